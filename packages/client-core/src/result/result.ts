import { ApiError } from "../errors.ts";

/**
 * The outcome of a call: one member per documented status. `status` and `ok` tell them apart.
 *
 * `default` in the description stands for every error status that it does not list.
 */
export type Result<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Outcome<Status, keyof Responses, Responses[Status]> }[keyof Responses]
  : never;

/** The members of a result that are successes. */
export type Success<R> = Extract<R, { readonly ok: true }>;

/** Response headers: those in the description are typed, any other is `string | null`. */
export interface TypedHeaders<Known> extends Omit<Headers, "get"> {
  /** A header of the description, by the name it has there: text where the answer must have it. */
  get<Name extends keyof Known & string>(name: Name): undefined extends Known[Name] ? string | null : string;
  /** Any other header; null when the answer has none of that name. Names are the same in upper and lower case. */
  get(name: string): string | null;
}

interface Common<Status, Known> {
  readonly operationId: string;
  readonly status: Status;
  readonly headers: TypedHeaders<Known>;
  /**
   * True when the answer carried the service's own signature over these bytes, for the account, algorithm, method and, where the route has one,
   * transaction ID of this request. A refund's success may name the refund instead: it is then bound to no payment, but told from the answers of other
   * operations. The service signs neither the status nor the operation: two answers that agree in all of these could be exchanged by whoever stands
   * between. False for what can't be bound to a request: a 401 and the answers of `addCardForm` in the Payment API, a refund's success or an error
   * there that is signed and names no transaction, and every answer of the other two APIs.
   */
  readonly verified: boolean;
  /** The service's name for this exchange, for its support; absent when it gave none. */
  readonly requestId?: string;
}

type Outcome<Status, Listed, Response> = `${Status & (string | number)}` extends `${2 | 3}${string}`
  ? Common<Status, KnownHeaders<Response>> & { readonly ok: true; readonly data: Content<Response> }
  : Common<Expand<Status, Listed>, KnownHeaders<Response>> & {
      readonly ok: false;
      /** The parsed body; undefined when it was empty. */
      readonly error: Content<Response> | undefined;
    };

type Expand<Status, Listed> = Status extends "default" ? Exclude<ErrorStatus, Listed> : Status;

type ErrorStatus =
  | (400 | 401 | 402 | 403 | 404 | 405 | 406 | 407 | 408 | 409 | 410 | 411 | 412 | 413 | 414 | 415 | 416 | 417 | 421 | 422)
  | (423 | 424 | 425 | 426 | 428 | 429 | 431 | 451 | 500 | 501 | 502 | 503 | 504 | 505 | 507 | 508 | 511);

type Content<Response> = Response extends { content: infer Types }
  ? Types extends { "application/json": infer Json }
    ? Json
    : Types[keyof Types]
  : undefined;

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
}

/**
 * Gives the data of a success, of a result or of the promise of one. A success that documents no body is given whole: what it says stands in its
 * headers, and in what the client has read of them.
 *
 * @throws ApiError when the service answered with an error: with its status, its error code where the API documents codes, its message and the parsed
 * body. A promise rejects with it
 * @throws TypeError for what is no result
 */
export function unwrap<R extends Unwrappable | PromiseLike<Unwrappable>>(result: R): UnwrappedOrPromise<R>;
export function unwrap(result: unknown): unknown {
  return isPromise(result) ? Promise.resolve(result).then(unwrapResult) : unwrapResult(result);
}

function unwrapResult(result: unknown): unknown {
  if (!isResult(result)) throw new TypeError("unwrap: give the result of a call, or its promise");
  if (!result.ok) throw new ApiError({ ...result, error: result.error });
  return result.data === undefined ? result : result.data;
}

/** A promise may be another realm's, or a library's own. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

const isResult = (value: unknown): value is Unwrappable =>
  typeof value === "object" && value !== null && "ok" in value && "operationId" in value && "status" in value;

type UnwrappedOrPromise<R> = R extends PromiseLike<infer Promised> ? Promise<Unwrapped<Success<Promised>>> : Unwrapped<Success<R>>;

type Unwrapped<Succeeded> = Succeeded extends { readonly data: infer Data } ? (Data extends undefined ? Succeeded : Data) : never;

/** As little of a result as `unwrap` needs. */
type Unwrappable = Pick<AnyResult, "ok" | "operationId" | "status" | "requestId" | "data" | "error">;
