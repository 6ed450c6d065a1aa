/** The words that can be completed: every command with its options and their values, from the description and the parsers' own tables. */
import type { FlagOptions } from "@maksu/signing/command-line";
import { flagOfInput, isSwitch } from "../../input/command-line.ts";
import { CONTROL_COMMANDS, FOLLOW, type Input, inputsOf, isFollowed, positionalsOf } from "../control/commands.ts";
import { OWN_COMMANDS } from "../own-commands.ts";

/** A word, and what it means. */
export interface CompletedWord {
  readonly word: string;
  readonly text: string;
}

/** An option with what may follow it. */
export interface CompletedOption {
  readonly flag: string;
  readonly isSwitch: boolean;
  readonly values: readonly string[];
  readonly text: string;
}

/** A command, by its words. */
export interface CompletedCommand {
  readonly name: string;
  readonly text: string;
  readonly options: readonly CompletedOption[];
  /** Words that may follow it without an option. */
  readonly words: readonly string[];
}

const HELP: CompletedOption = { flag: "help", isSwitch: true, values: [], text: "Print the help." };

const SHARED: readonly CompletedOption[] = [
  { flag: "url", isSwitch: false, values: [], text: "The sandbox." },
  { flag: "json", isSwitch: true, values: [], text: "Print one JSON document." },
  HELP,
];

const optionsOf = (flags: FlagOptions): readonly CompletedOption[] => [
  ...Object.entries(flags).map(([flag, { type }]) => ({ flag, isSwitch: type === "boolean", values: [], text: "" })),
  HELP,
];

const firstSentence = (text = ""): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

const valuesOf = ({ values = [], type }: Input): readonly string[] => (type === "boolean" ? ["true", "false"] : values.map(String));

/** The commands. The one without a name starts a sandbox. */
export const completedCommands = (): readonly CompletedCommand[] => [
  ...OWN_COMMANDS.map(({ name, summary, flags, words = [] }) => ({ name, text: summary, options: optionsOf(flags), words })),
  ...Object.entries(CONTROL_COMMANDS).map(([name, command]) => ({
    name,
    text: command.summary,
    options: [
      ...inputsOf(command).map((input) => ({
        flag: flagOfInput(command, input),
        isSwitch: isSwitch(input),
        values: isSwitch(input) ? [] : valuesOf(input),
        text: firstSentence(input.description),
      })),
      ...(isFollowed(command) ? [{ flag: FOLLOW, isSwitch: true, values: [], text: "Go on with what comes later." }] : []),
      ...SHARED,
    ],
    words: positionalsOf(command).flatMap((positional) =>
      inputsOf(command).flatMap((input) => (input.name.toUpperCase() === positional ? valuesOf(input) : [])),
    ),
  })),
];

/** The words of commands that may follow the first: all of those that begin one, or the second of those with two. */
export function nextWords(commands: readonly CompletedCommand[], first: string): readonly CompletedWord[] {
  const words = new Map<string, string>();
  for (const { name, text } of commands) {
    const [one = "", two = ""] = name.split(" ");
    const word = first === "" ? one : one === first ? two : "";
    if (word !== "" && !words.has(word)) words.set(word, text);
  }
  return [...words].map(([word, text]) => ({ word, text }));
}
