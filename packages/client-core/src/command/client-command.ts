import type { RequestParts } from "@maksu/openapi-runtime";
import type { FlagType } from "@maksu/signing/command-line";
import type { Options } from "../client-settings.ts";
import type { AnyResult } from "../result/result.ts";

/** A parameter of an operation, or a field of its body. */
export interface CommandInput {
  /** As in the description; of a field inside of another one, the path with dots. */
  readonly name: string;
  readonly in: "path" | "query" | "header" | "body";
  /** How its text is read: a `list` is of strings, separated by commas, and `json` is JSON. */
  readonly type: FlagType;
  readonly required?: boolean;
  /** The only ones, or the known ones. */
  readonly values?: readonly unknown[];
  readonly description?: string;
  /** A value of `json`, from the examples of the description. */
  readonly example?: unknown;
}

/** An operation as the command takes it. Generated. */
export interface CommandOperation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly inputs: readonly CommandInput[];
  readonly hasBody?: boolean;
}

/** Maps an operationId to what the command knows of the operation. */
export type CommandOperations<OperationId extends string = string> = Readonly<Record<OperationId, CommandOperation>>;

/** An option of the client that is text, and has a flag. */
export interface CommandSetting {
  /** As `createPaymentClient` and its like take it: `merchantId` has the flag `--merchant-id`. */
  readonly option: string;
  /** Environment variable that is read when the flag is not given. */
  readonly variable?: string;
  readonly description: string;
}

/** The methods that the command calls. */
export type CommandCalls = Readonly<Record<string, (input: RequestParts, options?: Options) => Promise<AnyResult>>>;

/** The parts of a client's command. */
export interface ClientCommand {
  /** Its name in a shell. */
  readonly name: string;
  /** The package's `package.json`, which has the version. */
  readonly manifest: URL;
  readonly operations: CommandOperations;
  /** The client's own, beside those that all clients have. */
  readonly settings: readonly CommandSetting[];
  /** Options of known services, by the name that `--profile` takes. */
  readonly profiles: Readonly<Record<string, object>>;
  /** Creates the client. Its options are unchecked until then. */
  readonly connect: (options: Readonly<Record<string, unknown>>) => CommandCalls;
}
