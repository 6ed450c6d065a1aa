import type { OperationTable } from "@maksu/openapi-runtime";
import type { Validate, Validators } from "@maksu/openapi-runtime/validation";
import type { RequestSigner } from "@maksu/signing";
import type { ApiName } from "../ground/api-names.ts";
import type { Authentication } from "../authentication/authentication.ts";
import type { Merchant } from "../authentication/credentials.ts";
import type { OperationDescription } from "../description/description.ts";
import type { EventTable } from "../events/event-table.ts";
import type { ServiceNames } from "../ground/profiles.ts";
import type { Tolerances } from "./tolerance-names.ts";
import type { WireRequest, Rejection, WireResponse } from "../ground/exchange.ts";

/** A request that belongs to an operation. */
export interface RoutedRequest {
  readonly request: WireRequest;
  readonly operationId: string;
  readonly template: string;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** Media type to how the body of a response is read. A reader throws for what it can't read. */
export type ResponseReaders = Readonly<Record<string, (text: string, status: number) => unknown>>;

/** A merchant who calls. */
export interface Caller {
  /** Account or merchant ID. */
  readonly id: string;
  readonly secret: string;
}

/** An API that servers can have. */
export interface ApiFront {
  readonly operations: OperationTable;
  /** The service's published test merchants: public, and worth nothing. */
  readonly testCredentials: Readonly<Record<string, string>>;
  /** The deviations of real clients that the service evidently takes, though its document has them otherwise. */
  readonly tolerances: Tolerances;
  /** Reads bodies of responses in media types besides JSON. */
  readonly responseReaders?: ResponseReaders;
  /** Creates a signer of requests. */
  readonly signer: (caller: Caller, names: ServiceNames) => RequestSigner;
  readonly make: (authentication: Authentication, names: ServiceNames) => ServiceApi;
}

/** The parts of a server that belong to one API. */
export interface ServiceApi {
  readonly name: ApiName;
  readonly operations: OperationTable;
  readonly validators: Validators;
  /** Validators of the headers that signing fills in, as `{ [name]: value }`; of operations without any there is none. */
  readonly signingHeaders: Readonly<Record<string, Validate>>;
  /** Media type of a body without a Content-Type; absent where that is an error. */
  readonly defaultMediaType?: string;
  /** Media type to how a body of it is read. A reader throws for what it can't read. */
  readonly readers: Readonly<Record<string, (text: string) => unknown>>;
  /** Events that the service sends on its own, by name. */
  readonly events: EventTable;
  /** The account or merchant ID that the request names, whether it is signed or not; empty if unknown. */
  accountIn(request: WireRequest): string;
  /** Returns the merchant who signed the request, or why the request is rejected. */
  authenticate(routed: RoutedRequest): Promise<Merchant | Rejection>;
  /** Returns the request with its headers named as in the description, where the service may have other names. */
  withDocumentedNames?(request: WireRequest): WireRequest;
  /** Returns the rejection of a request for a malformed signature or version header. */
  rejectHeader(reason: string, request: WireRequest): Rejection;
  /** The body of an error without a documented code; undefined for none. Without an operation the request has an unknown path or fault. */
  errorBody(rejection: Rejection, operation?: OperationDescription): unknown;
  /** Writes a body that is not undefined. */
  writeBody(request: WireRequest, status: number, body: unknown): { readonly mediaType: string; readonly text: string };
  /** Returns the response to send, signed if the API signs its responses. */
  sign(routed: RoutedRequest, response: WireResponse, body: unknown): Promise<WireResponse>;
}
