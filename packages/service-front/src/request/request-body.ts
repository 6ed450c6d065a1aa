import { brand } from "@maksu/error-brand";
import { cutOf, limited, MOST_IN_ALL, MOST_IN_ONE } from "@maksu/openapi-runtime/validation";
import { exampleNamed, type OperationDescription } from "../description/description.ts";
import type { WireRequest, Rejection } from "../ground/exchange.ts";
import type { ServiceApi } from "../responder/service-api.ts";

/** A body as its media type reads it. */
export type ReadBody = { readonly value: unknown; readonly mediaType: string | undefined } | { readonly rejection: Rejection };

/** The media type of a request's body, without its parameters. */
export const mediaTypeOf = ({ headers }: WireRequest): string =>
  (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Reads a body by its Content-Type. A body that does not parse is rejected with the error code that the description documents for its media type. */
export function readBody(
  operation: OperationDescription,
  request: WireRequest,
  api: Pick<ServiceApi, "readers" | "defaultMediaType">,
): ReadBody {
  const mediaTypes = Object.keys(operation.requestContent);
  const [expected = ""] = mediaTypes;
  if (expected === "") return { value: undefined, mediaType: undefined };
  const mediaType = mediaTypeOf(request) || (api.defaultMediaType ?? "");
  const read = api.readers[mediaType];
  if (!read || !mediaTypes.includes(mediaType)) {
    const code = exampleNamed(operation, "invalid-content-type") ? "invalid-content-type" : codeOf(operation, expected);
    return reject(code, `Content-Type must be ${mediaTypes.join(" or ")}`);
  }
  if (request.body.length === 0) return { value: undefined, mediaType };
  const known = parsed.get(request.body);
  if (known?.mediaType === mediaType) return known;
  const text = utf8Text(request.body);
  if (text === undefined) return reject(codeOf(operation, mediaType), "the body is not UTF-8");
  try {
    const { elements, levels } = mediaType === "application/json" ? sizeOf(text) : NO_JSON;
    // Parsed, hundreds of thousands of levels take longer to look at than to count.
    if (levels > MOST_LEVELS) throw tooDeep();
    const isLarge = elements > MOST_IN_ALL;
    // A parser that keeps the digits of numbers takes several times as long: too long for a body that is rejected anyway.
    const value = limited(isLarge ? JSON.parse(text) : read(text));
    // Nothing is cut of fewer elements than the text has only if names are repeated, which the other parser may reject.
    if (isLarge && !cutOf(value))
      return { rejection: { status: 413, reason: `the body has more than ${MOST_IN_ALL} elements, with names that are repeated` } };
    requireFewLevels(value);
    parsed.set(request.body, { value, mediaType });
    return { value, mediaType };
  } catch (error) {
    if (error instanceof TooManyFields) return { rejection: error.rejection };
    const isTooDeep = error instanceof RangeError;
    return reject(
      codeOf(operation, mediaType),
      isTooDeep ? `the body has more than ${MOST_LEVELS} levels` : `the body is not ${mediaType}`,
    );
  }
}

interface Size {
  /** Commas outside of strings: nearly the elements and keys. */
  readonly elements: number;
  readonly levels: number;
}

const NO_JSON: Size = { elements: 0, levels: 0 };

/** Measures JSON before it is parsed. */
function sizeOf(text: string): Size {
  let [elements, level, levels] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === COMMA) elements += 1;
    else if (code === OPENING_BRACKET || code === OPENING_BRACE) levels = Math.max(levels, (level += 1));
    else if (code === CLOSING_BRACKET || code === CLOSING_BRACE) level -= 1;
    else if (code === QUOTE)
      for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1) if (text.charCodeAt(at) === BACKSLASH) at += 1;
  }
  return { elements, levels };
}

const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** Parsed bodies: a request may be validated again with other tolerances. */
const parsed = new WeakMap<Uint8Array, { readonly value: unknown; readonly mediaType: string }>();

/** Far more than any description has, and few enough for every function that follows them. */
const MOST_LEVELS = 100;

const tooDeep = (): RangeError => new RangeError(`more than ${MOST_LEVELS} levels`);

/** @throws RangeError for a value of too many levels */
function requireFewLevels(value: unknown, level = 1): void {
  if (typeof value !== "object" || value === null) return;
  if (level > MOST_LEVELS) throw tooDeep();
  if (Array.isArray(value)) for (const each of value) requireFewLevels(each, level + 1);
  else for (const name in value) requireFewLevels((value as Readonly<Record<string, unknown>>)[name], level + 1);
}

const reject = (code: string | undefined, reason: string): ReadBody => ({
  rejection: { status: 400, ...(code !== undefined && { code }), reason, details: [reason] },
});

/** How a browser sends a form. */
export const FORM = "application/x-www-form-urlencoded";

const codeOf = ({ requestContent }: OperationDescription, mediaType: string): string | undefined =>
  requestContent[mediaType]?.["x-error-code"];

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** A body of more fields than are read, whoever sends it. */
export class TooManyFields extends Error {
  static {
    brand(this, "@maksu/service-front TooManyFields");
  }
  override readonly name = "TooManyFields";
  readonly rejection: Rejection = { status: 413, reason: `the body has more than ${MOST_IN_ONE} fields` };
}

/**
 * Reads the fields of a form. They are counted before anything is made of them: nobody has signed them yet.
 *
 * @throws TooManyFields for more than 10,000
 */
export function readFields(text: string): URLSearchParams {
  let count = 1;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) if (++count > MOST_IN_ONE) throw new TooManyFields();
  return new URLSearchParams(text);
}

/**
 * Reads a form as a value.
 *
 * @throws TooManyFields as {@link readFields}
 */
export const readForm = (text: string): Record<string, string | string[]> => valuesOf(readFields(text));

/** A name that comes twice has a list of values, which no schema of a single value accepts. */
export function valuesOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of parameters) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries([...values].map(([name, [first = "", ...others]]) => [name, others.length === 0 ? first : [first, ...others]]));
}
