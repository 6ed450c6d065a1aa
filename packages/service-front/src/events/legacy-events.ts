import {
  failureRedirect,
  paymentNotification,
  type ReceiptInput,
  successRedirect,
  type SuccessReceiptInput,
} from "@maksu/webhooks/testing";
import type { Credentials } from "../authentication/credentials.ts";
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
    successRedirect: event<SuccessReceiptInput & Signer>(success, async (input) => successRedirect(signed(input))),
    failureRedirect: event<ReceiptInput & Signer>(receipt, async (input) => failureRedirect(signed(input))),
    paymentNotification: event<SuccessReceiptInput & Signer>(success, async (input) => paymentNotification(signed(input))),
  };
}
