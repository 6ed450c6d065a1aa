/** Ajv's standalone code as part of a module of ours: our functions instead of its run-time modules, and no schemas. */
import type { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import type ts from "typescript";
import { compiler } from "./ground/compiler.ts";
import { FORMAT_FUNCTIONS } from "./ground/vocabulary.ts";

export interface StandaloneCode {
  code: string;
  /** Functions of `@maksu/openapi-runtime/validation` that the code calls. */
  imports: string[];
}

/**
 * Code that declares a constant for each name: the function that validates the schema which Ajv knows by the key.
 *
 * @throws Error when Ajv's code needs what client-core has not
 */
export function standaloneCode(ajv: Ajv2020, keys: Readonly<Record<string, string>>): StandaloneCode {
  const original = standalone.default(ajv, { ...keys });
  const source = compiler.createSourceFile("ajv.js", original, compiler.ScriptTarget.ESNext, true, compiler.ScriptKind.JS);
  const replacements = new Replacements();
  replacements.visit(source);
  return { code: replacements.applyTo(original), imports: [...replacements.imports] };
}

/** Ajv's run-time modules and the functions that take their place. */
const RUNTIME: Readonly<Record<string, string>> = { "ajv/dist/runtime/ucs2length": "codePoints", "ajv/dist/runtime/equal": "equal" };

/** Replacements in Ajv's code, found in its syntax tree: a regular expression would also find them in messages and patterns. */
class Replacements {
  readonly imports: Set<string> = new Set();
  readonly #edits: { start: number; end: number; text: string }[] = [];
  /** The schemas that Ajv embeds to name their parts in its errors. */
  readonly #schemas = new Map<string, unknown>();
  /** Ajv's names for the function that counts characters. */
  readonly #counters = new Set<string>();

  readonly visit = (node: ts.Node): void => {
    const text = this.#replacementOf(node);
    if (text !== undefined) this.#replace(node.getStart(), node.getEnd(), text);
    else if (compiler.isBlock(node)) this.#visitStatements([...node.statements]);
    else compiler.forEachChild(node, this.visit);
  };

  /** Ajv adds each error in eight lines; one does the same. */
  #visitStatements([statement, ...following]: readonly ts.Statement[]): void {
    if (!statement) return;
    const error = addedError(statement, following);
    if (!error) {
      this.visit(statement);
      return this.#visitStatements(following);
    }
    this.#replace(statement.getStart(), error.value.getStart(), "(vErrors ??= []).push(");
    this.visit(error.value);
    this.#replace(error.value.getEnd(), error.end, "); errors++;");
    this.#visitStatements(following.slice(2));
  }

  #replace(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  applyTo(code: string): string {
    let result = code;
    for (const { start, end, text } of this.#edits.toReversed()) result = result.slice(0, start) + text + result.slice(end);
    return result
      .replaceAll(/\n{2,}/g, "\n")
      .replaceAll("}\nelse ", "} else ")
      .trim();
  }

  /** Undefined when the node stays and its parts are to be looked at. */
  #replacementOf(node: ts.Node): string | undefined {
    if (node.kind === compiler.SyntaxKind.ExportKeyword || isDirective(node)) return "";
    return this.#declaration(node) ?? this.#reference(node) ?? this.#comparison(node) ?? keySet(node);
  }

  #declaration(node: ts.Node): string | undefined {
    const [declaration] = compiler.isVariableStatement(node) ? node.declarationList.declarations : [];
    if (!declaration?.initializer) return undefined;
    const name = declaration.name.getText();
    if (/^schema\d+$/.test(name)) {
      this.#schemas.set(name, JSON.parse(declaration.initializer.getText()));
      return "";
    }
    const required = /^require\("(.+)"\)\.default$/.exec(declaration.initializer.getText())?.[1];
    if (required === undefined) return undefined;
    const ours = RUNTIME[required];
    if (ours === undefined) throw new Error(`the generated validator needs ${required}, and client-core has nothing like it.`);
    if (ours === "codePoints") this.#counters.add(name);
    return `const ${name} = ${this.#import(ours)};`;
  }

  #reference(node: ts.Node): string | undefined {
    const [root = "", ...steps] = accessPath(node) ?? [];
    if (root === "formats") return this.#import(FORMAT_FUNCTIONS[steps.join(".")] ?? missing(node));
    if (this.#schemas.has(root)) return JSON.stringify(valueAt(this.#schemas.get(root), steps));
    return root === "require" || /^schema\d+$/.test(root) ? missing(node) : undefined;
  }

  /** A text has no more code points than UTF-16 units and no fewer than half as many: most need not be counted. */
  #comparison(node: ts.Node): string | undefined {
    if (!compiler.isBinaryExpression(node) || !compiler.isCallExpression(node.left) || !compiler.isNumericLiteral(node.right))
      return undefined;
    const [text] = node.left.arguments;
    if (!text || !this.#counters.has(node.left.expression.getText())) return undefined;
    const [operator, limit] = [node.operatorToken.getText(), Number(node.right.text)];
    return `(${text.getText()}.length ${operator} ${operator === "<" ? 2 * limit : limit} && ${node.getText()})`;
  }

  #import(name: string): string {
    this.imports.add(name);
    return name;
  }
}

/** Ajv's sets of known keys are plain objects, which know `toString` and `__proto__` too. */
function keySet(node: ts.Node): string | undefined {
  if (!compiler.isObjectLiteralExpression(node)) return undefined;
  const { parent } = node;
  const owner = compiler.isVariableDeclaration(parent) ? parent.name : compiler.isBinaryExpression(parent) ? parent.left : undefined;
  if (!owner || !/^props\d+$/.test(owner.getText())) return undefined;
  return `{__proto__:null${node.properties.length > 0 ? "," : ""}${node.getText().slice(1)}`;
}

/** The error that three statements add: `const err1 = {…}; if (vErrors === null) {…} else {…} errors++;`. */
function addedError(
  statement: ts.Statement,
  [append, count]: readonly ts.Statement[],
): { readonly value: ts.Expression; readonly end: number } | undefined {
  const [declaration] = compiler.isVariableStatement(statement) ? statement.declarationList.declarations : [];
  const { name, initializer: value } = declaration ?? {};
  if (!value || !/^err\d+$/.test(name?.getText() ?? "") || !append || count?.getText() !== "errors++;") return undefined;
  const isAppended =
    append.getText().replaceAll(/\s/g, "") === `if(vErrors===null){vErrors=[${name?.getText()}];}else{vErrors.push(${name?.getText()});}`;
  return isAppended ? { value, end: count.getEnd() } : undefined;
}

/** "use strict": modules are. */
const isDirective = (node: ts.Node): boolean => compiler.isExpressionStatement(node) && compiler.isStringLiteral(node.expression);

/** `schema19.properties["checkout-account"].type` → its four names; undefined of anything else. */
function accessPath(node: ts.Node): string[] | undefined {
  if (compiler.isIdentifier(node)) return [node.text];
  if (compiler.isPropertyAccessExpression(node)) return accessPath(node.expression)?.concat(node.name.text);
  if (!compiler.isElementAccessExpression(node) || !compiler.isLiteralExpression(node.argumentExpression)) return undefined;
  return accessPath(node.expression)?.concat(node.argumentExpression.text);
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce(
    (place, key) => (typeof place === "object" && place !== null ? Object.entries(place).find(([name]) => name === key)?.[1] : undefined),
    value,
  );

function missing(node: ts.Node): never {
  throw new Error(`the generated validator refers to ${node.getText()}, which it can't have.`);
}
