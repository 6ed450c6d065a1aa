/**
 * Reads the bundled descriptions of this repository.
 *
 * @packageDocumentation
 */
export { bundlePath, DESCRIPTIONS, type DescriptionName, readBundle } from "./read.ts";
