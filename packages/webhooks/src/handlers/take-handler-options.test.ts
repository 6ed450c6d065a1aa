/** Every handler validates all of its options when it is created, and none of other handlers' options. */
import { checkoutSignature } from "@maksu/signing";
import { describe, expect, test, vi } from "vitest";
import * as webhooks from "../index.ts";
import type { WebhookErrorCode } from "../errors.ts";
import { paymentCallback } from "../testing/index.ts";

const { memoryStore } = webhooks;
const secret = "SAIPPUAKAUPPIAS";
const nothing = async () => {};

/** Options that serve every handler. */
const all = () => ({
  account: 375917,
  secret,
  store: memoryStore(),
  lease: 1000,
  onDelivery: () => {},
  compare: "by hand" as const,
  onPayment: nothing,
  onPaymentDetails: nothing,
  paymentPage: () => "/thanks",
  onRefund: nothing,
  onCard: nothing,
  cardPage: () => "/thanks",
  onReport: nothing,
  maxBytes: 1000,
  maxUnverifiedBytes: 2000,
  bodyTimeout: 1000,
  onRefundStatus: nothing,
  onOtherRefundStatus: nothing,
  encoding: "hex" as const,
  onPaid: nothing,
  paidPage: () => "/thanks",
  onUnpaid: nothing,
  unpaidPage: () => "/thanks",
});
type All = ReturnType<typeof all>;

interface Case {
  readonly name: keyof typeof webhooks;
  readonly create: (options: All) => unknown;
  readonly needs: readonly (keyof All)[];
  readonly takes?: readonly (keyof All)[];
}
const handlers: readonly Case[] = [
  {
    name: "paymentCallbackHandler",
    create: webhooks.paymentCallbackHandler,
    needs: ["account", "onPayment"],
    takes: ["onPaymentDetails", "compare"],
  },
  {
    name: "paymentRedirectHandler",
    create: webhooks.paymentRedirectHandler,
    needs: ["account", "onPayment", "paymentPage"],
    takes: ["onPaymentDetails", "compare"],
  },
  { name: "refundCallbackHandler", create: webhooks.refundCallbackHandler, needs: ["account", "onRefund"], takes: ["compare"] },
  { name: "addCardCallbackHandler", create: webhooks.addCardCallbackHandler, needs: ["account", "onCard"] },
  { name: "addCardRedirectHandler", create: webhooks.addCardRedirectHandler, needs: ["account", "onCard", "cardPage"] },
  {
    name: "paymentReportHandler",
    create: webhooks.paymentReportHandler,
    needs: ["account", "onReport"],
    takes: ["maxBytes", "maxUnverifiedBytes", "bodyTimeout"],
  },
  {
    name: "refundStatusChangedHandler",
    create: webhooks.refundStatusChangedHandler,
    needs: ["onRefundStatus"],
    takes: ["compare", "onOtherRefundStatus", "encoding"],
  },
  { name: "paymentNotificationHandler", create: webhooks.paymentNotificationHandler, needs: ["onPaid"], takes: ["compare"] },
  { name: "successRedirectHandler", create: webhooks.successRedirectHandler, needs: ["onPaid", "paidPage"], takes: ["compare"] },
  { name: "failureRedirectHandler", create: webhooks.failureRedirectHandler, needs: ["unpaidPage"], takes: ["onUnpaid", "compare"] },
];

