import type { ControlError } from "../../control/client/control-error.ts";
import { TOKEN_VARIABLE } from "../start-flags.ts";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { placeOf } from "../../domain/input-error.ts";
import { inputsOf, typedName } from "./commands.ts";
import type { TypedCommand } from "./typed-command.ts";

/** Returns what a command prints when the sandbox rejects its request: `--respond.status: must be …` of `addFault: body/respond/status: must be …`. */
export function rejectionLine({ name, command, source, followed }: TypedCommand, { code, message }: ControlError): string {
  const text = withoutOperation(message);
  if (code === "token-required") return `${name}: ${text}; set ${TOKEN_VARIABLE}`;
  const [, part = "", pointer = "", sentence = ""] = /^(body|query|path)(\/\S+)?: (.*)$/s.exec(text) ?? [];
  const keys = keysOf(pointer);
  if (source !== undefined && part === "body") return `${source}: ${keys.length > 0 ? `${placeOf(keys)}: ` : ""}${sentence}`;
  for (const input of inputsOf(command)) {
    const flag = typedName(command, input, followed);
    if (text.startsWith(`${input.name}: `)) return flag + text.slice(input.name.length);
    const length = input.name.split(".").length;
    if (part === input.in && keys.slice(0, length).join(".") === input.name) return `${flag}${memberOf(keys.slice(length))}: ${sentence}`;
  }
  return `${name}: ${part === "body" && keys.length === 0 ? sentence : text}`;
}

/** A message of the control client without the operation that it begins with. */
export const withoutOperation = (message: string): string => message.replace(/^\w+: /, "");

/** The place of a value below a flag's. */
const memberOf = (keys: readonly string[]): string => placeOf(["", ...keys]);
