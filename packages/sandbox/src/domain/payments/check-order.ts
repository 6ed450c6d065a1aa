/** The rules that all requests for a payment share: of the pay page, and of a token. */
import type { Item } from "@maksu/payment-api";
import { checkHttps } from "../check-https.ts";
import { reject, type Rejected } from "../rules/rejected.ts";
import { isReferenceNumber } from "../../ground/reference-number.ts";
import { amountWithVat } from "./amount-of-items.ts";
import type { PaymentContext, SentRequest } from "./payment.ts";

/** The state that the rules depend on. */
export interface OrderState extends PaymentContext {
  /** The accounts of the aggregate's active sub-merchants. */
  readonly subMerchants: ReadonlySet<string>;
}

/** The highest amount in cents (Payment API, PaymentRequest, amount). */
const HIGHEST = 99_999_999n;

/** Checks a request for a payment, its stamp aside. Returns its amount in cents, VAT included. */
export function checkOrder(request: SentRequest, state: OrderState): { readonly amount: number } | Rejected {
  const wrongItem = checkItems(request.items, state);
  if (wrongItem) return wrongItem;
  const amount = request.usePricesWithoutVat ? amountWithVat(request.items) : BigInt(request.amount);
  if (amount > HIGHEST) return reject("createPayment.d limit", `body/amount is ${amount} cents with VAT, and may be at most ${HIGHEST}`);
  if (state.merchant.settings.perTransactionSettlement && !isReferenceNumber(request.reference))
    return reject("createPayment.e", "body/reference is not a Finnish reference number");
  const wrongUrl =
    checkHttps("body/redirectUrls", request.redirectUrls, state.settings) ??
    checkHttps("body/callbackUrls", request.callbackUrls, state.settings);
  return wrongUrl ?? { amount: Number(amount) };
}

/** Checks the items of an aggregate, which name sub-merchants, and of others, which don't. */
export function checkItems(items: readonly Item[], { merchant, subMerchants }: OrderState): Rejected | undefined {
  if (merchant.kind === "aggregate" && items.length === 0)
    return reject("createPayment.b", "body/items is empty: each item of an aggregate names the sub-merchant that it is settled to");
  for (const [index, item] of items.entries()) {
    const place = `body/items/${index}`;
    if (merchant.kind !== "aggregate") {
      if (item.merchant !== undefined) return reject("createPayment.c", `${place}/merchant is only for the items of an aggregate`);
      continue;
    }
    const missing = (["merchant", "stamp", "reference"] as const).find((name) => item[name] === undefined);
    if (missing) return reject("createPayment.b", `${place}/${missing} is missing`);
    if (item.unitPrice < 0) return reject("createPayment.b", `${place}/unitPrice is negative`);
    if (!subMerchants.has(item.merchant ?? ""))
      return reject("createPayment.b merchant", `${place}/merchant is not an active sub-merchant of this aggregate`);
  }
  return undefined;
}
