import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isObject, type JsonObject } from "./json.ts";

/** The three descriptions, by the folder under `specs` that each has. */
export const DESCRIPTIONS = ["payment-api", "merchant-api", "legacy-api"] as const;

/** One of {@link DESCRIPTIONS}. */
export type DescriptionName = (typeof DESCRIPTIONS)[number];

/**
 * Reads a bundled description, as the packages under `specs` publish it.
 *
 * @throws {Error} when the description has not been bundled yet
 */
export function readBundle(api: DescriptionName): JsonObject {
  const path = createRequire(import.meta.url).resolve(`@maksu/${api}/openapi.json`);
  const bundle: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(bundle)) throw new Error(`${path} is no OpenAPI description`);
  return bundle;
}
