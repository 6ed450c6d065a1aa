/** Finds the line of the descriptions' sources that a place of a bundle is written at. */
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { type ApiName, linesOf, type LineTree } from "@maksu/service-front";
import type { Keys } from "@maksu/service-front/referee";

/** A line of a file, from the repository's root. */
export interface SourceLine {
  /** `specs/payment-api/components/schemas/Payment.yaml`. */
  readonly file: string;
  readonly line: number;
}

/** Creates what returns the line of a place in a bundle; of the nearest place around it that has one. */
export function createLocator(api: ApiName): (keys: Keys) => SourceLine {
  const files = Object.entries(linesOf(api)).map(([file, { at, lines: tree }]) => ({ file, root: keysOf(at), tree }));
  return (keys) => {
    let found = { file: "openapi.yaml", line: 1, depth: -1 };
    for (const { file, root, tree } of files) {
      if (root.some((key, index) => keys[index] !== key)) continue;
      const { line, depth } = deepest(tree, keys.slice(root.length));
      if (root.length + depth > found.depth || (root.length + depth === found.depth && depth === 0))
        found = { file, line, depth: root.length + depth };
    }
    return { file: `specs/${api}-api/${found.file}`, line: found.line };
  };
}

function deepest(tree: LineTree, keys: readonly string[]): { readonly line: number; readonly depth: number } {
  let [below, line, depth] = [tree as LineTree | undefined, 1, 0];
  for (const key of keys) {
    const entry: number | readonly [number, LineTree] | undefined = below && Object.hasOwn(below, key) ? below[key] : undefined;
    if (entry === undefined) break;
    [line, below] = typeof entry === "number" ? [entry, undefined] : entry;
    depth++;
  }
  return { line, depth };
}
