/**
 * How a server listens, and what takes its requests before it. Its types are of Node's, which those of the package's main entry do without: whoever
 * compiles with the declarations of a server may not have Node's types.
 *
 * @packageDocumentation
 */
export { type FrontOptions, listen, type Listening } from "./http-front.ts";
export type { Proxy } from "./proxy.ts";
