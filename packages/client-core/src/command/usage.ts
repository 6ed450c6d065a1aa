/** The texts of `--help`. */
import { flagOf, shellWord } from "@maksu/signing/command-line";
import type { ClientCommand, CommandInput, CommandOperation } from "./client-command.ts";
import { BODY_FLAG, callFlags, type Flag } from "./flags.ts";

/** Describes the command, with all operations. */
export function commandUsage(command: ClientCommand): string {
  const { name, operations } = command;
  const entries = Object.entries(operations);
  const width = Math.max(...entries.map(([operationId]) => operationId.length));
  return `Usage: ${name} <operation> [options]
       ${name} <operation> --help
       ${name} completion bash
       ${name} --version

Calls one operation of the service, and writes the result as JSON. Errors are written to standard error.

${entries.map(([operationId, { summary }]) => `  ${operationId.padEnd(width)}  ${summary}`).join("\n")}

Options of every operation, and --body of those that send one; "${name} <operation> --help" describes its own:

${listed(Object.entries({ ...BODY_FLAG, ...callFlags(command) }))}

The secret comes from the environment variable MAKSU_SECRET, or from --secret-file. To complete names: source <(${name} completion bash)

${EXIT_STATUS}`;
}

/** Describes an operation, with all of its flags. */
export function operationUsage(command: ClientCommand, operationId: string, operation: CommandOperation): string {
  const { method, path, summary, description, inputs, hasBody = false } = operation;
  return [
    `Usage: ${command.name} ${operationId} [options]`,
    `${summary}: ${method} ${path}`,
    ...(description === undefined ? [] : [description]),
    ...(inputs.length > 0 || hasBody
      ? [listed([...inputs.map((input) => [flagOf(input.name), flagFor(input)] as const), ...Object.entries(hasBody ? BODY_FLAG : {})])]
      : []),
    listed(Object.entries(callFlags(command))),
    EXIT_STATUS,
  ].join("\n\n");
}

const EXIT_STATUS = `Exit status: 0 for a success, 1 for an error that the service documents, 2 when nothing was sent: the options or the
request are invalid, or no connection was made; 3 when the response is missing or unusable: the request may have been carried out.
`;

function flagFor({ type, required = false, values = [], description, example }: CommandInput): Flag {
  const notes = [required && "required", values.length > 0 && values.join("|")].filter(Boolean);
  return {
    value: VALUES[type],
    text: [
      notes.length > 0 && `(${notes.join("; ")})`,
      description,
      example !== undefined && `For example: ${shellWord(JSON.stringify(example))}`,
    ]
      .filter(Boolean)
      .join(" "),
  };
}

const VALUES: Readonly<Record<CommandInput["type"], string>> = {
  string: "TEXT",
  number: "NUMBER",
  boolean: "true|false",
  list: "A,B",
  json: "JSON",
};

const listed = (flags: readonly (readonly [name: string, flag: Flag])[]): string =>
  flags.map(([name, { value, text }]) => `  --${name}${value === undefined ? "" : ` ${value}`}\n      ${text}`.trimEnd()).join("\n");
