/** The indexes that language models read: https://llmstxt.org. */
import { posix } from "node:path";
import { ALL_DESCRIPTIONS, readBundle } from "@maksu/apis";
import { objectAt, textAt } from "@maksu/openapi";
import { withTargets } from "../markdown/prose.ts";
import type { PageText } from "./markdown-copies.ts";

/** A page in the index. */
export interface ListedPage {
  /** Its path in the site, such as `guides/refunds.html`. */
  readonly page: string;
  readonly group: string;
  /** In place of its heading and its first sentence. */
  readonly shown?: { readonly title: string; readonly summary: string };
}

/** The material of the indexes. */
export interface Indexed {
  readonly name: string;
  /** The site's subject, in one sentence. */
  readonly summary: string;
  /** The guide to the first payment, whose code comes first. */
  readonly start: string;
  readonly pages: readonly ListedPage[];
  /** The text of every page, by its path as Markdown. */
  readonly texts: ReadonlyMap<string, PageText>;
  /** Where the site is published; links are relative until it is. */
  readonly address: string | undefined;
}

/** The group of the front page, which has none. */
const FIRST = "Start";
/** Groups to look things up in, which the short index leaves to the other one. */
export const LOOKED_UP: ReadonlySet<string> = new Set([
  "Examples",
  "The sandbox",
  "Sandbox control",
  "Packages",
  "Reference",
  "About the project",
  "Decisions",
]);
/** The index of the groups to look things up in. */
export const MORE = "llms-more.txt";

/** The path of a bundled description, which stays. */
export const descriptionPath = (name: string): string => `specs/${name}/openapi.json`;

/** The path of a page's Markdown. @param page - such as `guides/refunds.html` */
export const markdownOf = (page: string): string => page.replace(/\.html$/, ".md");

const linkTo = (address: string | undefined, path: string): string =>
  address === undefined ? encodeURI(path) : new URL(encodeURI(path), address).href;

/**
 * Returns `llms.txt`: the way to a payable shop, install and first payment in code, and a link with a line for each page that shows how to do something.
 *
 * @throws Error for a page without a sentence to list it by
 */
export function llmsText(indexed: Indexed): string {
  const { name, summary, start, address } = indexed;
  const sections = sectionsOf(indexed, false);
  const more = `## More\n\n- [${MORE}](${linkTo(address, MORE)}): ${[...LOOKED_UP].join(", ")}, and the OpenAPI descriptions.`;
  return `${[`# ${name}`, `> ${summary}`, forShops(indexed), firstPayment(start), ...sections, more].join("\n\n")}\n`;
}

/**
 * Returns `llms-more.txt`: a link with a line for each page to look things up in, and for each description.
 *
 * @throws Error for a page without a sentence to list it by
 */
export function llmsMoreText(indexed: Indexed): string {
  const { name, summary, address } = indexed;
  const sections = sectionsOf(indexed, true);
  return `${[`# ${name}: more`, `> ${summary}`, ...sections, `## Descriptions\n\n${descriptions(address).join("\n")}`].join("\n\n")}\n`;
}

function sectionsOf({ pages, texts, address }: Indexed, areLookedUp: boolean): readonly string[] {
  const lines = pages
    .filter(({ group }) => LOOKED_UP.has(group) === areLookedUp)
    .map(({ page, group, shown = texts.get(markdownOf(page)) }) => {
      if (shown === undefined || shown.summary === "")
        throw new Error(`the indexes have no sentence for ${page}: begin the page with one.`);
      return { section: group === "" ? FIRST : group, line: `- [${shown.title}](${linkTo(address, markdownOf(page))}): ${shown.summary}` };
    });
  const titles = [...new Set(lines.map(({ section }) => section))];
  return titles.map((title) => `## ${title}\n\n${lines.flatMap(({ section, line }) => (section === title ? [line] : [])).join("\n")}`);
}

const descriptions = (address: string | undefined): readonly string[] =>
  ALL_DESCRIPTIONS.map((api) => {
    const info = objectAt(readBundle(api), "info");
    return `- [${textAt(info, "title") ?? api}](${linkTo(address, descriptionPath(api))}): OpenAPI description, version ${textAt(info, "version") ?? ""}`;
  });

/** Returns `llms-full.txt`: every page that the index lists, each with its address. */
export function llmsFullText({ name, summary, pages, texts, address }: Indexed): string {
  const all = [...new Set(pages.map(({ page }) => markdownOf(page)))].map((path) => {
    return `[${path}](${linkTo(address, path)})\n\n${moved(texts.get(path)?.markdown ?? "", path, address)}`;
  });
  return [`# ${name}\n\n> ${summary}\n`, ...all].join("\n---\n\n");
}

/** Returns a page's text with links as the indexes have them. */
const moved = (markdown: string, path: string, address: string | undefined): string =>
  withTargets(markdown, (target) => {
    if (/^\w+:/.test(target)) return target;
    const [file = "", anchor] = target.split("#");
    const place = file === "" ? path : posix.join(posix.dirname(path), decodeURI(file));
    return `${linkTo(address, place)}${anchor === undefined ? "" : `#${anchor}`}`;
  });

/** The guide that has, in one section, what to read to make a shop payable. */
const FOR_AGENTS = "guides/coding-agents.md";

/** Returns the section "What to read" of the guide for agents, and links to the pages that have a program in one language each. */
function forShops({ texts, address }: Indexed): string {
  const [, section] = /^## What to read\n\n(.*?)\n\n^## /ms.exec(texts.get(FOR_AGENTS)?.markdown ?? "") ?? [];
  if (section === undefined) throw new Error(`${FOR_AGENTS} has no section "What to read", which llms.txt begins with.`);
  const languages = [...texts].flatMap(([path, { language }]) =>
    language === undefined ? [] : [`[${language}](${linkTo(address, path)})`],
  );
  return `${moved(section, FOR_AGENTS, address)}\n\nWithout a library, a payment and a verified callback: ${languages.join(", ")}.`;
}

/**
 * Returns the code of a guide's first three steps: install, the program, how it runs; and how the examples run, which pages show in JavaScript, too.
 *
 * @throws Error for a guide that has no such steps
 */
function firstPayment(guide: string): string {
  const [, steps = ""] = /^## 1\. (.*?)^## 4\. /ms.exec(guide.replace(/^<!-- install from a clone.*?^<!-- end .*?-->$/ms, "")) ?? [];
  const file = /^Save this as `(.+?)`/m.exec(steps)?.[1];
  const [install, program, ...runs] = steps.match(/^```.*?^```$/gms) ?? [];
  if (file === undefined || runs.length === 0) throw new Error("The guide to the first payment has no three steps in code.");
  return [
    "A first payment, on your own machine. Install:",
    install,
    `Save as \`${file}\`:`,
    program,
    "Run it, with a server that plays the service in another terminal:",
    ...runs,
    'Examples in TypeScript are ES modules with `await using`: Node 24 runs them as `.mts` files, Node 20 and 22 once `npx tsc` has compiled them with `"target": "es2022"`.',
  ].join("\n\n");
}
