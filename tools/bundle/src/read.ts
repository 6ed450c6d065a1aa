import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isObject, type JsonObject } from "@maksu/openapi";

/** The three descriptions, by the folder under `specs` that each has. */
export const DESCRIPTIONS = ["payment-api", "merchant-api", "legacy-api"] as const;

/** One of {@link DESCRIPTIONS}. */
export type DescriptionName = (typeof DESCRIPTIONS)[number];

/**
 * Finds a bundled description: that of `payment-api` is published as `@maksu/payment-spec`.
 *
 * @throws {Error} when the description has not been bundled yet
 */
export const bundlePath = (api: DescriptionName): string =>
  createRequire(import.meta.url).resolve(`@maksu/${api.replace(/-api$/, "-spec")}/openapi.json`);

/**
 * Reads a bundled description.
 *
 * @throws {Error} when the description has not been bundled yet
 */
export function readBundle(api: DescriptionName): JsonObject {
  const path = bundlePath(api);
  const bundle: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(bundle)) throw new Error(`${path} is no OpenAPI description`);
  return bundle;
}
