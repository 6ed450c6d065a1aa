/** Writes every document of the site into one tree, with links between the places there. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import { withOperationLinks } from "../descriptions/operation-links.ts";
import { withSequences } from "../diagrams/sequence-pages.ts";
import { withTargets } from "../markdown/prose.ts";
import type { SiteDocument } from "./documents.ts";
import type { ListedPage } from "../built/llms.ts";
import { COLLECTION_FILES } from "../../collections/collections.ts";
import { apiPages, COLLECTIONS, docs, pages, root, signatureDebugger, written } from "../places.ts";

/** Returns a document's place in the tree, relative to its root. */
export function routeOf(path: string): string {
  const [base, folder] = PLACES.find(([each]) => path === each || path.startsWith(`${each}${sep}`)) ?? [root, ""];
  return join(folder, relative(base, path))
    .replaceAll("\\", "/")
    .replace(/README\.md$/, "index.md");
}

/** The signature debugger, which is built by itself. */
const DEBUGGER = join(docs, "src/debugger/debugger.html");

/** The collections' files, which are built, too, in place of the sources that write them. */
const COLLECTION_PLACES = Object.entries(COLLECTION_FILES).map(([source, file]) => [join(docs, "src/collections", source), file] as const);

/** Folders and files of the repository whose place in the tree differs from theirs; the first that matches counts. */
const PLACES: readonly (readonly [path: string, place: string])[] = [
  [pages, ""],
  [join(written, "changelog.md"), "changelog.md"],
  [written, "apis"],
  [apiPages, "apis"],
  [join(docs, "front-page.md"), "index.md"],
  [join(docs, "README.md"), "guides/index.md"],
  [join(docs, "adr"), "decisions"],
  [DEBUGGER, `${signatureDebugger}/index.html`],
  ...COLLECTION_PLACES.map(([source, file]) => [source, `${COLLECTIONS}/${file}`] as const),
  [join(root, "README.md"), "repository.md"],
  [docs, ""],
];

/** A table of five columns or more, which takes the place of the outline. */
const WIDE_TABLE = /^\|( ?-+ ?\|){5,}$/m;

const IMAGES: ReadonlySet<string> = new Set([".png", ".svg", ".webp"]);

/**
 * Writes the tree.
 *
 * @throws Error for a link to a file that doesn't exist, or to Markdown that is not a page of the site
 */
export function writeTree(documents: readonly SiteDocument[]): void {
  const known = new Map(documents.flatMap(({ path, shows = path }) => [[path, path] as const, [shows, path] as const]));
  for (const { path } of documents) {
    const own = withSequences(readFileSync(path, "utf8"));
    const isGuide = dirname(path) === join(docs, "guides");
    const text = isGuide ? withOperationLinks(own, (page) => relative(dirname(path), page).replaceAll("\\", "/")) : own;
    const linked = withLinks(text, (target) => newLink(path, target, known));
    write(join(pages, routeOf(path)), withFrontMatter(linked));
  }
}

/** Adds what the page's head and its layout need; the front page has its own. */
function withFrontMatter(text: string): string {
  const summary = summaryOf(text);
  const lines = [
    ...(WIDE_TABLE.test(text) ? ["aside: false"] : []),
    ...(summary === "" ? [] : [`description: ${JSON.stringify(summary)}`]),
  ];
  return text.startsWith("---\n") || lines.length === 0 ? text : `---\n${lines.join("\n")}\n---\n\n${text}`;
}

/** Returns the first paragraph as plain text, cut at a sentence or a word. */
export function summaryOf(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((part) => /^[A-Z`"]/.test(part)) ?? "";
  const plain = paragraph
    .replaceAll(/\[([^\][]*)\]\([^()]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (plain.length <= MAX_SUMMARY) return plain;
  const cut = plain.slice(0, MAX_SUMMARY);
  return /^.*[.!?](?= )/.exec(cut)?.[0] ?? `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}

/** Search engines show no more of a description. */
const MAX_SUMMARY = 160;

/** Returns a document's page. */
export const pageOf = ({ path, group }: SiteDocument): ListedPage => ({ page: routeOf(path).replace(/\.md$/, ".html"), group });

/** Returns the first heading of a document. */
export function titleOf(path: string): string {
  const text = readFileSync(path, "utf8");
  return (/^(?:# |title: )(.+)$/m.exec(text)?.[1] ?? path).replaceAll("`", "");
}

/** Replaces the targets of a text's links, outside of code. A page that isn't made of Markdown is loaded by the browser, not by the site's script. */
export const withLinks = (text: string, replace: (target: string) => string): string =>
  withTargets(text, replace, (target) => (/\.html(#|$)/.test(target) && !/^\w+:/.test(target) ? '{target="_self"}' : ""));

function newLink(from: string, target: string, known: ReadonlyMap<string, string>): string {
  if (/^([a-z]+:|#)/.test(target)) return target;
  const [file = "", anchor] = target.split("#");
  const path = resolve(dirname(from), file);
  const place = placeOfFile(path, known);
  if (place === undefined)
    throw new Error(`${relative(root, from)} links to ${file}, which has no page on the site; add it to documents.ts`);
  const link = relative(dirname(routeOf(from)), place).replaceAll("\\", "/");
  return `${link.startsWith(".") ? link : `./${link}`}${anchor === undefined ? "" : `#${anchor}`}`;
}

/** Finds the place of a linked file; writes it if it is not a document: an image as it is, source as plain text. */
function placeOfFile(path: string, known: ReadonlyMap<string, string>): string | undefined {
  const document = known.get(path);
  if (document !== undefined) return routeOf(document);
  if (
    path === DEBUGGER ||
    COLLECTION_PLACES.some(([source]) => source === path) ||
    path.startsWith(`${pages}${sep}`) ||
    path.startsWith(`${apiPages}${sep}`)
  )
    return routeOf(path);
  if (!existsSync(path) || !statSync(path).isFile() || extname(path) === ".md") return undefined;
  if (IMAGES.has(extname(path))) {
    mkdirSync(dirname(join(pages, routeOf(path))), { recursive: true });
    copyFileSync(path, join(pages, routeOf(path)));
    return routeOf(path);
  }
  // Hosts of static files may leave out what begins with a dot, and don't know the type of every source.
  const place = `source/${relative(root, path).replaceAll("\\", "/").replace(/^\./, "")}.txt`;
  write(join(pages, "public", place), readFileSync(path, "utf8"));
  return place;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
