/** A customer's choices on a page: the transitions of the payment or order, and where they lead. */
import { transition } from "../../domain/lifecycle.ts";
import type { Method, NumberedMethod } from "../../domain/methods.ts";
import { ORDER_LIFECYCLE } from "../../domain/orders/order-lifecycle.ts";
import { orderTriggers } from "../../domain/orders/move-order.ts";
import type { Order, OrderContext } from "../../domain/orders/order.ts";
import { paymentTriggers, subjectOf } from "../../domain/payments/move-payment.ts";
import type { Payment, PaymentContext } from "../../domain/payments/payment.ts";
import { PAYMENT_LIFECYCLE } from "../../domain/payments/payment-lifecycle.ts";
import type { PayOutcome } from "../../acts/act.ts";
import { PAY_OUTCOMES } from "../../acts/customer.ts";
import { ORDER_OUTCOMES } from "../../acts/order-customer.ts";

/** A choice, and the state that it leads to. */
export interface PayChoice {
  readonly outcome: PayOutcome;
  readonly to: string;
}

/** The choices that a payment's customer has with a method. */
export function payChoices(payment: Payment, context: PaymentContext, method: Method): readonly PayChoice[] {
  const possible = paymentTriggers(payment, context, method);
  return PAY_OUTCOMES.filter((outcome) => possible.includes(outcome)).map((outcome) => ({
    outcome,
    to: transition(PAYMENT_LIFECYCLE, payment.status, outcome, subjectOf(payment, context, method)).to,
  }));
}

/** The choices that an order's customer has with a method. */
export function orderChoices(order: Order, context: OrderContext, method: NumberedMethod): readonly PayChoice[] {
  const possible = orderTriggers(order, context, method);
  return ORDER_OUTCOMES.filter((outcome) => possible.includes(outcome)).map((outcome) => ({
    outcome,
    to: transition(ORDER_LIFECYCLE, order.status, outcome, { order, method, ...context }).to,
  }));
}
