/** The texts that documents of a world are searched by: as they stand in a shop's log, and on the dashboard. */
import type { Email } from "../../domain/emails/email.ts";
import type { Token } from "../../domain/cards/token.ts";
import type { Tokenization } from "../../domain/cards/tokenization.ts";
import type { MerchantRefund } from "../../domain/merchant-refunds/merchant-refund.ts";
import type { Order } from "../../domain/orders/order.ts";
import type { Payment } from "../../domain/payments/payment.ts";
import type { Refund } from "../../domain/refunds/refund.ts";
import type { Report } from "../../domain/reports/report.ts";
import type { Settlement } from "../../domain/settlements/settlement.ts";
import type { EventRecord } from "../../events/event-record.ts";
import { type Entry, type EntryOf, entryText } from "../../store/search.ts";

/** The documents that a search finds. */
export interface SearchedDocuments {
  readonly payment: Payment;
  readonly refund: Refund;
  readonly order: Order;
  readonly merchantRefund: MerchantRefund;
  readonly token: Token;
  readonly tokenization: Tokenization;
  readonly settlement: Settlement;
  readonly report: Report;
  readonly email: Email;
  readonly event: EventRecord;
}

/** The kinds of documents that a search finds. */
export type SearchedKind = keyof SearchedDocuments;

/** The kinds that are searched for a text, in the order in which they are shown. */
export const SOUGHT = [
  "payment",
  "refund",
  "order",
  "merchantRefund",
  "token",
  "tokenization",
  "settlement",
  "report",
  "email",
  "event",
] as const satisfies readonly SearchedKind[];

/** A document's entry, but for its account; the words of its text. */
type Described = Omit<Entry, "account" | "text" | "at"> & { readonly createdAt?: string; readonly words: readonly (string | undefined)[] };

const ENTRIES: { readonly [Kind in SearchedKind]: (document: SearchedDocuments[Kind]) => Described } = {
  payment: ({ transactionId, status, provider, amount, createdAt, request, bankReference, filingCode, cardInfo, token }) => {
    const { customer } = request;
    return {
      createdAt,
      status,
      ...(provider !== undefined && { method: provider }),
      amount,
      words: [
        transactionId,
        request.stamp,
        request.reference,
        request.orderId,
        bankReference,
        filingCode,
        token,
        customer.email,
        nameOf(customer.firstName, customer.lastName),
        customer.companyName,
        cardInfo && masked(cardInfo.bin, cardInfo.partialPan),
        ...amountWords(amount),
        ...(request.items ?? []).flatMap(({ stamp, reference, orderId }) => [stamp, reference, orderId]),
      ],
    };
  },
  refund: ({ transactionId, payment, status, provider, amount, createdAt, stamp, reference, email }) => ({
    createdAt,
    status,
    method: provider,
    amount,
    words: [transactionId, payment, stamp, reference, email, ...amountWords(amount)],
  }),
  order: ({ token, paymentId, status, method, amount, createdAt, request, referenceNumber }) => {
    const payer = request.orderDetails?.contact;
    return {
      createdAt,
      status,
      ...(method !== undefined && { method }),
      amount,
      words: [
        token,
        paymentId,
        request.orderNumber,
        referenceNumber,
        request.referenceNumber,
        payer?.email,
        payer && nameOf(payer.firstName, payer.lastName),
        payer?.companyName,
        ...amountWords(amount),
      ],
    };
  },
  merchantRefund: ({ token, order, paymentId, status, method, amount, createdAt, email }) => ({
    createdAt,
    status,
    method,
    amount,
    words: [token, order, paymentId, email, ...amountWords(amount)],
  }),
  token: ({ token, card }) => ({
    ...(card.type !== undefined && { method: card.type }),
    words: [token, masked(card.bin, card.partial_pan)],
  }),
  tokenization: ({ tokenizationId, status, token, createdAt }) => ({ createdAt, status, words: [tokenizationId, token] }),
  settlement: ({ id, status, reference, total, createdAt }) => ({
    createdAt,
    status,
    amount: total,
    words: [id, reference, ...amountWords(total)],
  }),
  report: ({ requestId, createdAt, of, settlementId }) => ({ createdAt, method: of, words: [requestId, settlementId] }),
  email: ({ name, to, about, amount, sentAt }) => ({
    createdAt: sentAt,
    method: name,
    amount,
    words: [to, about, ...amountWords(amount)],
  }),
  event: ({ id, name, state, about, createdAt, fields }) => ({
    createdAt,
    status: state,
    method: name,
    ...(typeof fields["amount"] === "number" && { amount: fields["amount"] }),
    words: [id, about],
  }),
};

/** The entry that a document of the sandbox is searched by. */
export const entryOf: EntryOf = (kind, body) => {
  if (!Object.hasOwn(ENTRIES, kind)) return undefined;
  // Documents are kept by their kinds.
  const describe = ENTRIES[kind as SearchedKind] as (document: unknown) => Described;
  const { createdAt, words, ...described } = describe(body);
  return {
    ...described,
    account: (body as { readonly account: string }).account,
    at: Date.parse(createdAt ?? FIRST),
    text: entryText(words),
  };
};

/** The time of what does not say when it was made. */
const FIRST = "1970-01-01";

const nameOf = (first: string | undefined, last: string | undefined): string => [first, last].filter(Boolean).join(" ");

/** A card as it is shown, without what stands for the digits between. */
const masked = (bin = "", lastFour = ""): string => `${bin} ${lastFour}`;

/** `15.25` and `1525`. */
const amountWords = (cents: number): readonly string[] => [(cents / 100).toFixed(2), String(cents)];
