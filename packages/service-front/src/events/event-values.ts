import { readEvents } from "../description/description.ts";

/** A value of an event that the description does not list. */
export interface UnlistedValue {
  /** The parameter, as named in the event. */
  readonly name: string;
  readonly value: string;
  readonly known: readonly string[];
  /** Whether the list may grow, so that the service may send such a value one day. */
  readonly mayCome: boolean;
}

/** Returns the values of an event that its description does not list. */
export function unlistedValues(document: object, event: string, { url, headers }: Request): readonly UnlistedValue[] {
  const query = new URL(url).searchParams;
  const parameters = readEvents(document).get(event)?.parameters ?? [];
  return parameters.flatMap(({ name, in: place, schema: { enum: known, "x-extensible": mayCome = false } = {} }) => {
    // The event's own come after those of the merchant's address.
    const value = place === "header" ? headers.get(name) : query.getAll(name).at(-1);
    return !known || value === null || value === undefined || known.includes(value) ? [] : [{ name, value, known, mayCome }];
  });
}
