/** GET requests of the Payment API: signed parameters whose names start with `checkout-` (Payment API 2.0.0, Events). */
import { type Secrets, verifyCheckoutSignature } from "@maksu/signing";
import type { Events } from "@maksu/payment-api/events";
import { takeReaderOptions } from "./option-table.ts";
import { queryPairs } from "../query-pairs.ts";
import { type CheckoutEventName, type EventParameters, eventParameters, isSigned } from "./event-parameters.ts";
import type { Identify } from "./identity.ts";
import { type Reading, rejected } from "./reading.ts";

/** The merchant whose events to accept, and the secret to verify them with. */
export interface PaymentApiMerchant {
  /** Merchant ID, as in `checkout-account`. Events of other accounts are rejected. */
  readonly account: number | string;
  /** The merchant secret, or several during a rotation. */
  readonly secret: Secrets;
}

/**
 * The signed values under their names without `checkout-`, in camel case, with the types of the description: `checkout-transaction-id` is
 * `transactionId`. The algorithm is left out: it has served its purpose once the signature is verified.
 */
export type SignedValues<Query> = {
  readonly [
    Name in keyof Query as Name extends "checkout-algorithm" ? never : Name extends `checkout-${infer Rest}` ? CamelCase<Rest> : never
  ]: Query[Name];
} & {
  /** Signed parameters that the description does not list, by their full name in lower case. */
  readonly more: Readonly<Record<string, string>>;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Rest}` ? `${Head}${Capitalize<CamelCase<Rest>>}` : Name;

/**
 * Verifies the parameters of a URL and parses them as an event.
 *
 * @param url - the requested URL, or its path and query
 * @throws WebhookError `account-invalid`, `option-invalid`, `option-unknown`, `request-invalid`, `secret-invalid`
 */
export async function readCheckoutEvent<Name extends CheckoutEventName>(
  name: Name,
  identify: Identify,
  url: string | URL,
  merchant: PaymentApiMerchant,
): Promise<Reading<SignedValues<Events[Name]["query"]>>> {
  const { account, secret } = takeReaderOptions(merchant, "account", "secret");
  const parameters = queryPairs(url);
  if (!(await verifyCheckoutSignature({ parameters, secret }))) return rejected("signature");
  const values = new Map(parameters.flatMap(([each, value = ""]) => (isSigned(each) ? [[each.toLowerCase(), value]] : [])));
  if (values.get("checkout-account") !== String(account)) return rejected("account");
  return isOther(values, eventParameters(name)) ? rejected("event") : checkoutEvent(name, identify, values);
}

/**
 * Parses genuine values as an event.
 *
 * @param values - by their full names in lower case
 */
export function checkoutEvent<Name extends CheckoutEventName>(
  name: Name,
  identify: Identify,
  values: ReadonlyMap<string, string>,
): Reading<SignedValues<Events[Name]["query"]>> {
  const described = eventParameters(name);
  const event = eventOf(values, described);
  if (event === undefined) return rejected("event");
  return {
    genuine: true,
    // The one cast from wire values to the described types: the table that parses them is generated from the same description.
    event: event as SignedValues<Events[Name]["query"]>,
    ...identify(values, described),
  };
}

/** Parameters of the merchant's own requests. Events never have them, but forms that a customer sees do, signed with the same secret. */
const OF_REQUESTS = ["checkout-nonce", "checkout-timestamp"];

/** Checks for parameters of another message: a request, a form, or an event with a required parameter that this one does not have. */
function isOther(values: ReadonlyMap<string, string>, { ofOthers }: EventParameters): boolean {
  return OF_REQUESTS.some((each) => values.has(each)) || ofOthers.some((names) => names.every((each) => values.has(each)));
}

/** Converts the values to their types; undefined when one is missing or has the wrong type. */
function eventOf(values: ReadonlyMap<string, string>, { known }: EventParameters): object | undefined {
  const event: Record<string, unknown> = {};
  for (const [name, { property, required, isInteger }] of known) {
    if (name === "checkout-algorithm") continue;
    const value = values.get(name);
    if (value === undefined) {
      if (required) return undefined;
    } else if (isInteger) {
      if (!/^-?\d+$/.test(value) || !Number.isSafeInteger(Number(value))) return undefined;
      event[property] = Number(value);
    } else if (value !== "" || required) event[property] = value;
  }
  return { ...event, more: Object.fromEntries([...values].filter(([name]) => !known.has(name))) };
}
