/** Who calls whom when a payment, a card token, a refund or a report is made. Operations and events are those of the descriptions. */

/** Who takes part. */
export type Party = "customer" | "shop" | "service";

/** A message from one party to another. */
export interface Message {
  readonly from: Party;
  readonly to: Party;
  /** Operation or event of the Payment API that it is. */
  readonly operation?: string;
  readonly event?: string;
  /** What it is about; for an operation or event, beside its name. */
  readonly text: string;
}

/** A sequence of messages. */
export interface Sequence {
  readonly title: string;
  readonly messages: readonly Message[];
}

const customer = (to: Party, text: string, more: Partial<Message> = {}): Message => ({ from: "customer", to, text, ...more });
const shop = (to: Party, text: string, more: Partial<Message> = {}): Message => ({ from: "shop", to, text, ...more });
const service = (to: Party, text: string, more: Partial<Message> = {}): Message => ({ from: "service", to, text, ...more });

/** Every sequence. */
export const SEQUENCES: readonly Sequence[] = [
  {
    title: "Payment",
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
    messages: [
      shop("service", "amount, callback URLs", { operation: "refundPayment" }),
      service("shop", "201, accepted"),
      service("shop", "outcome, signed", { event: "refundCallback" }),
      shop("service", "200, once the refund is recorded"),
    ],
  },
  {
    title: "Report",
    messages: [
      shop("service", "period or filter, callbackUrl", { operation: "requestPaymentReport" }),
      service("shop", "200, requestId"),
      service("shop", "JSON or CSV, signed, until a 200", { event: "paymentReport" }),
      shop("service", "200, once the report is stored"),
    ],
  },
];
