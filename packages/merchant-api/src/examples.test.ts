import { type OperationEntry, type RequestParts, violationsIn } from "@maksu/openapi-runtime";
import { describe, expect, it } from "vitest";
import { examples } from "./generated/examples.ts";
import { operationTable } from "./generated/operations.ts";
import { validators } from "./generated/validators.ts";

const entries: Readonly<Record<string, OperationEntry>> = operationTable;

describe.each(Object.entries(examples))("the examples of %s", (operationId, byName) => {
  it.each(Object.entries(byName))("%s keeps every schema and every named rule", async (_name, given: RequestParts) => {
    const entry = entries[operationId];
    if (!entry) throw new Error(`${operationId} is not in the operation table`);
    const repeated = entry.bodyFromPath?.map((name) => [name, given.path?.[name]]);
    const body = repeated ? Object.fromEntries(repeated) : given.body;
    expect(await violationsIn(operationId, entry, validators, { ...given, body })).toEqual([]);
  });
});
