import { brand } from "@maksu/error-brand";

/** Why a report can't be parsed, and where. */

/** Why a {@link ReportError} was thrown. */
export type ReportErrorCode =
  | "body-empty"
  | "content-type-unknown"
  | "csv-cell-count"
  | "csv-header-invalid"
  | "csv-syntax"
  | "encoding-invalid"
  | "field-invalid"
  | "json-key-repeated"
  | "json-syntax"
  | "json-too-deep"
  | "row-invalid";

/** A position in the body. Both count from 1; a column is a UTF-16 code unit, as in editors. */
export interface ReportPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * A report that can't be parsed. The message has the line, column and rule, and the field if the description lists it; it never quotes the
 * report, which contains personal data.
 */
export class ReportError extends Error {
  static {
    brand(this, "@maksu/webhooks ReportError");
  }

  /** Identifies the error for code to branch on. */
  readonly code: ReportErrorCode;
  /** Line of the body, from 1; absent when the error is not about the body. */
  readonly line?: number;
  /** Column in that line, from 1. */
  readonly column?: number;

  constructor(code: ReportErrorCode, rule: string, position?: ReportPosition) {
    super(position === undefined ? rule : `line ${position.line}, column ${position.column}: ${rule}`);
    this.name = "ReportError";
    this.code = code;
    if (position === undefined) return;
    this.line = position.line;
    this.column = position.column;
  }
}
