/** Builds an operation's input from the given flags. */
import type { RequestParts } from "@maksu/openapi-runtime";
import { flagOf, flagValue, readNamed } from "@maksu/signing/command-line";
import { kindOf } from "@maksu/signing/options";
import type { CommandInput, CommandOperation } from "./client-command.ts";

/** The values of flags, by name without dashes. */
export type FlagValues = Readonly<Record<string, unknown>>;

/**
 * Reads the input of a call.
 *
 * @param readStandardInput for `--body -`
 * @throws Error that names a flag when a required one is missing, or its value can't be read. No value is quoted
 */
export async function readInput(
  { inputs, hasBody = false }: CommandOperation,
  values: FlagValues,
  readStandardInput: () => Promise<string>,
): Promise<RequestParts> {
  const parts: Record<string, Record<string, unknown>> = {};
  for (const input of inputs.filter((each) => each.in !== "body")) {
    const flag = flagOf(input.name);
    const text = values[flag];
    if (typeof text === "string") (parts[input.in] ??= {})[input.name] = flagValue(input.type, flag, text);
    else if (input.required) throw new Error(`--${flag}: is missing; see --help`);
  }
  return hasBody ? { ...parts, ...(await bodyOf(inputs, values, readStandardInput)) } : parts;
}

async function bodyOf(
  inputs: readonly CommandInput[],
  values: FlagValues,
  readStandardInput: () => Promise<string>,
): Promise<{ readonly body?: unknown }> {
  const fields = inputs.flatMap((input) => {
    const flag = flagOf(input.name);
    const text = values[flag];
    return input.in === "body" && typeof text === "string"
      ? [{ path: input.name.split("."), value: flagValue(input.type, flag, text) }]
      : [];
  });
  const { body: file } = values;
  if (typeof file !== "string") return fields.length === 0 ? {} : { body: withFields({}, fields) };
  const body = flagValue(
    "json",
    "body",
    file === "-" ? await readStandardInput() : new TextDecoder().decode(await readNamed("--body", file)),
  );
  return { body: fields.length === 0 ? body : withFields(body, fields) };
}

interface Field {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The body with these fields in place of its own. */
function withFields(body: unknown, fields: readonly Field[]): object {
  const whole = requireRecord(body);
  for (const { path, value } of fields) {
    let record = whole;
    for (const key of path.slice(0, -1)) record = requireRecord((record[key] ??= {}));
    record[path.at(-1) ?? ""] = value;
  }
  return whole;
}

function requireRecord(value: unknown): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Error(`--body: must have an object where a flag sets a field, not ${kindOf(value)}`);
}
