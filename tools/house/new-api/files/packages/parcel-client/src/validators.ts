/**
 * Validators of the requests of the Parcel API, those of `@maksu/parcel-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/parcel-api/validators";
