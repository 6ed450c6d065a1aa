/** An operation as signing needs it. */
export interface SignedOperation {
  /** HTTP method in upper case. */
  readonly method: string;
  /** Path template, e.g. `/payments/{transactionId}`. */
  readonly path: string;
  /** The documented header set, names in lower case, `signature` among them; empty for an operation that goes unsigned. */
  readonly signedHeaders: readonly string[];
  /** Present for an operation that makes a transaction of its own out of the one in its path: a refund. */
  readonly ownTransaction?: OwnTransaction;
}

/** Fields of the success of an operation that makes a transaction: its ID, and others that distinguish it from another operation's body. */
export type OwnTransaction = readonly [id: string, ...others: string[]];

/** Operations by operationId. */
export type OperationTable = Readonly<Record<string, SignedOperation>>;
