import {
  addCardCallback,
  addCardRedirect,
  type CardEventInput,
  paymentCallback,
  type PaymentEventInput,
  paymentRedirect,
  paymentReport,
  type PaymentReportInput,
  refundCallback,
  type RefundEventInput,
} from "@maksu/webhooks/testing";
import { type Credentials, requireSecret } from "../authentication/credentials.ts";
import { derivedId } from "./derived-id.ts";
import { event, type EventTable, type FieldKind, type FieldsOf } from "./event-table.ts";

const signer = { url: "url", account: "text or number", algorithm: "text" } as const;
const about = {
  ...signer,
  more: "texts",
  status: "text",
  amount: "number",
  stamp: "text",
  reference: "text",
  provider: "text or null",
  settlementReference: "text",
} as const;
const payment = {
  ...about,
  transactionId: "text",
  cardToken: "text",
  acquirerResponseCode: "text",
  acquirerResponseCodeDescription: "text",
} as const;
const card = { ...signer, more: "texts", status: "text", tokenizationId: "text" } as const;
const report = { ...signer, format: "json or csv", rows: "rows", body: "text" } as const satisfies Record<string, FieldKind>;

/** The account to sign for, by default the first. */
type Signed<Input extends { readonly account: unknown }> = FieldsOf<Omit<Input, "account"> & Partial<Pick<Input, "account">>>;

/** The Payment API's events, with their fields. */
export interface PaymentEvents {
  readonly paymentCallback: Signed<PaymentEventInput>;
  readonly paymentRedirect: Signed<PaymentEventInput>;
  readonly refundCallback: Signed<RefundEventInput>;
  readonly addCardCallback: Signed<CardEventInput>;
  readonly addCardRedirect: Signed<CardEventInput>;
  readonly paymentReport: Signed<PaymentReportInput>;
}

/** Creates the Payment API's events, signed for the named account, or the first. */
export function paymentEvents(credentials: Credentials): EventTable<keyof PaymentEvents> {
  const [first = ""] = Object.keys(credentials);
  const signed = <Input extends { readonly account: number | string }>(input: Omit<Input, "secret">): Input => {
    const { account = first } = input as { account?: number | string };
    return { ...input, account, secret: requireSecret(credentials, account, "account") } as unknown as Input;
  };
  const identified = <Input extends RefundEventInput>(kind: string, input: Omit<Input, "secret">): Input => {
    const given = signed(input);
    return { ...derivedIds(kind, given), ...given };
  };
  return {
    paymentCallback: event<PaymentEventInput>(payment, (input) => paymentCallback(identified("payment", input))),
    paymentRedirect: event<PaymentEventInput>(payment, (input) => paymentRedirect(identified("payment", input))),
    refundCallback: event<RefundEventInput>({ ...about, transactionId: "text or null" }, (input) =>
      refundCallback(identified("refund", input)),
    ),
    addCardCallback: event<CardEventInput>(card, (input) => addCardCallback(withTokenization(signed(input)))),
    addCardRedirect: event<CardEventInput>(card, (input) => addCardRedirect(withTokenization(signed(input)))),
    paymentReport: event<PaymentReportInput>(report, (input) => paymentReport(signed(input))),
  };
}

/** Derives stamp and transaction ID from the first value that identifies the payment. A refund is a separate transaction. */
function derivedIds(
  kind: string,
  { account, transactionId, stamp, reference, amount }: RefundEventInput,
): { stamp: string; transactionId: string } {
  const origin = transactionId ?? stamp ?? reference ?? amount ?? "";
  return { stamp: derivedId("stamp", String(account), origin), transactionId: derivedId(kind, String(account), origin) };
}

/** An added card has a tokenization ID; a card that could not be added has none. */
const withTokenization = (input: CardEventInput): CardEventInput =>
  input.status === "fail" ? input : { tokenizationId: derivedId("card", String(input.account)), ...input };
