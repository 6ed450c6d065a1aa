/** Decides what the search finds. */
import { REFERENCE } from "./places.ts";

/** Options of the search, which is MiniSearch's. */
export const SEARCH_OPTIONS = { fuzzy: 0.2, prefix: true, boost: { title: 3, text: 2, titles: 1 } };

/** Pages that the search knows in full. */
const WHOLE = /^(guides|recipes|packages|action)\/|^apis\/(errors|events)\.|^documents\./;
/** Pages that it knows by heading and summary: all else on them repeats names of fields. */
const SUMMARY = /^apis\/\w+\/\w+\./;

/**
 * Returns the part of a page that the search finds it by. Guides come before what only mentions the same words: of the reference, of examples,
 * decisions and pages for maintainers it knows the headings alone.
 *
 * @param path of the page's Markdown in the site
 */
export function searchable(path: string, html: string): string {
  if (path.startsWith("source/")) return "";
  if (path.startsWith(`${REFERENCE}/`)) return symbolsOf(path, html);
  if (WHOLE.test(path)) return html;
  const [summary = ""] = html.split(/(?=<h[2-6])/);
  return SUMMARY.test(path) ? summary : (headingsOf(summary)[0] ?? "");
}

const headingsOf = (html: string): readonly string[] => html.match(/<h(\d)[\s\S]*?<\/h\1>/g) ?? [];

/** The symbols of a page of the reference, each with its package. An entry point's page has its types, and lists what has pages of its own. */
function symbolsOf(path: string, html: string): string {
  const [, name = "", file = ""] = path.split("/", 3);
  const isEntry = path.endsWith("index.md") && file !== "";
  const found = headingsOf(html).filter((heading, index) => index === 0 || (isEntry && heading.startsWith("<h3")));
  return found
    .map((heading) =>
      heading.replace(
        /^<h\d([^>]*)>(?:\w+: )?(.*?)(?:\(\))?( <a)/s,
        (_all, attributes: string, title: string, link: string) => `<h1${attributes}>${title} · @maksu/${name}${link}`,
      ),
    )
    .map((heading) => heading.replace(/<\/h\d>$/, "</h1>"))
    .join("\n");
}
