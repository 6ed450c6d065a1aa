/** Mistakes in the sandbox's lifecycles, money, worlds and time. */
import type { Mutation } from "../mutation.ts";
import { inFile, model } from "./in-file.ts";

const src = "packages/sandbox/src";
const domain = `${src}/domain`;

const rows = (title: string) => ["domain/payments/payment-lifecycle.test.ts", title] as const;
const holds = (title: string) => ["domain/cards/token-payment.test.ts", title] as const;
const refunds = (title: string) => ["domain/refunds/create-refund.test.ts", title] as const;

/** One and more for each table of transitions. */
const lifecycles: readonly Mutation[] = [
  ...inFile(`${domain}/payments/page-rows.ts`, model, {
    name: "payments: an unpaid one expires after 15 days",
    find: 'timer: { on: "expire", due: { after: { days: 14 } } },',
    replace: 'timer: { on: "expire", due: { after: { days: 15 } } },',
  }),
  ...inFile(`${domain}/payments/page-rows.ts`, model, {
    name: "payments: one that the customer cancels is reported as paid",
    find: 'guard: "no step-up",\n    to: "fail",\n    callback: "cancel",\n    cause: "cancelled",',
    replace: 'guard: "no step-up",\n    to: "fail",\n    callback: "success",\n    cause: "cancelled",',
  }),
  ...inFile(`${domain}/payments/page-rows.ts`, rows("an invoice expires 90 days after its creation"), {
    name: "payments: an invoice expires 90 days after its approval",
    find: 'due: { after: { days: 90 }, from: "creation" }',
    replace: "due: { after: { days: 90 } }",
  }),
  ...inFile(`${domain}/payments/page-rows.ts`, rows("T9…decline"), {
    name: "payments: one that the fraud check declines is paid",
    find: 'on: "decline",\n    guard: "waits for the fraud check",\n    to: "fail",',
    replace: 'on: "decline",\n    guard: "waits for the fraud check",\n    to: "ok",',
  }),
  ...inFile(`${domain}/payments/payment-guards.ts`, rows("a step-up that has timed out is not confirmed late"), {
    name: "payments: a step-up that timed out is confirmed late",
    find: ' && payment.kind === "page" && ',
    replace: " && ",
  }),
  ...inFile(`${domain}/payments/payment-guards.ts`, model, {
    name: "payments: a step-up is cancelled on the pay page",
    find: '"no step-up": (subject) => !isStepUp(subject),',
    replace: '"no step-up": () => true,',
  }),
  ...inFile(
    `${domain}/payments/token-rows.ts`,
    model,
    {
      name: "holds: one expires after 8 days",
      find: 'on: "hold",\n    to: "authorization-hold",\n    callback: "none",\n    timer: { on: "expire", due: { after: { days: 7 } } },',
      replace:
        'on: "hold",\n    to: "authorization-hold",\n    callback: "none",\n    timer: { on: "expire", due: { after: { days: 8 } } },',
    },
    {
      name: "holds: one that is reverted is paid",
      find: 'on: "revert",\n    to: "fail",',
      replace: 'on: "revert",\n    to: "ok",',
    },
  ),
  ...inFile(`${domain}/payments/token-rows.ts`, rows("T20…fail authentication"), {
    name: "charges: a failed step-up is paid",
    find: 'guard: "step-up",\n    to: "fail",\n    callback: "cancel",\n    cause: "rejected",',
    replace: 'guard: "step-up",\n    to: "ok",\n    callback: "cancel",\n    cause: "rejected",',
  }),
  ...inFile(`${domain}/refunds/refund-lifecycle.ts`, refunds("an e-mail refund is pending"), {
    name: "refunds: one by e-mail expires after 3 days",
    find: "due: { after: { days: 30 } }",
    replace: "due: { after: { days: 3 } }",
  }),
  ...inFile(`${domain}/refunds/refund-lifecycle.ts`, refunds("an e-mail refund is pending"), {
    name: "refunds: one that waits for an account is approved",
    find: '"waits for approval": ({ refund }) => refund.waitsFor === "approval",',
    replace: '"waits for approval": ({ refund }) => refund.waitsFor !== undefined,',
  }),
  ...inFile(`${domain}/cards/tokenization-lifecycle.ts`, model, {
    name: "cards: one that was cancelled is added after all",
    find: 'on: "cancel",\n    to: "cancelled",',
    replace: 'on: "cancel",\n    to: "open",',
  }),
];

