/** `npm run docs`: builds the whole site into `docs/dist/html`. */
import { join } from "node:path";
import { buildDebugger } from "../debugger/build-debugger.ts";
import { buildApiPages } from "./api-pages.ts";
import { documentsOfSite } from "./documents.ts";
import { signatureDebugger, site } from "./places.ts";
import { buildReference } from "./reference.ts";

buildApiPages();
await buildReference(documentsOfSite());
await buildDebugger(join(site, signatureDebugger));
console.log(`The site is in ${site}. npm run docs:serve shows it.`);
