/** The flags of an operation: its inputs, and what all operations take. */
import { flagOf, type FlagOptions } from "@maksu/signing/command-line";
import type { ClientCommand, CommandOperation } from "./client-command.ts";

/** A flag's value and text in the usage. A flag without a value is on or off. */
export interface Flag {
  readonly value?: string;
  readonly text: string;
  readonly multiple?: boolean;
  readonly short?: string;
}

/** The flags that every operation of a client has. */
export function callFlags({ settings, profiles }: ClientCommand): Readonly<Record<string, Flag>> {
  const own = settings.map(({ option, variable, description }): [string, Flag] => [
    flagOf(option),
    { value: "TEXT", text: variable === undefined ? description : `${description}; else the environment variable ${variable}` },
  ]);
  const names = Object.keys(profiles).join("|");
  return {
    ...Object.fromEntries(own),
    "secret-file": {
      value: "FILE",
      text: "the secret is its content without the final line end; else the environment variable MAKSU_SECRET",
    },
    "base-url": { value: "URL", text: "scheme and host of the service" },
    ...(names !== "" && { profile: { value: names, text: "settings of a known service, such as its base URL" } }),
    "allow-insecure-host": { value: "HOST", text: "host besides loopback that may be called by http; repeatable", multiple: true },
    timeout: { value: "MS", text: "milliseconds until the call ends without a response; 30000 by default" },
    "dry-run": { text: "send nothing; print the signed request as a curl command" },
    help: { text: "this text", short: "h" },
  };
}

/** Maps each option of the client to its flag, or to the environment variable that is read without the flag. */
export function flagsByOption({ settings }: ClientCommand, values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const sourceOf = (flag: string, variable?: string): string =>
    variable === undefined || values[flag] !== undefined ? `--${flag}` : variable;
  return {
    ...Object.fromEntries(settings.map(({ option, variable }) => [option, sourceOf(flagOf(option), variable)])),
    secret: sourceOf("secret-file", "MAKSU_SECRET"),
    baseUrl: "--base-url",
    allowInsecureHosts: "--allow-insecure-host",
    timeout: "--timeout",
  };
}

/** The flags of an operation's body as a whole. */
export const BODY_FLAG: Readonly<Record<string, Flag>> = {
  body: { value: "FILE", text: "the body as a JSON file, - for standard input; flags of its fields replace what it has" },
};

/** All flags of an operation, for the parser. */
export function flagOptions(command: ClientCommand, { inputs, hasBody = false }: CommandOperation): FlagOptions {
  const general = Object.entries({ ...(hasBody && BODY_FLAG), ...callFlags(command) });
  return Object.fromEntries([
    ...inputs.map(({ name }) => [flagOf(name), { type: "string" as const }] as const),
    ...general.map(([name, { value, multiple = false, short }]) => {
      const type = value === undefined ? ("boolean" as const) : ("string" as const);
      return [name, { type, multiple, ...(short !== undefined && { short }) }] as const;
    }),
  ]);
}
