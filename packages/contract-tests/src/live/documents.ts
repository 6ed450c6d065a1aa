import { legacyApiDocument } from "../documents/legacy-api.ts";
import { merchantApiDocument } from "../documents/merchant-api.ts";
import { paymentApiDocument } from "../documents/payment-api.ts";

/** The hand-written tables, by the name of their API. */
export const documents = [
  { name: "payment", document: paymentApiDocument },
  { name: "merchant", document: merchantApiDocument },
  { name: "legacy", document: legacyApiDocument },
] as const;