interface Rule {
  readonly code: WebhookErrorCode;
  readonly allowed: string;
  /** With the kind in the message, and the index of the element that is wrong, in a list. */
  readonly bad: readonly (readonly [value: unknown, kind: string | undefined, element?: number])[];
  readonly good?: readonly unknown[];
}
/** The message says nothing of a kind of which some values are allowed. */
const OWN = undefined;
const FUNCTION: Rule = {
  code: "function-invalid",
  allowed: "a function",
  bad: [
    [null, "null"],
    ["/thanks", "a string"],
    [{}, "an object"],
  ],
};
const store = memoryStore();
const { release: _, ...withoutRelease } = store;
class Store implements webhooks.OnceStore {
  async claim(): Promise<"claimed"> {
    return "claimed";
  }
  async extend(): Promise<boolean> {
    return true;
  }
  async finish(): Promise<void> {}
  async release(): Promise<void> {}
}
const RULES: Readonly<Record<keyof All, Rule>> = {
  account: {
    code: "account-invalid",
    allowed: "the merchant ID, a whole number above zero",
    bad: [
      [0, "0"],
      [-1, "-1"],
      [1.5, "1.5"],
      [2 ** 53, "9007199254740992"],
      [Number.NaN, "NaN"],
      ["", "an empty string"],
      ["x", OWN],
      ["0375917", OWN],
      ["12 ", OWN],
      ["x12", OWN],
      [["375917"], "an array"],
      [375917n, "a bigint"],
      [null, "null"],
    ],
    good: [1, 10, "1", "375917", Number.MAX_SAFE_INTEGER],
  },
  secret: {
    code: "secret-invalid",
    allowed: "a non-empty string without NUL and lone surrogates, or a non-empty list of such strings",
    bad: [
      ["", "an empty string"],
      [[], "an empty array"],
      [[secret, ""], "an empty string", 1],
      [[null], "null", 0],
      [null, "null"],
      [Buffer.from(secret), "a Uint8Array object"],
      ["a\0b", OWN],
      ["a\ud800b", OWN],
      ["\udc00", OWN],
      [[secret, "a\0"], OWN, 1],
    ],
    good: ["x", ["x"], ["x", "y"], "\ud83d\ude00"],
  },
  store: {
    code: "store-invalid",
    allowed: "an object with the functions claim, extend, finish and release, as memoryStore() has",
    bad: [
      [null, "null"],
      [withoutRelease, OWN],
      ...Object.keys(store).map((name): [unknown, undefined] => [{ ...store, [name]: true }, OWN]),
      [memoryStore, "a function"],
    ],
    good: [{ ...store }, new Store()],
  },
  lease: {
    code: "lease-invalid",
    allowed: "a whole number of milliseconds from 1 to 3600000",
    bad: [
      [0, "0"],
      [3_600_001, "3600001"],
      [0.5, "0.5"],
      [Number.NaN, "NaN"],
      ["60", "a string"],
    ],
    good: [1, 3_600_000],
  },
  maxBytes: {
    code: "limit-invalid",
    allowed: "a whole number of bytes of at least 1",
    bad: [
      [0, "0"],
      [-1, "-1"],
      [Number.NaN, "NaN"],
      ["10MB", "a string"],
      [Number.POSITIVE_INFINITY, "Infinity"],
    ],
    good: [1],
  },
  maxUnverifiedBytes: {
    code: "limit-invalid",
    allowed: "a whole number of bytes of at least 1",
    bad: [
      [0, "0"],
      ["10MB", "a string"],
    ],
    good: [2001],
  },
  bodyTimeout: {
    code: "limit-invalid",
    allowed: "a whole number of milliseconds from 1 to 2147483647",
    bad: [
      [0, "0"],
      [2 ** 31, "2147483648"],
      ["60", "a string"],
    ],
    good: [1, 2 ** 31 - 1],
  },
  encoding: {
    code: "encoding-invalid",
    allowed: "hex or base64",
    bad: [
      ["HEX", OWN],
      ["", "an empty string"],
      [null, "null"],
    ],
    good: ["hex", "base64"],
  },
  onDelivery: FUNCTION,
  compare: {
    code: "option-invalid",
    allowed: '"by hand"',
    bad: [
      ["hand", OWN],
      ["", "an empty string"],
      [null, "null"],
    ],
    good: ["by hand"],
  },
  onPayment: FUNCTION,
  onPaymentDetails: FUNCTION,
  paymentPage: FUNCTION,
  onRefund: FUNCTION,
  onCard: FUNCTION,
  cardPage: FUNCTION,
  onReport: FUNCTION,
  onRefundStatus: FUNCTION,
  onOtherRefundStatus: FUNCTION,
  onPaid: FUNCTION,
  paidPage: FUNCTION,
  onUnpaid: FUNCTION,
  unpaidPage: FUNCTION,
};
const NAMES = Object.keys(RULES) as (keyof All)[];
const mistake = (code: WebhookErrorCode, message: string) => expect.objectContaining({ name: "WebhookError", code, message });

