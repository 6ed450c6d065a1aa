import { ApiError } from "../errors.ts";
import type { AnyResult, Success } from "./result.ts";

/**
 * Returns the data of a success, given a result or its promise. Returns the whole result of a success without a body, whose data is in its
 * headers and in the fields that the client adds from them.
 *
 * @throws ApiError when the result is an error: with its status, its error code where the API documents codes, its message and the parsed
 * body. A promise rejects with it
 * @throws TypeError for anything else than a result
 */
export function unwrap<R extends Unwrappable | PromiseLike<Unwrappable>>(result: R): UnwrappedOrPromise<R>;
export function unwrap(result: unknown): unknown {
  return isPromise(result) ? Promise.resolve(result).then(unwrapResult) : unwrapResult(result);
}

function unwrapResult(result: unknown): unknown {
  if (!isResult(result)) throw new TypeError("unwrap: takes the result of a call, or its promise");
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
type Unwrappable = Pick<AnyResult, "ok" | "operationId" | "status" | "requestId" | "data" | "error" | "help"> &
  Partial<Pick<AnyResult, "headers">>;
