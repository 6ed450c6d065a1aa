/**
 * The request examples of the Payment API as inputs of calls, those of `@maksu/payment-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/payment-api/examples";