describe.each(handlers)("$name", ({ create, needs: own, takes = [] }) => {
  const needs = [...own, "secret", "store"] as const;
  const knows: readonly (keyof All)[] = [...needs, ...takes, "lease", "onDelivery"];
  const made = (change: Readonly<Record<string, unknown>>) => () => create(Object.assign(all(), change));

  test.each(knows)("rejects a value of another type for its option %s", (name) => {
    const { code, allowed, bad } = RULES[name];
    for (const [value, kind, element] of bad) {
      const what = element === undefined ? `${name}: must be ${allowed}` : `${name}[${element}]: must be ${allowed.replace(/, or .*/, "")}`;
      expect(made({ [name]: value })).toThrow(mistake(code, kind === OWN ? what : `${what}, not ${kind}`));
    }
  });

  test.each(knows)("accepts allowed values for its option %s", (name) => {
    for (const value of RULES[name].good ?? []) expect(made({ [name]: value })).not.toThrow();
  });

  test.each(needs)("rejects options without %s", (name) => {
    const { code, allowed } = RULES[name];
    expect(made({ [name]: undefined })).toThrow(mistake(code, `${name}: is missing; must be ${allowed}`));
  });

  test("needs no further option, and ignores those of other handlers in a shared object", () => {
    const others = NAMES.filter((name) => !knows.includes(name));
    const without = Object.fromEntries(
      NAMES.filter((name) => name !== "compare" && !needs.some((needed) => needed === name)).map((name) => [name, undefined]),
    );
    expect(made(without)).not.toThrow();
    expect(made(Object.fromEntries(others.map((name) => [name, RULES[name].bad[0]?.[0]])))).not.toThrow();
  });

  test.each([
    ["onPayments", "onPayment"],
    ["acount", "account"],
    ["maxbytes", "maxBytes"],
  ])("rejects an option that no handler has, and names one that is close: %s", (name, close) => {
    expect(made({ [name]: 1 })).toThrow(
      mistake("option-unknown", expect.stringContaining(`${name}: unknown option; did you mean ${close}`)),
    );
  });

  test.each(["onEvent", "__proto__", "toString"])("rejects an option that no handler has: %s", (name) => {
    const options = Object.defineProperty(all(), name, { value: 1, enumerable: true });
    expect(() => create(options)).toThrow(
      mistake("option-unknown", expect.stringMatching(`^${name}: unknown option; the options are account, secret, store, .*unpaidPage$`)),
    );
  });

  test.each([
    { given: undefined, code: RULES[own[0] === "account" ? "account" : "secret"].code, message: expect.stringContaining("is missing") },
    { given: "375917", code: "option-invalid" as const, message: "options: must be an object, not a string" },
    { given: [all()], code: "option-invalid" as const, message: "options: must be an object, not an array" },
  ])("rejects options that are $given", ({ given, code, message }) => {
    expect(() => Reflect.apply(create, undefined, [given])).toThrow(mistake(code, message));
  });
});

test("rejects a maxUnverifiedBytes below twice maxBytes", () => {
  const create = (change: object) => () => webhooks.paymentReportHandler({ ...all(), ...change });
  expect(create({ maxUnverifiedBytes: 1999 })).toThrow(
    mistake("limit-invalid", "maxUnverifiedBytes: must be at least twice maxBytes, 2000, not 1999"),
  );
  expect(create({ maxUnverifiedBytes: 2000 })).not.toThrow();
  expect(create({ maxBytes: undefined, maxUnverifiedBytes: 127_999_999 })).toThrow("twice maxBytes, 128000000, not 127999999");
  expect(create({ maxBytes: undefined, maxUnverifiedBytes: 128_000_000 })).not.toThrow();
});

test("handlers copy their options at creation: later changes to the object have no effect", async () => {
  const onPayment = vi.fn<() => Promise<void>>(nothing);
  const options = { account: 375917, secret, store: memoryStore(), compare: "by hand" as const, onPayment };
  const handler = webhooks.paymentCallbackHandler(options);
  Object.assign(options, { secret: "", account: 1, onPayment: undefined, store: undefined });
  expect((await handler(await paymentCallback({ url: "https://shop.example.com/hook", account: 375917, secret }))).status).toBe(200);
  expect(onPayment).toHaveBeenCalledTimes(1);
});

test("accepts exactly the secrets that signatures can be made with", async () => {
  for (const { given, isGood } of [
    ...RULES.secret.bad.map(([value]) => ({ given: value, isGood: false })),
    ...(RULES.secret.good ?? []).map((value) => ({ given: value, isGood: true })),
  ]) {
    const signing = Promise.all(
      [given].flat().map(async (each) => checkoutSignature({ parameters: [], algorithm: "sha256", secret: each as string })),
    );
    const works = await signing.then(
      (made) => made.length > 0,
      () => false,
    );
    expect({ given, works }).toEqual({ given, works: isGood });
  }
});

test("a function that creates a handler, used as a handler, is reported at the first request", () => {
  const request = new Request("https://shop.example.com/a");
  for (const create of [webhooks.paymentCallbackHandler, webhooks.paymentReportHandler])
    expect(() => Reflect.apply(create, undefined, [request])).toThrow(
      mistake(
        "option-invalid",
        "options: must not be a Request; call the function with its options, then pass the handler it returns to webhookRouter or nodeListener",
      ),
    );
});
