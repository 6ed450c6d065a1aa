import { startMockServer } from "@maksu/mock-server";
import { DOCUMENTED_NAMES } from "@maksu/service-front";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seededExchange } from "../../test/seeded.ts";
import { lineOf, SEEDS } from "../../test/seeds.ts";
import { type Checker, createChecker } from "./check-exchange.ts";

let mock: Awaited<ReturnType<typeof startMockServer>>;
let checker: Checker;
beforeAll(async () => {
  [mock, checker] = await Promise.all([startMockServer(), createChecker(DOCUMENTED_NAMES)]);
});
afterAll(() => mock.close());

test("there are seeds of every kind, and of every API", () => {
  expect(SEEDS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(SEEDS.map(({ api }) => api)).size).toBe(3);
  expect(new Set(SEEDS.map(({ kind }) => kind)).size).toBe(13);
});

describe.each(SEEDS)("$api $operationId: $what", (seed) => {
  test(`is found as ${seed.kind} at the line of the keyword, and nothing else is`, async () => {
    const { differences, unchecked } = await checker.check(await seededExchange(seed, mock.urls));
    expect([unchecked, differences.map(({ kind, file, line, isNote }) => [kind, `${file}:${line}`, isNote])]).toEqual([
      undefined,
      [[seed.kind, lineOf(seed), seed.isNote === true]],
    ]);
  });
});
