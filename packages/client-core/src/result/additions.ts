import { ClientError } from "../errors.ts";
import type { RequestParts } from "@maksu/openapi-runtime";

/** Input of an addition: a response and its request. */
export interface AdditionContext {
  readonly operationId: string;
  readonly status: number;
  readonly headers: Headers;
  /** Where the request went. */
  readonly url: string;
  /** The caller's input. */
  readonly request: RequestParts;
  /** The parsed body; undefined only if none is documented. */
  readonly body: unknown;
}

/**
 * Fields that a client adds to the results of an operation, by status: values of headers, or of an
 * expected error. A response with an addition is not a result when its documented body is missing. The generated methods take their type from the client's
 * `additions.ts`.
 *
 * @example
 * ```ts
 * export const additions = { createRefund: { 202: (response: AdditionContext) => ({ refundToken: idFromLocation(response, "/refunds/{token}") }) } };
 * // result.status === 202 && result.refundToken
 * ```
 */
export type Additions = Readonly<Record<string, Readonly<Record<number, (context: AdditionContext) => object | Promise<object>>>>>;

/**
 * Returns the absolute URL of a response's `Location` header, for a browser or for reading an id from it. Resolves a relative one against the
 * request's URL.
 *
 * @throws ClientError `unexpected-content` when it is not an http or https URL; the message quotes nothing of it
 */
export function locationOf({ headers, ...context }: AdditionContext): string {
  const location = headers.get("location");
  // An empty header would resolve to the request's own URL.
  const isUrl = location !== null && location !== "" && URL.canParse(location, context.url);
  return requireWebUrl(context, "Location header", isUrl ? new URL(location, context.url).href : location);
}

/**
 * Requires an absolute http or https URL that a browser may be sent to, not `javascript:` or the like.
 *
 * @param what names it in the error
 * @throws ClientError `unexpected-content`
 */
export function requireWebUrl(
  { operationId, status }: Pick<AdditionContext, "operationId" | "status">,
  what: string,
  text: unknown,
): string {
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url.href;
  throw new ClientError("unexpected-content", operationId, `the response with status ${status} has a ${what} that is not an http(s) URL`, {
    status,
  });
}

/**
 * Returns the id that a `Location` header names: the last segment of its path, decoded, where the segment before it is the template's. A slash at the end is
 * not a segment.
 *
 * @param template path of the operation that takes the id, as in `/refunds/{refundToken}`: `/login/1` names no refund, nor does `/refunds/`
 * @throws ClientError `unexpected-content` when there is none; the message quotes nothing of the header
 */
export function idFromLocation(context: AdditionContext, template: string): string {
  const [, collection, segment = ""] = /(?<![^/])([^/]+)\/([^/]+)\/?$/.exec(new URL(locationOf(context)).pathname) ?? [];
  const id = decoded(segment);
  if (id !== "" && collection === template.split("/").at(-2)) return id;
  const { operationId, status } = context;
  throw new ClientError("unexpected-content", operationId, `the response with status ${status} has a Location header without an id`, {
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
