/**
 * Random input for every verifier: a genuine message in which one thing is changed, or replaced by a value of any kind. A verifier must return
 * true for the genuine one, false for any other, and never throw.
 */
import { digest } from "#crypto";
import { basicAuthorization, verifyBasicAuthorization } from "../src/legacy/basic.ts";
import { verifyCardForm } from "../src/checkout/card-form.ts";
import { checkoutSignature } from "../src/checkout/checkout.ts";
import { verifyCheckoutSignature } from "../src/checkout/checkout-verifier.ts";
import { verifyCheckoutResponse } from "../src/checkout/checkout-response.ts";
import { contentMd5, merchantSignature, parseMerchantAuthorization, verifyMerchantSignature } from "../src/merchant/merchant.ts";
import { receiptAuthcode, verifyReceipt } from "../src/legacy/receipt.ts";
import { refundNotificationSignature, verifyRefundNotification } from "../src/merchant/refund-notification.ts";

/** The result of a run. */
export interface FuzzReport {
  /** Inputs tried. */
  readonly inputs: number;
  /** How many of them were the genuine message after all, and accepted. */
  readonly genuineAccepted: number;
}

/** A message as named values, all from outside, with its verifier. */
interface Target {
  readonly genuine: Readonly<Record<string, string>>;
  /** Whether the scheme reads a parameter of this name at all. By default, those of the genuine message. */
  readonly reads?: (name: string) => boolean;
  /** Key that values of the same meaning share. By default, the value itself. */
  readonly meaning?: (value: string) => string;
  readonly verify: (values: readonly (readonly [string, unknown])[]) => Promise<boolean>;
}

/** Tries so many inputs. The error of a failed run names the seed, the number and the input. */
export async function fuzz({ inputs, seed }: { readonly inputs: number; readonly seed: number }): Promise<FuzzReport> {
  const random = new Random(seed);
  const targets = await makeTargets();
  let genuineAccepted = 0;
  for (let number = 0; number < inputs; number++) {
    const target = random.pick(targets);
    const values = mutate(Object.entries(target.genuine), random);
    const isGenuine = isSame(values, target);
    const accepted = await target.verify(values).catch((error: unknown) => error);
    if (accepted !== isGenuine) throw new Error(`seed ${seed}, input ${number}: ${describe(values)} gave ${String(accepted)}`);
    if (isGenuine) genuineAccepted++;
  }
  return { inputs, genuineAccepted };
}

const secret = "SAIPPUAKAUPPIAS";

/** Values that are typed as text for the verifiers' sake: what comes from outside in JavaScript can be anything. */
const asText = (value: unknown): string => value as string;
const asPairs = (values: readonly (readonly [string, unknown])[]): [string, string][] =>
  values.map(([name, value]) => [name, asText(value)]);

async function makeTargets(): Promise<readonly Target[]> {
  const hasMd5 = await Promise.resolve(digest("md5", [], "hex")).then(
    () => true,
    () => false,
  );
  const checkout = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha256",
    "checkout-method": "GET",
    "checkout-transaction-id": "681538c4-fc84-11e9-83bc-2ffcef4c3453",
  };
  const signed = { ...checkout, signature: await checkoutSignature({ parameters: Object.entries(checkout), body: "{}", secret }) };
  const form = { "checkout-account": "375917", "checkout-reference": "ä😀", signature: "" };
  form.signature = await checkoutSignature({ parameters: Object.entries(form), secret, algorithm: "sha512" });
  const cardForm = {
    "checkout-redirect-success-url": "https://a.example/ä",
    "checkout-redirect-cancel-url": "https://a.example/",
    "checkout-nonce": "😀",
    signature: "",
  };
  cardForm.signature = await checkoutSignature({ parameters: Object.entries(cardForm), secret, algorithm: "sha512" });
  const notification = { refundToken: "DA2OTA4NWVmYTRi", oldStatus: "created", newStatus: "completed" };
  const request = { account: "375917", algorithm: "sha256", method: "GET", transactionId: checkout["checkout-transaction-id"] } as const;

  const reads = (name: string) => /^(?:checkout-|signature$)/.test(name.toLowerCase());

  const targets: Target[] = [
    {
      genuine: signed,
      reads,
      verify: (values) => verifyCheckoutSignature({ parameters: asPairs(values), body: "{}", secret: ["x", secret] }),
    },
    { genuine: form, reads, verify: (values) => verifyCheckoutSignature({ parameters: asPairs(values), secret }) },
    { genuine: cardForm, reads: () => true, verify: (values) => verifyCardForm({ parameters: values, secret }) },
    {
      genuine: signed,
      reads,
      verify: async (values) =>
        (await verifyCheckoutResponse({ request, status: 200, headers: asPairs(values), body: "{}", secret })).outcome === "verified",
    },
    {
      meaning: (value) => value.replace(/^[0-9A-F]{64}$/i, (hex) => hex.toLowerCase()),
      genuine: { ...notification, signature: await refundNotificationSignature({ ...notification, secret }) },
      verify: (values) => verifyRefundNotification({ parameters: asPairs(values), secret }),
    },
    {
      meaning: (value) => value.replace(/^basic /i, "Basic "),
      genuine: { authorization: await basicAuthorization({ merchantId: 13466, secret }) },
      verify: (values) => verifyBasicAuthorization({ authorization: header(values, "authorization"), merchantId: 13466, secret }),
    },
  ];
  if (hasMd5) targets.push(await receiptTarget(), await merchantTarget());
  return targets;
}

