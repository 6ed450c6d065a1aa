/** The statements of READMEs, guides and examples, against the descriptions. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readBundle } from "@maksu/apis";
import { eventsOf, listAt, operationsOf, textAt } from "@maksu/openapi";
import { expect, test } from "vitest";
import { docs, root } from "./site/places.ts";

const merchantApi = readBundle("merchant-api");
const files = [
  ...["README.md", "packages/*/README.md"].flatMap((path) => expanded(path)),
  ...readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(md|ts)$/.test(path) && /^(guides|recipes|examples)\b/.test(path) && !path.includes("node_modules"))
    .map((path) => join("docs", path)),
];
const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

function expanded(path: string): string[] {
  const [folder = "", rest] = path.split("/*/");
  return rest === undefined ? [path] : readdirSync(join(root, folder)).map((name) => join(folder, name, rest));
}

test("no example queries the Merchant API as the demo merchant, who can't", () => {
  const queries = operationsOf(merchantApi)
    .filter(({ operation }) => textAt(operation, "description")?.includes("Unavailable to the demo merchant"))
    .map(({ operationId }) => operationId);
  expect(queries).toHaveLength(5);
  const query = new RegExp(`\\b(${queries.join("|")})\\b`);
  const blocks = files.flatMap((path) => {
    const found = path.endsWith(".ts") ? [textOf(path)] : [...textOf(path).matchAll(/^```\w+\n(.*?)^```/gms)].map(([, code = ""]) => code);
    return found.map((code) => ({ path, code }));
  });
  const merchants = blocks.filter(({ code }) => code.includes("merchant-client"));
  expect(merchants.length).toBeGreaterThan(5);
  const asDemo = merchants.filter(({ code }) => /(merchantId: |--merchant-id )13466/.test(code) && query.test(code));
  expect(asDemo.map(({ path }) => path)).toStrictEqual([]);
});

test("before its first command to install, each README and guide links the section that says how", () => {
  const section = "five-minute-start.md#1-install";
  const places = files.filter((path) => path.endsWith(".md")).map((path) => ({ path, text: textOf(path) }));
  const installing = places.filter(({ path, text }) => /^npm install .*@maksu\//m.test(text) && !path.endsWith("five-minute-start.md"));
  expect(installing.length).toBeGreaterThan(10);
  const late = installing.filter(({ text }) => !text.split(/^npm install .*@maksu\//m)[0]?.includes(section));
  expect(late.map(({ path }) => path)).toEqual([]);
});

test("README and guide of the webhooks say how long events are remembered: refund statuses for a day longer than they are sent again", () => {
  const [status] = eventsOf(merchantApi).map(({ operation }) => listAt(operation, "x-retry-hours").map(Number));
  const hours = Math.max(...(status ?? [])) + 24;
  for (const path of ["packages/webhooks/README.md", "docs/guides/webhooks.md"])
    expect(textOf(path).replaceAll(/\s+/g, " "), path).toMatch(new RegExp(`${hours} hours`));
});

test("the guide to failed calls has each code of ClientError, and says that nothing was sent where README and type say so", () => {
  const union = textOf("packages/client-core/src/errors.ts").split("export type ClientErrorCode")[1]?.split(";\n")[0] ?? "";
  const ofType = Array.from(
    union.matchAll(/\/\*\* (.*?) \*\/\s+\| "([\w-]+)"/g),
    ([, meaning = "", code = ""]) => [code, meaning] as const,
  );
  const ofTable = (path: string): (readonly [code: string, row: string])[] =>
    [...textOf(path).matchAll(/^\| (`[a-z]+-?[a-z-]*`.*)$/gm)].flatMap(([, row = ""]) =>
      [...(row.split("|")[0] ?? "").matchAll(/`([\w-]+)`/g)].map(([, code = ""]) => [code, row] as const),
    );
  const unsent = (entries: readonly (readonly [code: string, text: string])[], pattern: RegExp): readonly string[] =>
    entries
      .filter(([, text]) => pattern.test(text))
      .map(([code]) => code)
      .toSorted();
  const codes = new Set(ofType.map(([code]) => code));
  const ofGuide = ofTable("docs/guides/when-a-call-fails.md").filter(([code]) => codes.has(code));
  const ofReadme = ofTable("packages/client-core/README.md").filter(([code]) => codes.has(code));
  expect(ofGuide.map(([code]) => code).toSorted()).toEqual([...codes].toSorted());
  expect(unsent(ofGuide, /\| no +\| no +\|/)).toEqual(unsent(ofType, /[Nn]othing was sent/));
  expect(unsent(ofReadme, /nothing was sent/)).toEqual(unsent(ofType, /[Nn]othing was sent/));
});

test("the signing guide says whence it is known how each API signs: no document has all of it", () => {
  const guide = textOf("docs/guides/signing.md").replaceAll(/\s+/g, " ");
  const [, open = ""] = /(The APIs' own documents leave much of this open\..*?`encoding: "base64"`\.)/.exec(guide) ?? [];
  expect(JSON.stringify(readBundle("payment-api"))).toContain("How the signature is computed comes from public documentation");
  expect(open).toContain("How the Payment API signs, and how the code of a legacy receipt is made, comes from public documentation");
  expect(JSON.stringify(merchantApi)).toContain(
    "That the query belongs to the path, and that key and message are UTF-8, comes from public sources",
  );
  expect(open).toContain("comes from public sources");
});
