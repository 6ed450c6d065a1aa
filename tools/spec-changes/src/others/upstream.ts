/** The command `upstream`: what changed between two versions of others' documentation, beside the lines of ours that it is about. */
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isObject, type JsonObject, listAt, operationsOf, textAt } from "@maksu/openapi";
import { APIS, shown } from "./compare.ts";
import { compareDescriptions, sharedOperations } from "./compare-descriptions.ts";
import { markdownChanges, type MarkdownChange } from "./markdown-changes.ts";
import { type Lined, readDescription } from "./other-description.ts";
import type { Keys } from "./stated.ts";

/** Reports what changed from one version to the next: two OpenAPI files, or two Markdown files. */
export async function changesUpstream(root: string, before: string, after: string): Promise<readonly string[]> {
  const isMarkdown = [before, after].map((path) => path.endsWith(".md"));
  if (isMarkdown[0] !== isMarkdown[1]) throw new Error("The two versions must be of one kind: both OpenAPI, or both Markdown (.md).");
  const ours = await Promise.all(APIS.map((api) => readDescription(join(root, "specs", api, "openapi.yaml"))));
  if (isMarkdown[0]) {
    const texts = [before, after].map((path) => readFileSync(path, "utf8"));
    return markdownChanges(texts[0] ?? "", texts[1] ?? "").map((change) => inText(root, ours, change));
  }
  const [old, now] = [await readDescription(before), await readDescription(after)];
  const mine = ours.toSorted((a, b) => sharedOperations(b.document, now.document) - sharedOperations(a.document, now.document))[0];
  return mine ? inDescription(root, old, now, mine) : [];
}

/** A change is in ours already when ours does not differ from the newer version there. */
function inDescription(root: string, old: Lined, now: Lined, mine: Lined): readonly string[] {
  const left = compareDescriptions(mine.document, now.document);
  return compareDescriptions(old.document, now.document).map(({ at, keyword, ours: was, theirs: is, operations }) => {
    const open = left.find((each) => each.keyword === keyword && each.theirs.keys.join("/") === is.keys.join("/"));
    return [
      `${at} ${keyword}: was ${shown(was.value)}, is ${shown(is.value)} (${operations.join(", ")})`,
      `  theirs: ${now.lineOf(is.keys)}`,
      ...(open
        ? [`  ours:   ${relative(root, mine.lineOf(open.ours.keys))} says ${shown(open.ours.value)}`]
        : [
            "  ours does not differ from it",
            ...fieldsNamed(root, mine, at.split(/[. ]/).at(-1) ?? "")
              .slice(0, MOST)
              .map((line) => `  ours:   ${line}`),
          ]),
    ].join("\n");
  });
}

function inText(root: string, ours: readonly Lined[], { section, field, before, after, operations }: MarkdownChange): string {
  const ids = ours.flatMap(({ document }) =>
    operationsOf(document)
      .filter(({ method, path }) => operations.some((each) => plain(each) === plain(`${method} ${path}`)))
      .map(({ operationId }) => operationId),
  );
  const missing = operations.filter(
    (each) => !ours.some(({ document }) => operationsOf(document).some(({ method, path }) => plain(each) === plain(`${method} ${path}`))),
  );
  const names = new Set([
    field ?? "",
    ...Array.from(`${before ?? ""} ${after ?? ""}`.matchAll(/`([A-Za-z_-]+)`/g), ([, name]) => name ?? ""),
  ]);
  const lines = ours.flatMap((each) => [...names].flatMap((name) => (name === "" ? [] : fieldsNamed(root, each, name))));
  const about = [...ids, ...missing.map((each) => `${each}: ours has no such operation`)];
  return [
    `${section}${field === undefined ? "" : ` | ${field}`}${about.length > 0 ? ` (${about.join(", ")})` : ""}`,
    ...(before === undefined ? [] : [`  - ${before}`]),
    ...(after === undefined ? [] : [`  + ${after}`]),
    ...(lines.length > 0
      ? lines.slice(0, MOST).map((line) => `  ours: ${line}`)
      : names.size > 1 || field !== undefined
        ? ["  ours has no field of this name"]
        : []),
  ].join("\n");
}

/** Lines that are shown of a name: common ones stand in many records. */
const MOST = 6;

/** By method and path, whatever the parameters are called and however they are written. */
const plain = (operation: string): string => operation.replaceAll(/\{[^}]*\}|:[A-Za-z]+/g, "*").replace(/\/$/, "");

/** Where a description has a property, a parameter or a value of an enumeration of this name, and what it states of it. */
function fieldsNamed(root: string, { document, lineOf }: Lined, name: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown, keys: Keys): void => {
    if (Array.isArray(node)) for (const [index, each] of node.entries()) visit(each, [...keys, String(index)]);
    if (!isObject(node)) return;
    const isField = keys.at(-2) === "properties" && keys.at(-1) === name;
    const isParameter = textAt(node, "name") === name && typeof node["in"] === "string";
    if (isField || isParameter) found.push(`${relative(root, lineOf(keys))} ${name}${statedOf(isParameter ? node["schema"] : node)}`);
    if (listAt(node, "enum").includes(name)) found.push(`${relative(root, lineOf([...keys, "enum"]))} has the value ${name}`);
    for (const [key, value] of Object.entries(node)) if (key !== "examples") visit(value, [...keys, key]);
  };
  visit(document, []);
  return found;
}

function statedOf(schema: unknown): string {
  const kept = Object.entries(isObject(schema) ? schema : ({} as JsonObject)).filter(
    ([key, value]) => typeof value !== "object" && !key.startsWith("x-") && key !== "description",
  );
  return kept.length === 0 ? "" : `: ${kept.map(([key, value]) => `${key} ${String(value)}`).join(", ")}`;
}
