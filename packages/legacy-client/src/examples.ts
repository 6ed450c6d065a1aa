/**
 * The request examples of the legacy payment-creation interface as inputs of calls, those of `@maksu/legacy-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/legacy-api/examples";
