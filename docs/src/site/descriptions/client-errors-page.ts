import { readFileSync } from "node:fs";
import { join } from "node:path";
import { anchored, code, table } from "../markdown/markdown.ts";
import { root } from "../places.ts";

const INTRODUCTION =
  "A call that gets no documented response throws a `ClientError` with one of these codes. Which calls may have been carried out, and whether a repeat is safe: [When a call fails](../../guides/when-a-call-fails.md).";

/** Lists the codes of the clients' own errors, from their documentation in the source. */
export function clientErrorsSection(): string {
  const source = readFileSync(join(root, "packages/client-core/src/errors.ts"), "utf8");
  const union = /export type ClientErrorCode =\n(.*?);\n/s.exec(source)?.[1] ?? "";
  const rows = [...union.matchAll(/\/\*\* (.+) \*\/\n\s+\| "([\w-]+)"/g)].map(([, when = "", name = ""]) => [
    anchored(`client-${name}`, code(name)),
    when.replaceAll(/\{@link (\w+)\}/g, "`$1`"),
  ]);
  return `## Codes of the clients\n\n${INTRODUCTION}\n\n${table(["code", "when"], rows)}`;
}
