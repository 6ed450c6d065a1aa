/** `npm run docs`: builds the whole site into `docs/dist/html`. */
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vitepress";
import { buildApiPages } from "./api-pages.ts";
import { documentsOfSite } from "./documents.ts";
import { checkLinks } from "./links.ts";
import { menuOf } from "./menu.ts";
import { apiPages, base, docs, pages, site } from "./places.ts";
import { writeReference } from "./reference.ts";
import { writeTree } from "./tree.ts";

rmSync(pages, { recursive: true, force: true });
const built = buildApiPages();
await writeReference();
await built;
const documents = documentsOfSite();
writeTree(documents);
cpSync(apiPages, join(pages, "public/apis"), { recursive: true });
cpSync(join(docs, ".vitepress/favicon.svg"), join(pages, "public/favicon.svg"));
writeFileSync(join(docs, "dist/menu.json"), JSON.stringify(menuOf(documents)));
await build(docs);
checkLinks(site, base);
console.log(`The site is in ${site}. npm run docs:serve shows it.`);
