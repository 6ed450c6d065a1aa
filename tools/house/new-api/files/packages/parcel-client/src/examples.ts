/**
 * The request examples of the Parcel API as inputs of calls, those of `@maksu/parcel-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/parcel-api/examples";
