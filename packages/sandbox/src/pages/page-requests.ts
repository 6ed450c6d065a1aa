/** Which posts the pages take: those of their own forms. */
import { FORM, isOwnOrigin, readFields, TooManyFields, type WireRequest } from "@maksu/service-front";
import type { FormTokens } from "./form-token.ts";

/** Name of the field that has a form's token. */
export const TOKEN_FIELD = "form-token";

/** Why a request is rejected. */
export type RequestFault = "origin" | "token";

/** The services that check the forms of the pages. */
export interface FormParts {
  readonly tokens: FormTokens;
  /** The option of the sandbox. */
  readonly publicUrl: string | undefined;
}

/** Why a post isn't one of a page's own forms; undefined for one that is. */
export function faultOfPost(
  { headers }: Pick<WireRequest, "headers">,
  fields: URLSearchParams,
  page: string,
  { tokens, publicUrl }: FormParts,
): RequestFault | undefined {
  if (!isOwnOrigin(headers, publicUrl)) return "origin";
  return tokens.matches(page, fields.get(TOKEN_FIELD) ?? "") ? undefined : "token";
}

/** The fields of a posted form; the status of the response to another body, and to more fields than are read. */
export function fieldsOf({ headers, body }: Pick<WireRequest, "headers" | "body">): URLSearchParams | 413 | 415 {
  const [type = ""] = (headers.get("content-type") ?? "").split(";", 1);
  if (type.trim().toLowerCase() !== FORM) return 415;
  try {
    return readFields(new TextDecoder().decode(body));
  } catch (error) {
    if (error instanceof TooManyFields) return 413;
    throw error;
  }
}

/** The path in front of the sandbox's own, for a request to the public URL. */
export function baseOf({ headers }: Pick<WireRequest, "headers">, pages: string): string {
  const { host, pathname } = new URL(pages);
  return headers.get("host") === host ? pathname.replace(/\/$/, "") : "";
}
