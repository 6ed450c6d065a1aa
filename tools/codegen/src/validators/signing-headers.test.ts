import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Validate } from "@maksu/openapi-runtime/validation";
import { expect, test } from "vitest";
import type { Document, Parameter } from "@maksu/openapi";
import { signingHeadersModule } from "./signing-headers.ts";
import { temporaryFolder } from "../../test/folders.ts";
import { found } from "../../test/run-validators.ts";

const header = (name: string, schema: Parameter["schema"], more: Partial<Parameter> = {}): Parameter => ({
  name,
  in: "header",
  "x-signing": true,
  schema,
  ...more,
});
const timestamp = header("Timestamp", { type: "string", pattern: "^[0-9]+$" }, { required: true });
const account = header("account", { type: "integer", format: "int32" });
const language: Parameter = { name: "language", in: "header", required: true, schema: { type: "string" } };

/** A document with an operation for each list of parameters. */
function documentOf(operations: Readonly<Record<string, Parameter[]>>): Document {
  const paths = Object.entries(operations).map(([operationId, parameters]) => [
    `/${operationId}`,
    { get: { operationId, summary: "Read", parameters, responses: {} } },
  ]);
  return { openapi: "3.1.0", info: { title: "T", version: "1" }, paths: Object.fromEntries(paths) as Document["paths"] & object };
}

async function load(module: string): Promise<Readonly<Record<string, Validate>>> {
  const file = join(await temporaryFolder(), "signing-headers.ts");
  await writeFile(file, module);
  return ((await import(pathToFileURL(file).href)) as { signingHeaders: Readonly<Record<string, Validate>> }).signingHeaders;
}

test.each<{ what: string; value: object; want: string[] }>([
  { what: "all headers are as described", value: { Timestamp: "1", account: 1 }, want: [] },
  { what: "an optional header is missing", value: { Timestamp: "1" }, want: [] },
  { what: "a header that callers give is not looked at", value: { Timestamp: "1", language: 1 }, want: [] },
  { what: "a required header is missing", value: { account: 1 }, want: ["/Timestamp required no code"] },
  { what: "a pattern does not match", value: { Timestamp: "x" }, want: ["/Timestamp pattern no code"] },
  { what: "a number is too wide", value: { Timestamp: "1", account: 2 ** 31 }, want: ["/account maximum no code"] },
])("$what: $want", async ({ value, want }) => {
  const { read } = await load(signingHeadersModule(documentOf({ read: [timestamp, account, language] })));
  expect(found(read, value)).toEqual(want);
});

test("a violation of a pattern has its message", async () => {
  const digits = header("Timestamp", { type: "string", pattern: "^[0-9]+$", "x-pattern-message": "must be digits" });
  const { read } = await load(signingHeadersModule(documentOf({ read: [digits] })));
  expect(read?.({ Timestamp: "x" })).toMatchObject([{ message: "must be digits" }]);
});

test("operations that demand the same headers share a validator, one without signing headers has none", async () => {
  const optional = header("Timestamp", { type: "string", pattern: "^[0-9]+$" });
  const { list, write, probe, open } = await load(
    signingHeadersModule(documentOf({ list: [timestamp], write: [language, timestamp, account], probe: [optional], open: [language] })),
  );
  expect(write).toBe(list);
  expect(found(probe, {})).toEqual([]);
  expect(found(list, {})).toEqual(["/Timestamp required no code"]);
  expect(open).toBeUndefined();
});

test("a header that has another schema in another operation is checked against its own", async () => {
  const text = header("Timestamp", { type: "string" }, { required: true });
  const { read, write } = await load(signingHeadersModule(documentOf({ read: [timestamp], write: [text] })));
  expect([found(read, { Timestamp: "x" }), found(write, { Timestamp: "x" })]).toEqual([["/Timestamp pattern no code"], []]);
});

test("a rule beyond JSON Schema is an error that names the operation: no one would run it", () => {
  const ruled = header("Timestamp", { type: "string", "x-rule": "not-in-the-future" });
  expect(() => signingHeadersModule(documentOf({ read: [ruled] }))).toThrow("read: a signing header can't have the rule not-in-the-future");
});
