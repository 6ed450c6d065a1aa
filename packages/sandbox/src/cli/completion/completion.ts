/** `maksu-sandbox completion`: the script that completes commands, options and values in a shell. */
import { parseFlags } from "@maksu/signing/command-line";
import { suggestion } from "@maksu/signing/options";
import type { Print } from "../output.ts";
import { bashScript } from "./bash.ts";
import { fishScript } from "./fish.ts";
import { type CompletedCommand, completedCommands } from "./words.ts";
import { zshScript } from "./zsh.ts";

/** The text of `completion --help`. */
export const completionUsage = (): string => `maksu-sandbox completion bash|zsh|fish

Prints the script that completes commands, options and their values. For the shell that runs, and in its startup file for each:

  eval "$(maksu-sandbox completion bash)"
  eval "$(maksu-sandbox completion zsh)"        # after compinit
  maksu-sandbox completion fish | source`;

const SCRIPTS: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** Prints the script of a shell. */
export function completion(args: readonly string[], print: Print): void {
  const { positionals } = parseFlags(args, {});
  const [shell = "", ...others] = positionals;
  const script = Object.hasOwn(SCRIPTS, shell) ? SCRIPTS[shell] : undefined;
  if (!script || others.length > 0)
    throw new Error(`completion: one shell must follow; ${suggestion(shell, Object.keys(SCRIPTS), "shells")}`);
  print(script(completedCommands()));
}
