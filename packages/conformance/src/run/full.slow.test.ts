import { startMockServer } from "@maksu/mock-server";
import { API_NAMES, OPERATIONS } from "@maksu/service-front";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differencesIn } from "../../test/differences.ts";
import { type Sandbox, startService } from "../../test/services.ts";
import { run } from "./run.ts";

/** Milliseconds that thousands of requests may take on a busy machine. */
const LONG = 240_000;

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
    if (level === "full") expect([result.uncalled, result.operations]).toEqual([[], { all: ALL, compared: ALL }]);
  },
  LONG,
);

test.each(["payment", "merchant", "legacy"] as const)(
  "against the mock server of the %s API, level full finds no difference",
  async (api) => {
    const result = await run({ target: mock.urls[api], level: "full", apis: [api] });
    expect(differencesIn(result.exchanges)).toEqual([]);
    expect([result.uncalled, result.operations.compared]).toEqual([[], result.operations.all]);
  },
  LONG,
);
