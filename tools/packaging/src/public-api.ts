/**
 * Writes the public API of a package as text: the declarations behind its exports and whatever they refer to, without comments, in a fixed
 * order. Generated declarations are only named: they change with the description, whose changes are rated separately.
 */
import { join } from "node:path";
import ts from "typescript";
import type { PublishedPackage } from "./published-packages.ts";

type Declared = readonly [name: string, symbol: ts.Symbol];

/**
 * Writes the public API of a package from its declaration files.
 *
 * @param installed folder of a project in which the package is installed
 * @returns undefined when the package has no types
 */
export function publicApi({ name, manifest }: PublishedPackage, installed: string): string | undefined {
  const folder = join(installed, "node_modules", name);
  const entries = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === "string" ? [] : [{ path, file: join(folder, target.types) }],
  );
  if (entries.length === 0) return undefined;
  const program = ts.createProgram({
    rootNames: entries.map(({ file }) => file),
    // Names are resolved, types are not checked: the standard library is not needed.
    options: { noLib: true, types: [], module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  });
  const checker = program.getTypeChecker();
  const declarationsOf = (symbol: ts.Symbol): readonly ts.Node[] => symbol.declarations?.map(statementOf) ?? [];
  const isOwn = (symbol: ts.Symbol): boolean => packageOf(symbol) === name && !isGenerated(symbol);

  const exports = entries.map(({ path, file }) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${name}: ${file} is not a module`);
    const symbols = checker.getExportsOfModule(module).map((symbol): Declared => [symbol.name, resolve(symbol)]);
    return { path, own: symbols.filter(([, symbol]) => isOwn(symbol)), foreign: symbols.filter(([, symbol]) => !isOwn(symbol)) };
  });

  // Declarations that exported ones refer to are as public as they are, named or not.
  const reached = new Set(exports.flatMap(({ own }) => own.map(([, symbol]) => symbol)));
  const exported = new Set(reached);
  for (const symbol of reached) for (const declaration of declarationsOf(symbol)) visit(declaration);
  const internal = [...reached].filter((symbol) => !exported.has(symbol)).map((symbol): Declared => [symbol.name, symbol]);

  return [
    `The public API of ${name}, made from its declarations by \`npm run api -w @maksu/packaging\`.`,
    ...exports.flatMap(({ path, own, foreign }) => [
      `=== import from "${name}${path.slice(1)}" ===`,
      ...reExports(foreign),
      ...inOrder(own).map(([exportedName, symbol]) => textOf(symbol, exportedName)),
    ]),
    ...(internal.length > 0
      ? ["=== not exported, but part of what is ===", ...inOrder(internal).map(([own, symbol]) => textOf(symbol, own))]
      : []),
  ]
    .join("\n\n")
    .concat("\n");

  function resolve(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function visit(node: ts.Node): void {
    if (ts.isIdentifier(node)) {
      const found = checker.getSymbolAtLocation(node);
      const symbol = found && resolve(found);
      if (symbol && isOwn(symbol) && declarationsOf(symbol).some((declaration) => ts.isSourceFile(declaration.parent))) reached.add(symbol);
    }
    ts.forEachChild(node, visit);
  }

  function textOf(symbol: ts.Symbol, exportedName: string): string {
    const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
    const texts = declarationsOf(symbol)
      .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()))
      // Compilers differ in these.
      .map((text) =>
        text
          .replace(/^export /, "")
          .replaceAll(/^( +)override /gm, "$1")
          .replaceAll(/,(?=\s*[}\])])/g, ""),
      );
    return [...(symbol.name === exportedName ? [] : [`export { ${symbol.name} as ${exportedName} };`]), ...texts].join("\n");
  }
}

/** Writes one line per package whose exports are re-exported. */
function reExports(foreign: readonly Declared[]): readonly string[] {
  const packages = new Map<string, string[]>();
  for (const [name, symbol] of inOrder(foreign)) {
    const from = isGenerated(symbol) ? "the description" : (packageOf(symbol) ?? "elsewhere");
    packages.set(from, [...(packages.get(from) ?? []), name === symbol.name ? name : `${symbol.name} as ${name}`]);
  }
  return [...packages]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([from, names]) => `export {\n${names.map((name) => `  ${name},\n`).join("")}} from "${from}";`);
}

const fileOf = (symbol: ts.Symbol): string => symbol.declarations?.[0]?.getSourceFile().fileName ?? "";

const isGenerated = (symbol: ts.Symbol): boolean => fileOf(symbol).includes("/generated/");

/** Returns the package that declares a symbol. */
function packageOf(symbol: ts.Symbol): string | undefined {
  return /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileOf(symbol))?.[1];
}

/** A variable's declaration has its `const` in the statement. */
function statementOf(declaration: ts.Declaration): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

function inOrder(symbols: readonly Declared[]): readonly Declared[] {
  return symbols.toSorted(([a], [b]) => compare(a, b));
}

/** By code unit: the same everywhere. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
