import type { OperationDescription } from "./description/description.ts";
import type { Answer, Rejection } from "./exchange.ts";
import type { RoutedRequest } from "./service-api.ts";

/** A request that the gate has accepted: authenticated, read and valid against the description. */
export interface AcceptedRequest extends RoutedRequest {
  readonly operation: OperationDescription;
  /** The account or merchant ID that the request names; the empty text when it is not a known one. */
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

/** A request that is answered with an error. */
export interface Rejected {
  readonly rejection: Rejection;
}

/** Responds to accepted requests: by examples, or by a state of its own. */
export type Responder = (accepted: AcceptedRequest) => Promise<Answer | Rejected>;
