/**
 * The types of results, from openapi-typescript's `operations`.
 *
 * Members are interfaces, and the union of them is an indexed access: editors then show `CreatePaymentResult` and
 * `Failed<operations, "createPayment", 400>`, and not all that these stand for.
 */
import type { ErrorStatus, ResponseContent } from "@maksu/openapi-runtime";

/**
 * The outcome of a call: one member per documented status. `status` and `ok` distinguish them.
 *
 * `default` in the description stands for every error status that it does not list.
 *
 * @typeParam Added what the client adds to its results, see {@link Additions}
 */
export type Result<Operations, Id extends keyof Operations, Added = unknown> =
  | Members<Operations, Id, Added>[SuccessStatus<Documented<Operations, Id>>]
  | Failures<Operations, Id, Added>;

/** The errors among the outcomes of a call: what is left of a result whose `ok` is false. */
export type Failures<Operations, Id extends keyof Operations, Added = unknown> = Members<Operations, Id, Added>[Exclude<
  Documented<Operations, Id>,
  SuccessStatus<Documented<Operations, Id>>
>];

type Members<Operations, Id extends keyof Operations, Added> = {
  [Status in Documented<Operations, Id>]: Outcome<Operations, Id, Status> & AddedTo<Operations, Id, Status, Added>;
};

type SuccessStatus<Status> = Status extends number ? (`${Status}` extends `${2 | 3}${string}` ? Status : never) : never;

/** The members of a result that are successes. */
export type Success<R> = Extract<R, { readonly ok: true }>;

/** A documented status below 400. */
export interface Succeeded<Operations, Id extends keyof Operations, Status> extends Common<Operations, Id, Status> {
  readonly status: Status;
  readonly ok: true;
  readonly data: ResponseContent<ResponseOf<Operations, Id, Status>>;
}

/** A documented error. */
export interface Failed<Operations, Id extends keyof Operations, Status> extends Common<Operations, Id, Status> {
  readonly status: Status;
  readonly ok: false;
  /** The parsed body; undefined when it was empty. */
  readonly error: ResponseContent<ResponseOf<Operations, Id, Status>> | undefined;
  /** Where the documentation explains this error; absent while none is published. */
  readonly help?: string;
}

/** Any error that the description does not list. */
export interface FailedOtherwise<Operations, Id extends keyof Operations> extends Common<Operations, Id, "default"> {
  readonly status: Exclude<ErrorStatus, Documented<Operations, Id>>;
  readonly ok: false;
  /** The parsed body; undefined when it was empty. */
  readonly error: ResponseContent<ResponseOf<Operations, Id, "default">> | undefined;
  /** Where the documentation explains this error; absent while none is published. */
  readonly help?: string;
}

/** Response headers: those in the description are typed, any other is `string | null`. */
export interface TypedHeaders<Known> extends Omit<Headers, "get"> {
  /** A header of the description, by the name it has there: text where the response must have it. */
  get<Name extends keyof Known & string>(name: Name): undefined extends Known[Name] ? string | null : string;
  /** Any other header; null when the response has none of that name. Names are case-insensitive. */
  get(name: string): string | null;
}

interface Common<Operations, Id extends keyof Operations, Status> {
  readonly operationId: string;
  readonly headers: TypedHeaders<KnownHeaders<ResponseOf<Operations, Id, Status>>>;
  /**
   * True when the response carried the service's own signature over these bytes, for the account, algorithm, method and, where the route has one,
   * transaction ID of this request. A refund's success may name the refund instead: it is then bound to no payment, but distinct from the responses of
   * other operations. The service signs neither the status nor the operation: two responses that agree in all of these could be exchanged by a man in
   * the middle. False for what can't be bound to a request: a 401 and the responses of `addCardForm` in the Payment API, a refund's success or an
   * error there that is signed and names no transaction, and every response of the other two APIs.
   */
  readonly verified: boolean;
  /** The service's request ID, to quote to its support; absent if it sent none. */
  readonly requestId?: string;
}

type Outcome<Operations, Id extends keyof Operations, Status> = Status extends "default"
  ? FailedOtherwise<Operations, Id>
  : [Status] extends [SuccessStatus<Status>]
    ? Succeeded<Operations, Id, Status>
    : Failed<Operations, Id, Status>;

/** Fields that a client adds to a member. */
type AddedTo<Operations, Id extends keyof Operations, Status, Added> = [Status, Added] extends [
  number,
  { readonly [I in Id & string]: { readonly [S in Status & number]: (...given: never) => infer Given } },
]
  ? Awaited<Given> & (Outcome<Operations, Id, Status> extends { readonly ok: true } ? unknown : WithBody<Operations, Id, Status>)
  : unknown;

/** An error with an addition has a body. */
interface WithBody<Operations, Id extends keyof Operations, Status> {
  readonly error: ResponseContent<ResponseOf<Operations, Id, Status>>;
}

type ResponsesOf<Operations, Id extends keyof Operations> = Operations[Id] extends { responses: infer Responses } ? Responses : never;

type Documented<Operations, Id extends keyof Operations> = keyof ResponsesOf<Operations, Id>;

type ResponseOf<Operations, Id extends keyof Operations, Status> = ResponsesOf<Operations, Id>[Status & Documented<Operations, Id>];

type KnownHeaders<Response> = Response extends { headers: infer Headers }
  ? { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] }
  : Record<never, never>;

/** Any of them, as the calls make them. */
export interface AnyResult {
  readonly ok: boolean;
  readonly operationId: string;
  readonly status: number;
  readonly headers: Headers;
  readonly verified: boolean;
  readonly requestId?: string;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly help?: string;
}
