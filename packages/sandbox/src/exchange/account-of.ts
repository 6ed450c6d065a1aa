import type { RequestValues } from "@maksu/service-front";

/** The account that signed the request: of a card's form, it is a field. */
export const accountOf = ({ account, parts }: { readonly account: string; readonly parts: Partial<RequestValues> }): string => {
  const { body } = parts;
  if (account !== "" || typeof body !== "object" || body === null) return account;
  return "checkout-account" in body ? String(body["checkout-account"]) : "";
};
