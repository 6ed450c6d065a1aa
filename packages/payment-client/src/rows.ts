/**
 * Rows of payments from a cart, and of their refunds, in whole cents. Loaded by nothing else, and needs nothing.
 *
 * @packageDocumentation
 */
export * from "@maksu/rows/payment";
