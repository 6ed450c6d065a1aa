/** An act as it is typed: `maksu-sandbox pay 5770642a… --outcome cancel`. */
import { flagOf, shellWord } from "@maksu/signing/command-line";
import { commandOperations } from "../generated/commands.ts";
import type { GivenInput } from "./check-input.ts";

interface Described {
  readonly inputs: readonly { readonly name: string; readonly in: string; readonly type: string; readonly values?: readonly unknown[] }[];
  readonly act: {
    readonly group?: string;
    readonly name: string;
    readonly positionals: readonly string[];
    readonly text?: string;
    readonly flat?: readonly string[];
  };
}

export type CommandOperation = {
  [Id in keyof typeof commandOperations]: (typeof commandOperations)[Id] extends { readonly act: object } ? Id : never;
}[keyof typeof commandOperations];

/** A word of a shell: quoted where that is needed. */
export const wordOf = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : shellWord(text));

/**
 * Writes a command of an operation's input. A body that the command reads of a file stands in `FILE`.
 *
 * @param url - of the sandbox
 */
export function commandLine(operation: CommandOperation, { path = {}, body }: GivenInput, url: string): string {
  const { inputs, act }: Described = commandOperations[operation];
  const { group, name, positionals, text, flat = [] } = act;
  const words = ["npx", "maksu-sandbox", ...(group === undefined ? [] : [group]), flagOf(name)];
  const given = inputs.flatMap((input) => {
    const { name: of, type, values } = input;
    if (text === "file" && input.in === "body") return [];
    const value = input.in === "body" ? memberOf(body, of.split(".")) : path[of];
    if (value === undefined || (of === "world" && value === "default")) return [];
    const [first = "", ...members] = of.split(".");
    const flag = `--${flagOf(flat.includes(first) ? members.join(".") : of)}`;
    const word = wordOf(type === "json" ? JSON.stringify(value) : String(value));
    return [{ of, word, flagged: values?.length === 1 && value === true ? [flag] : [flag, word] }];
  });
  const alone = text === "file" ? ["FILE"] : positionals.flatMap((each) => given.filter(({ of }) => of === each).map(({ word }) => word));
  const flags = given.filter(({ of }) => !positionals.includes(of)).flatMap(({ flagged }) => flagged);
  return [...words, ...alone, ...flags, "--url", wordOf(url)].join(" ");
}

const memberOf = (body: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object(value) as Readonly<Record<string, unknown>>)[key], body);
