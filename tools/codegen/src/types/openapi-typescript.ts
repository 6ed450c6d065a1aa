/**
 * openapi-typescript without its loader. Its entry lints and bundles the document with a Redocly of its own; a description has been through both
 * by then, and that Redocly takes as long to load as the types take to make. For the compiler's sake it is required, as `ground/compiler.ts` says.
 */
import { createRequire } from "node:module";
import type ts from "typescript";
import type { Document, Schema } from "@maksu/openapi";

/** As much of its context as is not left off. */
interface Context {
  readonly defaultNonNullable: boolean;
  readonly discriminators: unknown;
  readonly injectFooter: ts.Node[];
  readonly silent: boolean;
  readonly resolve: (reference: string) => unknown;
  readonly transform: (schema: Schema) => ts.TypeNode | undefined;
}

const require = createRequire(import.meta.url);
const transformSchema = require("openapi-typescript/dist/transform/index.cjs") as (document: Document, context: Context) => ts.Node[];
const { scanDiscriminators, resolveRef } = require("openapi-typescript/dist/lib/utils.cjs") as {
  scanDiscriminators: (document: Document, options: object) => unknown;
  resolveRef: (document: Document, reference: string, options: object) => unknown;
};
const library = require("openapi-typescript/dist/lib/ts.cjs") as { astToString: (nodes: readonly ts.Node[]) => string };

/** Writes nodes as text. */
export const astToString = (nodes: readonly ts.Node[]): string => library.astToString(nodes);

/** Makes openapi-typescript's nodes of a document, which it may change. */
export function nodesOf(document: Document, transform: Context["transform"]): ts.Node[] {
  const silent = true;
  return transformSchema(document, {
    // A field with a default may be left out of a request.
    defaultNonNullable: false,
    discriminators: scanDiscriminators(document, { silent }),
    injectFooter: [],
    silent,
    resolve: (reference) => resolveRef(document, reference, { silent }),
    transform,
  });
}
