/** The signed parameters of the Payment API's events, as described. */
import { type Events, eventTable } from "@maksu/payment-api/events";

/** Names of the Payment API's events that are sent as a query. */
export type CheckoutEventName = { [Name in keyof Events]: Events[Name] extends { readonly query: unknown } ? Name : never }[keyof Events];

/** A signed parameter. */
export interface EventParameter {
  /** Its name in the event: without `checkout-`, in camel case. */
  readonly property: string;
  readonly required: boolean;
  readonly isInteger: boolean;
}

/** The signed parameters of an event. */
export interface EventParameters {
  readonly known: ReadonlyMap<string, EventParameter>;
  /** Required parameters of each other event that has one which this event lacks. */
  readonly ofOthers: readonly (readonly string[])[];
}

/** Returns the parameters of an event. */
export function eventParameters(name: CheckoutEventName): EventParameters {
  const found = ALL.get(name);
  if (found === undefined) throw new TypeError(`${name}: not an event of the description`);
  return found;
}

/** Checks whether a parameter is signed. */
export const isSigned = (name: string): boolean => name.toLowerCase().startsWith(PREFIX);

const PREFIX = "checkout-";

const KNOWN: ReadonlyMap<string, ReadonlyMap<string, EventParameter>> = new Map(
  Object.entries(eventTable).map(([name, { query }]) => {
    const described = Object.entries<{ readonly required: boolean; readonly type: string }>(query).filter(([each]) => isSigned(each));
    const parameters = described.map(
      ([each, { required, type }]) => [each, { property: camelCase(each), required, isInteger: type === "integer" }] as const,
    );
    return [name, new Map(parameters)];
  }),
);

const REQUIRED: readonly (readonly string[])[] = Array.from(KNOWN.values(), (parameters) =>
  [...parameters].flatMap(([name, { required }]) => (required ? [name] : [])),
);

const ALL: ReadonlyMap<string, EventParameters> = new Map(
  Array.from(KNOWN, ([name, known]) => [name, { known, ofOthers: REQUIRED.filter((names) => names.some((each) => !known.has(each))) }]),
);

function camelCase(name: string): string {
  return name.slice(PREFIX.length).replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());
}
