/** Where a description says something else than the API document. */
import type { JsonObject } from "@maksu/openapi";
import type { ApiDocument, Section } from "../document.ts";

export interface Difference {
  readonly api: ApiDocument["api"];
  /** The entry of the table it belongs to: `operation createPayment`, `field PaymentRequest.stamp`, `code invalid-json`. */
  readonly entry: string;
  /** The exact place: `createPayment.amount`, `Payment.amounts.currency`. */
  readonly subject: string;
  readonly constraint: string;
  readonly want: string;
  readonly got: string;
  readonly section: Section;
  /** The file of its entry, where that is not the API's. */
  readonly table?: string | undefined;
  /** Where it comes from, if not from the place itself. */
  readonly cause?: Cause;
}

/** Keys into the bundle. */
export interface Cause {
  readonly keys: readonly string[];
  /** The headers that an operation has by its document, where it is about one of them. */
  readonly headers?: readonly string[];
  /** A file beside the description that the keys lead into instead, below its folder. */
  readonly file?: string;
}

/** One entry of the table at its place, while it is being compared. */
export interface Place {
  readonly entry: string;
  readonly subject: string;
  readonly section: Section;
  readonly table?: string | undefined;
}

export interface Comparison {
  readonly document: ApiDocument;
  readonly bundle: JsonObject;
  readonly differences: Difference[];
  /** Components that were compared as part of something else. */
  readonly seen: Set<string>;
  /** Keywords that the document itself states, by component or field of one: `Currency`, `PaymentBase.stamp`. */
  readonly stated: Map<string, Set<string>>;
}

export function report(comparison: Comparison, place: Place, constraint: string, want: unknown, got: unknown, cause?: Cause): void {
  const { entry, subject, section, table } = place;
  // A number and its digits as text read alike.
  const show = shown(want) === shown(got) ? JSON.stringify : shown;
  const difference = {
    api: comparison.document.api,
    entry,
    subject,
    constraint,
    want: show(want),
    got: show(got),
    section,
    ...(table !== undefined && { table }),
  };
  comparison.differences.push(cause === undefined ? difference : { ...difference, cause });
}

/** One line that says what is wrong: what the description says, and what its document does, with the section to read. */
export const describeDifference = ({ api, subject, constraint, want, got, section }: Difference): string =>
  `${api} ${subject}, ${constraint}: the description says ${got}, the API document says ${want} (${section})`;

export function state({ stated }: Comparison, place: string, keywords: Iterable<string>): void {
  stated.set(place, new Set([...(stated.get(place) ?? []), ...keywords]));
}

export const within = (place: Place, step: string, section: Section = place.section): Place => ({
  ...place,
  subject: `${place.subject}${step}`,
  section,
});

/** A value as text, for one line. */
export const shown = (value: unknown): string =>
  value === undefined ? "nothing" : typeof value === "string" ? value : JSON.stringify(value);
