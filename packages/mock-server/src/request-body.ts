import type { OperationDescription } from "./description.ts";
import type { MockRequest, Refusal } from "./exchange.ts";

/** A body as its media type reads it. */
export type ReadBody = { readonly value: unknown; readonly mediaType: string | undefined } | { readonly refusal: Refusal };

/** Reads a body by its Content-Type. A body that does not parse has the code that the description gives its media type. */
export function readBody(operation: OperationDescription, request: MockRequest): ReadBody {
  const mediaTypes = Object.keys(operation.requestContent);
  if (mediaTypes.length === 0) return { value: undefined, mediaType: undefined };
  const contentType = request.headers.get("content-type") ?? "";
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const read = READERS[mediaType];
  const code = operation.requestContent[mediaType]?.["x-error-code"];
  if (!read || !mediaTypes.includes(mediaType)) {
    const unread = Object.hasOwn(operation.responses["400"]?.content?.["application/json"]?.examples ?? {}, "invalid-content-type");
    const other = unread ? "invalid-content-type" : operation.requestContent[mediaTypes[0] ?? ""]?.["x-error-code"];
    return { refusal: { status: 400, ...(other !== undefined && { code: other }), reason: `Content-Type must be ${mediaTypes.join(" or ")}` } };
  }
  if (request.body.length === 0) return { value: undefined, mediaType };
  try {
    return { value: read(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(request.body)), mediaType };
  } catch {
    return { refusal: { status: 400, ...(code !== undefined && { code }), reason: `the body is not ${mediaType} in UTF-8` } };
  }
}

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  "application/json": (text) => JSON.parse(text) as unknown,
  "application/x-www-form-urlencoded": (text) => valuesOf(new URLSearchParams(text)),
};

/** A name that comes twice has a list of values, which no schema of a single value accepts. */
export function valuesOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(parameters.keys());
  return Object.fromEntries(
    [...names].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? "") : values];
    }),
  );
}
