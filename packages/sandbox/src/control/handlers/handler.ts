/** Handlers of the operations: without HTTP, so that the sandbox's own pages call them, too. */
import type { ActInput, ActOutput } from "../../acts/act.ts";
import type { OperationId } from "../../generated/operation-ids.ts";

/** Carries out an operation, whose input was checked. */
export type Handler<Id extends OperationId> = (input: ActInput<Id>) => Promise<ActOutput<Id>>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
