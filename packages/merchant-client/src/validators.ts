/**
 * Validators of the requests of the Merchant API, those of `@maksu/merchant-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/merchant-api/validators";
