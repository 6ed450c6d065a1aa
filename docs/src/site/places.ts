/** Folders of the site. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The documentation's workspace. */
export const docs: string = join(dirname(fileURLToPath(import.meta.url)), "../..");
/** The repository. */
export const root: string = join(docs, "..");
/** Documents generated from the descriptions. */
export const written: string = join(docs, "dist/documents");
/** API reference pages. */
export const apiPages: string = join(docs, "dist/api");
/** All pages of the site, as Markdown. */
export const pages: string = join(docs, "dist/pages");
/** The finished site. */
export const site: string = join(docs, "dist/html");
/** The path of the site on its host. */
export const base: string = process.env["SITE_BASE"] ?? "/";
/** The signature debugger's folder in it. */
export const signatureDebugger = "signature-debugger";
/** The folder of the collections in it. */
export const COLLECTIONS = "collections";
/** The reference's folder in it. */
export const REFERENCE = "reference";
