/** Runs TypeDoc over all published packages: the reference, as Markdown. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Application, type ProjectReflection, ReflectionKind, type TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import type { ListedPage } from "../built/llms.ts";
import { publishedPackages } from "../tree/documents.ts";
import { pages, REFERENCE, root } from "../places.ts";
import { addCategories } from "./categories.ts";
import { SiteRouter } from "./site-router.ts";

const options: Partial<TypeDocOptions & PluginOptions> = {
  name: "Reference",
  plugin: ["typedoc-plugin-markdown"],
  entryPointStrategy: "packages",
  packageOptions: {
    tsconfig: "tsconfig.build.json",
    // The build checks types, with its own version of TypeScript.
    skipErrorChecking: true,
    compilerOptions: { isolatedDeclarations: false },
    // An export that comes from another package is documented there, once: from outside, a package is its built declarations. Rows have no package of their own.
    excludeExternals: true,
    externalPattern: ["**/node_modules/**", "**/packages/!(rows)/dist/**"],
    excludePrivate: true,
    disableSources: true,
    // A package's README is a page of its own.
    readme: "none",
    sort: ["kind", "source-order"],
    requiredToBeDocumented: ["Module", "Function", "Class", "Interface", "TypeAlias", "Variable", "Method", "Accessor"],
    validation: { notExported: true, invalidLink: true, notDocumented: true },
  },
  readme: "none",
  out: join(pages, REFERENCE),
  router: "site",
  // Constants, and types if there are few, stand on the page of their entry point.
  membersWithOwnFile: ["Class", "Function", "Interface"],
  fileExtension: ".md",
  entryFileName: "index",
  excludeScopesInPaths: true,
  pageTitleTemplates: { module: "Entry point {name}" },
  hidePageHeader: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  classPropertiesFormat: "table",
  indexFormat: "table",
  // A constant's own fields are a table, not a heading for each value in it.
  typeDeclarationFormat: "table",
  typeDeclarationVisibility: "compact",
  // `readonly` is said of nearly every property, and would take the place of its description.
  tableColumnSettings: { hideModifiers: true, hideSources: true, hideInherited: true, hideOverrides: true },
  sanitizeComments: true,
  useHTMLEncodedBrackets: true,
  useCustomAnchors: true,
  treatWarningsAsErrors: true,
};

/** Packages that a merchant doesn't import: what the others are made of. Their READMEs are pages, and their types are in the editor. */
const BUILDING_BLOCKS: ReadonlySet<string> = new Set(["openapi-runtime", "service-front"]);

/**
 * Writes the reference.
 *
 * @throws Error when TypeDoc has a warning, such as a broken link or an undocumented public symbol
 */
export async function writeReference(): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    ...options,
    entryPoints: publishedPackages().filter((path) => !BUILDING_BLOCKS.has(basename(path))),
  } as Partial<TypeDocOptions>);
  app.renderer.defineRouter("site", SiteRouter);
  const project = await app.convert();
  if (!project) throw new Error("TypeDoc could not read the packages");
  // A package with several entry points: the one imported by its bare name.
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) if (module.name === "") module.name = "index";
  app.validate(project);
  leaveOutResults(project);
  addCategories(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error("TypeDoc has warnings, see above");
}

/** Removes the types that only name the result of an operation: the operation's page has it, field by field. */
function leaveOutResults(project: ProjectReflection): void {
  for (const alias of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
    if (!alias.isDeclaration() || alias.type?.type !== "reference" || alias.type.name !== "Output") continue;
    for (const group of alias.parent?.isDeclaration() ? (alias.parent.groups ?? []) : [])
      group.children = group.children.filter((each) => each !== alias);
    project.removeReflection(alias);
  }
}

/** Returns the names of each package's entry points, in the order of their folders. */
export function entryPoints(): ReadonlyMap<string, readonly string[]> {
  const foldersIn = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap(({ name }) => (existsSync(join(path, name, "index.md")) ? [name] : []));
  const folder = join(pages, REFERENCE);
  return new Map(foldersIn(folder).map((name) => [name, foldersIn(join(folder, name))]));
}

/** Returns the pages with which each package's reference begins. */
export const referencePages = (): readonly ListedPage[] =>
  [...entryPoints().keys()].map((name) => {
    const manifest = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as { readonly description: string };
    const shown = { title: `@maksu/${name}`, summary: manifest.description };
    return { page: `${REFERENCE}/${name}/index.html`, group: "Reference", shown };
  });
