/**
 * Malformed requests get a response or a rejection in time, and the sandbox survives them without using more memory.
 * This is a short run; `npm run long -- hostile` is the long one. The contract tests compare their responses with those of the mock server.
 */
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, runHostile, startMeasured } from "@maksu/test-server/hostile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const REQUESTS = Number(process.env["HOSTILE_REQUESTS"] ?? 240);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_121);
const isLong = REQUESTS > 1000;

describe.each([
  { what: "the sandbox", front: "" },
  { what: "its front", front: "1" },
])("$what", ({ front }) => {
  let sandbox: MeasuredProcess;
  beforeAll(async () => {
    sandbox = await startMeasured(fileURLToPath(new URL("../../scripts/measured-sandbox.mjs", import.meta.url)), {
      REQUEST_TIMEOUT: "1000",
      FRONT: front,
    });
  });
  afterAll(() => (sandbox.hasEnded() ? 0 : sandbox.stop()));

  test(`${REQUESTS} random malformed requests get a response or a rejection in time, in constant memory (seed ${SEED})`, async () => {
    const { late, failed, growth, report } = await runHostile(sandbox, REQUESTS, SEED, isLong ? 100 : 40);
    if (isLong) process.stdout.write(report);
    expect(late).toEqual([]);
    expect(failed).toEqual([]);
    expect(sandbox.hasEnded()).toBe(false);
    // A short run has not warmed up: its bound only detects a leak that is obvious.
    expect(growth).toBeLessThan(isLong ? 1.1 : 1.5);
  });

  test("the sandbox responds after all hostile requests, and leaves no port", async () => {
    const url = sandbox.urls["payment"] ?? "";
    expect((await fetch(`${url}/merchants/payment-providers`)).status).toBe(401);
    await sandbox.stop();
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });
});
