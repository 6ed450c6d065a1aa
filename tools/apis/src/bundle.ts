/** The bundled descriptions of this repository. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, type JsonObject } from "@maksu/openapi";
import { API_NAMES, type ApiName, UNSIGNED_API_NAMES } from "@maksu/service-front";

/** An API by the folder under `specs` that its description has. */
export type DescriptionName = `${ApiName}-api`;

/** An API of the toolkit's own by that folder. */
export type UnsignedDescriptionName = (typeof UNSIGNED_API_NAMES)[number];

/** The descriptions of the service's APIs. */
export const DESCRIPTIONS: readonly DescriptionName[] = API_NAMES.map((name): DescriptionName => `${name}-api`);

/** Every description of this repository. */
export const ALL_DESCRIPTIONS: readonly (DescriptionName | UnsignedDescriptionName)[] = [...DESCRIPTIONS, ...UNSIGNED_API_NAMES];

/** Path of a bundled description, which is there once the repository is built. */
export const bundlePath = (description: DescriptionName | UnsignedDescriptionName): string =>
  join(import.meta.dirname, "../../../specs", description, "dist/openapi.json");

/**
 * Reads a bundled description.
 *
 * @throws {Error} when the description has not been bundled yet
 */
export function readBundle(description: DescriptionName | UnsignedDescriptionName): JsonObject {
  const path = bundlePath(description);
  const bundle: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(bundle)) throw new Error(`${path} is not an OpenAPI description`);
  return bundle;
}
