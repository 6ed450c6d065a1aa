/** Mistakes in the sandbox's orders of the legacy interface, and in their refunds. */
import type { Mutation } from "../mutation.ts";
import { inFile, model } from "./in-file.ts";

const src = "packages/sandbox/src";
const domain = `${src}/domain`;

const refundTest = (title: string) => ["domain/merchant-refunds/create-merchant-refund.test.ts", title] as const;

const orders: readonly Mutation[] = [
  ...inFile(
    `${domain}/orders/order-lifecycle.ts`,
    model,
    {
      name: "orders: a token expires after 15 days",
      find: 'const EXPIRY = { on: "expire", due: { after: { days: 14 }',
      replace: 'const EXPIRY = { on: "expire", due: { after: { days: 15 }',
    },
    {
      name: "orders: one that is found on the bank statement is not reported",
      find: 'from: "waiting payment", on: "find", to: "paid", callback: "success"',
      replace: 'from: "waiting payment", on: "find", to: "paid", callback: "none"',
    },
  ),
  ...inFile(
    `${domain}/orders/order-methods.ts`,
    model,
    { name: "orders: prices without VAT are invoiced", find: 'String(includeVat) === "1" &&', replace: 'String(includeVat) !== "" &&' },
    { name: "orders: an amount asks no card for an error", find: "amount >= 500", replace: "amount >= 100" },
  ),
  ...inFile(`${domain}/settlements/order-lines.ts`, model, {
    name: "orders: an odd cent is not settled",
    find: "      gross: amount,",
    replace: "      gross: amount - (amount % 2),",
  }),
];

const refunds: readonly Mutation[] = [
  ...inFile(`${domain}/merchant-refunds/left-to-refund.ts`, model, {
    name: "merchant refunds: they are not taken off the VAT percent",
    find: "undefined : amount - (amountOf(refundedByVat, vatPercent) ?? 0)",
    replace: "undefined : amount",
  }),
  ...inFile(`${domain}/merchant-refunds/create-merchant-refund.ts`, refundTest("a cent more than all of a percent, in…"), {
    name: "merchant refunds: rows of one VAT percent are not added up",
    find: "of sumByVat(request.rows)) {",
    replace: "of request.rows.flatMap((row) => sumByVat([row]))) {",
  }),
  ...inFile(
    `${domain}/merchant-refunds/merchant-refund-lifecycle.ts`,
    model,
    {
      name: "merchant refunds: one of a card completes after two minutes",
      find: "due: { after: { minutes: 1 } }",
      replace: "due: { after: { minutes: 2 } }",
    },
    {
      name: "merchant refunds: one of a card is cancelled",
      find: '"not of a card": (subject) => groupOf(subject) !== "creditcard",',
      replace: '"not of a card": () => true,',
    },
    {
      name: "merchant refunds: the customer does not hear of a cancelled one",
      find: '    emails: ["refund cancelled"],',
      replace: "    emails: [],",
    },
  ),
  ...inFile(`${domain}/merchant-refunds/move-merchant-refund.ts`, refundTest("gets back what a cancelled one had"), {
    name: "merchant refunds: a cancelled one is not given back",
    find: 'row.to === "cancelled" ? -1 : 0',
    replace: "0",
  }),
  ...inFile(
    `${domain}/merchant-refunds/move-merchant-refund.ts`,
    model,
    {
      name: "merchant refunds: one is deducted before its account is known",
      find: '...(refund.waitsFor === "settlement" &&',
      replace: '...(refund.waitsFor !== "provider" &&',
    },
    {
      name: "merchant refunds: a notification has the statuses the wrong way round",
      find: "fields: { refundToken: about, oldStatus, newStatus: status }",
      replace: "fields: { refundToken: about, oldStatus: status, newStatus: oldStatus }",
    },
  ),
  ...inFile(`${src}/world/settling/settle-account.ts`, model, {
    name: "merchant refunds: none is deducted from a settlement",
    find: "groupLines([...open, ...deducted], ",
    replace: "groupLines(open, ",
  }),
  ...inFile(`${src}/time/deliveries.ts`, model, {
    name: "merchant refunds: notifications come again after minutes",
    find: "hours * 3600",
    replace: "hours * 60",
  }),
  ...inFile(
    `${src}/world/settling/settlement-timers.ts`,
    ["suites/books/settlements.test.ts", "an order that waited for a refund which is cancelled"],
    {
      name: "merchant refunds: an order that waited for a cancelled one is never settled",
      find: '|| (kind === "merchantRefund" && body.status === "cancelled")',
      replace: "",
    },
  ),
];

/** Mistakes that the sandbox's own tests must catch. */
export const sandboxOrderMutations: readonly Mutation[] = [...orders, ...refunds];
