import { flagValue } from "@maksu/signing/command-line";
import { type ControlCommand, flagOfInput, type Input, inputsOf, isSwitch } from "./commands.ts";

/** What an operation is called with. */
export interface OperationInput {
  readonly path: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the input of an operation.
 *
 * @param values - by flag; the positional one is among them
 * @param body - that of a file
 * @throws Error that names a flag which is required, or whose text can't be read
 */
export function readInput(
  command: ControlCommand,
  values: Readonly<Record<string, unknown>>,
  body?: Readonly<Record<string, unknown>>,
): OperationInput {
  const parts: Record<string, Record<string, unknown>> = {};
  const inputs = inputsOf(command);
  for (const input of inputs) {
    const flag = flagOfInput(command, input);
    const given = values[flag];
    if (given === undefined) {
      if (input.required) throw new Error(`${command.positional ? `${command.positional.name} or ` : ""}--${flag}: is missing; see --help`);
      continue;
    }
    let place = (parts[input.in] ??= {});
    const keys = input.name.split(".");
    for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
    place[keys.at(-1) ?? ""] = isSwitch(input) ? given : valueOf(input, flag, String(given));
  }
  if (command.positional?.isNeeded && !parts["body"]) throw new Error(`${command.positional.name}: is missing; see --help`);
  const hasBody = body !== undefined || inputs.some((input) => input.in === "body");
  return { path: { ...parts["path"] }, ...(hasBody && { body: { ...parts["body"], ...body } }) };
}

function valueOf({ type, values }: Input, flag: string, text: string): unknown {
  const value = flagValue(type, flag, text);
  if (values && [value].flat().some((each) => !values.includes(each)))
    throw new Error(`--${flag}: must be ${type === "list" ? "of" : "one of"} ${values.join(", ")}`);
  return value;
}
