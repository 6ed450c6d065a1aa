/** URLs that a shop can give, and what of them is seen: no password, and no signature beside the signed URL itself. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { eventLine, requestLine } from "../../src/cli/lines.ts";
import { type ObservedEvent, type Sandbox, type SandboxExchange, startSandbox } from "../../src/index.ts";
import { startShop } from "../support/shop.ts";

const PASSWORD = "hush7hush";

/** The reasons for which an event can fail. A URL that nothing can be sent to is rejected with the request that names it. */
const REASONS = new Set([
  undefined,
  "no server listens there",
  "the connection broke",
  "the host is unknown",
  "the host can't be reached",
  "TLS failed",
  "the request failed",
]);

const one = (...texts: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

const scheme = one(
  "http:",
  "https:",
  "HTTP:",
  "ht\ttp:",
  " http:",
  "",
  "javascript:",
  "ftp:",
  "file:",
  "user:",
  "\u0000http:",
  "blob:http:",
);
const slashes = one("//", "", "/", "\\\\", "///", "//\t", "\n//");
const user = one(
  "",
  `u:${PASSWORD}@`,
  `:${PASSWORD}@`,
  `${PASSWORD}@`,
  `u:${PASSWORD}@@`,
  `a@u:${PASSWORD}@`,
  `u\n:${PASSWORD}@`,
  `u%40:${PASSWORD}@`,
  `ü:${PASSWORD}@`,
);
const host = one(
  "127.0.0.1:9",
  "localhost:9",
  "[::1]:9",
  "127.0.0.1:0",
  "127.0.0.1:99999",
  "127.0.0.1:9:9",
  "[::1",
  "127.1:9",
  "0x7f000001:9",
  "ex ample",
  "",
  "a\u0000b",
  "192.0.2.1",
  "127.0.0.1:9\\@192.0.2.1",
  "%31",
);
const rest = fc.oneof(
  one("", "/", "/paid?a=1", "?signature=", "#x", "/%", "/ä\r\nx: y", "\\..", "?a=@", `/${"a".repeat(500)}`),
  fc.string({ maxLength: 20 }),
);
/** An empty one stands for none. */
const hostileUrl = fc
  .tuple(scheme, slashes, user, host, rest)
  .map((parts) => parts.join(""))
  .filter((url) => url !== "");

/** The signature that a URL ends with. Parameters of its own may have the same name. */
const signatureIn = (url: string): string => new URL(url).searchParams.getAll("signature").at(-1) ?? "";

test(
  "no hostile URL puts a password or a signature into logs, events, snapshots or warnings, and its reason is one of ours",
  { timeout: 3_600_000 },
  async () => {
    const events: ObservedEvent[] = [];
    const exchanges: SandboxExchange[] = [];
    const warnings: string[] = [];
    /** Every signature of the requests, their responses, redirects and events. */
    const made = new Set<string>();
    const noting: Sandbox["fetch"] = async (input, init) => {
      const response = await sandbox.fetch(input, init);
      for (const headers of [new Headers(init?.headers), response.headers]) made.add(headers.get("signature") ?? "");
      return response;
    };
    const note = ({ message, stack }: Error): void => void warnings.push(message, stack ?? "");
    process.on("warning", note);
    await using sandbox = await startSandbox({
      clock: "frozen",
      settings: { callbackRetry: [] },
      onEvent: (event) => void events.push(event),
      onExchange: (exchange) => void exchanges.push(exchange),
    });
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(hostileUrl, { minLength: 20, maxLength: 20 }), async (urls) => {
          const world = await sandbox.world();
          await using shop = await startShop(sandbox.url, world, noting);
          let expected = 0;
          for (const url of urls) {
            const hostile = { success: url, cancel: url };
            const { status, body } = await shop.create({ callbackUrls: hostile });
            if (status === 201) made.add(signatureIn(String(await world.pay(body.transactionId, { method: "nordea" }))));
            expected += status === 201 ? 1 : 0;
            const { transactionId: id } = (await shop.create()).body;
            made.add(signatureIn(String(await world.pay(id, { method: "nordea" }))));
            const refund = await shop.send("POST", `/payments/${id}/refund`, { body: { amount: 100, callbackUrls: hostile } });
            expected += refund.status === 201 ? 2 : 1;
          }
          await world.clock.advance({ minutes: 1 });
          const listed = await world.events.list();
          expect(listed).toHaveLength(expected);
          for (const { attempts } of listed) for (const { failure } of attempts) expect(REASONS).toContain(failure);
          const lines = [...events.splice(0).map(eventLine), ...exchanges.splice(0).map(requestLine)];
          const others = [...lines, ...warnings, ...listed.flatMap(({ attempts }) => attempts.map(({ failure }) => failure))];
          for (const { url } of listed) made.add(signatureIn(url));
          made.delete("");
          expect(made.size).toBeGreaterThan(urls.length);
          const seen = JSON.stringify(others);
          expect([...made].filter((signature) => seen.includes(signature))).toEqual([]);
          made.clear();
          const all = JSON.stringify([
            others,
            listed,
            await world.requests.list(),
            await world.transitions(),
            await world.snapshot(),
            await world.export(),
          ]);
          expect(all.match(new RegExp(`.{0,100}${PASSWORD}`))).toBeNull();
          await world.reset();
        }),
        { numRuns: Number(process.env["HOSTILE_URLS"] ?? 40) / 20, endOnFailure: true },
      );
    } finally {
      process.off("warning", note);
    }
  },
);
