import { DECLINED } from "../cards/test-cards.ts";
import { callbackDelayOf } from "../callback-delay.ts";
import type { EventDraft, EventValues } from "../changes.ts";
import { eventAlgorithm } from "../event-algorithm.ts";
import type { Payment, PaymentContext } from "./payment.ts";

/** The values of a payment's redirect: those that its callback has, too. */
export function paymentEventValues(payment: Payment, { settings }: PaymentContext): EventValues {
  const { request, status, transactionId, amount, provider = null } = payment;
  // A hold that was placed after a step-up is reported as ok; its status is shown by GET alone.
  const shown = status === "authorization-hold" ? "ok" : status;
  return {
    algorithm: eventAlgorithm(settings, payment.algorithm),
    amount,
    stamp: request.stamp,
    reference: request.reference,
    transactionId,
    status: shown,
    provider,
  };
}

/** The callback of a payment; none without `callbackUrls`, or where the settings say never. */
export function paymentEvent(payment: Payment, outcome: "success" | "cancel", context: PaymentContext): readonly EventDraft[] {
  const { callbackUrls, callbackDelay = 0 } = payment.request;
  const delay = callbackDelayOf(context.settings, callbackDelay);
  if (!callbackUrls || delay === undefined) return [];
  const { account, transactionId: about } = payment;
  const isSettledAlone = outcome === "success" && context.merchant.settings.perTransactionSettlement;
  const fields = {
    ...paymentEventValues(payment, context),
    ...storedCardValues(payment, outcome),
    ...(isSettledAlone && { settlementReference: payment.request.reference }),
  };
  return [{ name: "paymentCallback", account, about, url: callbackUrls[outcome], fields, delay }];
}

/** The further values of a callback, not of the redirect, whose payment stores its card: the token, or why there is none. */
function storedCardValues({ storesCard, token, cause }: Payment, outcome: "success" | "cancel"): EventValues {
  if (!storesCard) return {};
  if (outcome === "success") return token === undefined ? {} : { cardToken: token };
  return cause === "rejected" ? { acquirerResponseCode: DECLINED.code, acquirerResponseCodeDescription: DECLINED.description } : {};
}

/** The URL that the customer returns to. */
export const redirectUrlOf = ({ status, request }: Payment): string => request.redirectUrls[status === "fail" ? "cancel" : "success"];
