/**
 * Explains why a signature does not match, by trying known mistakes one after the other.
 *
 * @packageDocumentation
 */
export { explain } from "./explain.ts";
export type { Explanation, ExplainInput, SchemeName } from "./explain.ts";
export { parseHttpMessage, type HttpMessage } from "./http-message.ts";
export type { MistakeName } from "./mistakes/mistake.ts";
export { explanationText } from "./text.ts";
