/**
 * Hostile numbers and lengths for the parsers, validators and rules of requests with a body: parsing and validating takes linear time, and
 * no rule reads what its schema rejects. `npm run long -- fuzz` is the long run, with a new seed each time.
 */
import { violationsIn, type OperationTable } from "@maksu/openapi-runtime";
import { exactJson } from "@maksu/openapi-runtime/exact-json";
import type { Validators } from "@maksu/openapi-runtime/validation";
import { operationTable as legacyOperations, textFields } from "@maksu/legacy-api";
import { validators as legacyValidators } from "@maksu/legacy-api/validators";
import { messages, readXml, writeXml } from "@maksu/legacy-api/xml";
import { operationTable as merchantOperations, textFields as merchantTextFields } from "@maksu/merchant-api";
import { validators as merchantValidators } from "@maksu/merchant-api/validators";
import { operationTable as paymentOperations } from "@maksu/payment-api";
import { validators as paymentValidators } from "@maksu/payment-api/validators";
import { expect, test } from "vitest";
import { hostileBody } from "../test/support/hostile-bodies.ts";
import { createDice, detailedOrder, order, payment, paymentRefund, refund, tokenPayment } from "@maksu/test-server/hostile";

const isLong = "FUZZ_INPUTS" in process.env;
const inputs = Number(process.env["FUZZ_INPUTS"] ?? 140);
const seed = isLong ? Date.now() % 2 ** 31 : 1;

/**
 * Maximum milliseconds for a text of this length: many times what it takes, and far less than quadratic time. The short run only detects
 * unbounded time.
 */
const allowed = (length: number): number => (isLong ? 100 + length * 0.012 : 2000 + length * 0.05);

interface Target {
  readonly operationId: string;
  readonly operations: OperationTable;
  readonly validators: Validators;
  readonly valid: object;
  readonly write: (body: unknown) => string;
  readonly read: (text: string) => unknown;
  /** A rule, and the places that it reads. */
  readonly rule?: { readonly name: string; readonly reads: RegExp };
}

const legacy = {
  operationId: "createPayment",
  operations: legacyOperations,
  validators: legacyValidators,
  write: JSON.stringify,
  read: exactJson(textFields),
  rule: { name: "order-total", reads: /^\/orderDetails(\/includeVat|\/products(\/\d+(\/(amount|price|discount))?)?)?$/ },
};
const paymentApi = {
  operations: paymentOperations,
  validators: paymentValidators,
  write: JSON.stringify,
  read: JSON.parse,
  rule: { name: "amount-is-sum-of-items", reads: /^(\/amount|\/items(\/\d+(\/(unitPrice|units))?)?)$/ },
};

const targets: readonly [string, Target][] = [
  ["the legacy payment", { ...legacy, valid: order }],
  ["the legacy payment with rows", { ...legacy, valid: detailedOrder }],
  [
    "the legacy payment in XML",
    {
      ...legacy,
      valid: detailedOrder,
      write: (body) => writeXml(body, messages.createPaymentRequest),
      read: (text) => readXml(text, messages.createPaymentRequest),
    },
  ],
  ["the payment", { ...paymentApi, operationId: "createPayment", valid: payment }],
  ["the charge", { ...paymentApi, operationId: "createCitCharge", valid: tokenPayment }],
  ["the refund", { ...paymentApi, operationId: "refundPayment", valid: paymentRefund }],
  [
    "the merchant's refund",
    {
      operationId: "createRefund",
      operations: merchantOperations,
      validators: merchantValidators,
      valid: refund,
      write: JSON.stringify,
      read: exactJson(merchantTextFields),
    },
  ],
];

test.each(targets)(`%s is parsed and validated in linear time (seed ${seed})`, async (_what, target) => {
  const dice = createDice(seed);
  // Loads the validators, which takes extra time.
  expect((await validated(target, target.write(target.valid))).found).toStrictEqual([]);
  for (let index = 0; index < inputs / targets.length; index++) {
    const text = written(target, hostileBody(dice, target.valid));
    if (text === undefined) continue;
    const { found, took } = await validated(target, text);
    expect(took, `input ${index}, of ${text.length} characters: ${text.slice(0, 300)}`).toBeLessThan(allowed(text.length));
    const rejected = found.filter(({ rule }) => rule !== target.rule?.name).map(({ pointer }) => pointer);
    if (found.some(({ rule }) => rule === target.rule?.name))
      expect(
        rejected.filter((pointer) => target.rule?.reads.test(pointer)),
        `input ${index}: ${text.slice(0, 300)}`,
      ).toStrictEqual([]);
  }
});

/** Undefined for values that the format can't carry, such as control characters in XML. */
function written({ write }: Target, body: unknown): string | undefined {
  try {
    return write(body);
  } catch {
    return undefined;
  }
}

/** The minimum of three runs, since other programs take time, too. */
async function validated(target: Target, text: string) {
  const { operationId, operations, validators, read } = target;
  const entry = operations[operationId];
  if (!entry) throw new Error(`no operation ${operationId}`);
  let took = Number.POSITIVE_INFINITY;
  let found: Awaited<ReturnType<typeof violationsIn>> = [];
  for (let attempt = 0; attempt < 3 && took > allowed(text.length); attempt++) {
    const start = performance.now();
    found = await violationsIn(operationId, entry, validators, { path: PATH, body: read(text) });
    took = Math.min(took, performance.now() - start);
  }
  return { found, took };
}

const PATH = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", orderNumber: "1" };
