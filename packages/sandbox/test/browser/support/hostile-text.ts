/** Hostile texts, and what a page must be in spite of them. */
import * as fc from "fast-check";
import type { Screen } from "./screen.ts";

const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='x",
  "javascript:alert(1)",
  "</main></body>",
  "&lt;b&gt;&amp;",
  "<!--",
  "]]>",
  "‮abc",
  "👩‍👩‍👧",
  "${x}`",
  "A".repeat(60),
  "\u0000<svg/onload=x>",
  "<a href=//evil.example>",
];
/** Texts that a merchant could break a page with, among others. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 3 })
  .map((parts) => ["x", ...parts].join(" "));

/** The shape of a template: its elements with the names of their attributes. */
export const shape = ({ elements }: Screen): readonly string[] =>
  elements.map(({ name, attributes }) => [name, ...Object.keys(attributes)].join(" "));
/** The addresses that a page leads to. */
export const targets = ({ elements }: Screen): readonly string[] =>
  elements.flatMap(({ attributes }) =>
    ["href", "src", "action"].flatMap((name) => (attributes[name] === undefined ? [] : [attributes[name]])),
  );

/** A text with everything that ends an attribute or a text and begins an element: random texts may have none of it. */
export const EVERY_SIGN = `"'><img src=x onerror=alert(1)>&<script>x</script>`;
