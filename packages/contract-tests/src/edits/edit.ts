/** A text that is replaced by another. */
export interface Text {
  /** Path below the description's folder. */
  readonly file: string;
  /** Text that occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** A wrong edit of a description, the check that rejects it, and what it reports: place and reason. */
export interface Edit extends Text {
  readonly kind: Kind;
  /** `lint` knows descriptions, `documents` compares them with the API's document. */
  readonly check: "lint" | "documents";
  /** Begins with the line to correct, from the root of the repository. */
  readonly says: string;
  /** Lines after the first. @defaultValue none */
  readonly further?: number;
}

export const KINDS = [
  "limit",
  "pattern",
  "enum",
  "required",
  "type",
  "format",
  "status",
  "parameter",
  "header set",
  "media type",
  "example",
  "event",
  "rule",
  "operationId",
  "$ref",
  "field",
  "signing header",
  "signature",
  "closing",
  "security",
  "path",
  "extension",
  "provenance",
  "root",
  "code",
  "default",
  "XML",
] as const;
export type Kind = (typeof KINDS)[number];
