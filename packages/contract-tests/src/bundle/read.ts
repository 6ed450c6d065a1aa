/** Reads the bundled description of an API, as the packages under `specs` publish it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ApiDocument } from "../documents/document.ts";
import { isObject, type JsonObject } from "./json.ts";

/**
 * @throws {Error} when the description has not been bundled yet
 */
export function readBundle(api: ApiDocument["api"]): JsonObject {
  const path = createRequire(import.meta.url).resolve(`@maksu/${api}/openapi.json`);
  const bundle: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(bundle)) throw new Error(`${path} is no OpenAPI description`);
  return bundle;
}
