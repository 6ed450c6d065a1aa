/** What the Payment API sends as a GET: signed parameters whose names start with `checkout-` (Payment API 2.0.0, Events). */
import { type Secrets, verifyCheckoutSignature } from "@maksu/signing";
import type { Events } from "@maksu/payment-api/events";
import { readerOptions } from "../options/reader-options.ts";
import { queryPairs } from "../query-pairs.ts";
import { type CheckoutEventName, type EventParameters, eventParameters, isSigned } from "./event-parameters.ts";
import type { Identify } from "./identity.ts";
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

/**
 * Verifies the parameters of an address and reads them as an event.
 *
 * @param url - the address that was called, or its path and query
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `secret-invalid`
 */
export async function readCheckoutEvent<Name extends CheckoutEventName>(
  name: Name,
  identify: Identify,
  url: string | URL,
  merchant: PaymentApiMerchant,
): Promise<Reading<SignedValues<Events[Name]["query"]>>> {
  const { account, secret } = readerOptions(merchant, "account", "secret");
  const parameters = queryPairs(url);
  if (!(await verifyCheckoutSignature({ parameters, secret }))) return refused("signature");
  const values = new Map(parameters.flatMap(([each, value = ""]) => (isSigned(each) ? [[each.toLowerCase(), value]] : [])));
  if (values.get("checkout-account") !== String(account)) return refused("account");
  const described = eventParameters(name);
  const event = isOther(values, described) ? undefined : eventOf(values, described);
  if (event === undefined) return refused("event");
  return {
    genuine: true,
    // The one place where values of the wire get their described types: the table that they are read by is made from the same description.
    event: event as SignedValues<Events[Name]["query"]>,
    ...identify(values, described),
  };
}

/** Names of the merchant's own requests. No event has them, but forms that a customer sees do, and they are signed with the same secret. */
const OF_REQUESTS = ["checkout-nonce", "checkout-timestamp"];

/** Whether these are parameters of something else: of a request or form, or of an event that is told by a parameter which ours has not. */
function isOther(values: ReadonlyMap<string, string>, { ofOthers }: EventParameters): boolean {
  return OF_REQUESTS.some((each) => values.has(each)) || ofOthers.some((names) => names.every((each) => values.has(each)));
}

/** The values with their types; undefined when one is missing or is not of its type. */
function eventOf(values: ReadonlyMap<string, string>, { known }: EventParameters): object | undefined {
  const event: Record<string, unknown> = {};
  for (const [name, { property, required, isInteger }] of known) {
    const value = values.get(name);
    if (value === undefined) {
      if (required) return undefined;
    } else if (isInteger) {
      if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(Number(value))) return undefined;
      event[property] = Number(value);
    } else if (name !== "checkout-algorithm" && (value !== "" || required)) event[property] = value;
  }
  return { ...event, more: Object.fromEntries([...values].filter(([name]) => !known.has(name))) };
}
