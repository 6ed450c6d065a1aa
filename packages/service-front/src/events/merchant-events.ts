import { refundStatusChanged, type RefundStatusInput } from "@maksu/webhooks/testing";
import { type Credentials, requireSecret } from "../authentication/credentials.ts";
import { event, type EventTable, type FieldsOf } from "./event-table.ts";

type Input = RefundStatusInput & { readonly merchantId?: string | number };

/** The Merchant API's event, with its fields. */
export interface MerchantEvents {
  readonly refundStatusChanged: FieldsOf<Input>;
}

/** Creates the Merchant API's events, signed for the named merchant, or the first. */
export function merchantEvents(credentials: Credentials): EventTable<keyof MerchantEvents> {
  return {
    refundStatusChanged: event<Input>(
      { url: "url", merchantId: "text or number", refundToken: "text", oldStatus: "text", newStatus: "text", encoding: "hex or base64" },
      async ({ merchantId, ...input }) => refundStatusChanged({ ...input, secret: secretIn(credentials, merchantId) }),
    ),
  };
}

/** Returns the secret of the named merchant, or of the first. */
export const secretIn = (credentials: Credentials, merchantId: string | number = Object.keys(credentials)[0] ?? ""): string =>
  requireSecret(credentials, merchantId, "merchantId");
