/** What a client needs to know of one operation; made by the generator. */
export interface OperationEntry {
  readonly method: string;
  /** The path template, as in the description. */
  readonly path: string;
  /** The header set that the signing layer fills in. */
  readonly signedHeaders: readonly string[];
  readonly requestMediaTypes: readonly string[];
  /** The body's fields, where each repeats a path parameter. */
  readonly bodyFromPath?: readonly string[];
  /** Status, or `default` for any other error, to the media types of its body; an empty list means no body. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** Status to the headers that its answer must have. */
  readonly requiredHeaders?: Readonly<Record<string, readonly string[]>>;
  /** Status to the fields of its body that must be non-empty strings: without them, what was made can't be found or used. */
  readonly requiredFields?: Readonly<Record<string, readonly string[]>>;
  /** Fields by which a success names the transaction that the operation makes of the one in its path: its ID, then others. Signing compares it. */
  readonly ownTransaction?: readonly [id: string, ...others: string[]];
}

/** operationId to what a client needs to know of it. */
export type OperationTable<OperationId extends string = string> = Readonly<Record<OperationId, OperationEntry>>;
