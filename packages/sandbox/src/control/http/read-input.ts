/** Reads the input of an operation from a request. */
import type { WireRequest } from "@maksu/service-front";
import { limited } from "@maksu/openapi-runtime/validation";
import type { OperationId } from "../../generated/operation-ids.ts";
import { operationTable } from "../../generated/operations.ts";
import type { ReadInput } from "./call-handler.ts";
import { ControlFault } from "./control-fault.ts";

/**
 * Reads the input of an operation.
 *
 * @throws ControlFault for a query, and for a body that is not JSON
 */
export function readInput(id: OperationId, request: WireRequest, path: Readonly<Record<string, string>>): ReadInput {
  // No operation has parameters there.
  const [unknown] = request.query.keys();
  if (unknown !== undefined) throw new ControlFault("invalid-request", `query/${unknown}: unknown parameter`);
  if (operationTable[id].requestMediaTypes.length === 0) return { path };
  const body = bodyOf(request);
  return { path, body: LARGE.has(id) ? body : limited(body) };
}

/** What has a limit of its own: the steps of a seed, and the documents of a world. */
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
