import { startMockServer } from "@maksu/mock-server";
import { API_NAMES, OPERATIONS } from "@maksu/service-front";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differencesIn } from "../../test/differences.ts";
import { type Sandbox, startService } from "../../test/services.ts";
import { outcomeName, REASONS } from "./outcomes.ts";
import { run } from "./run.ts";

/** The contract's tests send a mock server the same requests, so its whole runs are part of `npm run long -- contract`. */
const isLong = process.env["LONG_CONTRACT"] === "1";

/** Milliseconds that thousands of requests may take on a busy machine: alone on one core, they take some 20 s. */
const LONG = 600_000;

/** Outcomes that were not seen at one of the services. */
const unseen = new Set<string>();
const expectListed = (result: Awaited<ReturnType<typeof run>>): void => {
  const names = (result.unprovoked ?? []).map(outcomeName);
  expect(names.filter((name) => !REASONS.has(name))).toEqual([]);
  for (const name of names) unseen.add(name);
};

const ALL = API_NAMES.reduce((sum, api) => sum + Object.keys(OPERATIONS[api]).length, 0);

let sandbox: Sandbox;
let mock: Awaited<ReturnType<typeof startMockServer>>;
beforeAll(async () => {
  [sandbox, mock] = await Promise.all([startService(), startMockServer()]);
});
afterAll(() => Promise.all([sandbox.close(), mock.close()]));

test.each(["write", "full"] as const)(
  "against the sandbox, level %s finds no difference",
  async (level) => {
    const result = await run({ target: sandbox.url, level });
    expect(differencesIn(result.exchanges)).toEqual([]);
    if (level !== "full") return;
    expect([result.uncalled, result.operations]).toEqual([[], { all: ALL, compared: ALL }]);
    expectListed(result);
  },
  LONG,
);

test.each(isLong ? (["payment", "merchant", "legacy"] as const) : (["merchant"] as const))(
  "against the mock server of the %s API, level full finds no difference",
  async (api) => {
    const result = await run({ target: mock.urls[api], level: "full", apis: [api] });
    expect(differencesIn(result.exchanges)).toEqual([]);
    expect([result.uncalled, result.operations.compared]).toEqual([[], result.operations.all]);
    expectListed(result);
  },
  LONG,
);

test.runIf(isLong)("an outcome that both services have leaves the list of those that no caller provokes", () => {
  expect([...REASONS.keys()].filter((name) => !unseen.has(name))).toEqual([]);
});
