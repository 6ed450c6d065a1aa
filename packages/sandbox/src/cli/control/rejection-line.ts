import type { ControlError } from "../../control/client/control-error.ts";
import { TOKEN_VARIABLE } from "../start-flags.ts";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { placeOf } from "../../domain/input-error.ts";
import { type ControlCommand, inputsOf, typedName } from "./commands.ts";

/**
 * Returns what a command prints when the sandbox rejects its request: `--respond.status: must be …` of `addFault: body/respond/status: must be …`.
 *
 * @param name - the command's
 * @param followed - the flags whose values followed the command without them
 * @param file - where the body is from, unless it is from flags
 */
export function rejectionLine(
  name: string,
  command: ControlCommand,
  { code, message }: ControlError,
  file: string | undefined,
  followed: ReadonlySet<string> = new Set(),
): string {
  const text = message.slice(`${command.operation}: `.length);
  if (code === "token-required") return `${name}: ${text}; set ${TOKEN_VARIABLE}`;
  const [, part = "", pointer = "", sentence = ""] = /^(body|query|path)(\/\S+)?: (.*)$/s.exec(text) ?? [];
  const keys = keysOf(pointer);
  if (file !== undefined && part === "body") return `${file}: ${keys.length > 0 ? `${placeOf(keys)}: ` : ""}${sentence}`;
  for (const input of inputsOf(command)) {
    const flag = typedName(command, input, followed);
    if (text.startsWith(`${input.name}: `)) return flag + text.slice(input.name.length);
    const length = input.name.split(".").length;
    if (part === input.in && keys.slice(0, length).join(".") === input.name) return `${flag}${memberOf(keys.slice(length))}: ${sentence}`;
  }
  return `${name}: ${part === "body" && keys.length === 0 ? sentence : text}`;
}

/** The place of a value below a flag's. */
const memberOf = (keys: readonly string[]): string => placeOf(["", ...keys]);
