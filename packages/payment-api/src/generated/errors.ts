// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import type { ErrorCatalogue } from "@maksu/openapi-runtime";

/** An error code of Payment API. */
export type ErrorCode = never;

/** Every error code that Payment API documents, with its HTTP status, its meaning, and the operations that return it. */
export const errorCatalogue: ErrorCatalogue<ErrorCode> = Object.freeze({
});
