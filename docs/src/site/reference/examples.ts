/** Examples on the reference's pages: of each function and class, the shortest block of a guide or README that imports it, all of which tests run. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pages, REFERENCE } from "../places.ts";
import { routeOf, titleOf } from "../tree/tree.ts";

/** A block, and the document that it is from. */
export interface Example {
  readonly path: string;
  readonly language: string;
  readonly code: string;
}

/** Adds the examples to all pages of the reference. @param documents - what has them, the more important first */
export function addExamples(documents: readonly string[]): void {
  const examples = examplesIn(documents);
  const folder = join(pages, REFERENCE);
  for (const file of readdirSync(folder, { recursive: true }) as string[]) {
    if (!file.endsWith(".md")) continue;
    const page = join(folder, file);
    const text = readFileSync(page, "utf8");
    const link = (path: string): string => relative(dirname(routeOf(page)), routeOf(path)).replaceAll("\\", "/");
    const changed = withExamples(text, file.split(/[\\/]/)[0] ?? "", examples, link);
    if (changed !== text) writeFileSync(page, changed);
  }
}

/** Returns the shortest example of each name, by the package that it is imported from: `signing verifyReceipt`. */
export function examplesIn(documents: readonly string[]): ReadonlyMap<string, Example> {
  const shortest = new Map<string, Example>();
  const found = documents.filter((path) => existsSync(path)).flatMap((path) => blocksIn(path));
  for (const example of found.toSorted((one, other) => one.code.length - other.code.length))
    for (const name of importedBy(example.code)) if (!shortest.has(name)) shortest.set(name, example);
  return shortest;
}

const blocksIn = (path: string): readonly Example[] =>
  Array.from(readFileSync(path, "utf8").matchAll(/^```(ts|js)\n(.*?)^```$/gms), ([, language = "", code = ""]) => ({
    path,
    language,
    code,
  }));

/** The values that a program imports, with their packages; and by themselves, since a client passes on what others document. */
const importedBy = (code: string): readonly string[] =>
  Array.from(code.matchAll(/^import \{([^}]*)\} from "@maksu\/([\w-]+)/gm), ([, names = "", from = ""]) =>
    Array.from(names.matchAll(/(?<!type )\b(\w+)(?: as \w+)?\s*(?:,|$)/g), ([, name = ""]) => [`${from} ${name}`, name]),
  ).flat(2);

/** An example that stands in the symbol's comment. */
const OWN = /^#+ Example$/m;

/** Adds examples to a page: at its end, if it is that of a function or class; folded, if functions stand on the page of their entry point. */
export function withExamples(page: string, from: string, examples: ReadonlyMap<string, Example>, link: (path: string) => string): string {
  const exampleOf = (name: string): Example | undefined => examples.get(`${from} ${name}`) ?? examples.get(name);
  const blockOf = ({ path, language, code }: Example): string =>
    `From [${titleOf(path)}](${link(path)}):\n\n\`\`\`${language}\n${code}\`\`\`\n`;
  const [, own] = /^# (?:Function|Class): (\w+)/m.exec(page) ?? [];
  const example = own === undefined ? undefined : exampleOf(own);
  if (example && !OWN.test(page)) return `${page.trimEnd()}\n\n## Example\n\n${blockOf(example)}`;
  // Of an entry point's page: the parts between its headings of the second level.
  return page.replace(/^## Functions\n(?:(?!## ).*\n)*/m, (functions) =>
    functions
      .split(/^(?=\*\*\*$)/m)
      .map((part) => {
        const inline = exampleOf(/^### (\w+)\(\)/m.exec(part)?.[1] ?? "");
        return inline && !OWN.test(part) ? `${part.trimEnd()}\n\n::: details Example\n\n${blockOf(inline)}\n:::\n\n` : part;
      })
      .join(""),
  );
}
