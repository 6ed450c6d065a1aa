/** The input of one operation, derived from openapi-typescript's types: `path`, `query`, `header`, `body`. */
export type Input<Operation> = Readonly<
  Simplify<
    Part<"path", Parameters<Operation>["path"]> &
      Part<"query", Parameters<Operation>["query"]> &
      Part<"header", Parameters<Operation>["header"]> &
      Part<"body", Body<Operation>>
  >
>;

interface AnyParameters {
  path?: unknown;
  query?: unknown;
  header?: unknown;
}

type Parameters<Operation> = Operation extends { parameters: infer P extends AnyParameters } ? P : AnyParameters;

type Body<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Operation extends { requestBody?: { content: infer Content } }
    ? Content[keyof Content] | undefined
    : undefined;

/** Absent when the operation has no such part, optional when all of it is optional. */
type Part<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [key in Name]?: Exclude<Value, undefined> }
    : { [key in Name]: Value };

type Simplify<T> = { [K in keyof T]: T[K] };
