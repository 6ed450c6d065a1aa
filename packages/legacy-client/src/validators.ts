/**
 * Validators of the requests of the legacy payment-creation interface, those of `@maksu/legacy-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/legacy-api/validators";
