/** The subject of a forgery: an event that was created, or a payment, which may have none. */
import type { Payment } from "../../domain/payments/payment.ts";
import type { Refund } from "../../domain/refunds/refund.ts";
import type { EventRecord } from "../../events/event-record.ts";
import type { SandboxTransaction } from "../../world/kept/documents.ts";
import { laneOf } from "../../world/event-jobs.ts";
import { ownRange } from "../../world/session.ts";
import type { World } from "../../world/world.ts";
import type { DeliveryParts } from "../deliveries.ts";

/** An event, a payment, or both: a payment's newest event, or what an event is about. */
export interface Subject {
  readonly event?: EventRecord;
  readonly payment?: Payment;
}

/** Finds an event or a payment of a world. */
export const findSubject = ({ store, world }: DeliveryParts, id: string): Promise<Subject | undefined> =>
  store.transaction(async (transaction) => {
    const event = (await transaction.get("event", id))?.body;
    if (event?.world === world.name) {
      const payment = event.name === "paymentCallback" ? await paymentIn(transaction, world, event.about) : undefined;
      return { event, ...(payment && { payment }) };
    }
    const payment = await paymentIn(transaction, world, id);
    const newest = payment && (await newestEvent(transaction, world, payment));
    return payment && { payment, ...(newest && { event: newest }) };
  });

/** The newest event of the same kind and account, of another payment or order, that reports a success where it reports an outcome. */
export const eventOfAnother = ({ store, world }: DeliveryParts, own: Alike): Promise<EventRecord | undefined> =>
  store.transaction(async ({ find }) =>
    (await find("event", "world", { equal: world.name }, { descending: true }))
      .map(({ body }) => body)
      .find(
        (each) =>
          each.name === own.name &&
          each.account === own.account &&
          laneOf(each) !== laneOf(own) &&
          (each.fields["status"] ?? "ok") === "ok",
      ),
  );

/** Which event another one has to be like. */
type Alike = Pick<EventRecord, "name" | "account" | "of" | "about">;

/** The subject that an event belongs to: undefined for a report, which is of no order. */
export const ORDER_OF: { readonly [name in EventRecord["name"]]: "payment" | "tokenization" | "order" | undefined } = {
  paymentCallback: "payment",
  refundCallback: "payment",
  addCardCallback: "tokenization",
  paymentNotification: "order",
  refundStatusChanged: "order",
  paymentReport: undefined,
};

/** A payment's newest event and its refunds, or those of the payment that a refund's event is about. */
export const paymentAndRefunds = (
  { store, world }: DeliveryParts,
  { event, payment }: Subject,
): Promise<{ readonly event: EventRecord | undefined; readonly refunds: readonly Refund[] }> =>
  store.transaction(async (transaction) => {
    const { get, find } = transaction;
    if (event?.name === "refundCallback") {
      const refund = (await get("refund", event.about))?.body;
      const refunded = refund && (await paymentIn(transaction, world, refund.payment));
      return { event: refunded && (await newestEvent(transaction, world, refunded)), refunds: refund ? [refund] : [] };
    }
    const refunds = payment ? await find("refund", "payment", ownRange(world, { equal: payment.transactionId })) : [];
    return { event, refunds: refunds.map(({ body }) => body) };
  });

async function paymentIn({ get }: SandboxTransaction, { merchants }: World, id: string): Promise<Payment | undefined> {
  const payment = (await get("payment", id))?.body;
  return payment && merchants.has(payment.account) ? payment : undefined;
}

async function newestEvent({ find }: SandboxTransaction, { name }: World, { transactionId }: Payment): Promise<EventRecord | undefined> {
  const [newest] = await find("event", "about", { equal: `${name}\0${transactionId}` }, { descending: true, limit: 1 });
  return newest?.body;
}
