import type { ControlError } from "../../control/client/control-error.ts";
import { TOKEN_VARIABLE } from "../start-flags.ts";
import { type ControlCommand, flagOfInput, inputsOf } from "./commands.ts";

/**
 * Returns what a command prints when the sandbox rejects its request: `--respond: must be >= 400` of `addFault: body/respond/status must be >= 400`.
 *
 * @param name - the command's
 * @param file - where the body is from, unless it is from flags
 */
export function rejectionLine(name: string, command: ControlCommand, { code, message }: ControlError, file: string | undefined): string {
  const text = message.slice(`${command.operation}: `.length);
  if (code === "token-required") return `${name}: ${text}; set ${TOKEN_VARIABLE}`;
  if (file !== undefined && text.startsWith("body/")) return `${file}: ${text.slice("body/".length)}`;
  for (const input of inputsOf(command)) {
    const flag = `--${flagOfInput(command, input)}`;
    if (text.startsWith(`${input.name}: `)) return flag + text.slice(input.name.length);
    const pointer = `body/${input.name.replaceAll(".", "/")}`;
    const after = text.startsWith(pointer) ? text.slice(pointer.length) : "";
    const [, rest = "", problem] = /^(\/\S+)? (.*)$/s.exec(after) ?? [];
    if (problem !== undefined) return `${flag}${rest}: ${problem}`;
  }
  return `${name}: ${text}`;
}
