/**
 * The command of a client: one call of any of its operations. For Node; clients load nothing of it.
 *
 * @packageDocumentation
 */
export type { ClientCommand, CommandCalls, CommandInput, CommandOperation, CommandOperations, CommandSetting } from "./client-command.ts";
export { runCommand } from "./run-command.ts";
export type { AnyResult } from "../result/result.ts";
