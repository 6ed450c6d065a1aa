/** What the description's examples call the operations with that have a form on the dashboard. */
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

/** The path of the request that a call stands for. */
export const pathOf = (operation: Operation, { path }: Call): string =>
  operationTable[operation].path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(path[name] ?? ""));
