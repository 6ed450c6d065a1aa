import { refundStatusChanged, type RefundStatusInput } from "@maksu/webhooks/testing";
import { type Credentials, merchantIn } from "../authentication/credentials.ts";
import { event, type EventTable, type FieldsOf } from "./event-table.ts";

type Input = RefundStatusInput & { readonly merchantId?: string | number };

/** The Merchant API's event, and the fields it is asked for by. */
export interface MerchantEvents {
  readonly refundStatusChanged: FieldsOf<Input>;
}

/** What the Merchant API sends: signed for the merchant that is named, or the first one. */
export function merchantEvents(credentials: Credentials): EventTable<keyof MerchantEvents> {
  return {
    refundStatusChanged: event<Input>(
      {
        url: "url",
        merchantId: "text or number",
        refundToken: "text",
        oldStatus: "text",
        newStatus: "text",
        encoding: "hex or base64",
      },
      async ({ merchantId, ...input }) => refundStatusChanged({ ...input, secret: secretIn(credentials, merchantId) }),
    ),
  };
}

/** The secret of the merchant that is named, or of the first one. */
export function secretIn(credentials: Credentials, merchantId: string | number = Object.keys(credentials)[0] ?? ""): string {
  const merchant = merchantIn(credentials, String(merchantId));
  if (!merchant) throw new Error("merchantId is unknown");
  return merchant.secret;
}
