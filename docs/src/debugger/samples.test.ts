import { explain, parseHttpMessage } from "@maksu/signing/explain";
import { expect, test } from "vitest";
import { parsePasted } from "./browser/pasted-message.ts";
import { debuggerSamples } from "./samples.ts";

/** Samples of a mismatch: the guide's, and altered vectors. */
const MISMATCHES = ["guide", "A9-neg", "B2", "C2-neg", "C8-neg"];

test.each(debuggerSamples().map((sample) => [sample.title, sample] as const))("the sample %s is explained", async (title, sample) => {
  const { matches } = await explain({ message: parsePasted(sample.message), secret: sample.secret });
  expect(matches).toBe(!MISMATCHES.some((id) => new RegExp(`\\b${id}:`).test(title)));
});

test("the sample of the signing guide shows its mistake", async () => {
  const [{ message, secret } = { message: "", secret: "" }] = debuggerSamples();
  const { mistake } = await explain({ message: parseHttpMessage(message), secret });
  expect(mistake?.name).toBe("body-reserialized");
});
