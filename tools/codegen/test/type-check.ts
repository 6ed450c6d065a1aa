import { join } from "node:path";
import ts from "typescript";

/** The compiler's errors about files in a folder, and about the files that they import. */
export function typeErrors(folder: string, names: readonly string[], options: ts.CompilerOptions = {}): string[] {
  const roots = names.map((name) => join(folder, name));
  const program = ts.createProgram(roots, {
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
    return `${file?.fileName.replace(`${folder}/`, "") ?? ""}:${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}
