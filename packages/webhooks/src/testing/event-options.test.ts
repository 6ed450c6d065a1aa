/** Every event creator validates its input. */
import { describe, expect, test } from "vitest";
import * as sent from "./index.ts";

const shared = { url: "https://shop.example.com/hook", account: 375917, secret: "SAIPPUAKAUPPIAS" };

type Make = (input: typeof shared) => Promise<Request>;
const SIGNER = ["url", "account", "secret", "algorithm"];
const REFUND = [...SIGNER, "more", "status", "amount", "stamp", "reference", "transactionId", "provider", "settlementReference"];
const PAYMENT = [...REFUND, "cardToken", "acquirerResponseCode", "acquirerResponseCodeDescription"];
const RECEIPT = ["url", "secret", "orderNumber", "timestamp"];
const makers: readonly { name: string; make: Make; takes: readonly string[] }[] = [
  { name: "paymentCallback", make: sent.paymentCallback, takes: PAYMENT },
  { name: "paymentRedirect", make: sent.paymentRedirect, takes: PAYMENT },
  { name: "refundCallback", make: sent.refundCallback, takes: REFUND },
  { name: "addCardCallback", make: sent.addCardCallback, takes: [...SIGNER, "more", "status", "tokenizationId"] },
  { name: "addCardRedirect", make: sent.addCardRedirect, takes: [...SIGNER, "more", "status", "tokenizationId"] },
  { name: "paymentReport", make: sent.paymentReport, takes: [...SIGNER, "format", "rows", "body"] },
  { name: "successRedirect", make: sent.successRedirect, takes: [...RECEIPT, "paid", "method"] },
  { name: "paymentNotification", make: sent.paymentNotification, takes: [...RECEIPT, "paid", "method"] },
  { name: "failureRedirect", make: sent.failureRedirect, takes: RECEIPT },
  {
    name: "refundStatusChanged",
    make: sent.refundStatusChanged,
    takes: ["url", "secret", "refundToken", "oldStatus", "newStatus", "encoding"],
  },
];

/** Rules of options, and invalid values, each with its message. */
interface Rule {
  readonly allowed: string;
  readonly bad: readonly (readonly [value: unknown, given: string | undefined])[];
  readonly good: readonly unknown[];
  readonly code?: string;
}
/** The message says nothing of a kind of which some values are allowed. */
const OWN = undefined;
const TEXT: Rule = {
  allowed: "a string",
  bad: [
    [1, "a number"],
    [null, "null"],
    [["x"], "an array"],
  ],
  good: ["x"],
};
const RULES: Readonly<Record<string, Rule>> = {
  url: {
    allowed: "an absolute URL",
    bad: [
      ["/hook", OWN],
      ["", "an empty string"],
      [1, "a number"],
      [new URL(shared.url), "a URL object"],
    ],
    good: ["http://[::1]:3000/"],
  },
  account: {
    allowed: "the merchant ID, a whole number above zero",
    bad: [
      [0, "0"],
      ["x", OWN],
      ["", "an empty string"],
      [null, "null"],
    ],
    good: ["1", 1],
    code: "account-invalid",
  },
  secret: {
    allowed: "a non-empty string without NUL and lone surrogates",
    bad: [
      ["", "an empty string"],
      ["a\0", OWN],
      ["\ud800", OWN],
      [["x"], "an array"],
      [null, "null"],
    ],
    good: ["x"],
    code: "secret-invalid",
  },
  algorithm: { ...TEXT, good: ["sha256", "sha512"] },
  more: {
    allowed: "an object whose values are strings",
    bad: [
      [null, "null"],
      [[], "an empty array"],
      ["x", "a string"],
      [{ "checkout-x": 1 }, OWN],
    ],
    good: [{}, { "checkout-x": "1" }],
  },
  status: TEXT,
  amount: {
    allowed: "a whole number of cents",
    bad: [
      [1.5, "1.5"],
      ["1", "a string"],
      [Number.NaN, "NaN"],
      [2 ** 53, "9007199254740992"],
    ],
    good: [0, -1],
  },
  stamp: TEXT,
  reference: TEXT,
  transactionId: TEXT,
  provider: TEXT,
  settlementReference: TEXT,
  cardToken: TEXT,
  acquirerResponseCode: TEXT,
  acquirerResponseCodeDescription: TEXT,
  tokenizationId: TEXT,
  format: {
    allowed: "json or csv",
    bad: [
      ["xml", OWN],
      [null, "null"],
    ],
    good: ["json", "csv"],
  },
  rows: {
    allowed: "a list of objects",
    bad: [
      [{}, "an object"],
      ["x", "a string"],
    ],
    good: [[], [{}]],
  },
  body: {
    allowed: "a string or a Uint8Array",
    bad: [
      [1, "a number"],
      [{}, "an object"],
      [[1], "an array"],
    ],
    good: ["", "x", new Uint8Array(1)],
  },
  orderNumber: TEXT,
  timestamp: {
    allowed: "a valid Date",
    bad: [
      [1, "a number"],
      ["2026-03-01", "a string"],
      [new Date(Number.NaN), "a Date object"],
    ],
    good: [new Date(0)],
  },
  paid: TEXT,
  method: {
    allowed: "a payment method number of one to three digits",
    bad: [
      ["nordea", OWN],
      ["", "an empty string"],
      [1234, "1234"],
      [-1, "-1"],
      [1.5, "1.5"],
      [["1"], "an array"],
      ["1x", OWN],
      ["x1", OWN],
    ],
    good: [0, 999, "58"],
  },
  refundToken: TEXT,
  oldStatus: TEXT,
  newStatus: TEXT,
  encoding: {
    allowed: "hex or base64",
    bad: [
      ["HEX", OWN],
      [null, "null"],
    ],
    good: ["hex", "base64"],
    code: "encoding-invalid",
  },
};

