/**
 * Rows of orders from a cart, in whole cents. Loaded by nothing else, and needs nothing.
 *
 * @packageDocumentation
 */
export * from "@maksu/rows/legacy";
