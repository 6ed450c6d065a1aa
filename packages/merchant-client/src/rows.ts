/**
 * Rows of refunds, in whole cents. Loaded by nothing else, and needs nothing.
 *
 * @packageDocumentation
 */
export * from "@maksu/rows/merchant";
