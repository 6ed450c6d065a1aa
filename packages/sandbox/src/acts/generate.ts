/** Payments in numbers, for reports and pages: each is made by the same decisions as one that is requested. */
import type { PaymentRequest } from "@maksu/payment-api";
import { lastFour, methodOfCard, TEST_CARDS } from "../domain/cards/test-cards.ts";
import { type Method, methodsOffered } from "../domain/methods.ts";
import { createPayment } from "../domain/payments/create-payment.ts";
import type { Payment, PaymentContext } from "../domain/payments/payment.ts";
import { withCheckDigit } from "../ground/reference-number.ts";
import { createRefund } from "../domain/refunds/create-refund.ts";
import type { Rejected } from "../domain/rules/rejected.ts";
import { newPaymentIds } from "../service/payment-api/order-state.ts";
import type { Session } from "../world/session.ts";
import { contextIn, type World } from "../world/world.ts";
import { pay } from "./customer.ts";
import { DEFAULT_GENERATE } from "../generated/defaults.ts";
import type { Acts } from "./act.ts";
import type { PayOptions } from "./generated/methods.ts";

/** Opens a payment; of twenty, two are cancelled, one is rejected, one stays open, the others are paid, and two of these refunded in part. */
async function generatePayment(world: World, session: Session, account: string, nth: number): Promise<void> {
  const { now } = session;
  const context = contextIn(world, account);
  const ids = await newPaymentIds({ session, world });
  const request = requestOf(nth, ids.transactionId);
  const opened = made(createPayment(request, ids, { ...context, subMerchants: new Set(), isStampTaken: false }, now));
  await session.apply(opened);
  const { transactionId } = ids;
  await session.record({ command: "create", account, input: request, made: transactionId });
  const kind = nth % 20;
  if (kind === OPEN) return;
  const methods = methodsOffered({ enabled: context.merchant.settings.methods, amount: request.amount });
  const method = methods[Math.floor(nth / 20) % Math.max(methods.length, 1)];
  if (kind >= CANCELLED && !method) return;
  await pay(world, session, transactionId, method && kind >= CANCELLED ? paidBy(method, kind) : { outcome: "cancel" });
  const payment = kind >= REFUNDED ? await session.load("payment", transactionId) : undefined;
  if (payment) await refund(session, payment, context, nth);
}

const CANCELLED = 2;
const REJECTED = 2;
const OPEN = 3;
const REFUNDED = 18;

/** Refunds a part, where the method's provider makes refunds. */
async function refund(session: Session, payment: Payment, context: PaymentContext, nth: number): Promise<void> {
  const request = { amount: 1 + ((nth * 31) % payment.amount), callbackUrls: URLS };
  const command = { request, byEmail: false, transactionId: await session.newId("refund") };
  const decision = createRefund({ payment, ...context }, command, session.now);
  if ("rejected" in decision) return;
  // Its callback goes nowhere.
  await session.apply({ ...decision, events: [] });
  const { amount } = request;
  await session.record({ command: "refund", of: payment.transactionId, input: { amount }, made: command.transactionId });
}

const URLS = { success: "https://shop.invalid/success", cancel: "https://shop.invalid/cancel" };

function requestOf(nth: number, transactionId: string): PaymentRequest {
  const unitPrice = 1000 + ((nth * 7919) % 20_000);
  const units = 1 + (nth % 3);
  const names = NAMES[nth % NAMES.length] ?? ["", ""];
  return {
    stamp: `generated-${transactionId}`,
    reference: withCheckDigit(String(1_000_000 + nth)),
    amount: unitPrice * units,
    currency: "EUR",
    language: "EN",
    items: [
      {
        unitPrice,
        units,
        vatPercentage: [25.5, 14, 10, 0][nth % 4] ?? 0,
        productCode: `#${nth % 100}`,
        stamp: `item-${nth}`,
        description: `Product ${nth % 100}`,
      },
    ],
    customer: { email: `${names[0].toLowerCase()}@example.com`, firstName: names[0], lastName: names[1] },
    invoicingAddress: { streetAddress: `Esimerkkikatu ${1 + (nth % 90)}`, postalCode: "00100", city: "Helsinki", country: "FI" },
    redirectUrls: URLS,
  };
}

const NAMES: readonly (readonly [first: string, last: string])[] = [
  ["Maija", "Mallikas"],
  ["Matti", "Meikäläinen"],
  ["Aino", "Esimerkki"],
];

/** How the customer pays, or is rejected, if one of the method's test cards is. */
function paidBy({ id: method }: Method, kind: number): PayOptions {
  const wanted = kind === REJECTED ? "reject" : "approve";
  const cards = TEST_CARDS.filter((each) => methodOfCard(each) === method);
  const card = cards.find(({ onPage }) => onPage.includes(wanted)) ?? cards[0];
  if (!card) return { method, outcome: wanted };
  return { method, card: lastFour(card), outcome: card.onPage.includes(wanted) ? wanted : "approve" };
}

/** A decision that no rule rejects: the requests are valid, and the stamps new. */
function made<Decision extends object>(decision: Decision | Rejected): Exclude<Decision, Rejected> {
  if ("rejected" in decision) throw new Error(decision.rejected.reason);
  return decision as Exclude<Decision, Rejected>;
}

export const acts: Pick<Acts, "generate"> = {
  async generate({ world, running: { runner }, change, account }, { body: { count, days = DEFAULT_GENERATE.days } }) {
    const ordinary = account("normal");
    await runner.advance({ days }, { steps: count, step: (nth) => change((session) => generatePayment(world, session, ordinary, nth)) });
    return undefined;
  },
};
