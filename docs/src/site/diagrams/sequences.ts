/** Who calls whom when a payment, a card token, a hold, a refund or a report is made. Operations and events are those of the descriptions. */

/** Who takes part. */
export type Party = "customer" | "shop" | "service";

/** A message from one party to another. */
export interface Message {
  readonly from: Party;
  readonly to: Party;
  /** Operation or event that it is. */
  readonly operation?: string;
  readonly event?: string;
  /** Its text; for an operation or event, beside its name. */
  readonly text: string;
}

/** A sequence of messages. */
export interface Sequence {
  readonly title: string;
  /** Whose operations and events it has. */
  readonly api: "payment" | "merchant" | "legacy";
  readonly messages: readonly Message[];
}

const customer = (to: Party, text: string, more: Partial<Message> = {}): Message => ({ from: "customer", to, text, ...more });
const shop = (to: Party, text: string, more: Partial<Message> = {}): Message => ({ from: "shop", to, text, ...more });
const service = (to: Party, text: string, more: Partial<Message> = {}): Message => ({ from: "service", to, text, ...more });

/** Every sequence. */
export const SEQUENCES: readonly Sequence[] = [
  {
    title: "Payment",
    api: "payment",
    messages: [
      customer("shop", "orders"),
      shop("service", "signed, with amount and URLs", { operation: "createPayment" }),
      service("shop", "201, transactionId and href"),
      shop("customer", "redirect to href"),
      customer("service", "chooses a method and pays"),
      service("shop", "signed, may be repeated", { event: "paymentCallback" }),
      shop("service", "200, once the order is updated"),
      service("customer", "redirect with signed parameters"),
      customer("shop", "signed parameters", { event: "paymentRedirect" }),
      shop("customer", "the verified outcome"),
    ],
  },
  {
    title: "Card token",
    api: "payment",
    messages: [
      shop("customer", "form with signed fields"),
      customer("service", "posts the form", { operation: "addCardForm" }),
      customer("service", "enters the card"),
      service("customer", "redirect with signed parameters"),
      customer("shop", "tokenization id", { event: "addCardRedirect" }),
      shop("service", "id in path and header", { operation: "getToken" }),
      service("shop", "200, token and the card's public data"),
      shop("service", "customer is present", { operation: "createCitCharge" }),
      service("shop", "201, or 403 with threeDSecureUrl"),
      shop("customer", "after a 403: redirect to threeDSecureUrl"),
      service("shop", "outcome of the step-up, signed", { event: "paymentCallback" }),
    ],
  },
  {
    title: "Refund",
    api: "payment",
    messages: [
      shop("service", "amount, callback URLs", { operation: "refundPayment" }),
      service("shop", "201, accepted"),
      service("shop", "outcome, signed", { event: "refundCallback" }),
      shop("service", "200, once the refund is recorded"),
    ],
  },
  {
    title: "Report",
    api: "payment",
    messages: [
      shop("service", "period or filter, callbackUrl", { operation: "requestPaymentReport" }),
      service("shop", "200, requestId"),
      service("shop", "JSON or CSV, signed, until a 200", { event: "paymentReport" }),
      shop("service", "200, once the report is stored"),
    ],
  },
  {
    title: "Hold",
    api: "payment",
    messages: [
      shop("service", "amount and token", { operation: "createMitAuthorizationHold" }),
      service("shop", "201, transactionId"),
      shop("service", "the amount or less", { operation: "commitAuthorizationHold" }),
      service("shop", "201: charged"),
      shop("service", "instead: nothing is charged", { operation: "revertAuthorizationHold" }),
    ],
  },
  {
    title: "Refund of an order",
    api: "merchant",
    messages: [
      shop("service", "rows, e-mail address, notifyUrl", { operation: "createRefund" }),
      service("shop", "202, refundToken in Location"),
      service("customer", "asks for an account by e-mail, if it needs one"),
      customer("service", "gives the account"),
      service("shop", "new status, signed", { event: "refundStatusChanged" }),
      shop("service", "200; else up to ten times more in 55 hours"),
      shop("service", "status, whenever in doubt", { operation: "getRefund" }),
    ],
  },
  {
    title: "Settlement of orders",
    api: "merchant",
    messages: [
      shop("service", "at most two months", { operation: "listSettlements" }),
      service("shop", "200, settlements"),
      shop("service", "id of one", { operation: "getSettlement" }),
      service("shop", "200, its payments and refunds, with fees"),
    ],
  },
  {
    title: "Order",
    api: "legacy",
    messages: [
      customer("shop", "orders"),
      shop("service", "price or rows, by password", { operation: "createPayment" }),
      service("shop", "201, token and url"),
      shop("customer", "redirect to url"),
      customer("service", "chooses a method and pays"),
      service("shop", "receipt with PAID", { event: "paymentNotification" }),
      service("customer", "redirect with the same receipt"),
      customer("shop", "receipt with PAID", { event: "successRedirect" }),
    ],
  },
];
