/** Checks every link of the built site. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Checks what pages lead to, anchors included, and what they load.
 *
 * @throws Error that lists the links that lead nowhere
 */
export function checkLinks(site: string, base: string): void {
  const files = (readdirSync(site, { recursive: true }) as string[]).filter((name) => name.endsWith(".html"));
  const idsOf = new Map(files.map((name) => [name.replaceAll("\\", "/"), idsIn(readFileSync(join(site, name), "utf8"))]));
  const broken = [...idsOf].flatMap(([name, { links }]) =>
    links.flatMap((link) => {
      const url = new URL(link, `http://site${base}${name}`);
      if (url.host !== "site") return [];
      if (!url.pathname.startsWith(base)) return [`${name} links to ${link}, outside of ${base}`];
      const path = decodeURI(url.pathname.slice(base.length)).replace(/(^|\/)$/, "$1index.html");
      const target = idsOf.get(path);
      const anchor = decodeURIComponent(url.hash.slice(1));
      // Pages of another maker route by the part after #.
      const found = target ? anchor === "" || anchor.startsWith("/") || target.ids.has(anchor) : existsSync(join(site, path));
      return found ? [] : [`${name} links to ${link}`];
    }),
  );
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${[...new Set(broken)].join("\n")}`);
}

interface Anchors {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

/** An address that a page leads to or loads. */
const LINK = /<(?:a|link|script|img)\s[^>]*?(?:href|src)="([^"]*)"/g;

function idsIn(html: string): Anchors {
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value = ""]) => value.replaceAll("&amp;", "&"));
  return { ids: new Set(all(/\sid="([^"]*)"/g)), links: html.includes('id="VPContent"') ? all(LINK) : [] };
}
