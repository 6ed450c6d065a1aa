/**
 * The request examples of the Merchant API as inputs of calls, those of `@maksu/merchant-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/merchant-api/examples";
