import type { Rules } from "@maksu/openapi-runtime/validation";
import type { RuleName } from "./generated/validators.ts";

interface Order {
  readonly amount: number;
  readonly items: readonly { readonly unitPrice: number; readonly units: number }[];
}

/**
 * Checks that the amount is the sum of the items; both include VAT or both exclude it (Payment API, PaymentRequest, amount). Without items
 * there is nothing to sum.
 */
const amountIsSumOfItems = ({ amount, items }: Order): true | string => {
  const sum = items.reduce((total, { unitPrice, units }) => total + BigInt(unitPrice) * BigInt(units), 0n);
  return items.length === 0 || sum === BigInt(amount) || `\`amount\` is ${amount}, but the items add up to ${sum}`;
};

/** The named rules of the Payment API's description. */
export const rules: Rules<RuleName> = { "amount-is-sum-of-items": amountIsSumOfItems };
