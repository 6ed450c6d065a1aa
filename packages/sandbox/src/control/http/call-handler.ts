import type { ActInput } from "../../acts/act.ts";
import type { OperationId } from "../../generated/operation-ids.ts";
import { checkInput, type GivenInput } from "../../input/check-input.ts";
import type { Handler, Handlers } from "../handlers/handler.ts";

/** A request as the description reads it. */
export type ReadInput = GivenInput;

/**
 * Checks the input of an operation, and carries it out.
 *
 * @throws InvalidInput that names the field and its rule
 */
export async function callHandler(handlers: Handlers, id: OperationId, input: ReadInput): Promise<unknown> {
  await checkInput(id, input, true);
  return carryOut(id, handlers[id], input);
}

/** The one cast of the control API: validators that are generated from the description have accepted the input as what its types say. */
const carryOut = <Id extends OperationId>(_id: Id, handler: Handler<Id>, input: unknown): Promise<unknown> =>
  handler(input as ActInput<Id>);
