/** Pages as Markdown for programs: without what only the site's own renderer reads. */
import { posix } from "node:path";
import { ALL_DESCRIPTIONS } from "@maksu/apis";
import { CODE_GROUP, inProse, withTargets } from "../markdown/prose.ts";

/** A page's text and what its front matter has. */
export interface PageText {
  readonly title: string;
  /** In one sentence; empty where the page says none. */
  readonly summary: string;
  readonly markdown: string;
  /** The language whose program alone it has. */
  readonly language?: string;
}

/**
 * Reads a page of the tree. Its links are those between the copies, which have the pages' places.
 *
 * @param path - its place, such as `guides/refunds.md`
 */
export function pageText(path: string, text: string): PageText {
  const [, front = "", body = text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const field = (name: string): string | undefined => new RegExp(`^ *${name}: (.+)$`, "m").exec(front)?.[1];
  const described = field("description");
  const summary = described === undefined ? (field("tagline") ?? "") : String(JSON.parse(described));
  const heading = /^# (.+)$/m.exec(body)?.[1];
  const title = heading ?? field("title") ?? path;
  const markdown = withTargets(inProse(body, withoutMarkup), (target) => withoutReference(path, target));
  return {
    title: title.replaceAll(/`|\\(?=[_<>])/g, ""),
    summary,
    markdown: `${heading === undefined ? `# ${title}\n\n${summary}\n\n` : ""}${markdown.trim()}\n`,
  };
}

/** Languages whose programs are tabs of one page, by the words after their fences. */
const LANGUAGES = { php: "PHP", python: "Python", ruby: "Ruby", go: "Go", java: "Java", csharp: "C#" };

/**
 * Reads a page that has the same program in each language, for one of them at a time: Markdown has no tabs.
 *
 * @returns texts by their places, such as `guides/your-language.php.md`; none for another page
 */
export function copiesByLanguage(path: string, text: string): readonly (readonly [string, PageText])[] {
  const [group = ""] = text.match(CODE_GROUP) ?? [];
  const programs = new Map(Array.from(group.matchAll(/^```(\w+) [^]*?^```$/gm), ([program, language = ""]) => [language, program]));
  if (!Object.keys(LANGUAGES).every((each) => programs.has(each))) return [];
  return Object.entries(LANGUAGES).map(([id, language]) => {
    const own = text.replace(group, () => programs.get(id) ?? "").replace(/^# (.*)\byour language\b/m, `# $1${language}`);
    return [path.replace(/md$/, `${id}.md`), { ...pageText(path, own), language }];
  });
}

/** Removes markup that is for the site alone: containers, drawings, which are repeated in words, and names of anchors. */
const withoutMarkup = (prose: string): string =>
  prose
    .replaceAll(/^::: details (.*)$/gm, "$1")
    .replaceAll(/^:::.*\n\n?/gm, "")
    .replaceAll(/^<section class="table-scroll"[^]*?<\/svg>\n<\/section>\n\n?/gm, "")
    .replaceAll(/^<div data-table-filter><\/div>\n\n?/gm, "")
    .replaceAll('{target="_self"}', "")
    .replaceAll(/^(#+ )(.*?) \{#([\w-]+)\}$/gm, '$1<a id="$3"></a>$2')
    // A cell that has a name links to itself.
    .replaceAll(/(<a id="([^"]+)"><\/a>)\[(.*?)\]\(#\2\)/g, "$1$3");

/** In place of a page that its script renders, links to the description that it shows. */
function withoutReference(path: string, target: string): string {
  const [, name] = /(?:^|\/)([\w-]+)\.html(?:#|$)/.exec(target) ?? [];
  if (!ALL_DESCRIPTIONS.some((each) => each === name) || /^\w+:/.test(target)) return target;
  return posix.relative(posix.dirname(path), `specs/${name}/openapi.json`);
}
