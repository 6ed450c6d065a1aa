import { createMarkdownRenderer, type MarkdownRenderer } from "vitepress";
import { expect, test } from "vitest";
import { addRules, withoutColours } from "./rules.ts";

const md: MarkdownRenderer = await createMarkdownRenderer(".", { highlight: (code) => `<b>${code}</b>` });
addRules(md, new Map([["const a: number = 1;\n", "const a = 1;\n"]]));

test.each([
  ["entities", "`Map`&lt;`K`, `V`&gt;&gt; = x", "<code>V</code>&gt;&gt; = x"],
  ["double braces", "{{ secret }}", "&#123;&#123; secret }}"],
  ["names in tables", "| a |\n| --- |\n| `createPayment` |", '<td data-label="a"><code v-pre>create<wbr>Payment</code></td>'],
])("%s are shown as they are written", (_what, text, html) => {
  expect(md.render(text, { relativePath: "guides/payments.md" })).toContain(html);
});

test("signatures of the reference alone have colours", () => {
  const rendered = (relativePath: string): string => md.render("> **verify**(`input`)", { relativePath });
  expect(rendered("reference/signing/index.md")).toContain('class="signature-parameter"');
  expect(rendered("guides/payments.md")).not.toContain("signature-");
});

test("what the search reads has no colours, and pages keep theirs", () => {
  expect(withoutColours(md, "```\ncode\n```", {})).not.toContain("<b>");
  expect(md.render("```\ncode\n```", {})).toContain("<b>code");
});

const labelsOf = (markdown: string): readonly string[] =>
  Array.from(md.render(markdown, {}).matchAll(/data-title="([^"]+)"/g), ([, title = ""]) => title);

test.each([
  ["npm install a", ["npm", "pnpm", "yarn"]],
  ["npm install a\ncd b", []],
  ["npx a", []],
])("a block with %s has the tabs %s", (code, labels) => {
  expect(labelsOf(`\`\`\`sh\n${code}\n\`\`\``)).toEqual(labels);
});

test("a block in TypeScript has its JavaScript beside it", () => {
  const block = "```ts\nconst a: number = 1;\n```";
  expect(labelsOf(block)).toEqual(["TypeScript", "JavaScript"]);
  expect(labelsOf(`Save this as \`a.test.ts\`, and run it:\n\n${block}`)).toEqual(["a.test.ts", "a.test.js"]);
  expect(md.render(block, {})).toMatch(/<b>const a: number = 1;\n<\/b>.*<b>const a = 1;\n<\/b>/s);
  expect(labelsOf("```ts\nconst b = 1;\n```")).toEqual([]);
});

test.each([
  ["Save this as `pay.mjs`:\n\n```js\npay();\n```", ["pay.mjs"]],
  ["- Jest:\n\n  ```js\n  // jest.config.js\n  run();\n  ```", ["jest.config.js"]],
  ["As `pay.mjs` does:\n\n```js\npay();\n```", []],
])("%j has the file %s", (markdown, files) => {
  expect(labelsOf(markdown)).toEqual(files);
});

test("the search reads each block once", () => {
  expect(withoutColours(md, "```sh\nnpm install a\n```", {})).not.toContain("pnpm");
});

const LONG = "text ".repeat(3000);
const pageOf = (relativePath: string, text: string): string => md.render(text, { relativePath });
const foldsOf = (html: string): readonly string[] => html.match(/<details[^>]*>|<\/?summary>|<\/details>|<h\d|<a/g) ?? [];
const FOLD = (heading: string): readonly string[] => ['<details class="fold">', "<summary>", heading, "</summary>", "</details>"];

test("sections of the third level are folded, and end with their chapter", () => {
  const html = pageOf("reference/signing/index/index.md", `# a\n\n## b\n\n### c\n\n${LONG}\n\n### d\n\n## e\n\nf`);
  expect(foldsOf(html)).toEqual(["<h1", "<a", "<h2", "<a", ...FOLD("<h3"), ...FOLD("<h3"), "<h2", "<a"]);
});

test("sections of the second level are folded on a page without deeper ones", () => {
  expect(foldsOf(pageOf("apis/errors.md", `# a\n\n## b\n\n${LONG}\n\n## c`))).toEqual(["<h1", "<a", ...FOLD("<h2"), ...FOLD("<h2")]);
});

test.each([
  ["a short page", "apis/errors.md", ""],
  ["a guide", "guides/payments.md", LONG],
  ["an operation", "apis/payment/createPayment.md", LONG],
])("%s stays whole", (_what, path, text) => {
  expect(pageOf(path, `# a\n\n## b\n\n${text}`)).not.toContain("<details");
});

test("the search reads a page whole", () => {
  expect(withoutColours(md, `# a\n\n## b\n\n${LONG}`, { relativePath: "apis/errors.md" })).not.toContain("<details");
});

test("a heading in a quotation or a list folds nothing", () => {
  expect(pageOf("apis/errors.md", `# a\n\n> ## b\n\n${LONG}`)).not.toContain("<details");
});