async function receiptTarget(): Promise<Target> {
  const fields = { ORDER_NUMBER: "15153", TIMESTAMP: "1176557554", PAID: "F4SDGF23FS", METHOD: "1" };
  return {
    genuine: { ...fields, RETURN_AUTHCODE: await receiptAuthcode({ ...fields, secret }) },
    verify: (values) => verifyReceipt({ parameters: asPairs(values), form: "success", secret }),
  };
}

async function merchantTarget(): Promise<Target> {
  const parts = {
    method: "POST",
    target: "/merchant/v1/x?y=%20",
    timestamp: "2026-03-01T12:00:00+0200",
    contentMd5: await contentMd5("{}"),
  };
  const signature = await merchantSignature({ ...parts, merchantId: "13466", secret });
  return {
    genuine: { ...parts, authorization: `ServiceMerchantAPI 13466:${signature}` },
    verify: async (values) => {
      const authorization = parseMerchantAuthorization(header(values, "authorization"));
      if (authorization === undefined || authorization.apiName !== "ServiceMerchantAPI") return false;
      const [method, target, timestamp, md5] = ["method", "target", "timestamp", "contentMd5"].map((name) => header(values, name));
      return verifyMerchantSignature({
        method: asText(method),
        target: asText(target),
        timestamp: asText(timestamp),
        contentMd5: asText(md5),
        ...authorization,
        body: "{}",
        secret,
      });
    },
  };
}

/** A header that must come once. */
function header(values: readonly (readonly [string, unknown])[], name: string): string {
  const found = values.filter(([each]) => each === name);
  return asText(found.length === 1 ? found[0]?.[1] : undefined);
}

/** Changes nothing, or one thing. */
function mutate(values: readonly (readonly [string, unknown])[], random: Random): readonly (readonly [string, unknown])[] {
  const index = random.below(values.length);
  const [name, value] = values[index] ?? ["", ""];
  const replaced = (pair: readonly [string, unknown]) => values.map((each, at) => (at === index ? pair : each));
  switch (random.below(8)) {
    case 0:
      return values;
    case 1:
      return values.filter((_, at) => at !== index);
    case 2:
      return [...values, [name, value]];
    case 3:
      return replaced([name, random.anything()]);
    case 4:
      return replaced([random.text(), value]);
    case 5:
      return [...values, [random.pick(["checkout-x", "signature", name]), random.anything()]];
    default:
      return replaced([name, random.alter(String(value))]);
  }
}

/** Whether a verifier must accept: each genuine value is there, once, and nothing else that the scheme reads. */
function isSame(values: readonly (readonly [string, unknown])[], { genuine, reads, meaning = (value) => value }: Target): boolean {
  const read = values.filter(([name]) => Object.hasOwn(genuine, name) || reads?.(name));
  const names = new Set(read.map(([name]) => name));
  const same = ([name, value]: readonly [string, unknown]) => typeof value === "string" && meaning(value) === meaning(genuine[name] ?? "");
  return read.length === Object.keys(genuine).length && names.size === read.length && read.every(same);
}

function describe(values: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === "bigint" || typeof value === "symbol" ? String(value) : value));
}

/** A small generator of random numbers (mulberry32): fast, and the same for the same seed. */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error("nothing to pick from");
    return picked;
  }

  text(): string {
    const units = Array.from({ length: this.below(12) }, () => this.below(this.pick([128, 256, 65536])));
    return this.pick(["", "checkout-", "signature"]) + String.fromCharCode(...units);
  }

  /** The text with one character changed, added or gone, or in other case. */
  alter(text: string): string {
    const at = this.below(text.length + 1);
    const character = String.fromCharCode(this.below(this.pick([128, 65536])));
    return this.pick([
      text.slice(0, at) + character + text.slice(at + 1),
      text.slice(0, at) + character + text.slice(at),
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at),
      text.toUpperCase(),
      text.toLowerCase(),
      text + text,
      ` ${text}`,
      `${text}\n`,
    ]);
  }

  /** A value of any kind. */
  anything(): unknown {
    const hostile = {
      toString: (): string => {
        throw new Error("asked for text");
      },
    };
    const text = this.text();
    const values = [
      undefined,
      null,
      true,
      Number.NaN,
      -0,
      10n,
      Symbol("s"),
      () => text,
      hostile,
      [text],
      [[text]],
      { length: 64 },
      new Date(0),
    ];
    return this.pick([
      ...values.filter((value) => value !== undefined),
      text,
      text,
      text.repeat(1000),
      new Uint8Array(64),
      "",
      "0".repeat(64),
      "a".repeat(128),
    ]);
  }
}
