/** Replaces the undocumented forms of a request by the documented ones, so that what validates and responds knows those alone. */
import type { Tolerance, ToleratedForm } from "@maksu/openapi-runtime";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import type { WireRequest } from "../ground/exchange.ts";
import { mediaTypeOf } from "./request-body.ts";

/** A value in its documented form, and the names of the tolerances that made it so. */
export interface Documented<Value> {
  readonly value: Value;
  readonly tolerated: readonly string[];
}

type PathParameters = Readonly<Record<string, string>>;

/**
 * Returns a request with its headers in their documented form.
 *
 * @param mediaType of a body that a tolerance sets: a request without a body may have no Content-Type
 */
export function documentedHeaders(tolerances: readonly Tolerance[], request: WireRequest, mediaType = ""): Documented<WireRequest> {
  if (tolerances.length === 0) return { value: request, tolerated: [] };
  const headers = new Headers([...request.headers]);
  const tolerated = tolerances.filter((tolerance) => {
    const { header } = tolerance;
    // Without a body there is none.
    if (header === undefined || (header.toLowerCase() === "content-type" && request.body.length === 0)) return false;
    const given = headers.get(header) ?? undefined;
    const documented = documentedForm(tolerance, given, {});
    if (documented === given) return false;
    if (documented === undefined) headers.delete(header);
    else headers.set(header, String(documented));
    return true;
  });
  const setsBody = request.body.length === 0 && tolerances.some(({ body, forms }) => body === "" && forms?.includes("absent"));
  if (setsBody && mediaTypeOf(request) === "") headers.set("content-type", mediaType);
  return { value: { ...request, headers }, tolerated: tolerated.map(({ name }) => name) };
}

/** Returns a path in its documented form, and the tolerance that made it so; undefined for one that no tolerance is for. */
export function documentedPath<Named extends Tolerance>(
  tolerances: readonly Named[],
  path: string,
): { readonly value: string; readonly tolerance: Named } | undefined {
  for (const tolerance of tolerances) {
    const value = tolerance.path ? documentedForm(tolerance, path, {}) : path;
    if (value !== path) return { value: String(value), tolerance };
  }
  return undefined;
}

/** Returns a body in its documented form; undefined is an absent one. */
export function documentedBody(tolerances: readonly Tolerance[], body: unknown, parameters: PathParameters): Documented<unknown> {
  return tolerances.reduce<Documented<unknown>>(
    ({ value, tolerated }, tolerance) => {
      if (tolerance.body === undefined) return { value, tolerated };
      const documented = replaceAt(value, keysOf(tolerance.body), (given) => documentedForm(tolerance, given, parameters));
      return { value: documented, tolerated: documented === value ? tolerated : [...tolerated, tolerance.name] };
    },
    { value: body, tolerated: [] },
  );
}

/** Replaces the value at a place of a body. A place inside a value that isn't a record stays unchanged. */
function replaceAt(whole: unknown, [key, ...below]: readonly string[], replace: (value: unknown) => unknown): unknown {
  if (key === undefined) return replace(whole);
  if (typeof whole !== "object" || whole === null || Array.isArray(whole)) return whole;
  const { [key]: given } = whole as Readonly<Record<string, unknown>>;
  const replaced = replaceAt(given, below, replace);
  if (replaced === given) return whole;
  const { [key]: _given, ...others } = whole as Readonly<Record<string, unknown>>;
  return replaced === undefined ? others : { ...others, [key]: replaced };
}

/** Returns what takes the place of a value in a tolerated form; any other value as it is. */
function documentedForm({ forms = [], pattern, drop, set }: Tolerance, value: unknown, parameters: PathParameters): unknown {
  if (pattern !== undefined) {
    const expression = new RegExp(pattern, "u");
    return typeof value === "string" && expression.test(value) ? (drop ? undefined : value.replace(expression, String(set))) : value;
  }
  const form = formOf(value) ?? "present";
  if (!forms.includes(form)) return value;
  return drop ? undefined : filledIn(set, parameters);
}

function formOf(value: unknown): ToleratedForm | undefined {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (value === "") return "empty-text";
  return typeof value === "object" && !Array.isArray(value) && Object.keys(value).length === 0 ? "empty-object" : undefined;
}

/** A copy of a value with the path's parameters in place of `"{name}"`. */
function filledIn(value: unknown, parameters: PathParameters): unknown {
  if (typeof value === "string") return value.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => parameters[name] ?? "");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => filledIn(each, parameters));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filledIn(each, parameters)]));
}
