/** `npm run docs`: builds the whole site into `docs/dist/html`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildDebugger } from "../debugger/build-debugger.ts";
import { buildApiPages } from "./api-pages.ts";
import { documentsOfSite } from "./documents.ts";
import { addressOf, writeMachineFiles } from "./machine-files.ts";
import { NOT_FOUND_PAGE, notFoundPage } from "./not-found-page.ts";
import { root, signatureDebugger, site } from "./places.ts";
import { buildReference } from "./reference.ts";

buildApiPages();
const { description: summary } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { description: string };
const address = addressOf(root);
const pages = await buildReference(documentsOfSite(), summary);
writeMachineFiles({ folder: site, name: "maksu", summary, pages, address });
writeFileSync(join(site, NOT_FOUND_PAGE), notFoundPage(address === undefined ? "/" : new URL(address).pathname));
await buildDebugger(join(site, signatureDebugger));
console.log(`The site is in ${site}. npm run docs:serve shows it.`);
