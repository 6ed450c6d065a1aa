/** The lines of a description's files, for whoever has the bundle alone. */
import { dirname, join } from "node:path";
import { isObject, pointerOf } from "@maksu/openapi";
import { descriptionSource, type Keys } from "./lint/description-source.ts";

/** The lines of keys: as a number, or as a number and the keys below. */
export interface LineTree {
  [key: string]: number | [line: number, below: LineTree];
}

/** By file, the JSON pointer of the file's root in the bundle, and its lines. */
export type DescriptionLines = Record<string, { at: string; lines: LineTree }>;

/** The path of the lines beside a bundle. */
export const linesPath = (bundle: string): string => join(dirname(bundle), "lines.json");

/** Reads the lines of everything in a bundle but what is inside of examples. */
export function linesOf(root: string, document: unknown): DescriptionLines {
  const sources = descriptionSource(dirname(root));
  const found: DescriptionLines = {};
  const visit = (node: unknown, keys: Keys): void => {
    const { file, source, inFile, missing } = sources.placeOf(keys);
    if (missing !== undefined && isGroup(keys)) {
      for (const [key, value] of Object.entries(Object(node) as object)) visit(value, [...keys, key]);
      return;
    }
    // Fields that a header set adds stand where the set is named.
    if (source === undefined || missing !== undefined) return;
    const { lines } = (found[file] ??= { at: pointerOf(keys.slice(0, keys.length - inFile.length)), lines: {} });
    if (inFile.length > 0) put(lines, inFile, source.lineOf(inFile));
    if (["example", "examples"].includes(keys.at(-1) ?? "") || typeof node !== "object" || node === null) return;
    for (const [key, value] of Object.entries(node)) visit(value, [...keys, key]);
    const set = isObject(node) && ["parameters", "headers"].find((name) => isObject(node[name]) || Array.isArray(node[name]));
    const named = source.lineOf([...inFile, "x-header-set"]);
    if (set && sources.placeOf([...keys, set]).missing && sources.placeOf([...keys, "x-header-set"]).missing === undefined)
      put(lines, [...inFile, set], named);
  };
  visit(document, []);
  return found;
}

/** The bundler makes groups of components, each of which has a file of its own. */
const isGroup = ([section, ...below]: Keys): boolean => section === "components" && below.length < 2;

function put(tree: LineTree, keys: Keys, line: number): void {
  const [key = "", ...below] = keys;
  const known = tree[key];
  if (below.length === 0) {
    if (known === undefined) tree[key] = line;
    return;
  }
  const entry: [number, LineTree] = Array.isArray(known) ? known : [known ?? line, {}];
  tree[key] = entry;
  put(entry[1], below, line);
}
