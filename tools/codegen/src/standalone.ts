/** Ajv's standalone code as part of a module of ours: its run-time modules replaced by ours, and nothing in it that is not used. */
import standalone from "ajv/dist/standalone/index.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import ts from "typescript";
import { FORMAT_FUNCTIONS } from "./vocabulary.ts";

export interface StandaloneCode {
  code: string;
  /** Functions of `@maksu/client-core/validation` that the code calls. */
  imports: string[];
}

/**
 * Code that declares a constant for each name: the function that validates the schema which Ajv knows by the key.
 *
 * @throws Error when Ajv asks for a module that client-core has nothing for
 */
export function standaloneCode(ajv: Ajv2020, keys: Readonly<Record<string, string>>): StandaloneCode {
  const original = standalone.default(ajv, { ...keys });
  const source = ts.createSourceFile("ajv.js", original, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const edits: Edit[] = [];
  const imports = new Set<string>();
  const schemas = new Map<string, unknown>();
  /** Ajv's names for the counting of characters. */
  const counters = new Set<string>();

  const edit = (node: ts.Node, text: string): void => void edits.push({ start: node.getStart(source), end: node.getEnd(), text });
  const use = (name: string): string => (imports.add(name), name);

  const visit = (node: ts.Node): void => {
    const constant = constantOf(node);
    const moduleName = constant && requiredModule(constant.value);
    if (constant && /^schema\d+$/.test(constant.name)) {
      schemas.set(constant.name, JSON.parse(constant.value.getText(source)));
      return edit(node, "");
    }
    if (constant && moduleName !== undefined) {
      const ours = RUNTIME[moduleName];
      if (ours === undefined) throw new Error(`Ajv's code needs ${moduleName}, which client-core has no counterpart of.`);
      if (ours === "codePoints") counters.add(constant.name);
      return edit(constant.value, use(ours));
    }
    if (ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression)) return edit(node, ""); // "use strict": modules are
    if (node.kind === ts.SyntaxKind.ExportKeyword) return edit(node, "");
    if (isAccess(node)) {
      const [root, ...steps] = accessPath(node);
      const format = root === "formats" ? FORMAT_FUNCTIONS[steps[0] ?? ""] : undefined;
      if (format !== undefined) return edit(node, use(format));
      if (root !== undefined && schemas.has(root)) return edit(node, JSON.stringify(valueAt(schemas.get(root), steps)));
    }
    const count = characterCount(node, counters);
    // A text has no more code points than UTF-16 units, and no fewer than half of them: most need not be counted.
    if (count)
      edit(
        node,
        count.operator === ">"
          ? `(${count.text}.length > ${count.limit} && ${node.getText(source)})`
          : `(${count.text}.length < ${2 * count.limit} && ${node.getText(source)})`,
      );
    ts.forEachChild(node, visit);
  };
  visit(source);

  const code = applied(edits, original)
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
  if (/\bschema\d+\b|\bformats[.[]|\brequire\(/.test(withoutTexts(code)))
    throw new Error("Ajv's code has a reference that was not resolved.");
  return { code, imports: [...imports] };
}

/** Ajv's run-time modules and the functions that take their place. */
const RUNTIME: Readonly<Record<string, string>> = { "ajv/dist/runtime/ucs2length": "codePoints", "ajv/dist/runtime/equal": "equal" };
