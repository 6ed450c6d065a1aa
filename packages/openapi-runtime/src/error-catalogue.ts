/** The documentation of one error code. */
export interface CataloguedError {
  /** HTTP status of the response. */
  readonly status: number;
  /** When the service responds with it. */
  readonly meaning: string;
  /** How to resolve it, where that is known. */
  readonly workaround?: string;
  /** operationIds of the operations that can respond with it. */
  readonly operations: readonly string[];
}

/** The documented error codes of an API. */
export type ErrorCatalogue<ErrorCode extends string = string> = Readonly<Record<ErrorCode, CataloguedError>>;
