/**
 * Presents every text that is signed with a merchant's secret to every verifier and handler of another kind: none accepts it. The texts are
 * random, plus those of all vectors. `npm run long -- fuzz` is the long run, with a new seed each time.
 */
import { operationTable } from "@maksu/payment-api";
import { eventTable } from "@maksu/payment-api/events";
import * as signing from "@maksu/signing";
import { expect, test } from "vitest";
import { randomNumbers } from "../test/delivery-storm.ts";
import { ACCOUNT, KINDS_OF_TEXTS, randomText, SECRET, type SignedText } from "../test/signed-texts.ts";
import { SIGNING_VERIFIERS } from "../test/signing-verifiers.ts";
import { vectorTexts } from "../test/vector-texts.ts";
import { WEBHOOK_VERIFIERS } from "../test/webhook-verifiers.ts";
import * as webhooks from "./index.ts";

const VERIFIERS = [...SIGNING_VERIFIERS, ...WEBHOOK_VERIFIERS];

const isLong = "FUZZ_INPUTS" in process.env;
const texts = Math.ceil(Number(process.env["FUZZ_INPUTS"] ?? 1500) / 100);
const seed = isLong ? Date.now() : 1;

/** Returns which verifiers accept a text, and whether each was made for it. */
async function acceptedBy(text: SignedText): Promise<{ readonly name: string; readonly madeFor: boolean }[]> {
  const accepted: { readonly name: string; readonly madeFor: boolean }[] = [];
  for (const { name, madeFor, accepts } of VERIFIERS)
    if (await accepts(text)) accepted.push({ name, madeFor: madeFor.includes(text.kind) });
  return accepted;
}

const shown = ({ kind, message, signature }: SignedText): string =>
  `${kind} ${JSON.stringify(message.toString("latin1").slice(0, 500))}, signed ${signature.toString("hex")}`;

/** The Payment API's scheme itself: what builds on it is bound to a message, but the scheme is not. */
const BOUND_TO_NO_MESSAGE = "verifyCheckoutSignature";

test("the test covers every verifier, handler and reader that the packages export, except the one that is bound to no message", () => {
  const exported = [
    ...Object.keys(signing).filter((name) => name.startsWith("verify")),
    ...Object.keys(webhooks).filter((name) => name.startsWith("read") || name.endsWith("Handler")),
  ];
  const listed = new Set(VERIFIERS.map(({ name }) => name.split(",")[0]));
  expect([BOUND_TO_NO_MESSAGE, ...listed].toSorted()).toEqual(exported.toSorted());
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

test("no verifier accepts a vector's text of another kind", async () => {
  const working = new Set<string>();
  const found = new Map<string, number>();
  for (const text of vectorTexts()) {
    // Many vectors of a kind differ in what no other kind reads: the long run has all, this one every third of each kind.
    const before = found.get(text.kind) ?? 0;
    found.set(text.kind, before + 1);
    if (!isLong && before % 3 > 0) continue;
    // Many kilobytes of text, in every way of presenting it, show no more than a few bytes do.
    if (text.message.length > 5_000) continue;
    for (const { name, madeFor } of await acceptedBy(text)) {
      if (!madeFor) throw new Error(`${text.id}: ${name} accepts ${shown(text)}`);
      working.add(name);
    }
  }
  expect([...working].toSorted()).toEqual(VERIFIERS.map(({ name }) => name).toSorted());
});

test("verifyCheckoutResponse rejects every name that requests, forms and events sign, except those that a response may repeat", async () => {
  const form = { account: ACCOUNT, secret: SECRET, redirectSuccessUrl: "https://a.example/", redirectCancelUrl: "https://a.example/" };
  const described = [
    ...Object.values(eventTable).flatMap(({ query, headers }) => [...Object.keys(query), ...Object.keys(headers)]),
    ...Object.values(operationTable).flatMap(({ signedHeaders }) => signedHeaders),
    ...Object.keys(await signing.signCardForm(form)),
  ];
  const names = new Set(described.filter((name) => name.startsWith("checkout-")));
  const request = { account: ACCOUNT, algorithm: "sha256", method: "POST" } as const;
  const own = { "checkout-account": ACCOUNT, "checkout-algorithm": "sha256", "checkout-method": "POST" };
  const accepted: string[] = [];
  for (const name of names) {
    const parameters = Object.entries({ [name]: "1", ...own });
    const headers = [...parameters, ["signature", await signing.checkoutSignature({ parameters, secret: SECRET })] as const];
    const { outcome } = await signing.verifyCheckoutResponse({ request, status: 200, headers, body: "", secret: SECRET });
    if (outcome === "verified") accepted.push(name);
  }
  expect(names.size).toBe(18);
  expect(accepted.toSorted()).toEqual([...Object.keys(own), "checkout-tokenization-id", "checkout-transaction-id"]);
});
