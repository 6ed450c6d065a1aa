/** The protocol, message by message. */
import { afterAll, describe, expect, it } from "vitest";
import { startClient } from "./client.ts";

const client = startClient();
afterAll(() => client[Symbol.asyncDispose]());

describe("initialize", () => {
  it.each([
    ["2025-11-25", "2025-11-25"],
    ["2025-06-18", "2025-06-18"],
    ["2024-11-05", "2025-11-25"],
    [undefined, "2025-11-25"],
  ])("asked for version %s speaks %s", async (protocolVersion, want) => {
    const { result } = await client.request("initialize", {
      protocolVersion,
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    });
    expect(result).toMatchObject({ protocolVersion: want, capabilities: { tools: {} }, serverInfo: { name: "maksu" } });
  });
});

it("responds to a ping", async () => {
  expect((await client.request("ping")).result).toEqual({});
});

describe("an invalid message", () => {
  it.each([
    ["{", -32_700, null],
    ["[]", -32_600, null],
    ['[{"jsonrpc":"2.0","id":1,"method":"ping"}]', -32_600, null],
    ['{"id":7,"method":"ping"}', -32_600, 7],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600, null],
    ['{"jsonrpc":"2.0","id":8}', -32_600, 8],
    ['{"jsonrpc":"2.0","id":9,"method":"ping","params":[]}', -32_602, 9],
    ['{"jsonrpc":"2.0","id":10,"method":"toString"}', -32_601, 10],
    ['{"jsonrpc":"2.0","id":11,"method":"tools/call","params":{"name":"toString"}}', -32_602, 11],
    ['{"jsonrpc":"2.0","id":12,"method":"tools/call","params":{"name":"look_up","arguments":[]}}', -32_602, 12],
  ])("%s gets the error %d", async (line, code, id) => {
    expect(await client.line(line)).toMatchObject({ id, error: { code } });
  });
});

it("responds neither to notifications nor to responses", async () => {
  const before = client.messages.length;
  client.notify("notifications/initialized", {});
  client.notify("notifications/cancelled", { requestId: 4711 });
  expect(await client.line('{"jsonrpc":"2.0","id":1,"result":{}}\n{"jsonrpc":"2.0","id":"last","method":"ping"}')).toMatchObject({
    id: "last",
  });
  expect(client.messages).toHaveLength(before + 1);
});

it.each([
  ["with an end", "\n"],
  ["without one", ""],
])("ends at a line of 5 MB %s", async (_name, end) => {
  const other = startClient();
  const { error } = await other.line("x".repeat(5 * 2 ** 20), end);
  expect(error?.message).toBe("A message has at most 4194304 bytes.");
  await other[Symbol.asyncDispose]();
});
