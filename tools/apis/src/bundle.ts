/** The bundled descriptions of this repository. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, type JsonObject } from "@maksu/openapi";
import { API_NAMES, type ApiName } from "@maksu/service-front";

/** An API by the folder under `specs` that its description has. */
export type DescriptionName = `${ApiName}-api`;

/** The descriptions of all APIs. */
export const DESCRIPTIONS: readonly DescriptionName[] = API_NAMES.map((name): DescriptionName => `${name}-api`);

/** Path of a bundled description, which is there once the repository is built. */
export const bundlePath = (description: DescriptionName): string =>
  join(import.meta.dirname, "../../../specs", description, "dist/openapi.json");

/**
 * Reads a bundled description.
 *
 * @throws {Error} when the description has not been bundled yet
 */
export function readBundle(description: DescriptionName): JsonObject {
  const path = bundlePath(description);
  const bundle: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!isObject(bundle)) throw new Error(`${path} is not an OpenAPI description`);
  return bundle;
}
