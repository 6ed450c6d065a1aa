/** Handlers of the operations: without HTTP, so that the sandbox's own pages call them, too. */
import type { Input, Output } from "@maksu/openapi-runtime";
import type { OperationId } from "../generated/operation-ids.ts";
import type { operations } from "../generated/schema.ts";

/** What an operation is given. */
export type HandlerInput<Id extends OperationId> = Input<operations[Id]>;

/** Carries out an operation. */
export type Handler<Id extends OperationId> = (input: HandlerInput<Id>) => Promise<Frozen<Output<operations[Id]>>>;

/** A handler for each operation. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** A value of which nothing can be changed. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;
