import type { ResponseContent } from "./responses.ts";

/** The body of an operation's success, derived from openapi-typescript's types: undefined where it has none. */
export type Output<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses]: Status extends 200 | 201 | 202 | 204 ? ResponseContent<Responses[Status]> : never }[keyof Responses]
  : never;
