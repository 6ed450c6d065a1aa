/**
 * The transport over `node:http` and `node:https`, for servers on Node. Loaded by nothing else.
 *
 * @packageDocumentation
 */
export { nodeTransport, type NodeTransportOptions } from "@maksu/client-core/node";
