import type { OperationTable } from "@maksu/openapi-runtime";
import type { Validators } from "@maksu/openapi-runtime/validation";
import type { PlainFetch, RequestSigner, SignedFetch } from "@maksu/signing";
import type { ClientSettings } from "./client-settings.ts";
import type { RequestWriting } from "./request/write-request.ts";
import type { ResponseReading } from "./result/read-response.ts";
import type { Transport } from "./transport/transport.ts";

/** The parts that the calls of an API need. */
export interface Api<OperationId extends string = string> extends ResponseReading, Omit<RequestWriting, "baseUrl"> {
  readonly operations: OperationTable<OperationId>;
  /** Name and version of the client, as in `User-Agent`. */
  readonly product?: string;
  /** Folder of the API's pages in the documentation, for the `help` of errors. */
  readonly pages?: string;
  readonly validators: Validators;
  /** Signs requests, and verifies their responses. */
  readonly signer: RequestSigner;
  /** Creates the signer of one call and its attempts, if calls have different signers. */
  readonly signerOfCall?: (() => RequestSigner) | undefined;
  /** Creates the `fetch` of `http`, which signs, sends through the given `fetch`, and verifies. */
  readonly signedFetch: (fetch: PlainFetch) => SignedFetch;
}

/** Parts shared by every call of one client. */
export interface ApiCalls<OperationId extends string = string> extends ClientSettings, Api<OperationId> {
  readonly timeout: number;
  /** The whole header; undefined in browsers. */
  readonly userAgent: string | undefined;
  readonly transport: Transport;
}
