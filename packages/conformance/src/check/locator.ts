/** Finds the line of the descriptions' sources that a place of a bundle is written at. */
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { type ApiName, type DescriptionLines, linesOf, type LineTree } from "@maksu/service-front";

/** A line of a file, from the repository's root. */
export interface SourceLine {
  /** `specs/payment-api/components/schemas/Payment.yaml`. */
  readonly file: string;
  readonly line: number;
}

/** Returns the line of a JSON pointer into a bundle; of the nearest place around it that has one. */
export type Locate = (pointer: string) => SourceLine;

export const createLocator = (api: ApiName, lines: DescriptionLines = linesOf(api)): Locate => {
  const files = Object.entries(lines).map(([file, { at, lines: tree }]) => ({ file, root: keysOf(at), tree }));
  return (pointer) => {
    const keys = keysOf(pointer);
    let found = { file: "openapi.yaml", line: 1, depth: -1 };
    for (const { file, root, tree } of files) {
      if (root.some((key, index) => keys[index] !== key)) continue;
      const { line, depth } = deepest(tree, keys.slice(root.length));
      if (root.length + depth > found.depth || (root.length + depth === found.depth && depth === 0))
        found = { file, line, depth: root.length + depth };
    }
    return { file: `specs/${api}-api/${found.file}`, line: found.line };
  };
};

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
