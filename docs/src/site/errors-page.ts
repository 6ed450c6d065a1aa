import { isObject, type JsonObject, objectAt, operationsOf, resolve, textAt } from "@maksu/openapi";
import type { ErrorCatalogue } from "@maksu/openapi-runtime";
import { code, table } from "./markdown.ts";

/** Lists every error code of an API. */
export function errorsTable(bundle: JsonObject, catalogue: ErrorCatalogue): string {
  return table(["code", "status", "when", "what to do", "operations"], errorRows(bundle, catalogue));
}

/** A row per error code. */
export const errorRows = (bundle: JsonObject, catalogue: ErrorCatalogue): readonly (readonly string[])[] =>
  Object.entries(catalogue).map(([errorCode, { status, meaning, workaround = "", operations }]) => [
    code(errorCode),
    String(status),
    meaning,
    workaround,
    operationsCell(bundle, operations),
  ]);

/** Lists every named example of an unsuccessful response, for an API without codes. */
export function namedErrorsTable(bundle: JsonObject): string {
  const found = new Map<string, { readonly cells: readonly string[]; readonly operations: Set<string> }>();
  for (const { operationId, responses } of operationsOf(bundle))
    for (const [status, { value }] of responses)
      for (const media of status.startsWith("2") ? [] : Object.values(objectAt(value, "content")))
        for (const [name, example] of Object.entries(objectAt(media, "examples"))) {
          const { value: response, ...about } = resolve(bundle, example).value;
          const message = isObject(response) ? (textAt(response, "message") ?? "") : "";
          const cells = [code(name), status === "default" ? "any other" : status, textAt(about, "description") ?? "", message];
          const row = found.get(cells.join("\n")) ?? { cells, operations: new Set() };
          found.set(cells.join("\n"), row);
          row.operations.add(operationId);
        }
  const rows = [...found.values()].map(({ cells, operations }) => [...cells, operationsCell(bundle, [...operations])]);
  return table(["name", "status", "when", "message", "operations"], rows);
}

/** Lists operations by name; if almost all, names the exceptions. */
function operationsCell(bundle: JsonObject, names: readonly string[]): string {
  const others = operationsOf(bundle).flatMap(({ operationId }) => (names.includes(operationId) ? [] : [operationId]));
  if (names.length === 1 || others.length * 3 > names.length) return names.map(code).join(", ");
  return others.length === 0 ? "all" : `all but ${others.map(code).join(", ")}`;
}
