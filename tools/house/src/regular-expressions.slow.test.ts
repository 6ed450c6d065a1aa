/**
 * No regular expression of a package or a description takes more than linear time: what they match comes from other machines, and may be megabytes. Those of
 * tools and docs match what stands in the repository: there, none takes exponential time.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { load } from "js-yaml";
import { getFirstConsumedChar } from "regexp-ast-analysis";
import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

/** Installed, built, or matched against nothing but what stands beside it. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|test|fixtures|\.results|\.stryker-tmp|\.vitepress)\/|\.test\.[jt]s$|\.d\.[cm]?ts$/;

/** Parsing is most of the time: no file without what may be an expression. */
const EXPRESSION = /\bRegExp\(|(?:[(=:,[!&|?{};>]|return)\s*\/(?![/*])/;

const files = ["specs", "packages", "tools", "docs", "scripts"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`))
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(?:[cm]?[jt]s|yaml)$/.test(path) && !LEFT_OUT.test(path));

test("every regular expression of sources and descriptions takes linear time", () => {
  const places = files.flatMap((path) =>
    expressionsIn(path, readFileSync(join(root, path), "utf8")).map((expression) => ({ path, expression })),
  );
  expect(places.length).toBeGreaterThan(500);
  const slowness = new Map([...new Set(places.map(({ expression }) => expression))].map((each) => [each, slownessOf(each)]));
  const isRejected = ({ path, expression }: (typeof places)[number]): boolean =>
    slowness.get(expression) === "exponential" || (slowness.get(expression) === "polynomial" && /^(?:packages|specs)\//.test(path));
  expect(places.filter(isRejected)).toEqual([]);
});

test.each([
  { file: "a.ts", text: "export const a = /(a+)+$/;", want: ["exponential"] },
  { file: "a.ts", text: 'export const a = new RegExp("(a+)+$", "u");', want: ["exponential"] },
  { file: "a.ts", text: "export const a = new RegExp(`(?:\\\\s|//.*)*(${b})`, `y${c}`);", want: ["exponential"] },
  { file: "a.ts", text: "export const a = new RegExp(String.raw`^(?:\\s|\\s${b})*$`);", want: ["exponential"] },
  { file: "a.ts", text: "export const a = new RegExp(String.raw`(?:\\s|\\s)*$`);", want: ["exponential"] },
  { file: "a.js", text: "text.replace(/\\s+$/, '')", want: ["polynomial"] },
  { file: "a.yaml", text: "properties: { a: { pattern: '^(a|a)*$' } }", want: ["exponential"] },
  { file: "a.yaml", text: "properties: { pattern: { type: string }, a: { pattern: ^a*$ } }", want: [undefined] },
  { file: "a.ts", text: "export const a = /^a+b/g; // (a+)+$", want: [undefined] },
])("$text in $file is $want", ({ file, text, want }) => {
  expect(expressionsIn(file, text).map(slownessOf)).toEqual(want);
});

/** Loops that can share out the same characters in several ways, or begin anywhere in them; and those whose alternatives begin alike, which scslre leaves out. */
function slownessOf(expression: string): "exponential" | "polynomial" | undefined {
  const { pattern, flags } = new RegExpParser().parseLiteral(expression);
  let isAmbiguous = false;
  visitRegExpAST(pattern, {
    onQuantifierEnter({ max, element }) {
      if (max < 10 || (element.type !== "Group" && element.type !== "CapturingGroup")) return;
      const firsts = element.alternatives.map((each) => getFirstConsumedChar(each, "ltr", flags).char);
      isAmbiguous ||= firsts.some((first, index) => firsts.slice(index + 1).some((other) => !first.isDisjointWith(other)));
    },
  });
  const { reports } = analyse({ pattern, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  if (isAmbiguous || reports.some(({ exponential }) => exponential)) return "exponential";
  return reports.length > 0 ? "polynomial" : undefined;
}

/** The expressions in a file, as they stand in JavaScript. */
function expressionsIn(path: string, text: string): readonly string[] {
  if (path.endsWith(".yaml")) return /\bpattern:/.test(text) ? patternsIn(load(text)) : [];
  if (!EXPRESSION.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "RegExp") {
      const [given, flags] = node.arguments ?? [];
      const source = textOf(given, INSERTED);
      if (source !== undefined) found.push(String(new RegExp(source, textOf(flags, ""))));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true));
  return found;
}

/** A letter that no expression here has, in place of what a template inserts. */
const INSERTED = "\uE000";

/** The text of a literal or template, `String.raw` among them; undefined for what is computed. */
function textOf(node: ts.Expression | undefined, inserted: string): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  const isRaw = ts.isTaggedTemplateExpression(node);
  const template = isRaw ? node.template : node;
  if (!ts.isTemplateExpression(template)) return isRaw ? template.getText().slice(1, -1) : undefined;
  const parts = [template.head, ...template.templateSpans.map(({ literal }) => literal)];
  return parts.map(({ text, rawText = text }) => (isRaw ? rawText : text)).join(inserted);
}

const patternsIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        key === "pattern" && typeof each === "string" ? [String(new RegExp(each, "u"))] : patternsIn(each),
      )
    : [];
