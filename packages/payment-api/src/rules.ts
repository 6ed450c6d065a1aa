import type { Rules } from "@maksu/openapi-runtime/validation";
import type { RuleName } from "./generated/validators.ts";

interface Order {
  readonly amount: number;
  readonly items: readonly { readonly unitPrice: number; readonly units: number }[];
}

/** The total is the sum of the rows, VAT included or not in both alike (Payment API, PaymentRequest, amount). Without rows there is nothing to sum. */
const amountIsSumOfItems = ({ amount, items }: Order): true | string => {
  const sum = items.reduce((total, { unitPrice, units }) => total + BigInt(unitPrice) * BigInt(units), 0n);
  return items.length === 0 || sum === BigInt(amount) || `\`amount\` is ${amount}, but the items add up to ${sum}`;
};

/** The rules that the Payment API's description names. */
export const rules: Rules<RuleName> = { "amount-is-sum-of-items": amountIsSumOfItems };
