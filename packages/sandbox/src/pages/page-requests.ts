/** Whose requests the pages take: those to this machine, and posts of their own forms. */
import { FORM, isLoopbackHost, type WireRequest } from "@maksu/service-front";
import type { FormTokens } from "./form-token.ts";

/** Name of the field that has a form's token. */
export const TOKEN_FIELD = "form-token";

/** Why a request is rejected. */
export type RequestFault = "host" | "origin" | "token" | "form";

/** Whether a request is for this machine or for the public URL: else a name on another site may point here. */
export function isHostKnown({ headers }: Pick<WireRequest, "headers">, pages: string): boolean {
  const host = headers.get("host");
  // A request without a socket has none.
  return host === null || host === new URL(pages).host || isLoopbackHost(host);
}

/** Why a post isn't one of a page's own forms; undefined for one that is. */
export function faultOfPost(request: WireRequest, fields: URLSearchParams, page: string, tokens: FormTokens): RequestFault | undefined {
  const origin = request.headers.get("origin");
  if (origin !== null && !isSameHost(origin, request.headers.get("host"))) return "origin";
  return tokens.matches(page, fields.get(TOKEN_FIELD) ?? "") ? undefined : "token";
}

const isSameHost = (origin: string, host: string | null): boolean => URL.canParse(origin) && new URL(origin).host === host;

/** The fields of a posted form; undefined for another body. */
export function fieldsOf({ headers, body }: Pick<WireRequest, "headers" | "body">): URLSearchParams | undefined {
  const [type = ""] = (headers.get("content-type") ?? "").split(";");
  return type.trim().toLowerCase() === FORM ? new URLSearchParams(new TextDecoder().decode(body)) : undefined;
}

/** The path in front of the sandbox's own, for a request to the public URL. */
export function baseOf({ headers }: Pick<WireRequest, "headers">, pages: string): string {
  const { host, pathname } = new URL(pages);
  return headers.get("host") === host ? pathname.replace(/\/$/, "") : "";
}
