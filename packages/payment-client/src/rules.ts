import type { Rules } from "@maksu/openapi-runtime/validation";
import type { RuleName } from "./generated/validators.ts";

/** The total is the sum of the rows, VAT included or not in both alike (Payment API, PaymentRequest, amount). Without rows there is nothing to sum. */
const amountIsSumOfItems = ({ amount, items }: { amount: number; items: readonly { unitPrice: number; units: number }[] }): boolean =>
  items.length === 0 || items.reduce((sum, { unitPrice, units }) => sum + BigInt(unitPrice) * BigInt(units), 0n) === BigInt(amount);

/** The rules that the Payment API's description names. */
export const rules: Rules<RuleName> = { "amount-is-sum-of-items": amountIsSumOfItems };
