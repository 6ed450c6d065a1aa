import { ClientError } from "./errors.ts";
import type { RequestParts } from "./validate-request.ts";

/** What an addition is made from: the answer, and the request that it is one to. */
export interface AdditionContext {
  readonly operationId: string;
  readonly status: number;
  readonly headers: Headers;
  /** Where the request went. */
  readonly url: string;
  /** What the caller gave. */
  readonly request: RequestParts;
  /** The parsed body; undefined where none is documented. Where one is, there is one. */
  readonly body: unknown;
}

/**
 * What a client adds to the results of an operation, by status: fields that the answer says by its headers, or that spare the caller a look into an
 * expected error. An answer with an addition is not a result when its documented body is missing.
 *
 * @example
 * ```ts
 * const additions = { createRefund: { 202: (answer: AdditionContext) => ({ refundToken: idFromLocation(answer) }) } };
 *
 * // The method's documentation is that of the interface which this one extends.
 * export interface MerchantClient extends Operations {
 *   createRefund(
 *     ...given: Parameters<Operations["createRefund"]>
 *   ): Promise<ResultWith<Result<operations["createRefund"]>, (typeof additions)["createRefund"]>>;
 * }
 * createApiClient<MerchantClient, paths>({ …, additions });
 * // result.status === 202 && result.refundToken
 * ```
 */
export type Additions = Readonly<Record<string, Readonly<Record<number, (context: AdditionContext) => object | Promise<object>>>>>;

/** A result with what a client adds to it, by status. Distributes over the members of the result. */
export type ResultWith<Outcome, ByStatus> = Outcome extends { readonly status: infer Status }
  ? Status extends keyof ByStatus
    ? WithBody<Outcome> & Fields<ByStatus[Status]>
    : Outcome
  : never;

/** The methods of an API, their results with what a client adds to them. */
export type WithAdditions<Operations, Added> = {
  [Id in keyof Operations]: Id extends keyof Added ? Adding<Operations[Id], Added[Id]> : Operations[Id];
};

type Adding<Method, ByStatus> = Method extends (...given: infer Given) => Promise<infer Outcome>
  ? (...given: Given) => Promise<ResultWith<Outcome, ByStatus>>
  : Method;

/** There is a body where there is an addition. */
type WithBody<Outcome> = Outcome extends { readonly error: infer Body } ? Outcome & { readonly error: Exclude<Body, undefined> } : Outcome;

type Fields<Add> = Add extends (...given: never) => infer Given ? Readonly<Awaited<Given>> : never;

/**
 * The absolute address that an answer's `Location` header says, for a browser or for reading an id from it.
 *
 * @throws ClientError `unexpected-content` when it is no http or https URL; the message quotes nothing of it
 */
export function locationOf({ headers, ...context }: AdditionContext): string {
  return requireWebUrl(context, "Location header", headers.get("location"));
}

/**
 * Requires an address that a browser may be sent to; `javascript:` and the like are none.
 *
 * @param what names it in the error
 * @returns the address, made absolute
 * @throws ClientError `unexpected-content`
 */
export function requireWebUrl(
  { operationId, status, url }: Pick<AdditionContext, "operationId" | "status" | "url">,
  what: string,
  text: unknown,
): string {
  // Nothing would be the request's own address.
  const parsed = typeof text === "string" && text !== "" && URL.canParse(text, url) ? new URL(text, url) : undefined;
  if (parsed?.protocol === "https:" || parsed?.protocol === "http:") return parsed.href;
  throw new ClientError("unexpected-content", operationId, `the answer of status ${status} has a ${what} that is no web address`, {
    status,
  });
}

/**
 * The id of what a `Location` header names: the last segment of its path, decoded. A slash at the end is not a segment.
 *
 * @throws ClientError `unexpected-content` when there is none; the message quotes nothing of the header
 */
export function idFromLocation(context: AdditionContext): string {
  const [, segment = ""] = /([^/]+)\/?$/.exec(new URL(locationOf(context)).pathname) ?? [];
  const id = decoded(segment);
  if (id !== "") return id;
  const { operationId, status } = context;
  throw new ClientError("unexpected-content", operationId, `the answer of status ${status} has a Location header that names nothing`, {
    status,
  });
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
