import { createMarkdownRenderer } from "vitepress";
import { expect, test } from "vitest";
import { colourSignatures } from "./signatures.ts";

const md = await createMarkdownRenderer(".", { highlight: (code) => code });
md.core.ruler.push("signatures", ({ tokens }) => colourSignatures(tokens));
/** Class and text of each part. */
const parts = (signature: string): readonly string[] =>
  Array.from(md.render(`> ${signature}`).matchAll(/class="signature-(\w+)"[^>]*>([^<]*)</g), ([, kind, text]) => `${kind} ${text}`);

test("a function's parameters have another colour than the types that follow", () => {
  expect(parts("**verify**(`input`, `options?`): `Promise`&lt;[`Verified`](a.md)&gt;")).toEqual([
    "name verify",
    "parameter input",
    "parameter options?",
    "type Promise",
    "type Verified",
  ]);
});

test("keywords and values have their own colours", () => {
  expect(parts('`readonly` **method**: `"GET"` \\| `12` \\| `object`')).toEqual([
    "keyword readonly",
    "name method",
    "value &quot;GET&quot;",
    "value 12",
    "type object",
  ]);
});

test("text that quotes nothing has no colours", () => {
  expect(md.render("**Note**: `input` is text")).not.toContain("signature-");
});
