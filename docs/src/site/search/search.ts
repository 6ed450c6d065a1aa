/** Decides what the search finds. */
import type { Options } from "minisearch";
import { CODE_GROUP } from "../markdown/prose.ts";
import { REFERENCE } from "../places.ts";
import { FIELDS } from "./find.ts";
import { termOf, tokensIn } from "./terms.ts";
import { wordsOf } from "./words.ts";

/** A section of a page, as VitePress gives it to the index. */
interface Section {
  /** Its address, with the place of the site. */
  readonly id: string;
  readonly title: string;
  readonly titles: string[];
  readonly text: string;
}

/** How VitePress makes the index: of sections of pages, and, at the beginning of a page, of the words that were chosen for it. */
export const INDEX_OPTIONS: Options<Section> = {
  ...FIELDS,
  tokenize: tokensIn,
  processTerm: termOf,
  extractField: (section, field) => (field === "words" ? wordsAt(section) : section[field as keyof Section]),
};

const wordsAt = ({ id, titles }: Section): string => (titles.length === 0 ? wordsOf(id) : undefined) ?? "";

/** Pages that the search knows in full. */
const WHOLE = /^(guides|recipes|packages|action)\/|^apis\/(errors|events)\.|^documents\./;
/** Pages that it knows by heading and summary, and by those names of fields that are not words. */
const SUMMARY = /^apis\/\w+\/\w+\./;

/**
 * Returns the part of a page's Markdown that {@link searchable} needs: rendering the rest takes a tenth of the time that the site takes.
 *
 * @param path of the page's Markdown in the site
 */
export function searchedPart(path: string, markdown: string): string {
  // Programs in tabs are one program in several languages, and would count as often.
  if (WHOLE.test(path)) return markdown.replaceAll(CODE_GROUP, "");
  // A line of code may look like a heading.
  const plain = markdown.replaceAll(/^(`{3,})(?!`)[^]*?\n\1$/gm, "");
  if (path.startsWith(`${REFERENCE}/`)) return (plain.match(/^#+ .*$/gm) ?? []).join("\n\n");
  const summary = plain.split(/^#{2,} /m, 1)[0] ?? "";
  return SUMMARY.test(path) ? `${summary}\n\n${fieldNamesIn(plain)}` : summary;
}

/** The names of fields in the tables of an operation, such as `deliveryDate`. */
const fieldNamesIn = (markdown: string): string =>
  [...new Set(Array.from(markdown.matchAll(/^\| <a[^>]*><\/a>\[`(?:[\w[\].]*\.)?([a-z]+[A-Z]\w*)`/gm), ([, name]) => name))].join(" ");

/**
 * Returns the part of a page that the search finds it by. Guides come before what only mentions the same words: of the reference, of examples,
 * decisions and pages for maintainers it knows the headings alone.
 *
 * @param path of the page's Markdown in the site
 */
export function searchable(path: string, html: string): string {
  const [folder = "", name = "", file = ""] = path.split("/", 3);
  if (folder === REFERENCE)
    return symbolsIn(html, path.endsWith("index.md") && file !== "")
      .map((title) => labelled(title, `@maksu/${name}`))
      .join("\n");
  if (WHOLE.test(path)) return html;
  const [summary = ""] = html.split(/(?=<h[2-6])/);
  // Operations of different APIs have the same names.
  return SUMMARY.test(path) ? labelled(summary, name) : `${headingsOf(summary)[0] ?? ""}\n`;
}

const headingsOf = (html: string): readonly string[] => html.match(/<h(\d)[\s\S]*?<\/h\1>/g) ?? [];

/** The symbols of a page of the reference: an entry point's page has its types, and lists what has pages of its own. */
const symbolsIn = (html: string, isEntry: boolean): readonly string[] =>
  headingsOf(html)
    .filter((heading, index) => index === 0 || (isEntry && heading.startsWith("<h3")))
    .map((heading) => heading.replace(/^<h\d([^>]*)>(?:[\w ]+: )?([^<]*?)(?:\(\))? <a(.*)<\/h\d>$/s, "<h1$1>$2 <a$3</h1>\n"));

/** Adds a label to the first heading. */
const labelled = (html: string, label: string): string => html.replace(" <a", ` · ${label} <a`);
