/** The site's files for programs: indexes, pages as Markdown, and the bundled descriptions; where the site's address is known, a sitemap. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { ALL_DESCRIPTIONS, bundlePath } from "@maksu/apis";
import { docs } from "../places.ts";
import { descriptionPath, type Indexed, type ListedPage, llmsFullText, llmsMoreText, llmsText, MORE } from "./llms.ts";
import { copiesByLanguage, type PageText, pageText } from "./markdown-copies.ts";

/** A site to write files for. */
export interface SiteOfPages extends Omit<Indexed, "texts"> {
  readonly folder: string;
  /** The folder of the pages that it is made of. */
  readonly tree: string;
}

/** Writes all of them; returns the indexes for an address. */
export function writeMachineFiles(site: SiteOfPages): (address: string | undefined) => Readonly<Record<string, string>> {
  const texts = writeCopies(site);
  const indexes = (address: string | undefined): Readonly<Record<string, string>> => ({
    "llms.txt": llmsText({ ...site, texts, address }),
    [MORE]: llmsMoreText({ ...site, texts, address }),
    "llms-full.txt": llmsFullText({ ...site, texts, address }),
  });
  const files = [
    ...Object.entries(indexes(site.address)),
    ["robots.txt", robotsText(site.address)] as const,
    ...(site.address === undefined ? [] : [["sitemap.xml", sitemap(site.pages, site.address)] as const]),
  ];
  for (const [file, text] of files) writeFileSync(join(site.folder, file), text);
  copyFileSync(join(docs, ".vitepress", SOCIAL_CARD), join(site.folder, SOCIAL_CARD));
  for (const name of ALL_DESCRIPTIONS) copyTo(bundlePath(name), join(site.folder, descriptionPath(name)));
  return indexes;
}

/** Writes every page of the tree as Markdown, and what it shows, at the page's place. */
function writeCopies({ folder, tree }: SiteOfPages): ReadonlyMap<string, PageText> {
  const texts = new Map<string, PageText>();
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const path = relative(tree, source).replaceAll("\\", "/");
    if (!entry.isFile() || path.startsWith("public/")) continue;
    copyTo(source, join(folder, path));
    if (!path.endsWith(".md")) continue;
    const text = readFileSync(source, "utf8");
    const copies = new Map([[path, pageText(path, text)], ...copiesByLanguage(path, text)]);
    for (const [place, copy] of copies) {
      writeFileSync(join(folder, place), copy.markdown);
      texts.set(place, copy);
    }
  }
  return texts;
}

function copyTo(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

/** Returns the addresses of all pages, as search engines read them. */
export function sitemap(pages: readonly ListedPage[], address: string): string {
  const urls = pages.map(({ page }) => `  <url><loc>${new URL(encodeURI(page), address).href.replaceAll("&", "&amp;")}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Returns what search engines may read: all of it. */
export const robotsText = (address: string | undefined): string =>
  `User-agent: *\nAllow: /\n${address === undefined ? "" : `Sitemap: ${new URL("sitemap.xml", address).href}\n`}`;

/** Returns the address of a page among all by which it is reached, if the site has one. @param page - its path, such as `guides/refunds.html` */
export const canonicalOf = (page: string, address: string | undefined): string | undefined =>
  address === undefined ? undefined : new URL(encodeURI(page.replace(/(^|\/)index\.html$/, "$1")), address).href;

/** Returns the site's address: `homepage` of the repository's package.json, the one place where it is set; undefined until it is. */
export function addressOf(repository: string): string | undefined {
  const { homepage } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as { homepage?: string };
  return homepage === undefined || homepage.endsWith("/") ? homepage : `${homepage}/`;
}

/** Returns what a page's head has for those who link to it. Pictures need an address. */
export function metaOf(title: string, summary: string, address: string | undefined): Readonly<Record<string, string>> {
  return {
    "og:type": "website",
    "og:title": title,
    "og:description": summary,
    ...(address !== undefined && { "og:image": new URL(SOCIAL_CARD, address).href }),
  };
}

/** The picture of the site, 1200 by 630 pixels. */
const SOCIAL_CARD = "social-card.png";
