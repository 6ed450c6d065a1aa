import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ApiName } from "@maksu/service-front";

/** Loads the bundled description of an API, as a new object each time, since Prism resolves references in place. */
export const descriptionOf = (api: ApiName): object =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`@maksu/${api}-spec/openapi.json`), "utf8")) as object;
