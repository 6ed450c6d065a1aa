import { createTokenPayment } from "../../domain/cards/token-payment.ts";
import { reject, type Rejected } from "../../domain/rules/rejected.ts";
import { noteOn, type Operation, respondWith } from "../call.ts";
import { newPaymentParts, orderState } from "./order-state.ts";
import { tokenPaymentRequest } from "./request-values.ts";

export const createMitCharge: Operation = tokenPayment("charge", "merchant");
export const createMitAuthorizationHold: Operation = tokenPayment("hold", "merchant");
export const createCitCharge: Operation = tokenPayment("charge", "customer");
export const createCitAuthorizationHold: Operation = tokenPayment("hold", "customer");

/** The trigger of the mock server that asks for a step-up: here it makes a payment that waits for one. */
export const STEP_UP_TRIGGER = "step-up-required";

function tokenPayment(kind: "charge" | "hold", initiatedBy: "merchant" | "customer"): Operation {
  return async (call) => {
    const { session, merchant, pages, isDeclined, tolerances } = call;
    const request = tokenPaymentRequest(call);
    const order = await orderState(call, request.stamp);
    const takesOthers = kind === "hold" && tolerances.has(OTHERS);
    const subMerchants = takesOthers ? new Set(request.items.flatMap(({ merchant: named }) => named ?? [])) : order.subMerchants;
    const state = { ...order, subMerchants, token: await session.load("token", request.token, merchant.account) };
    const asksForStepUp = initiatedBy === "customer" && request.token === STEP_UP_TRIGGER;
    const command = { request, kind, initiatedBy, asksForStepUp, isDeclined, parts: await newPaymentParts(call) };
    const decision = createTokenPayment(command, state, session.now);
    if ("rejected" in decision) return kind === "hold" ? withNote(decision) : decision;
    await session.apply(decision);
    const { transactionId, waitsFor } = decision.payment;
    return waitsFor === "step-up"
      ? respondWith(403, { transactionId, threeDSecureUrl: `${pages}/cards/3ds/${transactionId}` })
      : respondWith(201, { transactionId });
  };
}

const OTHERS = "hold-for-other-merchant";

const withNote = ({ rejected }: Rejected): Rejected =>
  rejected.rule === "createPayment.b merchant" ? reject(rejected.rule, noteOn("payment", OTHERS) + rejected.reason) : { rejected };
