/** One operation as a client needs it. Generated. */
export interface OperationEntry {
  readonly method: string;
  /** The path template, as in the description. */
  readonly path: string;
  /** The header set that the signing layer fills in. */
  readonly signedHeaders: readonly string[];
  readonly requestMediaTypes: readonly string[];
  /** The fields of the body that repeat a path parameter. */
  readonly bodyFromPath?: readonly string[];
  /** Maps a status, or `default` for any other error, to the media types of its body; an empty list means no body. */
  readonly responses: Readonly<Record<string, readonly string[]>>;
  /** Maps a status to the required headers of its response. */
  readonly requiredHeaders?: Readonly<Record<string, readonly string[]>>;
  /** Maps a status to the fields of its body that must be non-empty strings: without them, the created resource can't be found or used. */
  readonly requiredFields?: Readonly<Record<string, readonly string[]>>;
  /** The keys that lead to the error code in the body of every error. A body without a string there is not this API's. */
  readonly errorCode?: readonly string[];
  /**
   * Fields in which a success identifies the transaction that the operation derives from the one in its path: its ID, then others. Signing
   * compares it.
   */
  readonly ownTransaction?: readonly [id: string, ...others: string[]];
}

/** Maps an operationId to what a client needs to know about the operation. */
export type OperationTable<OperationId extends string = string> = Readonly<Record<OperationId, OperationEntry>>;
