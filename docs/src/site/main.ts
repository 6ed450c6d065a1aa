/** `npm run docs`: builds the whole site into `docs/dist/html`. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vitepress";
import { writeCollections } from "../collections/collections.ts";
import { buildDebugger } from "../debugger/build-debugger.ts";
import { buildApiPages } from "./descriptions/api-pages.ts";
import { documentsOfSite, guides } from "./tree/documents.ts";
import { checkLinks } from "./built/links.ts";
import { addressOf, writeMachineFiles } from "./built/machine-files.ts";
import { menuOf } from "./tree/menu.ts";
import { writeMethodPages } from "./reference/method-pages.ts";
import { NOT_FOUND_PAGE, notFoundPage } from "./built/not-found-page.ts";
import { apiPages, base, COLLECTIONS, docs, pages, root, signatureDebugger, site } from "./places.ts";
import { entryPoints, writeReference } from "./reference/reference.ts";
import { pageOf, writeTree } from "./tree/tree.ts";

rmSync(pages, { recursive: true, force: true });
// In processes of their own, while this one is busy.
const apiPagesBuilt = buildApiPages();
await writeReference();
writeMethodPages(guides());
const documents = documentsOfSite();
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
writeMachineFiles({ folder: site, name: "maksu", summary, pages: documents.map(pageOf), address });
writeFileSync(join(site, NOT_FOUND_PAGE), notFoundPage(base));
checkLinks(site, base);
console.log(`The site is in ${site}. npm run docs -- serve shows it.`);
