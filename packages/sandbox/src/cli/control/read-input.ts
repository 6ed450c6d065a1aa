import { flagValue } from "@maksu/signing/command-line";
import { flagOfInput, isSwitch } from "../../input/command-line.ts";
import { type ControlCommand, type Input, inputsOf, positionalsOf, typedName } from "./commands.ts";

/** The parameters and body of an operation's call. */
export interface OperationInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the input of an operation. What its values may be, the sandbox checks.
 *
 * @param values - by flag; the positional one is among them
 * @param body - that of a file
 * @param followed - the flags whose values followed the command without them
 * @throws Error that names a flag which is required, or whose text can't be read
 */
export function readInput(
  command: ControlCommand,
  values: Readonly<Record<string, unknown>>,
  body?: Readonly<Record<string, unknown>>,
  followed: ReadonlySet<string> = new Set(),
): OperationInput {
  const parts: Record<string, Record<string, unknown>> = {};
  const inputs = inputsOf(command);
  for (const input of inputs) {
    const flag = flagOfInput(command, input);
    const given = values[flag];
    if (given === undefined) {
      if (command.positionals.includes(input.name) && input.required)
        throw new Error(`${input.name.toUpperCase()} or --${flag}: is missing; see --help`);
      continue;
    }
    let place = (parts[input.in] ??= {});
    const keys = input.name.split(".");
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
    place[keys.at(-1) ?? ""] = isSwitch(input) ? given : valueOf(input, flag, String(given), typedName(command, input, followed));
  }
  if (command.text === "duration" && !parts["body"]) throw new Error(`${positionalsOf(command).join()}: is missing; see --help`);
  const hasBody = body !== undefined || inputs.some((input) => input.in === "body");
  return {
    path: { ...parts["path"] },
    ...(parts["query"] && { query: parts["query"] }),
    ...(hasBody && { body: { ...parts["body"], ...body } }),
  };
}

/** Reads a value, and names it as it was typed where it can't be read. */
function valueOf({ type }: Input, flag: string, text: string, name: string): unknown {
  try {
    return flagValue(type, flag, text);
  } catch (error) {
    throw new Error((error as Error).message.replace(`--${flag}`, name), { cause: error });
  }
}
