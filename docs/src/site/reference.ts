/** Runs TypeDoc over all published packages and the documents. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  Application,
  Converter,
  DeclarationReflection,
  type DocumentReflection,
  JSX,
  normalizePath,
  PageEvent,
  type Reflection,
  ReflectionKind,
} from "typedoc";
import type { SiteDocument } from "./documents.ts";
import { addressOf, metaOf, type SitePage } from "./machine-files.ts";
import { docs, root, signatureDebugger, site } from "./places.ts";

/**
 * Builds the reference, and returns the pages made from Markdown.
 *
 * @throws Error when TypeDoc has a warning, such as a broken link or an undocumented public symbol; or when a page links to Markdown that
 * is not a page
 */
export async function buildReference(documents: readonly SiteDocument[], summary: string): Promise<readonly SitePage[]> {
  const app = await Application.bootstrap({
    name: "maksu",
    entryPointStrategy: "packages",
    entryPoints: publishedPackages(),
    packageOptions: {
      tsconfig: "tsconfig.build.json",
      // The bundler checks what it writes declarations of; TypeDoc infers the types of all other files.
      compilerOptions: { isolatedDeclarations: false },
      excludePrivate: true,
      disableSources: true,
      sort: ["kind", "source-order"],
      requiredToBeDocumented: ["Module", "Function", "Class", "Interface", "TypeAlias", "Variable", "Method", "Accessor"],
      validation: { notExported: true, invalidLink: true, notDocumented: true },
    },
    projectDocuments: documents.map(({ path }) => path),
    navigation: { includeGroups: true, includeCategories: false, includeFolders: true, compactFolders: true, excludeReferences: true },
    searchInDocuments: true,
    highlightLanguages: ["bash", "console", "diff", "html", "http", "javascript", "json", "php", "typescript", "yaml"],
    router: "structure",
    customCss: join(docs, "src/site/theme/site.css"),
    customJs: join(docs, "src/site/theme/site.js"),
    favicon: join(docs, "src/site/theme/favicon.svg"),
    readme: join(root, "README.md"),
    out: site,
    githubPages: false,
    hideGenerator: true,
    treatWarningsAsErrors: true,
  });
  const groups = documents.map(({ group }) => group);
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_context: unknown, document: DocumentReflection) => {
    const path = resolve(document.project.files.getReflectionPath(document) ?? "");
    const found = documents.find((each) => each.path === path);
    if (!found) return;
    document.name = titleOf(path);
    document.frontmatter["group"] = found.group;
    if (found.shows !== undefined) document.project.files.registerReflectionPath(normalizePath(found.shows), document);
  });
  app.options.setValue("groupOrder", [...new Set(groups), "*"]);
  const address = addressOf(root);
  app.renderer.hooks.on("head.end", ({ page }) => {
    const properties = Object.entries(metaOf(page.model.name, summary, address));
    return JSX.createElement(
      JSX.Fragment,
      null,
      ...properties.map(([property, content]) => JSX.createElement("meta", { property, content })),
    );
  });
  app.renderer.hooks.on("footer.begin", ({ relativeURL }) => {
    const link = (path: string, text: string): JSX.Element => JSX.createElement("a", { href: relativeURL(path) }, text);
    return JSX.createElement("p", null, link(`${signatureDebugger}/index.html`, "Signature debugger"), " · ", link("llms.txt", "llms.txt"));
  });
  const urls = new Map<unknown, string>();
  app.renderer.on(PageEvent.END, ({ model, url }: PageEvent) => void urls.set(model, url));
  const project = await app.convert();
  if (!project) throw new Error("TypeDoc could not read the packages");
  // A package with several entry points: the one imported by its bare name.
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) if (module.name === "") module.name = "index";
  // The page's own title repeats the first heading of a README.
  const packages = project.getReflectionsByKind(ReflectionKind.Module).filter((module) => module instanceof DeclarationReflection);
  for (const { readme } of [project, ...packages]) if (readme?.[0]) readme[0].text = readme[0].text.replace(/^# .+\n/, "");
  app.validate(project);
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error("TypeDoc has warnings, see above");
  rejectRawMarkdown();
  const pageOf = (reflection: Reflection): string => {
    const url = urls.get(reflection);
    if (url === undefined) throw new Error(`${reflection.name} has no page`);
    return url;
  };
  const ofDocuments = project.getReflectionsByKind(ReflectionKind.Document).flatMap((reflection) => {
    const source = resolve(project.files.getReflectionPath(reflection) ?? "");
    const found = documents.find(({ path }) => path === source);
    return found ? [{ source, page: pageOf(reflection), title: reflection.name, group: found.group }] : [];
  });
  const ofPackages = packages.flatMap((reflection) => {
    const source = join(root, "packages", reflection.name.replace("@maksu/", ""), "README.md");
    return reflection.readme && existsSync(source) ? [{ source, page: pageOf(reflection), title: reflection.name, group: "Packages" }] : [];
  });
  return [...ofDocuments, ...ofPackages];
}

/** Rejects linked Markdown that is not a page of the site: TypeDoc copies it, and would serve it as plain text. */
function rejectRawMarkdown(): void {
  const raw = readdirSync(join(site, "media")).filter((name) => name.endsWith(".md"));
  if (raw.length > 0)
    throw new Error(`Pages link to Markdown that is not a page of the site; add it to documents.ts: ${raw.join(", ")} in ${site}/media`);
}

const titleOf = (path: string): string => /^# (.+)$/m.exec(readFileSync(path, "utf8"))?.[1] ?? path;

/** Lists every package that is not private. */
function publishedPackages(): string[] {
  const folder = join(root, "packages");
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => (JSON.parse(readFileSync(join(path, "package.json"), "utf8")) as { private?: boolean }).private !== true);
}
