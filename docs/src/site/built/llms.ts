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

/** Groups for those who change the toolkit: "Optional" is the standard's name for what a reader may leave out. */
const OPTIONAL: ReadonlySet<string> = new Set(["About the project", "Decisions"]);
/** The group of the front page, which has none. */
const FIRST = "Start";
/** The pages that make a shop payable which is there already: they come before all others. */
const FOR_SHOPS: ReadonlySet<string> = new Set(["recipes/shops/index.html", "guides/by-hand.html", "guides/is-my-integration-safe.html"]);
const SHOPS = "Make a shop payable";
const sectionOf = ({ page, group }: ListedPage): string =>
  FOR_SHOPS.has(page) ? SHOPS : OPTIONAL.has(group) ? "Optional" : group === "" ? FIRST : group;

/** The path of a bundled description, which stays. */
export const descriptionPath = (name: string): string => `specs/${name}/openapi.json`;

/** The path of a page's Markdown. @param page - such as `guides/refunds.html` */
export const markdownOf = (page: string): string => page.replace(/\.html$/, ".md");

const linkTo = (address: string | undefined, path: string): string =>
  address === undefined ? encodeURI(path) : new URL(encodeURI(path), address).href;

/**
 * Returns `llms.txt`: install and first payment in code, and a link with a line for each page and description.
 *
 * @throws Error for a page without a sentence to list it by
 */
export function llmsText({ name, summary, start, pages, texts, address }: Indexed): string {
  const lines = pages.map((listed) => {
    const { page, shown = texts.get(markdownOf(page)) } = listed;
    if (shown === undefined || shown.summary === "") throw new Error(`llms.txt has no sentence for ${page}: begin the page with one.`);
    return { section: sectionOf(listed), line: `- [${shown.title}](${linkTo(address, markdownOf(page))}): ${shown.summary}` };
  });
  const found = new Set(lines.map(({ section }) => section));
  const sections = found.has(SHOPS) ? [...new Set([SHOPS, ...found])] : [...found];
  const isLast = (section: string): boolean => section === "Optional";
  const all = [...sections.filter((section) => !isLast(section)), "Descriptions", ...sections.filter(isLast)].map(
    (section) =>
      `## ${section}\n\n${(section === "Descriptions" ? descriptions(address) : lines.flatMap((each) => (each.section === section ? [each.line] : []))).join("\n")}`,
  );
  return `# ${name}\n\n> ${summary}\n\n${firstPayment(start)}\n\n${all.join("\n\n")}\n`;
}

const descriptions = (address: string | undefined): readonly string[] =>
  ALL_DESCRIPTIONS.map((api) => {
    const info = objectAt(readBundle(api), "info");
    return `- [${textAt(info, "title") ?? api}](${linkTo(address, descriptionPath(api))}): OpenAPI description, version ${textAt(info, "version") ?? ""}`;
  });

/** Returns `llms-full.txt`: every page that the index lists, each with its address. */
export function llmsFullText({ name, summary, pages, texts, address }: Indexed): string {
  const all = [...new Set(pages.map(({ page }) => markdownOf(page)))].map((path) => {
    const moved = withTargets(texts.get(path)?.markdown ?? "", (target) => {
      if (/^\w+:/.test(target)) return target;
      const [file = "", anchor] = target.split("#");
      const place = file === "" ? path : posix.join(posix.dirname(path), decodeURI(file));
      return `${linkTo(address, place)}${anchor === undefined ? "" : `#${anchor}`}`;
    });
    return `[${path}](${linkTo(address, path)})\n\n${moved}`;
  });
  return [`# ${name}\n\n> ${summary}\n`, ...all].join("\n---\n\n");
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
