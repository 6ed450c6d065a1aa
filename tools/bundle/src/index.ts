/**
 * Reads the bundled descriptions.
 *
 * @packageDocumentation
 */
export { accepts } from "./accepts.ts";
export { withBases } from "./bases.ts";
export { withOneEnumeration } from "./enumeration.ts";
export { isObject, type JsonObject, listAt, objectAt, textAt } from "./json.ts";
export { type BundledOperation, type BundledParameter, eventsOf, operationsOf } from "./operations.ts";
export { bundlePath, DESCRIPTIONS, type DescriptionName, readBundle } from "./read.ts";
export { type Resolved, resolve } from "./reference.ts";
export { isMarked, isOfToolkit, type SchemaView, viewOf } from "./schema-view.ts";
