/** What the Payment API sends as a GET: signed parameters whose names start with `checkout-` (Payment API 2.0.0, Events). */
import { checkoutMessage, type Secrets, verifyCheckoutSignature } from "@maksu/signing";
import { eventKey, type EventKind } from "../once/event-key.ts";
import { type Events, eventTable } from "../generated/payment-api/events.ts";
import { queryPairs } from "../query-pairs.ts";
import { type Reading, refused } from "./reading.ts";

/** Whom events of the Payment API are for, and how to tell that they are genuine. */
export interface PaymentApiMerchant {
  /** Merchant ID, as in `checkout-account`. An event of another account is refused. */
  readonly account: number | string;
  /** The merchant secret; several while it is being changed. */
  readonly secret: Secrets;
}

/**
 * Signed values under their names without `checkout-`, in camel case, typed as described: `checkout-transaction-id` is `transactionId`. Which
 * algorithm signed them has done its service.
 */
export type SignedValues<Query> = {
  readonly [
    Name in keyof Query as Name extends "checkout-algorithm" ? never : Name extends `checkout-${infer Rest}` ? CamelCase<Rest> : never
  ]: Query[Name];
} & {
  /** Signed parameters that the description does not know, by their whole name in lower case. */
  readonly more: Readonly<Record<string, string>>;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<CamelCase<Rest>>}` : Name;

/** Names of the Payment API's events that are a query. */
export type CheckoutEventName = { [Name in keyof Events]: Events[Name] extends { readonly query: unknown } ? Name : never }[keyof Events];

/**
 * Verifies the parameters of an address and reads them as an event.
 *
 * @param url - the address that was called, or its path and query
 * @throws SigningError `secret-invalid`
 */
export async function readCheckoutEvent<Name extends CheckoutEventName>(
  name: Name,
  kind: EventKind,
  url: string | URL,
  { account, secret }: PaymentApiMerchant,
): Promise<Reading<SignedValues<Events[Name]["query"]>>> {
  const parameters = queryPairs(url);
  if (!(await verifyCheckoutSignature({ parameters, secret }))) return refused("signature");
  const values = new Map(parameters.flatMap(([each, value = ""]) => (isSigned(each) ? [[each.toLowerCase(), value]] : [])));
  if (values.get("checkout-account") !== String(account)) return refused("account");
  const signed = EVENTS.get(name);
  const event = signed === undefined || isOther(values, signed) ? undefined : eventOf(values, signed);
  if (event === undefined) return refused("event");
  return {
    genuine: true,
    // The one place where values of the wire get their described types: the table that they are read by is made from the same description.
    event: event as SignedValues<Events[Name]["query"]>,
    key: async () => eventKey(kind, checkoutMessage({ parameters: [...values] })),
  };
}

const isSigned = (name: string): boolean => name.toLowerCase().startsWith("checkout-");

/** An event's signed parameters, as the description has them. */
interface Signed {
  readonly types: ReadonlyMap<string, string>;
  readonly required: readonly string[];
}

const EVENTS: ReadonlyMap<string, Signed> = new Map(
  Object.entries(eventTable).map(([name, { query }]) => {
    const signed = Object.entries<{ readonly required: boolean; readonly type: string }>(query).filter(([each]) => isSigned(each));
    const required = signed.flatMap(([each, parameter]) => (parameter.required ? [each] : []));
    return [name, { types: new Map(signed.map(([each, { type }]) => [each, type])), required }];
  }),
);

/** Names of the merchant's own requests. No event has them, but forms that a customer sees do, and they are signed with the same secret. */
const OF_REQUESTS = ["checkout-nonce", "checkout-timestamp"];

/** Whether these are parameters of something else: of a request or form, or of an event that has its required ones here, and not all of them in ours. */
function isOther(values: ReadonlyMap<string, string>, { types }: Signed): boolean {
  if (OF_REQUESTS.some((each) => values.has(each))) return true;
  return [...EVENTS.values()].some(
    ({ required }) => required.some((each) => !types.has(each)) && required.every((each) => values.has(each)),
  );
}

/** The values with their types; undefined when one is missing or is not of its type. */
function eventOf(values: ReadonlyMap<string, string>, { types, required }: Signed): object | undefined {
  if (required.some((each) => !values.has(each))) return undefined;
  const event: Record<string, unknown> = {};
  const more: Record<string, string> = {};
  for (const [name, value] of values) {
    const type = types.get(name);
    if (type === undefined) more[name] = value;
    else if (type === "integer") {
      const number = /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!Number.isSafeInteger(number)) return undefined;
      event[camelCase(name)] = number;
    } else if (name !== "checkout-algorithm" && (value !== "" || required.includes(name))) event[camelCase(name)] = value;
  }
  return { ...event, more };
}

const camelCase = (name: string): string =>
  name.slice("checkout-".length).replaceAll(/-([^-]*)/g, (_, part: string) => part.charAt(0).toUpperCase() + part.slice(1));