/** One and more for each rule about money. */
const money: readonly Mutation[] = [
  ...inFile(`${domain}/refunds/refundable.ts`, refunds("refunds that did not fail are at most the payment"), {
    name: "money: refunds are not taken off the payment",
    find: "=> amount - refunded;",
    replace: "=> amount;",
  }),
  ...inFile(`${domain}/refunds/refundable.ts`, refunds("counts each of several refunds of an item"), {
    name: "money: refunds are not taken off the item",
    find: "(priceOf(payment, stamp) ?? 0) - refundedOf(payment, stamp).amount;",
    replace: "priceOf(payment, stamp) ?? 0;",
  }),
  ...inFile(`${domain}/refunds/refundable.ts`, refunds("gives back the items and the commission"), {
    name: "money: a failed refund takes its items off again",
    find: "amount: before.amount + sign * amount,",
    replace: "amount: before.amount + amount,",
  }),
  ...inFile(`${domain}/refunds/move-refund.ts`, refunds("waits for the approval of a merchant"), {
    name: "money: a failed refund is not given back",
    find: 'row.to === "fail" ? withRefund(payment, refund, -1) : undefined;',
    replace: "undefined;",
  }),
  ...inFile(`${domain}/refunds/create-refund.ts`, refunds("refunds that did not fail are at most the payment"), {
    name: "money: an item that is refunded twice at once counts once",
    find: "const asked = (amounts.get(stamp) ?? 0) + amount;",
    replace: "const asked = amount;",
  }),
  ...inFile(`${domain}/refunds/create-refund.ts`, refunds("rejects by…refundPayment.d commission"), {
    name: "money: a commission that is taken back twice at once counts once",
    find: "const taken = (commissions.get(had) ?? 0) + (commission?.amount ?? 0);",
    replace: "const taken = commission?.amount ?? 0;",
  }),
  ...inFile(`${domain}/refunds/refund-way.ts`, refunds("rejects by…refundPayment.e"), {
    name: "money: a method without refunds refunds by e-mail without an address",
    find: "method?.emailRefunds && email)",
    replace: "method?.emailRefunds)",
  }),
  ...inFile(`${domain}/cards/holds.ts`, holds("a hold is committed at most once, and at most to its amount"), {
    name: "money: a hold is committed above its amount",
    find: "request.amount > hold.amount)",
    replace: "request.amount > hold.amount * 2)",
  }),
  ...inFile(`${domain}/cards/holds.ts`, holds("rejects by…commit.b"), {
    name: "money: an expired hold is not known any more",
    find: 'hold.cause === "reverted" || hold.cause === "expired"',
    replace: 'hold.cause === "reverted"',
  }),
  ...inFile(`${domain}/payments/stamps.ts`, holds("charges a part"), {
    name: "money: a hold that is committed in part is paid in whole",
    find: "{ ...own, request, amount: request.amount }",
    replace: "{ ...own, request }",
  }),
  ...inFile(`${domain}/payments/stamps.ts`, model, {
    name: "money: a stamp is taken for every merchant",
    find: "`${account} ${stamp}`",
    replace: "stamp",
  }),
  ...inFile(`${domain}/payments/prices-without-vat.ts`, model, {
    name: "money: VAT is rounded down",
    find: "(raised * 2n + 1000n) / 2000n",
    replace: "raised / 1000n",
  }),
  ...inFile(`${domain}/methods.ts`, model, {
    name: "money: the least amount of a method can't be paid with it",
    find: "amount >= bounds.least",
    replace: "amount > bounds.least",
  }),
  ...inFile(
    `${src}/service/payment-api/token-payments.ts`,
    model,
    {
      name: "charges: one that the merchant initiates asks for a step-up",
      find: 'createMitCharge: Operation = tokenPayment("charge", "merchant")',
      replace: 'createMitCharge: Operation = tokenPayment("charge", "customer")',
    },
    {
      name: "charges: the trigger of a step-up works for the merchant, too",
      find: 'initiatedBy === "customer" && request.token === STEP_UP_TRIGGER',
      replace: "request.token === STEP_UP_TRIGGER",
    },
  ),
];

