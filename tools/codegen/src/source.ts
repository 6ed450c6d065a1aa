import { type Document, flatten } from "@maksu/openapi";
import { checkSchemasCompile } from "./ajv.ts";
import { bundleDescription, dereferenceDocument } from "./lint/redocly.ts";
import { headerOf } from "./output/output-folder.ts";
import { readTolerances, type Tolerance, tolerancesPath } from "./tolerances.ts";

/** A description as everything is generated from it. */
export interface Source {
  /** The document with its schemas by name. */
  document: Document;
  /** The same without references. */
  dereferenced: Document;
  tolerances: readonly Tolerance[];
  /** The first line of each file. */
  header: string;
}

/**
 * Reads a description without lint.
 *
 * @param path of its root file, or of its bundle
 * @throws Error that names the place when a schema does not compile
 */
export const sourceAt = async (path: string): Promise<Source> =>
  sourceOf(path, await bundleDescription(path), await readTolerances(tolerancesPath(path)));

/**
 * Prepares a description that was read.
 *
 * @throws Error that names the place when a schema does not compile
 */
export async function sourceOf(path: string, bundled: Document, tolerances: readonly Tolerance[]): Promise<Source> {
  const document = flatten(bundled);
  const dereferenced = await dereferenceDocument(document, path);
  checkSchemasCompile(dereferenced);
  return { document, dereferenced, tolerances, header: headerOf(document.info.title) };
}
