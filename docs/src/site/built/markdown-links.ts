/** Follows the links of the site's files for programs. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { inProse, slugOf } from "../markdown/prose.ts";

/**
 * Follows every link from the indexes on, through the Markdown copies of pages.
 *
 * @param indexes - their texts, by their paths
 * @param address - of the site, for which they are written; none where their links are relative
 * @throws Error that lists the links that lead nowhere, the copies that no link leads to, and the pages without a copy
 */
export function checkMarkdown(site: string, indexes: Readonly<Record<string, string>>, address: string | undefined): void {
  const root = new URL(address ?? "http://site/");
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll("\\", "/"));
  const known = new Set(files);
  const anchors = new Map<string, ReadonlySet<string>>();
  const textOf = (path: string): string => readFileSync(join(site, path), "utf8");
  const broken: string[] = [];
  const found = new Set(Object.keys(indexes));
  for (const path of found)
    for (const target of targetsIn(indexes[path] ?? textOf(path))) {
      const url = new URL(target, new URL(encodeURI(path), root));
      if (url.origin !== root.origin) continue;
      if (target.startsWith("/") || !url.href.startsWith(root.href)) {
        broken.push(`${path} links to ${target}, which is not relative`);
        continue;
      }
      const file = decodeURI(url.pathname.slice(root.pathname.length));
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!known.has(file)) broken.push(`${path} links to ${target}`);
      else if (file.endsWith(".md")) {
        found.add(file);
        if (!anchors.has(file)) anchors.set(file, anchorsIn(textOf(file)));
        if (anchor !== "" && !anchors.get(file)?.has(anchor)) broken.push(`${path} links to ${target}, which has no such anchor`);
      }
    }
  const pages = files.filter((name) => name.endsWith(".html") && textOf(name).includes('id="VPContent"'));
  const problems = [
    ...broken,
    ...files.filter((name) => name.endsWith(".md") && !found.has(name)).map((name) => `no link leads to ${name}`),
    ...pages
      .map((name) => name.replace(/html$/, "md"))
      .flatMap((name) => (found.has(name) || name === "404.md" ? [] : [`there is no ${name}`])),
  ];
  if (problems.length > 0) throw new Error(`From ${Object.keys(indexes).join(" and ")} on:\n${[...new Set(problems)].join("\n")}`);
}

/** The targets of a text's links, outside of code. */
export function targetsIn(markdown: string): readonly string[] {
  const targets: string[] = [];
  inProse(markdown, (prose) => {
    const plain = prose.replaceAll(/(`+)[^`]*?\1(?!`)/g, "");
    for (const [, inline, inHtml] of plain.matchAll(/\]\(([^)\s]+)\)|\s(?:href|src)="([^"]+)"/g)) targets.push(inline ?? inHtml ?? "");
    return prose;
  });
  return targets;
}

/** The anchors of a text: of its headings, numbered where one comes again, and of its own names. */
function anchorsIn(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  inProse(markdown, (prose) => {
    for (const [, id = ""] of prose.matchAll(/<a id="([^"]+)">/g)) anchors.add(id);
    for (const [, heading = ""] of prose.matchAll(/^#+ (.+)$/gm)) {
      const slug = slugOf(heading.replaceAll(/<[^>]+>|`|\\(?=[_<>])/g, "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
      const numbered = Array.from({ length: 100 }, (_, index) => (index === 0 ? slug : `${slug}-${index}`));
      anchors.add(numbered.find((each) => !anchors.has(each)) ?? slug);
    }
    return prose;
  });
  return anchors;
}