describe.each(makers)("$name", ({ name: maker, make, takes }) => {
  const made = async (change: object) => make(Object.assign({ ...shared }, change));

  test.each(takes)("rejects a value of another type for %s, and accepts a valid one", async (name) => {
    const rule = RULES[name] ?? TEXT;
    // A rejected refund has no transaction, and a payment that was cancelled early no provider.
    const mayBeNull = name === "provider" || (maker === "refundCallback" && name === "transactionId");
    const allowed = mayBeNull ? "a string, or null for none" : rule.allowed;
    for (const [value, given] of rule.bad.filter(([each]) => !(mayBeNull && each === null)))
      await expect(made({ [name]: value })).rejects.toMatchObject({
        name: "WebhookError",
        code: rule.code ?? "option-invalid",
        message: `${name}: must be ${allowed}${given === undefined ? "" : `, not ${given}`}`,
      });
    for (const value of [...rule.good, ...(mayBeNull ? [null] : [])])
      await expect(made({ [name]: value })).resolves.toBeInstanceOf(Request);
  });

  test.each(takes.filter((name) => ["url", "account", "secret"].includes(name)))("needs %s", async (name) => {
    await expect(made({ [name]: undefined })).rejects.toMatchObject({ message: expect.stringContaining(`${name}: is missing; must be `) });
  });

  test("rejects an unknown name, and ignores the options of other creators", async () => {
    for (const [name, hint] of [
      ["acount", "did you mean account or amount\\?"],
      ["ammount", "did you mean amount\\?"],
      ["toString", "the options are url, account, secret, .*encoding"],
    ] as const)
      await expect(made({ [name]: "1" })).rejects.toMatchObject({
        code: "option-unknown",
        message: expect.stringMatching(new RegExp(`^${name}: unknown option; ${hint}$`)),
      });
    for (const name of Object.keys(RULES).filter((each) => !takes.includes(each))) await made({ [name]: Symbol("of another") });
  });
});

test.each(["md5", "SHA256", ""])("rejects an algorithm that is not used for signing: %j", async (algorithm) => {
  for (const make of [sent.paymentCallback, sent.refundCallback, sent.addCardCallback, sent.paymentReport] as readonly Make[])
    await expect(make(Object.assign({ ...shared }, { algorithm }))).rejects.toThrow("checkout-algorithm: must be sha256 or sha512");
});

test.each([[1], [null], [[]]])("rejects a row that is %j, and names it", async (row) => {
  await expect(sent.paymentReport({ ...shared, format: "json", rows: [{}, row] } as never)).rejects.toThrow(
    /^rows\[1\]: must be an object, not /,
  );
});

test("shows a rejected number in the message, but no other value", async () => {
  await expect(sent.paymentCallback({ ...shared, amount: 1.5 })).rejects.toThrow("amount: must be a whole number of cents, not 1.5");
  await expect(sent.successRedirect({ ...shared, method: 1234 })).rejects.toThrow("of one to three digits, not 1234");
  await expect(sent.successRedirect({ ...shared, method: "s3cr3t" })).rejects.toThrow(/ of one to three digits$/);
});

test.each([
  {
    what: "an order number",
    make: async (value: string) => sent.successRedirect({ ...shared, orderNumber: value }),
    field: "ORDER_NUMBER",
  },
  {
    what: "the order number of a failure",
    make: async (value: string) => sent.failureRedirect({ ...shared, orderNumber: value }),
    field: "ORDER_NUMBER",
  },
  { what: "a payment id", make: async (value: string) => sent.paymentNotification({ ...shared, paid: value }), field: "PAID" },
  {
    what: "a refund token",
    make: async (value: string) => sent.refundStatusChanged({ ...shared, refundToken: value }),
    field: "refundToken",
  },
  { what: "an old status", make: async (value: string) => sent.refundStatusChanged({ ...shared, oldStatus: value }), field: "oldStatus" },
  { what: "a new status", make: async (value: string) => sent.refundStatusChanged({ ...shared, newStatus: value }), field: "newStatus" },
])("rejects $what with the separator of the message, which would make two messages equal", async ({ make, field }) => {
  for (const value of ["a|b", "|", "a\nb", ""])
    await expect(make(value)).rejects.toMatchObject({
      name: "SigningError",
      code: "parameter-invalid",
      message: expect.stringContaining(field),
    });
});
