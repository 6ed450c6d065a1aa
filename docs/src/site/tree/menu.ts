/** The site's menu: its sections, each with a sidebar of two levels. */
import { basename, dirname } from "node:path";
import { guideGroups, type SiteDocument } from "./documents.ts";
import { REFERENCE, signatureDebugger } from "../places.ts";
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
  readonly nav: readonly (MenuEntry & {
    /** A regular expression of the paths on which it is marked. */
    readonly activeMatch: string;
  })[];
  /** Entries of each first part of a page's path. */
  readonly sidebar: Readonly<Record<string, readonly MenuEntry[]>>;
}

const SECTIONS: readonly (readonly [name: string, groups: readonly string[]])[] = [
  ["Guides", [...guideGroups().map(({ title }) => title), "Recipes", "Examples"]],
  ["APIs", ["The three APIs", "The sandbox"]],
  ["Reference", ["Packages"]],
  ["Project", ["About the project", "Decisions"]],
];

/** Pages of another maker: the browser loads them, not the site's script. */
const ELSEWHERE: Readonly<Record<string, readonly MenuEntry[]>> = {
  Guides: [{ text: "Signature debugger", link: `/${signatureDebugger}/index.html`, target: "_self" }],
};

const APIS_SECTION = "APIs";
const sectionOf = (group: string): string => SECTIONS.find(([, groups]) => groups.includes(group))?.[0] ?? APIS_SECTION;
const isListed = (group: string): boolean => SECTIONS.some(([, groups]) => groups.includes(group));

/**
 * Builds the menu of the documents and the reference.
 *
 * @param entryPoints - names of each package's entry points in the reference
 */
export function menuOf(documents: readonly SiteDocument[], entryPoints: ReadonlyMap<string, readonly string[]>): Menu {
  const sections = SECTIONS.map(([text]) => {
    const own = documents.filter(({ group }) => group !== "" && sectionOf(group) === text);
    const folders = [...new Set(own.map(({ path }) => firstPart(routeOf(path))))];
    return text === "Reference"
      ? { text, items: [...packageEntries(entryPoints), ...buildingBlocks(own, entryPoints)], folders: [...folders, `/${REFERENCE}/`] }
      : { text, items: [...groupEntries(own), ...(ELSEWHERE[text] ?? [])], folders };
  });
  return {
    nav: sections.map(({ text, items: [first], folders }) => ({
      text,
      link: first?.link ?? first?.items?.[0]?.link ?? "/",
      activeMatch: `^(${folders.join("|")})`,
    })),
    sidebar: Object.fromEntries(
      sections.flatMap(({ items, folders }) => [...folders, ...foldersOf(items)].map((from) => [from, seenFrom(from, items)])),
    ),
  };
}

/** The folders of collapsed groups, such as `/apis/payment/`. */
const foldersOf = (entries: readonly MenuEntry[]): readonly string[] => [
  ...new Set(
    entries.flatMap((entry) =>
      entry.collapsed === undefined ? [] : linksOf(entry).flatMap((link) => /^(\/[^/]+){2}\//.exec(link)?.[0] ?? []),
    ),
  ),
];

const linksOf = ({ link, items = [] }: MenuEntry): readonly string[] => [link ?? "", ...items.map((item) => item.link ?? "")];

/** The entries on the pages of a folder: of the collapsed groups, its own one is open. All groups in full would be half of each page. */
const seenFrom = (folder: string, entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.map((entry) => {
    const { text, link = "/", items = [], collapsed } = entry;
    if (collapsed === undefined) return entry;
    return foldersOf([entry]).includes(folder) ? { text, link, items, collapsed: false } : { text, link };
  });

/** An entry per group, with its documents. */
const groupEntries = (documents: readonly SiteDocument[]): readonly MenuEntry[] =>
  [...new Set(documents.map(({ group }) => group))].map((text) => {
    const own = documents.filter(({ group }) => group === text);
    const items = own.map(({ path }) => ({ text: titleOf(path), link: linkOf(routeOf(path)) }));
    // A group that is collapsed at first is a link itself: a button with a button in it could not be reached by keyboard.
    return isListed(text) ? { text, items } : { text, collapsed: true, link: items[0]?.link ?? "/", items };
  });

/** An entry per package, which is its README, with its entry points. */
const packageEntries = (entryPoints: ReadonlyMap<string, readonly string[]>): readonly MenuEntry[] =>
  [...entryPoints].map(([name, entries]) => ({
    text: `@maksu/${name}`,
    link: `/packages/${name}/`,
    collapsed: true,
    items: [
      { text: "reference", link: `/${REFERENCE}/${name}/` },
      ...entries.map((entry) => ({ text: entry, link: `/${REFERENCE}/${name}/${entry}/` })),
    ],
  }));

/** The packages without a reference, by their READMEs. */
function buildingBlocks(documents: readonly SiteDocument[], entryPoints: ReadonlyMap<string, readonly string[]>): readonly MenuEntry[] {
  const others = documents.filter(({ path }) => !entryPoints.has(basename(dirname(path))));
  const items = others.map(({ path }) => ({ text: titleOf(path), link: linkOf(routeOf(path)) }));
  return items.length === 0 ? [] : [{ text: "Building blocks", collapsed: true, link: items[0]?.link ?? "/", items }];
}

const linkOf = (route: string): string => `/${route.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, "")}`;

/** `/guides/` of `guides/payments.md`, `/architecture` of `architecture.md`. */
const firstPart = (route: string): string => (route.includes("/") ? `/${route.split("/")[0]}/` : linkOf(route));
