/**
 * XML messages of the legacy interface, those of `@maksu/legacy-api`.
 *
 * @packageDocumentation
 */
export * from "@maksu/legacy-api/xml";
