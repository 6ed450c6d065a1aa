/** The JavaScript of the examples in TypeScript. */
import { format } from "oxfmt";
import ts from "typescript";

const OPTIONS: ts.CompilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
/** Stands for an empty line, which the compiler would leave out. */
const EMPTY = "//-";

/** Returns the JavaScript by the TypeScript, of all blocks where the two differ. */
export async function javaScriptOf(blocks: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const pairs = Array.from(new Set(blocks), async (block): Promise<readonly (readonly [string, string])[]> => {
    const { outputText } = ts.transpileModule(block.replaceAll(/^$/gm, EMPTY), { compilerOptions: OPTIONS });
    const script = await formatted(outputText.replaceAll(/^ *\/\/-$/gm, ""));
    return script === (await formatted(block)) ? [] : [[block, script]];
  });
  return new Map((await Promise.all(pairs)).flat());
}

/** The blocks in TypeScript of a Markdown text. */
export const typeScriptIn = (markdown: string): readonly string[] =>
  Array.from(markdown.matchAll(/^```ts\n(.*?)^```$/gms), ([, code = ""]) => code);

const formatted = async (code: string): Promise<string> => (await format("example.ts", code, { printWidth: 140 })).code;
