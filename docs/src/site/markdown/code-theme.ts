import type { MarkdownOptions } from "vitepress";

type ShikiTransformer = NonNullable<MarkdownOptions["codeTransformers"]>[number];
type Parts = Parameters<NonNullable<ShikiTransformer["line"]>>[0]["children"];

interface Colour {
  scope: string[];
  settings: { foreground: string };
}

const colour = (name: string, ...scope: string[]): Colour => ({ scope, settings: { foreground: `var(--code-${name})` } });

/** The colours of code, as Shiki takes them: variables of `site.css`, so that one theme does for light and dark pages. With two, all code is tokenized twice. */
export const CODE_THEME: { name: string; type: "light"; fg: string; bg: string; settings: Colour[] } = {
  name: "site",
  type: "light",
  fg: "var(--code-text)",
  bg: "var(--vp-code-block-bg)",
  settings: [
    colour("comment", "comment", "punctuation.definition.comment"),
    colour("keyword", "keyword", "storage", "constant.character.escape"),
    colour("constant", "constant", "variable.language", "support", "meta.property-name", "entity.other.attribute-name"),
    colour("string", "string", "punctuation.definition.string"),
    colour("name", "entity.name.function", "entity.name.type", "entity.other.inherited-class"),
    colour("key", "entity.name.tag", "support.type.property-name", "markup.inserted", "punctuation.definition.inserted"),
    colour("removed", "markup.deleted", "punctuation.definition.deleted"),
  ],
};

const COLOUR = /^color:var\(--code-(\w+)\);?$/;

/** Gives code its colours by classes, and text of the usual colour no element: with a style on each word, colours were a tenth of the site. */
export const BY_CLASS: ShikiTransformer = {
  name: "site:colours-by-class",
  line(line) {
    line.children = withClasses(line.children);
  },
};

/** Replaces the styles of a line's parts. */
export const withClasses = (parts: Parts): Parts =>
  parts.flatMap((part) => {
    if (part.type !== "element") return [part];
    const [, name] = COLOUR.exec(String(part.properties["style"])) ?? [];
    return name === "text" ? part.children : [{ ...part, properties: { class: `code-${name}` } }];
  });
