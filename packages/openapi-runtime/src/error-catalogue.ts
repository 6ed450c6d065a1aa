/** What an API documents of one error code. */
export interface CataloguedError {
  /** HTTP status of the answer. */
  readonly status: number;
  /** When the service answers it. */
  readonly meaning: string;
  /** What to do about it, where that is known. */
  readonly workaround?: string;
  /** operationIds of the operations that answer it. */
  readonly operations: readonly string[];
}

/** The error codes of an API. */
export type ErrorCatalogue<ErrorCode extends string = string> = Readonly<Record<ErrorCode, CataloguedError>>;
