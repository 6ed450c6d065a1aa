import { reject, type Rejected } from "../../domain/rules/rejected.ts";
import { subMerchantsOf } from "../../world/world.ts";
import type { Call } from "../call.ts";

/** The account that a request is about: the merchant's own, or that of a sub-merchant of its that it names. */
export function accountAbout({ merchant, world }: Call, subMerchant: string | number | undefined): { readonly account: string } | Rejected {
  if (subMerchant === undefined) return { account: merchant.account };
  // Leading zeros are no part of an account.
  const account = String(Number(subMerchant));
  return subMerchantsOf(world, merchant.account).has(account)
    ? { account }
    : reject("listSettlements.a", "submerchant is not an active sub-merchant of this aggregate");
}
