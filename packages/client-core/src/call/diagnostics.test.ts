/** Node's diagnostics channels, as observers of a process read them: README, "Observing calls". */
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { json } from "@maksu/test-server";
import { serverForTest } from "@maksu/test-server/vitest";
import { describe, expect, it, onTestFinished } from "vitest";
import { nodeTransport } from "../node.ts";
import { fetchTransport } from "../transport/fetch-transport.ts";
import { failureOf, thingsClient } from "../../test/things-client.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Message {
  readonly request: Fields;
  readonly response?: Fields;
}

/** Keeps what a channel publishes while a test runs. */
function collect(name: string): Message[] {
  const messages: Message[] = [];
  const keep = (message: unknown): void => void messages.push(message as Message);
  subscribe(name, keep);
  onTestFinished(() => void unsubscribe(name, keep));
  return messages;
}

const channels = [
  {
    over: "fetch",
    transport: fetchTransport(),
    start: "undici:request:create",
    end: "undici:request:headers",
    fail: "undici:request:error",
  },
  {
    over: "node",
    transport: nodeTransport(),
    start: "http.client.request.start",
    end: "http.client.response.finish",
    fail: "http.client.request.error",
  },
];

describe.each(channels)("over $over", ({ transport, start, end, fail }) => {
  it(`a call is published on ${start} and ${end}`, async () => {
    const { origin } = await serverForTest((response) => json(response, 200, []));
    const [started, ended] = [collect(start), collect(end)];
    await thingsClient(origin, { transport }).listThings();
    const own = ({ request }: Message): boolean => request["method"] === "GET" && request["path"] === "/things";
    expect(started.filter(own)).toHaveLength(1);
    expect(ended.filter(own).map(({ response }) => response?.["statusCode"])).toEqual([200]);
  });

  it(`a connection that breaks is published on ${fail}`, async () => {
    const { origin } = await serverForTest((response) => response.destroy());
    const failed = collect(fail);
    await failureOf(thingsClient(origin, { transport, retries: 0 }).listThings());
    expect(failed.map(({ request }) => request["path"])).toEqual(["/things"]);
  });

  it("each attempt has its own traceparent, by the headers of the client", async () => {
    const received: unknown[] = [];
    const { origin } = await serverForTest((response, { headers }) => {
      received.push(headers["traceparent"]);
      if (received.length === 1) response.writeHead(503, { "retry-after": "0" }).end();
      else json(response, 200, []);
    });
    const sent: string[] = [];
    const headers = () => {
      sent.push(`00-${"a".repeat(32)}-${String(sent.length + 1).padStart(16, "0")}-01`);
      return { traceparent: sent.at(-1) };
    };
    await thingsClient(origin, { transport, headers }).listThings();
    expect(sent).toHaveLength(2);
    expect(received).toEqual(sent);
  });
});
