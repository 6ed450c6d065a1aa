import { readFileSync } from "node:fs";
import { descriptionPath } from "#description-path";
import type { ApiName } from "../ground/api-names.ts";

/**
 * Reads the bundled description of an API, as it was installed: an object of its own each time, since responders may follow references in place.
 */
export const descriptionOf = (api: ApiName): object => JSON.parse(readFileSync(descriptionPath(api), "utf8")) as object;
