/** Reads the input of an operation from a request. */
import { violationsIn } from "@maksu/openapi-runtime";
import type { WireRequest } from "@maksu/service-front";
import type { OperationId } from "../generated/operation-ids.ts";
import { operationTable } from "../generated/operations.ts";
import { validators } from "../generated/validators.ts";
import { ControlFault } from "./control-fault.ts";

/** What the description says of a request, read and validated. */
export interface ReadInput {
  readonly path: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** @throws ControlFault that names the field and its rule */
export async function readInput(id: OperationId, request: WireRequest, path: Readonly<Record<string, string>>): Promise<ReadInput> {
  const entry = operationTable[id];
  // No operation has parameters there.
  const [unknown] = request.query.keys();
  if (unknown !== undefined) throw new ControlFault("invalid-request", `query/${unknown}: unknown parameter`);
  const input = { path, ...(entry.requestMediaTypes.length > 0 && { body: bodyOf(request) }) };
  const [violation] = await violationsIn(id, entry, validators, input);
  if (violation) throw new ControlFault("invalid-request", `${violation.in}${violation.pointer} ${violation.message}`);
  return input;
}

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
