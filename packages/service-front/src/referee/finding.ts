import { escapeKey } from "@maksu/openapi-runtime/json-pointer";
import type { Keys } from "./places.ts";

/** The subject of a difference. */
export type FindingKind =
  | "field-undocumented"
  | "field-missing"
  | "value"
  | "format"
  | "enum"
  | "status-undocumented"
  | "code-undocumented"
  | "header"
  | "content-type"
  | "body"
  | "event";

/** A difference between what was sent and the description. */
export interface Finding {
  readonly kind: FindingKind;
  /** JSON pointer of the keyword in the bundle: `/components/schemas/Payment/required`. */
  readonly at: string;
  /** Where in the message: `body/items/0/amount`, `header signature`; `status` for the status itself. */
  readonly place: string;
  /** A sentence about the fault in the message. */
  readonly message: string;
  /** Whether the description itself says that there may be more: no difference. */
  readonly isNote: boolean;
}

/** A pointer into the bundle. */
export const pointerTo = (keys: Keys): string => keys.map((key) => `/${escapeKey(key)}`).join("");

/**
 * The faults in a message of a server that sends only described values, a line each: a new value of a list that may grow is
 * wrong, too; a status that only `default` has is not.
 */
export const faultsIn = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ isNote, kind }) => !isNote || kind === "enum").map(({ message }) => message);
