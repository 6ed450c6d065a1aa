import type { OperationDescription } from "../description/description.ts";
import type { ResponseDraft, Rejection } from "../ground/exchange.ts";
import type { Fault } from "../faults/fault.ts";
import type { RoutedRequest } from "./service-api.ts";

/** A request that the gate has accepted: authenticated, read and valid against the description. What was tolerated is in its documented form. */
export interface AcceptedRequest extends RoutedRequest {
  readonly operation: OperationDescription;
  /** The account or merchant ID that the request names; empty if unknown. */
  readonly account: string;
  /** Parameters by their names in the description, as values of their schemas' types. */
  readonly parts: RequestValues;
  /** Of the body as it was read; undefined for none. */
  readonly mediaType: string | undefined;
}

/** The values of a request. */
export interface RequestValues {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** A request that is rejected with an error. */
export interface Rejected {
  readonly rejection: Rejection;
}

/** A responder's result for a request. */
export type Responded = (ResponseDraft | Rejected) & {
  /** A fault to inject into the response, besides those that the request asks for, and its name for the log. */
  readonly injected?: { readonly fault: Fault; readonly text: string };
};

/** Responds to accepted requests: by examples, or by a state of its own. */
export type Responder = (accepted: AcceptedRequest) => Promise<Responded>;
