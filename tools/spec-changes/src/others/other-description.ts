/** A description of somebody else's, or a copy of ours: one file, or a folder of files like ours. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleDescription } from "@maksu/codegen/redocly";
import { descriptionSource } from "@maksu/codegen/description-source";
import { readSource } from "@maksu/codegen/source-file";
import { isObject, type JsonObject, listAt, objectAt, textAt } from "@maksu/openapi";
import type { Keys } from "./stated.ts";

/** A description as one document, and the lines of it. */
export interface Lined {
  readonly document: JsonObject;
  /** `openapi.yaml:12`, or a line around it. */
  readonly lineOf: (keys: Keys) => string;
}

/**
 * Reads a description.
 *
 * @throws {Error} when there is no such file, or it is not a description
 */
export async function readDescription(path: string): Promise<Lined> {
  const source = readSource(path);
  if (!source) throw new Error(`${path}: there is no such file`);
  if (!isObject(source.value) || !("openapi" in source.value))
    throw new Error(`${path}: is no OpenAPI description, which begins with "openapi"`);
  const folder = dirname(path);
  if (!existsSync(join(folder, "components"))) return { document: source.value, lineOf: (keys) => `${path}:${source.lineOf(keys)}` };
  const sources = descriptionSource(folder);
  return {
    document: (await bundleDescription(path)) as unknown as JsonObject,
    lineOf(keys) {
      const { file, source: found, inFile, missing } = sources.placeOf(keys);
      // Headers that a set adds stand where the set is named.
      const set = missing && [...inFile.slice(0, inFile.at(-1) === "parameters" ? -1 : undefined), "x-header-set"];
      return `${join(folder, file)}:${found?.lineOf(set ?? inFile) ?? 1}`;
    },
  };
}

/** The address that a description says its service has; its title where it has none. */
export function identityOf(document: JsonObject): string {
  return textAt(listAt(document, "servers")[0], "url") ?? textAt(objectAt(document, "info"), "title") ?? "";
}
