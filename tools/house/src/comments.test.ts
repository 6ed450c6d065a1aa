/** Comments say what a name does not. The reference shows a summary of every public symbol, so the packages' public rooms may repeat one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, sourcesOf, workspaces } from "./workspaces.ts";

/** Generated, or written for other programs, such as an expected output. */
const LEFT_OUT = /generated|node_modules|\/dist\/|\.d\.[cm]?ts$|public-api\.slow|new-api\/files|tools\/codegen|docs\/(?:recipes|examples)/;
/** Where names are mostly public. */
const PUBLIC =
  /-(?:api|client)\/src|(?:client-core|mock-server|openapi-runtime|rows|service-front|signing|webhooks)\/src|sandbox\/src\/(?:start|acts|domain|events|faults|referee)/;

const FILLING = new Set(
  "a all an and are as at be by each for from has in is it its of on one or that the their this to was what which who with".split(" "),
);

const files = [...workspaces, "docs"].flatMap(sourcesOf).filter((path) => !LEFT_OUT.test(path));

test("no comment says the name below it again", () => {
  const inner = files.filter((path) => !PUBLIC.test(path));
  expect(inner.length).toBeGreaterThan(500);
  expect(inner.flatMap((path) => repetitionsIn(readFileSync(join(root, path), "utf8")).map((text) => `${path}: ${text}`))).toEqual([]);
});

test.each([
  { text: "/** The page of an order. */\nexport const orderPage = 1;", want: 1 },
  { text: "/** Creates the methods. */\nexport function createMethods() {", want: 1 },
  { text: "/** The page where an order is paid. */\nexport const orderPage = 1;", want: 0 },
  { text: "/** In cents. */\nreadonly amount: number;", want: 0 },
])("$text", ({ text, want }) => {
  expect(repetitionsIn(`\n${text}`)).toHaveLength(want);
});

/** `What a call returns` names nothing: it is `The result of a call`. */
const ROUNDABOUT = /^ *(?:\/\*\*|\*|\/\/) (?:What|Those that|Such an?)\b.*/gm;

test("no comment begins in a roundabout way", () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(
    files.flatMap(
      (path) =>
        readFileSync(join(root, path), "utf8")
          .match(ROUNDABOUT)
          ?.map((text) => `${path}:${text}`) ?? [],
    ),
  ).toEqual([]);
  expect("/** What a call returns. */".match(ROUNDABOUT)).toHaveLength(1);
});

/** Short comments whose words all stand in the line below them. */
function repetitionsIn(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const [, comment] = /^\s*\/\*\* ([^@{`]*?)\.? \*\/$/.exec(line) ?? [];
    if (comment === undefined || index === 0) return [];
    const words = (comment.match(/[\w’']+/g) ?? []).filter((word) => !FILLING.has(word.toLowerCase()));
    const named = new Set((lines[index + 1]?.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map(stem));
    return words.length > 0 && words.length <= 4 && words.every((word) => named.has(stem(word))) ? [comment] : [];
  });
}

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?:ing|ed|es|s|e)$/, "");
