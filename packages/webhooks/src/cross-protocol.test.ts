/**
 * Every text that is signed with a merchant's secret, offered to every verifier and handler that it was not made for: none accepts. Made at random,
 * and those of all vectors. `npm run fuzz` is the long run, with another seed each time.
 */
import { expect, test } from "vitest";
import { randomNumbers } from "../recipes/testing/delivery-storm.ts";
import { KINDS_OF_TEXTS, randomText, type SignedText } from "../recipes/testing/signed-texts.ts";
import { vectorTexts } from "../recipes/testing/vector-texts.ts";
import { VERIFIERS } from "../recipes/testing/verifiers.ts";
import * as webhooks from "./index.ts";

const texts = Math.ceil(Number(process.env["FUZZ_INPUTS"] ?? 10_000) / 50);
const seed = "FUZZ_INPUTS" in process.env ? Date.now() : 1;

/** Which verifiers accept a text, and whether each was made for it. */
async function acceptedBy(text: SignedText): Promise<{ readonly name: string; readonly madeFor: boolean }[]> {
  const accepted: { readonly name: string; readonly madeFor: boolean }[] = [];
  for (const { name, madeFor, accepts } of VERIFIERS)
    if (await accepts(text)) accepted.push({ name, madeFor: madeFor.includes(text.kind) });
  return accepted;
}

const shown = ({ kind, message, signature }: SignedText): string =>
  `${kind} ${JSON.stringify(message.toString("latin1").slice(0, 500))}, signed ${signature.toString("hex")}`;

test("every handler and reader of this package is among the verifiers", () => {
  const handlers = Object.keys(webhooks).filter((name) => name.endsWith("Handler"));
  expect(handlers).toHaveLength(10);
  for (const name of [...handlers, "readReport"]) expect(VERIFIERS.map((verifier) => verifier.name.split(",")[0])).toContain(name);
});

test(`no verifier accepts a signed text of another kind, in ${texts} texts from seed ${seed}`, async () => {
  const random = randomNumbers(seed);
  const working = new Set<string>();
  for (let number = 0; number < Math.max(texts, 3 * KINDS_OF_TEXTS); number++) {
    const text = await randomText(number, random);
    for (const { name, madeFor } of await acceptedBy(text)) {
      if (!madeFor) throw new Error(`seed ${seed}, text ${number}: ${name} accepts ${shown(text)}`);
      working.add(name);
    }
  }
  expect([...working].toSorted()).toEqual(VERIFIERS.map(({ name }) => name).toSorted());
});

test("no verifier accepts the text of a vector of another kind", async () => {
  const working = new Set<string>();
  for (const text of vectorTexts()) {
    // A megabyte a text, for each way of offering it, shows no more than a few bytes do.
    if (text.message.length > 100_000) continue;
    for (const { name, madeFor } of await acceptedBy(text)) {
      if (!madeFor) throw new Error(`${text.id}: ${name} accepts ${shown(text)}`);
      working.add(name);
    }
  }
  expect([...working].toSorted()).toEqual(VERIFIERS.map(({ name }) => name).toSorted());
});
