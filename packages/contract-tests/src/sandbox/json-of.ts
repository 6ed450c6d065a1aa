import type { JsonObject } from "@maksu/openapi";

/** A body of JSON; nothing for none, and for XML. */
export const jsonOf = (text: string): JsonObject => (/^[[{]/.test(text) ? (JSON.parse(text) as JsonObject) : {});
