import { violationsIn } from "@maksu/openapi-runtime";
import type { OperationId } from "../generated/operation-ids.ts";
import { operationTable } from "../generated/operations.ts";
import { validators } from "../generated/validators.ts";
import type { Handler, HandlerInput, Handlers } from "../handlers/handler.ts";
import { ControlFault } from "./control-fault.ts";

/** What the description says of a request. */
export interface ReadInput {
  readonly path: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Validates the input of an operation, and carries it out.
 *
 * @throws ControlFault that names the field and its rule
 */
export async function callHandler(handlers: Handlers, id: OperationId, input: ReadInput): Promise<unknown> {
  const [violation] = await violationsIn(id, operationTable[id], validators, input);
  if (violation) throw new ControlFault("invalid-request", `${violation.in}${violation.pointer} ${violation.message}`);
  return carryOut(id, handlers[id], input);
}

/** The one cast of the control API: validators that are generated from the description have accepted the input as what its types say. */
const carryOut = <Id extends OperationId>(_id: Id, handler: Handler<Id>, input: unknown): Promise<unknown> =>
  handler(input as HandlerInput<Id>);
