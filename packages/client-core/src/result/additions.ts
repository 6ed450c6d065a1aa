import { ClientError } from "../errors.ts";
import type { RequestParts } from "@maksu/openapi-runtime";

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
 * expected error. A response with an addition is not a result when its documented body is missing. The generated methods take their type from the client's
 * `additions.ts`.
 *
 * @example
 * ```ts
 * export const additions = { createRefund: { 202: (answer: AdditionContext) => ({ refundToken: idFromLocation(answer, "/refunds/{token}") }) } };
 * // result.status === 202 && result.refundToken
 * ```
 */
export type Additions = Readonly<Record<string, Readonly<Record<number, (context: AdditionContext) => object | Promise<object>>>>>;

/**
 * The absolute address that an answer's `Location` header says, for a browser or for reading an id from it. One that is relative starts from where
 * the request went.
 *
 * @throws ClientError `unexpected-content` when it is no http or https URL; the message quotes nothing of it
 */
export function locationOf({ headers, ...context }: AdditionContext): string {
  const location = headers.get("location");
  // Nothing would be the request's own address.
  const isUrl = location !== null && location !== "" && URL.canParse(location, context.url);
  return requireWebUrl(context, "Location header", isUrl ? new URL(location, context.url).href : location);
}

/**
 * Requires an absolute address that a browser may be sent to; `javascript:` and the like are none.
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
  throw new ClientError("unexpected-content", operationId, `the answer of status ${status} has a ${what} that is no web address`, {
    status,
  });
}

/**
 * The id of what a `Location` header names: the last segment of its path, decoded, where the segment before it is the template's. A slash at the end is
 * not a segment.
 *
 * @param template path of the operation that takes the id, as in `/refunds/{refundToken}`: `/login/1` names no refund, nor does `/refunds/`
 * @throws ClientError `unexpected-content` when there is none; the message quotes nothing of the header
 */
export function idFromLocation(context: AdditionContext, template: string): string {
  const [, collection, segment = ""] = /([^/]+)\/([^/]+)\/?$/.exec(new URL(locationOf(context)).pathname) ?? [];
  const id = decoded(segment);
  if (id !== "" && collection === template.split("/").at(-2)) return id;
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
