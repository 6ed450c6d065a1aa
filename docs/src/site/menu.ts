/** The site's menu: its sections, each with a sidebar of two levels. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { SiteDocument } from "./documents.ts";
import { pages, REFERENCE, signatureDebugger } from "./places.ts";
import { routeOf, titleOf } from "./tree.ts";

/** An entry of the menu, with those below it. */
export interface MenuEntry {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly MenuEntry[];
  readonly collapsed?: boolean;
  readonly target?: string;
}

/** The menu as VitePress takes it. */
export interface Menu {
  readonly nav: readonly MenuEntry[];
  /** Entries of each first part of a page's path. */
  readonly sidebar: Readonly<Record<string, readonly MenuEntry[]>>;
}

const SECTIONS: readonly (readonly [name: string, groups: readonly string[]])[] = [
  ["Guides", ["Guides", "Recipes", "Examples"]],
  ["APIs", ["The three APIs", "The sandbox"]],
  ["Reference", ["Packages"]],
  ["Project", ["About the project", "Decisions"]],
];

/** Pages of another maker: the browser loads them, not the site's script. */
const ELSEWHERE: Readonly<Record<string, readonly MenuEntry[]>> = {
  Guides: [{ text: "Signature debugger", link: `/${signatureDebugger}/index.html`, target: "_self" }],
};

const sectionGroups = (section: string): readonly string[] => SECTIONS.find(([name]) => name === section)?.[1] ?? [];

/** Builds the menu of the documents and the reference. */
export function menuOf(documents: readonly SiteDocument[]): Menu {
  const sectionOf = (group: string): string => SECTIONS.find(([, groups]) => groups.includes(group))?.[0] ?? "APIs";
  const sections = SECTIONS.map(([text]) => {
    const own = documents.filter(({ group }) => group !== "" && sectionOf(group) === text);
    const groups = [...new Set(own.map(({ group }) => group))];
    const items = groups.map((group) => {
      const entries = own.filter((each) => each.group === group).map(({ path }) => ({ text: titleOf(path), link: linkOf(routeOf(path)) }));
      // A group that is collapsed at first is a link itself: a button with a button in it could not be reached by keyboard.
      const collapsed = sectionGroups(text).includes(group) ? {} : { collapsed: true, link: entries[0]?.link ?? "/" };
      return { text: group, ...collapsed, items: entries };
    });
    const parts = new Set(own.map(({ path }) => firstPart(routeOf(path))));
    return {
      text,
      items: text === "Reference" ? packageEntries() : [...items, ...(ELSEWHERE[text] ?? [])],
      parts,
      link: items[0]?.items[0]?.link ?? "/",
    };
  });
  const sidebar = sections.flatMap(({ items, parts, text }) =>
    [...parts, ...(text === "Reference" ? [`/${REFERENCE}/`] : [])].map((part) => [part, items] as const),
  );
  return { nav: sections.map(({ text, link }) => ({ text, link })), sidebar: Object.fromEntries(sidebar) };
}

/** The packages by their READMEs, each with its entry points. */
function packageEntries(): readonly MenuEntry[] {
  const folders = (path: string): string[] =>
    readdirSync(join(pages, path), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && existsSync(join(pages, path, entry.name, "index.md")) ? [entry.name] : [],
    );
  return folders(REFERENCE).map((name) => {
    const entries = folders(`${REFERENCE}/${name}`).map((entry) => ({ text: entry, link: `/${REFERENCE}/${name}/${entry}/` }));
    return {
      text: `@maksu/${name}`,
      link: `/packages/${name}/`,
      collapsed: true,
      items: [{ text: "reference", link: `/${REFERENCE}/${name}/` }, ...entries],
    };
  });
}

const linkOf = (route: string): string => `/${route.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "")}`;

/** `/guides/` of `guides/payments.md`, `/architecture` of `architecture.md`. */
const firstPart = (route: string): string => (route.includes("/") ? `/${route.split("/")[0]}/` : linkOf(route));
