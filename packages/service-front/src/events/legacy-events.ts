import {
  failureRedirect,
  paymentNotification,
  type ReceiptInput,
  successRedirect,
  type SuccessReceiptInput,
} from "@maksu/webhooks/testing";
import type { Credentials } from "../authentication/credentials.ts";
import { derivedId } from "./derived-id.ts";
import { event, type EventTable, type FieldsOf } from "./event-table.ts";
import { secretIn } from "./merchant-events.ts";

type Signer = { readonly merchantId?: string | number };

const receipt = { url: "url", merchantId: "text or number", orderNumber: "text", timestamp: "date" } as const;
const success = { ...receipt, paid: "text", method: "text or number" } as const;

/** The legacy API's events, with their fields. */
export interface LegacyEvents {
  readonly successRedirect: FieldsOf<SuccessReceiptInput & Signer>;
  readonly failureRedirect: FieldsOf<ReceiptInput & Signer>;
  readonly paymentNotification: FieldsOf<SuccessReceiptInput & Signer>;
}

/** Creates the legacy API's callbacks and redirects, signed for the named merchant, or the first. */
export function legacyEvents(credentials: Credentials): EventTable<keyof LegacyEvents> {
  const signed = <Input extends object>({ merchantId, ...input }: Input & Signer) => ({
    ...input,
    secret: secretIn(credentials, merchantId),
  });
  return {
    successRedirect: event<SuccessReceiptInput & Signer>(success, async (input) => successRedirect(withPaymentId(signed(input)))),
    failureRedirect: event<ReceiptInput & Signer>(receipt, async (input) => failureRedirect(signed(input))),
    paymentNotification: event<SuccessReceiptInput & Signer>(success, async (input) => paymentNotification(withPaymentId(signed(input)))),
  };
}

/** Derives the payment ID from the order, as ten letters and digits. */
const withPaymentId = (input: SuccessReceiptInput): SuccessReceiptInput => ({
  paid: derivedId("paid", input.orderNumber).replaceAll("-", "").slice(0, 10),
  ...input,
});
