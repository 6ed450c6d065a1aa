/** An undocumented form that real clients send and the service evidently accepts. Servers reject it unless asked to accept it. */
export interface Tolerance<Name extends string = string> {
  readonly name: Name;
  /** The form, as a sentence. */
  readonly description: string;
  /** Which clients send it, as sentences. */
  readonly source: string;
  /** `medium`: seen in a client that works against the service. `low`: inferred. */
  readonly confidence: "medium" | "low";
  /** The operations, by operationId. */
  readonly operations: readonly string[];
  /** The header that has the form; absent for a part of the body. */
  readonly header?: string;
  /** JSON Pointer of the part of the body that has the form; empty for the whole body. */
  readonly body?: string;
  /** Whether it is the request's path that has the form. */
  readonly path?: true;
  /** The parameter of the path that has the form. */
  readonly parameter?: string;
  /** The forms of which any is tolerated. */
  readonly forms?: readonly ToleratedForm[];
  /** Regular expression of a tolerated text. */
  readonly pattern?: string;
  /** Whether the value is removed. */
  readonly drop?: true;
  /** The documented value that takes its place. `$1` is a group of the pattern, `"{name}"` a parameter of the path. */
  readonly set?: unknown;
}

/**
 * A form without a value; any value, of a field that the document does not have; or the id of a payment or an account outside the aggregate, which a
 * server that keeps payments and merchants knows by its state.
 */
export type ToleratedForm = "absent" | "null" | "empty-text" | "empty-object" | "present" | "payment-id" | "other-merchant";
