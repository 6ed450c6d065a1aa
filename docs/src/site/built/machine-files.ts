/** The site's files for programs: an index, pages as Markdown, and the bundled descriptions; where the site's address is known, a sitemap. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ALL_DESCRIPTIONS, bundlePath, readBundle } from "@maksu/apis";
import { objectAt, textAt } from "@maksu/openapi";
import { docs } from "../places.ts";

/** A page made from a Markdown file. */
export interface SitePage {
  /** The Markdown file. */
  readonly source: string;
  /** The page's path in the site, such as `Refunds.html`. */
  readonly page: string;
  readonly title: string;
  readonly group: string;
}

/** A site to write files for. */
export interface SiteOfPages {
  readonly folder: string;
  readonly name: string;
  /** What it is, in one sentence. */
  readonly summary: string;
  readonly pages: readonly SitePage[];
  /** Where it is published; undefined while it is not. */
  readonly address: string | undefined;
}

/** Writes all of them. */
export function writeMachineFiles(site: SiteOfPages): void {
  const files = [
    ["llms.txt", llmsText(site)] as const,
    ["robots.txt", robotsText(site.address)] as const,
    ...site.pages.map((page) => [markdownOf(page), markdownCopy(page, site.pages)] as const),
    ...(site.address === undefined ? [] : [["sitemap.xml", sitemap(site.pages, site.address)] as const]),
  ];
  for (const [file, text] of files) {
    mkdirSync(dirname(join(site.folder, file)), { recursive: true });
    writeFileSync(join(site.folder, file), text);
  }
  copyFileSync(join(docs, ".vitepress", SOCIAL_CARD), join(site.folder, SOCIAL_CARD));
  for (const name of ALL_DESCRIPTIONS) {
    const target = join(site.folder, descriptionPath(name));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(bundlePath(name), target);
  }
}

/** The path of a bundled description, which stays. */
const descriptionPath = (name: string): string => `specs/${name}/openapi.json`;

const markdownOf = ({ page }: SitePage): string => page.replace(/\.html$/, ".md");

/** Returns the index that language models read: https://llmstxt.org. */
export function llmsText({ name, summary, pages }: Pick<SiteOfPages, "name" | "summary" | "pages">): string {
  const groups = [...new Set(pages.map(({ group }) => group))].map((group) => {
    const links = pages.flatMap((page) => (page.group === group ? [`- [${page.title}](${encodeURI(markdownOf(page))})`] : []));
    return `## ${group}\n\n${links.join("\n")}`;
  });
  const descriptions = ALL_DESCRIPTIONS.map((api) => {
    const info = objectAt(readBundle(api), "info");
    return `- [${textAt(info, "title") ?? api}](${descriptionPath(api)}): OpenAPI description, version ${textAt(info, "version") ?? ""}`;
  });
  return `# ${name}\n\n> ${summary}\n\n${[...groups, `## Descriptions\n\n${descriptions.join("\n")}`].join("\n\n")}\n`;
}

/** Returns a page's Markdown, with the links to other pages as their places in the site. */
export function markdownCopy({ source, page }: SitePage, pages: readonly SitePage[]): string {
  return readFileSync(source, "utf8").replaceAll(/(?<=\]\()(?![a-z]+:|#)([^)#\s]+)(?=[#)])/g, (link) => {
    const target = resolve(dirname(source), decodeURI(link));
    const found = pages.find((each) => each.source === target);
    return found === undefined ? link : encodeURI(relative(dirname(page), markdownOf(found)).replaceAll("\\", "/"));
  });
}

/** Returns the addresses of all pages, as search engines read them. */
export function sitemap(pages: readonly SitePage[], address: string): string {
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
