/** `npm run docs`: builds the whole site into `docs/dist/html`. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vitepress";
import { writeCollections } from "../collections/collections.ts";
import { buildDebugger } from "../debugger/build-debugger.ts";
import { buildApiPages } from "./descriptions/api-pages.ts";
import { documentsOfSite, guides, publishedPackages } from "./tree/documents.ts";
import { addExamples } from "./reference/examples.ts";
import { checkLinks } from "./built/links.ts";
import { checkMarkdown } from "./built/markdown-links.ts";
import { addressOf, writeMachineFiles } from "./built/machine-files.ts";
import { menuOf } from "./tree/menu.ts";
import { writeMethodPages } from "./reference/method-pages.ts";
import { listOwnPages } from "./reference/own-pages.ts";
import { NOT_FOUND_PAGE, notFoundPage } from "./built/not-found-page.ts";
import { apiPages, base, COLLECTIONS, docs, pages, root, signatureDebugger, site } from "./places.ts";
import { entryPoints, referencePages, writeReference } from "./reference/reference.ts";
import { pageOf, writeTree } from "./tree/tree.ts";

rmSync(pages, { recursive: true, force: true });
// In processes of their own, while this one is busy.
const apiPagesBuilt = buildApiPages();
await writeReference();
writeMethodPages(guides());
listOwnPages();
const documents = documentsOfSite();
addExamples([...guides(), ...publishedPackages().map((path) => join(path, "README.md"))]);
writeTree(documents);
for (const file of [".vitepress/favicon.svg", "guides/images/sandbox-pay-page.webp"])
  cpSync(join(docs, file), join(pages, "public", basename(file)));
await buildDebugger(join(pages, "public", signatureDebugger));
writeCollections(join(pages, "public", COLLECTIONS));
const { description: summary } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { description: string };
const address = addressOf(root);
writeFileSync(join(docs, "dist/site.json"), JSON.stringify({ menu: menuOf(documents, entryPoints()), summary, address }));
await build(docs);
await apiPagesBuilt;
cpSync(apiPages, join(site, "apis"), { recursive: true });
const indexes = writeMachineFiles({
  folder: site,
  tree: pages,
  name: "maksu",
  summary,
  start: readFileSync(join(docs, "guides/five-minute-start.md"), "utf8"),
  pages: [...documents.map(pageOf), ...referencePages()],
  address,
});
writeFileSync(join(site, NOT_FOUND_PAGE), notFoundPage(base));
checkLinks(site, base);
for (const each of new Set([address, undefined, "https://docs.example.com/maksu/"])) checkMarkdown(site, indexes(each), each);
console.log(`The site is in ${site}. npm run docs -- serve shows it.`);
