import { dirname, join } from "node:path";
import ts from "typescript";

/** What the compiler says about a file that is written beside others. */
export function typeErrors(folder: string, name: string, options: ts.CompilerOptions = {}): string[] {
  const program = ts.createProgram([join(folder, name)], {
    strict: true,
    exactOptionalPropertyTypes: true,
    isolatedDeclarations: true,
    declaration: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ["lib.es2023.d.ts"],
    types: [],
    ...options,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${file?.fileName.replace(`${dirname(join(folder, name))}/`, "") ?? ""}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
