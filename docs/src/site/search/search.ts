/** Decides what the search finds. */
import { CODE_GROUP } from "../markdown/prose.ts";
import { REFERENCE } from "../places.ts";
import { withWords } from "./words.ts";

/**
 * Options of the search, which is MiniSearch's. A word as it was typed counts most; a long section counts nearly as much as a short one, since
 * guides are long and lists of names short.
 */
export const SEARCH_OPTIONS = {
  fuzzy: 0.25,
  prefix: true,
  weights: { fuzzy: 0.1, prefix: 0.3 },
  boost: { title: 2.5, text: 2, titles: 0.5 },
  bm25: { k: 2, b: 0.5, d: 0.5 },
};

/** Pages that the search knows in full. */
const WHOLE = /^(guides|recipes|packages|action)\/|^apis\/(errors|events)\.|^documents\./;
/** Pages that it knows by heading and summary: all else on them repeats names of fields. */
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
  return plain.split(/^#{2,} /m, 1)[0] ?? "";
}

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
  if (WHOLE.test(path)) return withWords(path, html);
  const [summary = ""] = html.split(/(?=<h[2-6])/);
  // Operations of different APIs have the same names.
  return SUMMARY.test(path) ? withWords(path, labelled(summary, name)) : withWords(path, `${headingsOf(summary)[0] ?? ""}\n`);
}

const headingsOf = (html: string): readonly string[] => html.match(/<h(\d)[\s\S]*?<\/h\1>/g) ?? [];

/** The symbols of a page of the reference: an entry point's page has its types, and lists what has pages of its own. */
const symbolsIn = (html: string, isEntry: boolean): readonly string[] =>
  headingsOf(html)
    .filter((heading, index) => index === 0 || (isEntry && heading.startsWith("<h3")))
    .map((heading) => heading.replace(/^<h\d([^>]*)>(?:[\w ]+: )?([^<]*?)(?:\(\))? <a(.*)<\/h\d>$/s, "<h1$1>$2 <a$3</h1>\n"));

/** Adds a label to the first heading. */
const labelled = (html: string, label: string): string => html.replace(" <a", ` · ${label} <a`);
