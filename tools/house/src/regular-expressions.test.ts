/** No regular expression takes more than linear time: what they match comes from other machines, and may be megabytes. */
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
  const slow = new Set([...new Set(places.map(({ expression }) => expression))].filter(isSlow));
  expect(places.length).toBeGreaterThan(500);
  expect(places.filter(({ expression }) => slow.has(expression))).toEqual([]);
});

test.each([
  { file: "a.ts", text: "export const a = /(a+)+$/;", want: true },
  { file: "a.ts", text: 'export const a = new RegExp("(a+)+$", "u");', want: true },
  { file: "a.js", text: "text.replace(/\\s+$/, '')", want: true },
  { file: "a.yaml", text: "properties: { a: { pattern: '^(a|a)*$' } }", want: true },
  { file: "a.yaml", text: "properties: { pattern: { type: string }, a: { pattern: ^a*$ } }", want: false },
  { file: "a.ts", text: "export const a = /^a+b/g; // (a+)+$", want: false },
])("$text in $file is slow: $want", ({ file, text, want }) => {
  expect(expressionsIn(file, text).some(isSlow)).toBe(want);
});

/** Loops that can share out the same characters in several ways, or begin anywhere in them; and those whose alternatives begin alike, which scslre leaves out. */
function isSlow(expression: string): boolean {
  const { pattern, flags } = new RegExpParser().parseLiteral(expression);
  let isAmbiguous = false;
  visitRegExpAST(pattern, {
    onQuantifierEnter({ max, element }) {
      if (max < 10 || (element.type !== "Group" && element.type !== "CapturingGroup")) return;
      const firsts = element.alternatives.map((each) => getFirstConsumedChar(each, "ltr", flags).char);
      isAmbiguous ||= firsts.some((first, index) => firsts.slice(index + 1).some((other) => !first.isDisjointWith(other)));
    },
  });
  return isAmbiguous || analyse({ pattern, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.length > 0;
}

/** The expressions in a file, as they stand in JavaScript. */
function expressionsIn(path: string, text: string): readonly string[] {
  if (path.endsWith(".yaml")) return /\bpattern:/.test(text) ? patternsIn(load(text)) : [];
  if (!EXPRESSION.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "RegExp") {
      const [source, flags] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source))
        found.push(String(new RegExp(source.text, flags && ts.isStringLiteralLike(flags) ? flags.text : "")));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ESNext));
  return found;
}

const patternsIn = (value: unknown): readonly string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        key === "pattern" && typeof each === "string" ? [String(new RegExp(each, "u"))] : patternsIn(each),
      )
    : [];
