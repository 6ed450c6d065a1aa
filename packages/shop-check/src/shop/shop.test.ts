/** How the check reaches a shop: what it calls, what it reads, and what it never reaches. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, startTestServer, type TestServer } from "@maksu/test-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createCall, isUrl, printed } from "./call.ts";
import { createSend } from "./http.ts";
import { isOf, matchIn, readMatch, shareOf } from "./matching.ts";
import { startProgram } from "./program.ts";
import { createState } from "./state.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer((response, { target }) => {
    if (target === "/away") response.writeHead(302, { location: "http://192.0.2.1/" }).end();
    else if (/^\/\d{3}\//.test(target)) response.writeHead(Number(target.slice(1, 4))).end();
    else json(response, 200, { state: "completed", paid: "1525", notices: null });
  });
});
afterAll(() => server.close());

const parts = (map: Record<string, string> = {}) => ({
  send: createSend({ allowHosts: [], map }),
  base: () => server.origin,
  environment: () => process.env,
  values: { port: 1, job: 0 },
});

describe("reach", () => {
  test.each([
    "http://192.0.2.1/",
    "https://shop.example.com/",
    "http://localhost.example.com/",
    "http://shop.localhost/",
    "file:///etc/passwd",
    "nowhere",
  ])("%s is never reached", async (url) => {
    await expect(parts().send(url)).rejects.toThrow(
      url.startsWith("http") ? "neither this machine, nor mapped, nor allowed" : "not an http(s) URL",
    );
  });

  test("redirects are not followed", async () => {
    expect(await parts().send(`${server.origin}/away`)).toMatchObject({ status: 302 });
  });

  test("a mapped host gets its own name, as from a reverse proxy", async () => {
    const { send } = parts({ "https://shop.example.com": server.origin });
    await send("https://shop.example.com/paid?a=1");
    const { target, headers } = server.received.at(-1) ?? {};
    expect([target, headers?.host, headers?.["x-forwarded-proto"]]).toEqual(["/paid?a=1", "shop.example.com", "https"]);
  });
});

test.each([
  { text: "/orders", want: true },
  { text: "POST http://127.0.0.1/x", want: true },
  { text: "curl -s http://127.0.0.1/x", want: false },
  { text: "php order.php", want: false },
])("$text is a URL: $want", ({ text, want }) => {
  expect(isUrl(text)).toBe(want);
});

test("a call fills in values, each as its place takes it", async () => {
  await createCall('PUT /orders/{reference} {"by":"{reference}","cents":{amount}}', parts())({ reference: 'a/"b', amount: 5 });
  expect(server.received.at(-1)).toMatchObject({ method: "PUT", target: "/orders/a%2F%22b", body: '{"by":"a/\\"b","cents":5}' });
  const result = await createCall("printf %s {reference}", parts())({ reference: "a'; echo $HOME" });
  expect(result).toEqual({ isDone: true, text: "a'; echo $HOME" });
});

test("a request that fails names its method and path, without secrets that stand in its URL", async () => {
  const values = { ...parts().values, secret: "of-the-merchant" };
  const call = createCall("/409/{reference}/{secret}?token=private", { ...parts(), values });
  expect(await call({ reference: "A 17" })).toMatchObject({ reason: "HTTP 409", place: "POST /409/A%2017/{secret}" });
});

test("a command that fails says why", async () => {
  expect(await createCall("echo broken >&2; exit 3", parts())({})).toEqual({ isDone: false, text: "", reason: "exit status 3: broken" });
  expect(await createCall("exit 3", parts())({})).toMatchObject({ reason: "exit status 3" });
});

test.each([
  { text: '{"reference":"R1","amount":5}', want: { reference: "R1", amount: 5 } },
  { text: "created\nR1\n", want: { reference: "R1" } },
  { text: "17", want: { reference: "17" } },
  { text: "85e69765\n", want: { reference: "85e69765" } },
  { text: "12345678901234567890", want: { reference: "12345678901234567890" } },
  { text: '"R1"', want: { reference: "R1" } },
  { text: 'created\n{"order":7}', want: { reference: "7" } },
  { text: "<html>\n<p>thank you</p>", want: {} },
])("of $text, $want is read", ({ text, want }) => {
  expect(printed(text)).toEqual(want);
});

const options = { values: {}, environment: process.env, patience: 5000, onOutput: () => {} };

describe("a group whose leader has ended is ended, too:", () => {
  let folder = "";
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "shop-check-"))));
  afterEach(() => rmSync(folder, { recursive: true }));

  test("a command that has left something behind resolves once it is closed", async () => {
    const closing = new AbortController();
    const file = join(folder, "left");
    const left = `(while kill -0 $$ 2>/dev/null; do sleep 0.01; done; touch '${file}'; exec sleep 1000) &`;
    const result = createCall(left, { ...parts(), closing: closing.signal })({});
    await vi.waitUntil(() => existsSync(file));
    closing.abort();
    expect(await result).toMatchObject({ isDone: true });
  });

  test("a shop that does not start leaves nothing behind", async () => {
    const command = ["sh", "-c", `sh -c 'while :; do sleep 0.1; done' ${folder} & exit 3`];
    await expect(startProgram({ ...options, command, send: parts().send })).rejects.toThrow("it ended with 3");
    await vi.waitUntil(() => spawnSync("pgrep", ["-f", folder]).status === 1);
  });

  test("is started again once no process that it has started holds its port", async () => {
    const worker =
      "require('http').createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT); setTimeout(process.exit, 800)";
    const shop = `require("child_process").spawn(process.execPath, ["-e", ${JSON.stringify(worker)}], { detached: true, stdio: "inherit" })`;
    await using program = await startProgram({ ...options, command: [process.execPath, "-e", shop], send: parts().send });
    const pid = async (): Promise<string> => (await fetch(program.base)).text();
    const before = await pid();
    await program.restart();
    expect(await pid()).not.toBe(before);
  });
});

describe("state", () => {
  const words = { completed: "paid" };

  test("is read from a URL, in the shop's own words", async () => {
    using state = createState("/orders/{reference}", parts(), words);
    expect(await state("R1")).toEqual({ state: "paid", paid: 1525 });
  });

  test.each([404, 500])("of an order that is a %i is unreadable; a 404 alone says that it is gone", async (status) => {
    using state = createState(`/${status}/{reference}`, parts(), words);
    await expect(state("R1")).rejects.toMatchObject({ message: `state of R1: HTTP ${status}`, isGone: status === 404 });
  });

  test("is read from a command that stays open", async () => {
    using state = createState(`while read -r each; do echo "{\\"state\\":\\"open\\",\\"currency\\":\\"$$-$each\\"}"; done`, parts(), {});
    const [one, two] = [await state("R1"), await state("R2")];
    expect([one.currency?.split("-")[0], one.currency?.split("-")[1], two.currency?.split("-")[1]]).toEqual([
      two.currency?.split("-")[0],
      "R1",
      "R2",
    ]);
  });

  test.each([
    { command: "echo no; cat", message: 'must be JSON, not "no"' },
    { command: "exit 4", message: "the command ended with 4" },
    { command: `while read -r each; do echo '{"state":"done"}'; done`, message: "state.state: must be open, pending" },
    {
      command: `while read -r each; do echo '{"state":"paid","paid":15.25}'; done`,
      message: "state.paid: must be a whole number of cents, not 15.25",
    },
  ])("of $command is rejected", async ({ command, message }) => {
    using state = createState(command, parts(), {});
    await expect(state("R1")).rejects.toThrow(message);
  });
});

describe("matching", () => {
  const request = {
    stamp: "shop-17",
    reference: "1234",
    amount: 1525,
    currency: "EUR",
    items: [
      { reference: "R1", unitPrice: 500, units: 2, vatPercentage: 0 },
      { reference: "R2", unitPrice: 525, units: 1, vatPercentage: 0 },
    ],
    redirectUrls: { success: "", cancel: "" },
  };

  test.each([
    { reference: "1234", want: "reference", share: undefined },
    { reference: "shop-17", want: "stamp", share: undefined },
    { reference: "R1", want: "items.reference", share: 1000 },
    { reference: "17", want: undefined },
  ])("$reference is found in $want, for $share cents", ({ reference, want, share }) => {
    expect(matchIn(request, reference)).toBe(want);
    if (want === undefined) return;
    expect(isOf(request, reference, readMatch(want))).toBe(true);
    expect(shareOf(request, reference, readMatch(want))).toBe(share);
  });

  test("a part whose prices are without VAT has it raised, each unit by itself", () => {
    const items = request.items.map((item) => ({ ...item, unitPrice: 1215, vatPercentage: 25.5 }));
    expect(shareOf({ ...request, items, usePricesWithoutVat: true }, "R1", "items.reference")).toBe(3050);
  });

  test("no item is looked at where the payment's own field names the order", () => {
    const items = [{ nce: "1234", unitPrice: 1, units: 1, vatPercentage: 0 }];
    expect(shareOf({ ...request, items }, "1234", "reference")).toBeUndefined();
  });

  test("a pattern takes its first group", () => {
    expect(isOf(request, "17", readMatch("/^shop-(\\d+)$/"))).toBe(true);
    expect(isOf(request, "1", readMatch("/^shop-(\\d+)$/"))).toBe(false);
  });
});
