/** The documents of the site, and their places in its menu. */
import { type Dirent, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { ALL_DESCRIPTIONS } from "@maksu/apis";
import { apiReferencePage } from "../descriptions/api-pages.ts";
import { changelogPage } from "./changelog-page.ts";
import { examplePages } from "./example-pages.ts";
import { pagesOfSandbox } from "../diagrams/lifecycle-pages.ts";
import { operationPages } from "../descriptions/operation-pages.ts";
import { pagesOfDescriptions } from "../descriptions/pages.ts";
import { docs, root, written } from "../places.ts";
import { sequencePage } from "../diagrams/sequence-pages.ts";

/** A Markdown file and its group in the menu. */
export interface SiteDocument {
  readonly path: string;
  readonly group: string;
  /** The file that it shows, whose links lead to it. */
  readonly shows?: string;
}

/** Lists every document in the menu's order; writes those generated from the descriptions and the sandbox's tables. */
export function documentsOfSite(): readonly SiteDocument[] {
  const pages = [apiReferencePage(), sequencePage(), ...pagesOfDescriptions()];
  const ofSandbox = [...pagesOfSandbox()];
  const operations = operationPages(guides());
  const ofExamples = examplePages();
  const changelog = changelogPage(publishedPackages());
  rmSync(written, { recursive: true, force: true });
  const examples = ofExamples.map(({ file, text }) => [file, text] as const);
  for (const [name, text] of [changelog, ...pages, ...ofSandbox, ...operations.flatMap((each) => each.pages), ...examples]) {
    mkdirSync(dirname(join(written, name)), { recursive: true });
    writeFileSync(join(written, name), text);
  }
  return [
    { path: join(docs, "front-page.md"), group: "" },
    ...guideGroups().flatMap(({ title, guides: own }, index) =>
      inGroup(title, [...(index === 0 ? [join(docs, "README.md")] : []), ...own]),
    ),
    ...inGroup("Recipes", [...recipes(), join(root, "action/README.md")]),
    ...ofExamples.map(({ file, shows }) => ({ path: join(written, file), group: "Examples", shows })),
    ...inGroup("The three APIs", [...pages.map(([name]) => join(written, name)), join(docs, "documents.md"), ...descriptionsReadmes()]),
    ...inGroup(
      "The sandbox",
      ofSandbox.map(([name]) => join(written, name)),
    ),
    ...operations.flatMap(({ title, pages: own }) =>
      inGroup(
        title,
        own.map(([name]) => join(written, name)),
      ),
    ),
    ...inGroup(
      "Packages",
      publishedPackages().map((folder) => join(folder, "README.md")),
    ),
    ...inGroup("About the project", [
      join(root, "README.md"),
      join(root, "SUPPORT.md"),
      join(root, "SECURITY.md"),
      join(written, changelog[0]),
      ...["architecture.md", "where-to-change-what.md", "contributing.md", "benchmarks.md"].map((name) => join(docs, name)),
      ...maintainersReadmes(),
    ]),
    ...inGroup("Decisions", markdownIn(join(docs, "adr"))),
  ];
}

const inGroup = (group: string, paths: readonly string[]): SiteDocument[] => paths.map((path) => ({ path, group }));

const markdownIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => join(folder, name));

/**
 * Lists the guides in the order of the documentation's own table of contents.
 *
 * @throws Error for a guide that is missing there
 */
export function guides(): readonly string[] {
  return inOrderOf(join(docs, "README.md"), markdownIn(join(docs, "guides")));
}

/** Lists the guides under the headings of that table of contents. */
export function guideGroups(): readonly { readonly title: string; readonly guides: readonly string[] }[] {
  // The text before the first heading leads to some of them by questions.
  const [, ...parts] = readFileSync(join(docs, "README.md"), "utf8").split(/^(?=##)/m);
  return parts.flatMap((part) => {
    const own = guides().filter((path) => part.includes(`(guides/${basename(path)})`));
    return own.length === 0 ? [] : [{ title: /^#+ (.+)$/m.exec(part)?.[1] ?? "", guides: own }];
  });
}

/**
 * Lists the recipes in the order of their own table, which goes first.
 *
 * @throws Error for a recipe that is missing there
 */
export function recipes(): readonly string[] {
  const folder = join(docs, "recipes");
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [join(folder, entry.name, "README.md")] : [],
  );
  const contents = join(folder, "README.md");
  return [contents, ...inOrderOf(contents, found)];
}

/** Sorts documents by their links in a table of contents. */
function inOrderOf(contents: string, paths: readonly string[]): readonly string[] {
  const text = readFileSync(contents, "utf8");
  const place = (path: string): number => text.lastIndexOf(`(${relative(dirname(contents), path).replaceAll("\\", "/")})`);
  for (const path of paths) if (place(path) < 0) throw new Error(`${relative(root, contents)} has no link to ${relative(docs, path)}`);
  return paths.toSorted((one, other) => place(one) - place(other));
}

const descriptionsReadmes = (): string[] => ALL_DESCRIPTIONS.map((api) => join(root, "specs", api, "README.md"));

/** READMEs about work on descriptions, generator and checks. */
const maintainersReadmes = (): string[] =>
  ["specs", "tools", ...readdirSync(join(root, "tools"), { withFileTypes: true }).flatMap(toolIn), "packages/contract-tests"].map(
    (folder) => join(root, folder, "README.md"),
  );

const toolIn = (entry: Dirent): string[] => (entry.isDirectory() ? [`tools/${entry.name}`] : []);

/** Lists every package that is not private. */
export function publishedPackages(): string[] {
  const folder = join(root, "packages");
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, "package.json")))
    .filter((path) => (JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as { private?: boolean }).private !== true);
}
