import { expect, test } from "vitest";
import { pageText } from "./markdown-copies.ts";

const markdownOf = (text: string, path = "guides/a.md"): string => pageText(path, `# A\n\n${text}\n`).markdown.slice("# A\n\n".length, -1);

test("pageText reads a page's title and summary", () => {
  expect(pageText("a.md", '---\naside: false\ndescription: "Says \\"a\\"."\n---\n\n# `a` of b\n')).toEqual({
    title: "a of b",
    summary: 'Says "a".',
    markdown: "# `a` of b\n",
  });
});

test("pageText gives the front page a heading", () => {
  const text = "---\ntitle: Payments\nhero:\n  tagline: All of them.\n---\n\n## One\n";
  expect(pageText("index.md", text)).toEqual({
    title: "Payments",
    summary: "All of them.",
    markdown: "# Payments\n\nAll of them.\n\n## One\n",
  });
});

test.each([
  ["tabs", "::: code-group\n\n```ts [TypeScript]\n::: code\n```\n\n:::\n\nEnd.", "```ts [TypeScript]\n::: code\n```\n\nEnd."],
  ["details", "::: details Example one: it\n\nText.\n\n:::", "Example one: it\n\nText."],
  ["drawings", '<section class="table-scroll">\n<svg>\n<text>1. pays</text>\n</svg>\n</section>\n\nIn words.', "In words."],
  ["the place of a filter", "<div data-table-filter></div>\n\nText.", "Text."],
  ["windows of links", '[debugger](../d/index.html){target="_self"}', "[debugger](../d/index.html)"],
  ["names of headings", "## Type {#a-type}", '## <a id="a-type"></a>Type'],
  ["links of names to themselves", '| <a id="x-y"></a>[`y`](#x-y) |', '| <a id="x-y"></a>`y` |'],
])("pageText writes %s for all readers", (_what, text, want) => {
  expect(markdownOf(text)).toBe(want);
});

test("pageText links to a description in place of the page that renders it", () => {
  const text =
    "[all](../payment-api.html#/payments/createpayment), [other](https://example.com/payment-api.html), `[all](payment-api.html)`";
  expect(markdownOf(text, "apis/payment/createPayment.md")).toBe(
    text.replace("../payment-api.html#/payments/createpayment", "../../specs/payment-api/openapi.json"),
  );
});
