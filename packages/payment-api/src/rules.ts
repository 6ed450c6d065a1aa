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

interface Taxed {
  readonly items: readonly { readonly vatPercentage: number }[];
}

/**
 * Checks that each VAT percentage has at most one decimal (public documentation of Item, vatPercentage). `multipleOf: 0.1` would reject 2.3 in tools that
 * divide floating-point numbers.
 */
const vatOfOneDecimal = ({ items }: Taxed): true | string => {
  const index = items.findIndex(({ vatPercentage }) => !/^\d+(\.\d)?$/.test(String(vatPercentage)));
  return index < 0 || `\`items[${index}].vatPercentage\` is ${items[index]?.vatPercentage}, but may have at most one decimal, such as 25.5`;
};

/** The named rules of the Payment API's description. */
export const rules: Rules<RuleName> = { "amount-is-sum-of-items": amountIsSumOfItems, "vat-of-one-decimal": vatOfOneDecimal };
