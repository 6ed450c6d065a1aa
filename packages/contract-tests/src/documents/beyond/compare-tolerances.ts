/** Compares the tolerances beside a description with the table's list of them, in both directions. */
import { listAt, type JsonObject, textAt } from "@maksu/openapi";
import { type Difference, shown } from "../compare/difference.ts";
import type { ApiDocument, DocumentedTolerance } from "../document.ts";

export function compareTolerances(document: ApiDocument, found: readonly JsonObject[]): readonly Difference[] {
  const differences: Difference[] = [];
  const report = (name: string, key: string, want: unknown, got: unknown, index: number): void => {
    const subject = `tolerance ${name}`;
    const at = { entry: subject, subject, section: "public documentation", table: "beyond/tolerances.ts" } as const;
    const cause = { file: "tolerances.yaml", keys: [String(index), key] };
    differences.push({ api: document.api, ...at, constraint: key, want: shown(want), got: shown(got), cause });
  };
  const names = found.map((each) => textAt(each, "name") ?? "");
  for (const [name, want] of Object.entries(document.tolerances)) {
    const index = names.indexOf(name);
    const got = found[index];
    if (got === undefined) report(name, "name", name, undefined, 0);
    else
      for (const [key, wanted, stated] of partsOf(want, got)) if (shown(wanted) !== shown(stated)) report(name, key, wanted, stated, index);
  }
  for (const [index, name] of names.entries()) if (!Object.hasOwn(document.tolerances, name)) report(name, "name", undefined, name, index);
  return differences;
}

type Part = readonly [key: string, want: unknown, got: unknown];

function partsOf(want: DocumentedTolerance, got: JsonObject): readonly Part[] {
  const kind = ["header", "body", "path", "parameter"].find((each) => each in got) ?? "header";
  const parts: readonly Part[] = [
    ["confidence", want.confidence, got["confidence"]],
    ["operations", want.operations.toSorted(), listAt(got, "operations").toSorted()],
    [kind, want.at, got[kind] === true ? kind : `${kind} ${String(got[kind])}`],
  ];
  if (Array.isArray(want.takes))
    return [...parts, ["forms", want.takes, got["forms"]], ["drop" in got ? "drop" : "set", want.becomes, got["set"]]];
  const text = RegExp(textAt(got, "pattern") ?? "$^", "u");
  const become = (each: string): unknown => (text.test(each) ? each.replace(text, textAt(got, "set") ?? "") : undefined);
  return [
    ...parts,
    ["pattern", want.leaves ?? [], (want.leaves ?? []).filter((each) => !text.test(each))],
    ["set", want.takes, Object.fromEntries(Object.keys(want.takes).map((each) => [each, become(each)]))],
  ];
}
