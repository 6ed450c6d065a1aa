import { startMockServer } from "@maksu/mock-server";
import { DOCUMENTED_NAMES } from "@maksu/service-front";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seededExchange } from "../../test/seeded.ts";
import { lineOf, SEEDS } from "../../test/seeds.ts";
import { type Checker, createChecker } from "../check/check-exchange.ts";
import { checkHar, writeHar } from "./har.ts";

let mock: Awaited<ReturnType<typeof startMockServer>>;
let checker: Checker;
beforeAll(async () => {
  [mock, checker] = await Promise.all([startMockServer(), createChecker(DOCUMENTED_NAMES)]);
});
afterAll(() => mock.close());

test("a redacted HAR has the same differences as the exchanges that it was made of", async () => {
  const exchanges = [];
  for (const seed of SEEDS) exchanges.push(await seededExchange(seed, mock.urls));
  const text = JSON.stringify(writeHar(exchanges, "https://service.example.com"));
  const { exchanges: checked, others } = await checkHar(text, checker);
  expect(others).toBe(0);
  expect(checked.map(({ differences }) => differences.map(({ kind, file, line }) => `${kind} ${file}:${line}`))).toEqual(
    SEEDS.map((seed) => [`${seed.kind} ${lineOf(seed)}`]),
  );
  expect(text.match(/SAIPPUAKAUPPIAS|6pKF4jkv97/)).toBeNull();
  // A shape has no other letters and digits than these two.
  const signatures = [...text.matchAll(/"([0-9a-f]{64})"/g)].filter(([, signature]) => /[^a9]/.test(String(signature)));
  expect(signatures).toEqual([]);
});

test("a HAR has no personal data, no token and no signature, and keeps its shape", async () => {
  const seed = SEEDS.find(({ operationId }) => operationId === "getToken") ?? SEEDS[0];
  if (!seed) throw new Error("there are no seeds");
  const exchange = await seededExchange(
    { ...seed, change: ({ body }) => ({ body: body.replace(/"token":"[^"]*"/, '"token":"tok-4f"') }) },
    mock.urls,
  );
  const own = {
    ...exchange,
    request: {
      ...exchange.request,
      body: new TextEncoder().encode('{"email":"aino@kauppa.fi","nimi":"Äijä 12"}'),
      headers: { ...exchange.request.headers, "content-type": "application/json" },
    },
  };
  const text = JSON.stringify(writeHar([own], "https://service.example.com"));
  expect(text).toContain("aaa-9a");
  expect(text).toContain("aaaa@aaaaaa.aa");
  expect(text).not.toMatch(/tok-4f|aino|Äijä/);
  expect(text).not.toContain(exchange.request.headers["signature"]);
});

test.each([
  { what: "no JSON", text: "{", says: "not JSON" },
  { what: "another JSON", text: "{}", says: "no log.entries" },
  {
    what: "an entry without a response",
    text: '{"log":{"entries":[{"request":{"url":"x","method":"GET","headers":[]}}]}}',
    says: "log.entries[0]",
  },
])("rejects $what", async ({ text, says }) => {
  await expect(checkHar(text, checker)).rejects.toThrow(says);
});

test("counts requests of no operation", async () => {
  const entry = {
    request: { url: "https://shop.example.com/logo.png", method: "GET", headers: [] },
    response: { status: 200, headers: [], content: { mimeType: "" } },
  };
  expect(await checkHar(JSON.stringify({ log: { entries: [entry] } }), checker)).toEqual({ exchanges: [], others: 1 });
});
