/**
 * Why a signature does not match: the usual mistakes, tried one after the other. Apart from the schemes, which need none of it.
 *
 * @packageDocumentation
 */
export { explain } from "./explain.ts";
export type { Explanation, ExplainInput, SchemeName } from "./explain.ts";
export { parseHttpMessage, type HttpMessage } from "./http-message.ts";
export type { MistakeName } from "./mistake.ts";
export { explanationText } from "./text.ts";
