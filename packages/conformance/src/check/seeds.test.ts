import { startMockServer } from "@maksu/mock-server";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { startTestServer } from "@maksu/test-server";
import { DOCUMENTED_NAMES } from "@maksu/service-front";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { DIALECTS, inDialect } from "../../test/dialects.ts";
import { requestOf, seededExchange } from "../../test/seeded.ts";
import { foundIn, linesOf, SEEDS } from "../../test/seeds.ts";
import { checkHar, writeHar } from "../recordings/har.ts";
import { createSender } from "../calls/send-signed.ts";

let mock: Awaited<ReturnType<typeof startMockServer>>;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

test("there are seeds of every kind, and of every API", () => {
  expect(SEEDS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(SEEDS.map(({ api }) => api)).size).toBe(3);
  expect(new Set(SEEDS.flatMap(({ found }) => found.map((each) => /^(?:note )?(\S+)/.exec(each)?.[1]))).size).toBe(13);
});

test.each(SEEDS)("$api $operationId: $what is found at the line of the keyword, and nothing else is", async (seed) => {
  const exchange = await seededExchange(seed, mock.urls);
  const { differences, unchecked } = await checker.check(exchange);
  expect([unchecked, foundIn(differences)]).toEqual([undefined, linesOf(seed)]);

  const har = writeHar([exchange], "https://service.example.com");
  const text = JSON.stringify(har);
  // A shape has no other letters and digits than these two.
  const signatures = [...text.matchAll(/"([0-9a-f]{64})"/g)].filter(([, signature]) => /[^a9]/.test(String(signature)));
  expect([signatures, text.match(/SAIPPUAKAUPPIAS|6pKF4jkv97/)]).toEqual([[], null]);
  for (const recording of [text, ...Object.keys(DIALECTS).map((name) => inDialect(har, name))]) {
    const { exchanges } = await checkHar(recording, checker);
    expect(exchanges.map((each) => foundIn(each.differences))).toEqual([linesOf(seed)]);
  }
});

test.each(["gzip", "br", "chunks"])("a response in %s has no difference", async (form) => {
  const seed = SEEDS[0];
  if (!seed) throw new Error("there are no seeds");
  await using hop = await startTestServer(async (outgoing, { method, target, rawHeaders }) => {
    const headers = rawHeaders.filter(([name]) => !/^(host|connection|accept-encoding)$/i.test(name)) as [string, string][];
    const response = await fetch(mock.urls.payment + target, { method, headers });
    const body = Buffer.from(await response.arrayBuffer());
    const {
      "content-length": _length,
      "content-encoding": _encoding,
      connection: _connection,
      ...received
    } = Object.fromEntries(response.headers);
    const encoded = form === "gzip" ? gzipSync(body) : form === "br" ? brotliCompressSync(body) : body;
    outgoing.writeHead(response.status, { ...received, ...(form !== "chunks" && { "content-encoding": form }) });
    for (let at = 0; at < encoded.length; at += 7) outgoing.write(encoded.subarray(at, at + 7));
    outgoing.end();
  });
  const { called, request } = requestOf(seed);
  const exchange = await createSender({ to: hop.origin, names: DOCUMENTED_NAMES }).send(called, request);
  expect([exchange.signature, (await checker.check(exchange)).differences]).toEqual(["verified", []]);
});
