/** Reads the input of an operation from a request. */
import type { WireRequest } from "@maksu/service-front";
import { limited } from "@maksu/openapi-runtime/validation";
import type { OperationId } from "../../generated/operation-ids.ts";
import { operationTable } from "../../generated/operations.ts";
import { queryInputs } from "../../input/check-input.ts";
import type { ReadInput } from "./call-handler.ts";
import { ControlFault } from "./control-fault.ts";

/**
 * Reads the input of an operation.
 *
 * @throws ControlFault for a parameter that is given twice, and for a body that is not JSON
 */
export function readInput(id: OperationId, request: WireRequest, path: Readonly<Record<string, string>>): ReadInput {
  const query = queryOf(id, request.query);
  if (operationTable[id].requestMediaTypes.length === 0) return { path, query };
  const body = bodyOf(request);
  return { path, query, body: LARGE.has(id) ? body : limited(body) };
}

/** Reads the query: a number where the description has one, as far as it is one. */
function queryOf(id: OperationId, given: URLSearchParams): NonNullable<ReadInput["query"]> {
  const inputs = queryInputs(id);
  const query: Record<string, unknown> = {};
  for (const [name, text] of given) {
    if (Object.hasOwn(query, name)) throw new ControlFault("invalid-request", `query/${name}: must be given once`);
    const number = inputs.get(name) === "number" && text.trim() !== "" ? Number(text) : Number.NaN;
    query[name] = Number.isNaN(number) ? text : number;
  }
  return query;
}

/** Bodies with a limit of their own: the steps of a seed, and the documents of a world. */
const LARGE: ReadonlySet<OperationId> = new Set(["createWorld", "restore", "seed"]);

/** Reads JSON. Requires its media type, which a web page can't send to another site without asking it first. */
function bodyOf({ headers, body }: WireRequest): unknown {
  const [mediaType = ""] = (headers.get("content-type") ?? "").split(";", 1);
  if (mediaType.trim().toLowerCase() !== "application/json")
    throw new ControlFault("unsupported-media-type", "Content-Type must be application/json");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body)) as unknown;
  } catch {
    throw new ControlFault("invalid-request", "the body is not JSON in UTF-8");
  }
}
