import type { ApiName } from "@maksu/service-front";
import type { FindingKind } from "@maksu/service-front/referee";
import type { SourceLine } from "./locator.ts";

/** The subject of a difference: of a response, or of request and response together. */
export type DifferenceKind = FindingKind | "accepted" | "rejected" | "signature";

/** A difference between what a service does and its description. */
export interface Difference extends SourceLine {
  readonly kind: DifferenceKind;
  /** Whether the description itself leaves it open: no difference. */
  readonly isNote: boolean;
  readonly api: ApiName;
  readonly operationId: string;
  readonly status: number;
  /** Where in the message: `body/items/0/amount`. */
  readonly place: string;
  readonly message: string;
  /** The subject of the line, and where its fact comes from. */
  readonly section: string;
  /** The part that was sent, without the values that may be somebody's: texts by their shape. */
  readonly evidence: string;
  /** The edit of the line that would make the description agree. */
  readonly edit: string;
}

/** An exchange that was compared with the description, or the reason why it was not. */
export interface CheckedExchange {
  readonly api: ApiName;
  readonly operationId: string;
  readonly method: string;
  /** As the description writes it. */
  readonly path: string;
  readonly status: number;
  /** Why nothing is known of it: it has not reached the check that it is about. Undefined for one that was compared. */
  readonly unchecked?: string;
  /** Name of the documented error that the response has the code or the message of. */
  readonly error?: string;
  readonly differences: readonly Difference[];
}

/** The parts of a file that were compared. */
export interface CheckedFile {
  readonly exchanges: readonly CheckedExchange[];
  /** Finds that are of no operation or event: where in the file, and why. */
  readonly others: readonly { readonly at: string; readonly reason: string }[];
  /** Where each event is, and what its signature is worth: `verified`, `wrong`, or `not verified: ` and why. */
  readonly events: readonly { readonly at: string; readonly signature: string }[];
}
