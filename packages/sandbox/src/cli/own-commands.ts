/** The commands that aren't acts of a world: how each is typed, and what its help says. */
import type { FlagOptions } from "@maksu/signing/command-line";
import { CONTROL_COMMANDS } from "./control/commands.ts";
import { ENV_FLAGS } from "./env.ts";
import { OPEN_FLAGS } from "./open.ts";
import { RUN_FLAGS } from "./run.ts";
import { SERVE_FLAGS } from "./serve.ts";
import { isRead } from "./watch.ts";

/** How a command is typed, and what may follow it. */
export interface OwnCommand {
  /** Empty for the one that starts a sandbox. */
  readonly name: string;
  /** As it is typed. */
  readonly title: string;
  readonly summary: string;
  readonly flags: FlagOptions;
  /** Words that may follow it. */
  readonly words?: readonly string[];
}

/** The names of commands that read, of one word. */
const READ = Object.entries(CONTROL_COMMANDS).flatMap(([name, command]) => (isRead(command) && !name.includes(" ") ? [name] : []));

/** All of them, as the help lists them. */
export const OWN_COMMANDS: readonly OwnCommand[] = [
  { name: "", title: "", summary: "Run a sandbox", flags: SERVE_FLAGS },
  { name: "run", title: "run -- PROGRAM", summary: "Run a program with a sandbox of its own", flags: RUN_FLAGS },
  { name: "env", title: "env", summary: "Print the variables that lead programs to a front", flags: ENV_FLAGS },
  { name: "open", title: "open ID", summary: "Open the dashboard, or the page of something", flags: OPEN_FLAGS },
  { name: "watch", title: "watch COMMAND", summary: "Run a command that reads, again after each change", flags: {}, words: READ },
  {
    name: "completion",
    title: "completion SHELL",
    summary: "Print the script that completes commands in bash, zsh or fish",
    flags: {},
    words: ["bash", "zsh", "fish"],
  },
];
