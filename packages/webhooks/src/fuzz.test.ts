/**
 * Random URLs for every reader: that of a genuine event with something changed. A reader must accept the genuine one and every equivalent
 * of it, reject all others, and never throw. `npm run long -- fuzz` is the long run, with a new seed each time.
 */
import { expect, test } from "vitest";
import { randomNumbers } from "../test/delivery-storm.ts";
import { readCard, readPayment, type Reading, readReceipt, readRefund, readRefundStatus } from "./index.ts";
import { queryPairs } from "./query-pairs.ts";
import {
  addCardCallback,
  failureRedirect,
  paymentCallback,
  refundCallback,
  refundStatusChanged,
  successRedirect,
} from "./testing/index.ts";

const inputs = Number(process.env["FUZZ_INPUTS"] ?? 1500);
const seed = "FUZZ_INPUTS" in process.env ? Date.now() : 1;

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const signer = { ...merchant, url: "https://shop.example.com/hook" };

/** A genuine event, and how its parameters are read. */
interface Target {
  readonly genuine: string;
  readonly read: (url: string) => Promise<Reading<unknown>>;
  /** Maps a parameter to the scheme's name for it; undefined for one that the scheme ignores. */
  readonly known: (name: string) => string | undefined;
  /** Normalizes values that are equivalent. */
  readonly meaning?: (name: string, value: string | undefined) => string | undefined;
}

const checkout = (name: string) => (/^(?:checkout-|signature$)/i.test(name) ? name.toLowerCase() : undefined);
const oneOf =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name) ? name : undefined;

const targets: Target[] = [
  {
    genuine: (await paymentCallback({ ...signer, reference: "Tilaus ä+ö 1", more: { "checkout-later": "" } })).url,
    read: async (url) => readPayment(url, merchant),
    known: checkout,
  },
  {
    genuine: (await paymentCallback({ ...signer, algorithm: "sha512" })).url,
    read: async (url) => readPayment(url, merchant),
    known: checkout,
  },
  {
    genuine: (await refundCallback({ ...signer, transactionId: null })).url,
    read: async (url) => readRefund(url, merchant),
    known: checkout,
  },
  { genuine: (await addCardCallback(signer)).url, read: async (url) => readCard(url, merchant), known: checkout },
  {
    genuine: (await refundStatusChanged({ ...signer, newStatus: "ä b" })).url,
    read: async (url) => readRefundStatus(url, merchant),
    known: oneOf("refundToken", "oldStatus", "newStatus", "signature"),
    meaning: (name, value) => (name === "signature" && /^[0-9a-f]{64}$/i.test(value ?? "") ? value?.toLowerCase() : value),
  },
  ...[(await successRedirect({ ...signer, orderNumber: "A b" })).url, (await failureRedirect({ ...signer, orderNumber: "ä" })).url].map(
    (genuine): Target => ({
      genuine,
      read: async (url) => readReceipt(url, merchant),
      known: oneOf("ORDER_NUMBER", "TIMESTAMP", "PAID", "METHOD", "RETURN_AUTHCODE"),
    }),
  ),
];

test(`no reader crashes or accepts anything but the genuine event, in ${inputs} inputs from seed ${seed}`, async () => {
  const random = randomNumbers(seed);
  let taken = 0;
  for (let number = 0; number < inputs; number++) {
    const target = pick(targets, random);
    const url = mutated(target.genuine, random);
    const want = saysTheSame(url, target);
    const got = await target.read(url).then(({ genuine }) => genuine, String);
    if (got !== want) throw new Error(`seed ${seed}, input ${number}: ${JSON.stringify(url)} gave ${got}, not ${want}`);
    if (want) taken++;
  }
  expect(taken).toBeGreaterThan(inputs / 10);
  expect(taken).toBeLessThan(inputs / 2);
});

/** Checks whether the parameters that the scheme uses are those of the genuine event, each once, in any order and encoding. */
function saysTheSame(url: string, { genuine, known, meaning = (_, value) => value }: Target): boolean {
  const read = (address: string) =>
    queryPairs(address)
      .flatMap(([name, value]) => {
        const own = known(name);
        return own === undefined ? [] : [JSON.stringify([own, meaning(own, value) ?? null])];
      })
      .toSorted();
  const [given, want] = [read(url), read(genuine)];
  return given.length === want.length && given.every((each, index) => each === want[index]);
}

/** Returns the URL with something changed, or nothing. */
function mutated(genuine: string, random: () => number): string {
  const [path = "", query = ""] = genuine.split("?");
  const parts = query.split("&");
  const at = Math.floor(random() * parts.length);
  const part = parts[at] ?? "";
  const [name = "", value = ""] = part.split("=");
  const replaced = (by: string) => `${path}?${parts.map((each, index) => (index === at ? by : each)).join("&")}`;
  return pick<() => string>(
    [
      () => genuine,
      () => `${path}?${parts.toReversed().join("&")}`,
      () => `${genuine}&${text(random)}=${text(random)}`,
      () => `${genuine}&${pick(["checkout-x", "signature", "PAID", "METHOD", name], random)}=${text(random)}`,
      () => `${path}?${parts.filter((_, index) => index !== at).join("&")}`,
      () => `${genuine}&${part}`,
      () => replaced(`${name}=${text(random)}`),
      () => replaced(`${text(random)}=${value}`),
      () => replaced(`${name}=${altered(value, random)}`),
      () => replaced(`${altered(name, random)}=${value}`),
      () => replaced(part.replaceAll("+", "%20")),
      () => replaced(`${name}=${value.replaceAll(/[a-z]/gi, (letter) => (random() < 0.5 ? letter : encoded(letter)))}`),
      () => replaced(`${name.toUpperCase()}=${value}`),
      () => altered(genuine, random),
      () => genuine.slice(0, Math.floor(random() * genuine.length)),
      () => text(random),
    ],
    random,
  )();
}

/** Returns the text with a character changed, added or removed, or in another case. */
function altered(given: string, random: () => number): string {
  const at = Math.floor(random() * (given.length + 1));
  const character = pick(
    ["%", "&", "=", "+", "?", "#", "%FF", "%00", "%0A", "%C3", "%EF%BF%BD", "|", "0", "é", "\ud800", "\u0130"],
    random,
  );
  return pick(
    [
      given.slice(0, at) + character + given.slice(at + 1),
      given.slice(0, at) + character + given.slice(at),
      given.slice(0, at) + given.slice(at + 1),
      given.slice(0, at),
      given.toUpperCase(),
      given.toLowerCase(),
      given + given,
      ` ${given}`,
    ],
    random,
  );
}

/** Returns any text of up to eleven characters, or a piece with a meaning in some scheme. */
function text(random: () => number): string {
  const units = Array.from({ length: Math.floor(random() * 12) }, () => Math.floor(random() * pick([128, 256, 65_536], random)));
  return pick(["", "checkout-", "signature", "%", "0".repeat(64), "A".repeat(32)], random) + String.fromCharCode(...units);
}

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

function pick<T>(list: readonly T[], random: () => number): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error("nothing to pick from");
  return picked;
}
