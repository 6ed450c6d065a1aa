import { expect, it } from "vitest";
import { fuzz } from "../test/fuzz.ts";

/** `npm run long -- fuzz` is the long run, with another seed each time. */
const inputs = Number(process.env["FUZZ_INPUTS"] ?? 5000);
const seed = "FUZZ_INPUTS" in process.env ? Date.now() : 1;

it(`no verifier crashes, and none accepts anything but the genuine message, in ${inputs} inputs from seed ${seed}`, async () => {
  const report = await fuzz({ inputs, seed });
  expect(report.inputs).toBe(inputs);
  expect(report.genuineAccepted).toBeGreaterThan(inputs / 20);
});
