/** The inputs in the description's examples of the operations that have a form on the dashboard. */
import { json, type Respond, type TestServer } from "@maksu/test-server";
import { examples } from "../../src/generated/examples.ts";
import { operationTable } from "../../src/generated/operations.ts";
import { type Call, isOperation, type Operation } from "../../src/pages/dashboard/forms.ts";

export const FORM_EXAMPLES: readonly (readonly [Operation, string, Call])[] = Object.entries(examples).flatMap(([operation, named]) =>
  isOperation(operation)
    ? Object.entries(named).map(
        ([name, { path = {}, body }]: [string, Partial<Call>]) => [operation, name, { path, ...(body !== undefined && { body }) }] as const,
      )
    : [],
);

/** A request to the control API, as far as a call decides it. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** The request that a call stands for. */
export const requestOf = (operation: Operation, { path, body }: Call): Sent => ({
  method: operationTable[operation].method,
  path: operationTable[operation].path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(path[name] ?? "")),
  body,
});

/** Responds in place of a sandbox in which nothing is found. */
export const nothing: Respond = (response, { target }) => json(response, 200, isSearch(target) ? [] : {});

const isSearch = (target: string): boolean => target.includes("/find?");

/** The requests that a server has received, but for searches for the rest of short ids. */
export const sentTo = ({ received }: TestServer): readonly Sent[] =>
  received
    .filter(({ target }) => !isSearch(target))
    .map(({ method, target, body }) => ({ method, path: target, body: body === "" ? undefined : (JSON.parse(body) as unknown) }));
