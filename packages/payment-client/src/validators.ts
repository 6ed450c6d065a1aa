/**
 * Validators of the requests of the Payment API, those of `@maksu/payment-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/payment-api/validators";
