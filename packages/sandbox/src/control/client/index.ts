/**
 * Controls a running sandbox from another process: worlds, customers, time and events, by `fetch` alone.
 *
 * @packageDocumentation
 */
export type { ErrorCode } from "../../generated/errors.ts";
export type * from "../../generated/methods.ts";
export type * from "../../generated/schema.ts";
export { type ControlClientOptions, createControlClient } from "./control-client.ts";
export { ControlError } from "./control-error.ts";
