import type { OperationDescription, ParameterDescription } from "../description/description.ts";
import type { WireRequest } from "../ground/exchange.ts";
import { valuesOf } from "./request-body.ts";

/** Reads the parameters of a request as values of their schemas' types, which the clients' validators take. */
export function readParameters(
  { parameters }: OperationDescription,
  request: WireRequest,
  path: Readonly<Record<string, string>>,
): Record<"path" | "query" | "header", Record<string, unknown>> {
  const query = request.query.size === 0 ? NONE : valuesOf(request.query);
  const values: Record<"path" | "query" | "header", Record<string, unknown>> = { path: {}, query: {}, header: {} };
  for (const parameter of parameters) {
    const { name, in: place } = parameter;
    const text = place === "header" ? request.headers.get(name) : place === "path" ? path[name] : query[name];
    if (text !== undefined && text !== null) values[place][name] = typed(parameter, text);
  }
  return values;
}

const NONE: Readonly<Record<string, string>> = {};

/** Text that is not a number stays text, which the schema's validator rejects. */
function typed({ schema: { type = "string" } = {} }: ParameterDescription, text: string | string[]): unknown {
  if (Array.isArray(text) || type === "string") return text;
  const types = new Set([type].flat());
  if (types.has("integer") && !types.has("string") && /^-?\d+$/.test(text)) return Number(text);
  return types.has("array") ? text.split(",") : text;
}
