/** An act: something to be done with a world, given the input that its operation in the description of the control API takes. */
import type { Input, Output } from "@maksu/openapi-runtime";
import type { operations } from "../generated/schema.ts";
import type { ActContext, ActId } from "./context.ts";

export type { ActId };

/** A value of which nothing can be changed. */
export type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** The input of an act: checked, as the description has it. */
export type ActInput<Id extends keyof operations> = Frozen<Input<operations[Id]>>;

/** The output of an act: the body of the operation's response. */
export type ActOutput<Id extends keyof operations> = Frozen<Output<operations[Id]>>;

/** The body that an operation takes. */
export type ActBody<Id extends keyof operations> = ActInput<Id> extends { readonly body: infer Body } ? Body : never;

/** The filter of a list. */
export type ActFilter<Id extends keyof operations> =
  ActInput<Id> extends { readonly query?: infer Filter } ? Exclude<Filter, undefined> : never;

/** A value that stands in an operation's path: in process, a number is as good as its text. */
export type ActPath<Id extends keyof operations, Name extends string> =
  ActInput<Id> extends { readonly path: { readonly [name in Name]: infer Value } } ? Value | number : never;

/** The result of an act's method: the operation's, or one member of it. */
export type ActResult<Id extends keyof operations, Member extends string = never> = [Member] extends [never]
  ? ActOutput<Id> extends undefined
    ? void
    : ActOutput<Id>
  : Member extends keyof ActOutput<Id>
    ? ActOutput<Id>[Member]
    : never;

/** Carries out an act. */
export type Act<Id extends keyof operations> = (context: ActContext, input: ActInput<Id>) => Promise<ActOutput<Id>>;

/** The implementation of each act. */
export type Acts = { readonly [Id in ActId]: Act<Id> };

/** How an act reads as a method, and as a command of a seed. */
export interface ActEntry {
  readonly group?: string;
  readonly name: string;
  /** `path.` or `body.` and the input of each argument; `rest` for all inputs of the body that have none. */
  readonly arguments: readonly string[];
  /** The inputs of the body that have an argument. */
  readonly taken?: readonly string[];
  /** The member of the result that the method returns. */
  readonly result?: string;
  /** Whether the rest may be text in YAML or JSON. */
  readonly readsText?: boolean;
  /** For a seed: the input that `of` stands for, that of `account`, and the member of the result that `as` names. Absent for what no seed does. */
  readonly seed?: { readonly of?: string; readonly account?: string; readonly made?: string };
}

/** An event, and what became of it. */
export type SandboxEvent = ActOutput<"resendEvent">;

/** A settlement. */
export type SandboxSettlement = ActOutput<"payOut">;

/** An order of the legacy interface. */
export type SandboxOrder = ActOutput<"addOrder">;

/** An order to add. */
export type NewOrder = ActBody<"addOrder">;

/** Something that time brought: a transition, or an attempt to send an event. */
export type Happened = ActResult<"advanceClock", "happened">[number];

/** The acts of a customer on the pay page. */
export type PayOutcome = NonNullable<ActBody<"pay">["outcome"]>;
