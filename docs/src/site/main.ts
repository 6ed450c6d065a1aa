/** `npm run docs`: builds the whole site into `docs/dist/html`. */
import { buildApiPages } from "./api-pages.ts";
import { documentsOfSite } from "./documents.ts";
import { site } from "./places.ts";
import { buildReference } from "./reference.ts";

buildApiPages();
await buildReference(documentsOfSite());
console.log(`The site is in ${site}. npm run docs:serve shows it.`);
