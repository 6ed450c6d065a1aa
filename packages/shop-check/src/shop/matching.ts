/** Which order a payment belongs to. */
import { amountOfItems } from "@maksu/sandbox";
import type { PaymentRequest } from "../service/service.ts";

/** Where a payment has its order's reference: a field, the field of an item, or a pattern whose first group is the reference in one of them. */
export type Match = "stamp" | "reference" | `items.${string}` | RegExp;

/** Reads a setting such as `reference`, `items.productCode` or `/^shop-(\d+)/`. */
export function readMatch(text: string): Match {
  const [, pattern, flags = ""] = /^\/(.*)\/([imu]*)$/.exec(text) ?? [];
  if (pattern !== undefined) return new RegExp(pattern, flags);
  if (text === "stamp" || text === "reference" || /^items\.\w+$/.test(text)) return text as Match;
  throw new TypeError(`must be stamp, reference, items.FIELD or a pattern such as /^shop-(\\d+)/, not ${JSON.stringify(text)}`);
}

/** Where a request has a reference; undefined where it has none. */
export const matchIn = (request: PaymentRequest, reference: string): Match | undefined =>
  request.reference === reference
    ? "reference"
    : request.stamp === reference
      ? "stamp"
      : request.items
          ?.flatMap((item) => Object.entries(item))
          .flatMap(([name, value]) => (String(value) === reference ? [`items.${name}` as const] : []))[0];

/** Whether a request is for an order. */
export function isOf(request: PaymentRequest, reference: string, match: Match): boolean {
  if (match instanceof RegExp)
    return [request.reference, request.stamp, ...(request.items ?? []).flatMap((item) => Object.values(item))].some(
      (value) => match.exec(String(value))?.[1] === reference,
    );
  if (match === "stamp" || match === "reference") return request[match] === reference;
  return itemsOf(request, reference, match).length > 0;
}

/** Cents of the items that name the order, where items do: a payment may be for several orders. */
export function shareOf(request: PaymentRequest, reference: string, match: Match): number | undefined {
  const items = itemsOf(request, reference, match);
  return items.length === 0 ? undefined : amountOfItems(items, request.usePricesWithoutVat);
}

const itemsOf = ({ items = [] }: PaymentRequest, reference: string, match: Match): PaymentRequest["items"] =>
  typeof match === "string" && match.startsWith("items.")
    ? items.filter((item) => String(item[match.slice("items.".length)]) === reference)
    : [];
