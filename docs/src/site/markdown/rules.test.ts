import { createMarkdownRenderer, type MarkdownRenderer } from "vitepress";
import { expect, test } from "vitest";
import { addRules, withoutColours } from "./rules.ts";

const md: MarkdownRenderer = await createMarkdownRenderer(".", { highlight: (code) => `<b>${code}</b>` });
addRules(md);

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
