/** The subjects of a world's timers and acts: payments, orders, the refunds of each, and settlements. */
import type { Changes } from "../domain/changes.ts";
import type { DecidedDocuments } from "../domain/documents.ts";
import { merchantRefundTriggers, moveMerchantRefund } from "../domain/merchant-refunds/move-merchant-refund.ts";
import { moveOrder, orderTriggers } from "../domain/orders/move-order.ts";
import { movePayment, paymentTriggers } from "../domain/payments/move-payment.ts";
import { moveRefund, refundTriggers } from "../domain/refunds/move-refund.ts";
import { moveSettlement, settlementTriggers } from "../domain/settlements/move-settlement.ts";
import type { Session } from "./session.ts";
import { contextIn, type World } from "./world.ts";

/** The kinds of documents that have a lifecycle and timers. */
export type SubjectKind = "payment" | "refund" | "order" | "merchantRefund" | "settlement";

/** A document, and what can happen to it. */
export interface Subject {
  readonly status: string;
  readonly triggers: readonly string[];
  /** The changes of a trigger; undefined for one that is not possible. */
  change(trigger: string): Changes | undefined;
}

type Find = (id: string, session: Session, world: World) => Promise<Subject | undefined>;

const FINDS: Readonly<Record<SubjectKind, Find>> = {
  async payment(id, session, world) {
    const payment = await loadIn(world, session, "payment", id);
    if (!payment) return undefined;
    const context = contextIn(world, payment.account);
    return subject(payment.status, paymentTriggers(payment, context), (on) => movePayment(payment, on, session.now, context));
  },
  async refund(id, session, world) {
    const refund = await loadIn(world, session, "refund", id);
    const payment = refund && (await session.load("payment", refund.payment));
    if (!payment) return undefined;
    const context = contextIn(world, refund.account);
    return subject(refund.status, refundTriggers(refund, context), (on) => moveRefund(refund, payment, on, session.now, context));
  },
  async order(id, session, world) {
    const order = await loadIn(world, session, "order", id);
    if (!order) return undefined;
    const context = contextIn(world, order.account);
    return subject(order.status, orderTriggers(order, context), (on) => moveOrder(order, on, session.now, context));
  },
  async merchantRefund(id, session, world) {
    const refund = await loadIn(world, session, "merchantRefund", id);
    const order = refund && (await session.load("order", refund.order));
    if (!order) return undefined;
    const context = contextIn(world, refund.account);
    const triggers = merchantRefundTriggers(refund, context);
    return subject(refund.status, triggers, (on) => moveMerchantRefund(refund, order, on, session.now, context));
  },
  async settlement(id, session, world) {
    const settlement = await loadIn(world, session, "settlement", id);
    return settlement && subject(settlement.status, settlementTriggers(settlement), (on) => moveSettlement(settlement, on, session.now));
  },
};

function subject<Trigger extends string>(status: string, triggers: readonly Trigger[], move: (trigger: Trigger) => Changes): Subject {
  return {
    status,
    triggers,
    change(wanted) {
      const trigger = triggers.find((each) => each === wanted);
      return trigger && move(trigger);
    },
  };
}

/** Finds a document of a world. */
export const findSubject = (kind: SubjectKind, id: string, session: Session, world: World): Promise<Subject | undefined> =>
  FINDS[kind](id, session, world);

/** Whether a job is a timer of such a document. */
export const isSubjectKind = (kind: string): kind is SubjectKind => Object.hasOwn(FINDS, kind);

/** Loads a document of any account of a world. */
export async function loadIn<Kind extends SubjectKind | "tokenization">(
  world: World,
  session: Session,
  kind: Kind,
  id: string,
): Promise<DecidedDocuments[Kind] | undefined> {
  const document = await session.load(kind, id);
  return document && world.merchants.has(document.account) ? document : undefined;
}
