import type { LocatedOperation } from "@maksu/openapi";
import type { ContractRequest } from "@maksu/conformance/contract";
import type { ApiDocument } from "../documents/document.ts";

/** Who signs. */
export interface Signer {
  readonly account?: string;
  readonly secret?: string;
  readonly apiName?: string;
}

/** The parts of a signature. */
export interface Signed extends Signer {
  readonly target: string;
  readonly body: string;
  /** Values of headers that signing would fill in; null leaves a header out. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** Facts about one API that its description does not state. */
export interface TestedApi {
  /** The hand-written table of its document. */
  readonly document: ApiDocument;
  /** Signs a request without the client; returns the headers that the signing layer fills in. */
  sign(operation: LocatedOperation, request: ContractRequest, signed: Signed): Promise<Record<string, unknown>>;
}
