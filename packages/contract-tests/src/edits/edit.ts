/** A wrong edit of a description, the check that rejects it, and the first line that the check reports. */
export interface Edit {
  readonly kind: Kind;
  /** Path below the description's folder. */
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** `lint` knows descriptions, `documents` compares them with the API's document. */
  readonly check: "lint" | "documents";
  readonly says: string;
}

export const KINDS = [
  "limit",
  "pattern",
  "enum",
  "required",
  "type",
  "format",
  "status",
  "code",
  "parameter",
  "header set",
  "media type",
  "example",
  "event",
  "rule",
  "operationId",
  "$ref",
] as const;
export type Kind = (typeof KINDS)[number];
