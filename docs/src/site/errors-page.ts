import type { ErrorCatalogue } from "@maksu/client-core";
import { code, table } from "./markdown.ts";

/** Every error code of an API. */
export function errorsTable(catalogue: ErrorCatalogue): string {
  const rows = Object.entries(catalogue).map(([errorCode, { status, meaning, workaround = "", operations }]) => [
    code(errorCode),
    String(status),
    meaning,
    workaround,
    operations.map(code).join(", "),
  ]);
  return table(["code", "status", "when", "what to do", "operations"], rows);
}