const worlds: readonly Mutation[] = [
  ...inFile(`${src}/world/session.ts`, model, {
    name: "worlds: an account sees the payments of all",
    find: "if (!found || (account !== undefined && !belongsTo(found.body, account))) return undefined;",
    replace: "if (!found) return undefined;",
  }),
  ...inFile(`${src}/world/subjects.ts`, model, {
    name: "worlds: a customer pays in another world",
    find: "document && world.merchants.has(document.account) ? document : undefined",
    replace: "document",
  }),
  ...inFile(`${src}/world/session.ts`, ["suites/worlds.test.ts", "does not see another's account that its merchants name"], {
    name: "worlds: a commission for an account of another world is settled there",
    find: "`${name}\\0${key}`",
    replace: "`${name && key}`",
  }),
  ...inFile(`${src}/ground/ids.ts`, ["suites/model.test.ts", "a sequence repeats byte for byte with a seed"], {
    name: "worlds: ids are random in spite of a seed",
    find: "if (seed === undefined) return flat(randomUUID());",
    replace: "if (nth !== undefined) return randomUUID();",
  }),
  ...inFile(`${src}/store/memory-store.ts`, ["store/memory-store.test.ts", "sees its own writes"], {
    name: "store: a failed transaction is undone in the order of its writes",
    find: "undo.toReversed()",
    replace: "undo",
  }),
];

const time: readonly Mutation[] = [
  ...inFile(`${src}/store/job-queue.ts`, model, {
    name: "time: of jobs that are due together, the last comes first",
    find: "a.sequence < b.sequence",
    replace: "a.sequence > b.sequence",
  }),
  ...inFile(`${domain}/timers.ts`, rows("T13…leave"), {
    name: "time: a transition stops the timers that still apply",
    find: "on === timer?.on || isPossible(on)",
    replace: "on === timer?.on",
  }),
  ...inFile(`${domain}/calendar/banking-days.ts`, ["domain/calendar/banking-days.test.ts", "Friday"], {
    name: "time: banks are open on Saturdays",
    find: "[0, 6].includes",
    replace: "[0].includes",
  }),
  ...inFile(`${src}/time/run-next.ts`, model, {
    name: "time: jobs run before their time has come",
    find: "      world.clock.moveTo(job.dueAt);\n",
    replace: "",
  }),
  ...inFile(`${src}/ground/clock.ts`, ["ground/clock.test.ts", "a clock moves forward only"], {
    name: "time: the clock goes backwards",
    find: "if (time > now()) move(time);",
    replace: "move(time);",
  }),
  ...inFile(`${src}/time/lost-senders.ts`, ["time/deliveries.test.ts", "an event whose sender is gone"], {
    name: "time: an event is taken twice at once",
    find: "const LEASE = 60_000;",
    replace: "const LEASE = 0;",
  }),
  ...inFile(`${src}/time/deliveries.ts`, model, {
    name: "time: retries are counted from the last attempt",
    find: "first + wait * 1000",
    replace: "world.clock.now() + wait * 1000",
  }),
];

/** Mistakes that the sandbox's own tests must catch. */
export const sandboxMutations: readonly Mutation[] = [...lifecycles, ...money, ...worlds, ...time];
