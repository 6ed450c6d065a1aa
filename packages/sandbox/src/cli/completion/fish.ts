import { type CompletedCommand, nextWords } from "./words.ts";

const quoted = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;

/** Writes the script for fish. */
export function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { name, options, words } = command;
    const when = quoted(conditionOf(commands, name));
    return [
      ...nextWords(commands, name).map(({ word, text }) => `complete -c maksu-sandbox -n ${when} -f -a ${quoted(word)} -d ${quoted(text)}`),
      ...words.map((word) => `complete -c maksu-sandbox -n ${when} -f -a ${quoted(quoted(word))}`),
      ...options.map(({ flag, isSwitch, values, text }) => {
        const taken = isSwitch ? "" : values.length > 0 ? ` -x -a ${quoted(values.map(quoted).join(" "))}` : " -r";
        return `complete -c maksu-sandbox -n ${when} -l ${quoted(flag)}${taken}${text === "" ? "" : ` -d ${quoted(text)}`}`;
      }),
    ];
  });
  return `# fish completion of maksu-sandbox\n${lines.join("\n")}`;
}

/** Whether the words that were typed are those of a command, and of no longer one. */
function conditionOf(commands: readonly CompletedCommand[], name: string): string {
  if (name === "") return "__fish_use_subcommand";
  const seen = name
    .split(" ")
    .map((word) => `__fish_seen_subcommand_from ${word}`)
    .join("; and ");
  const longer = commands.flatMap((each) => (each.name.startsWith(`${name} `) ? [each.name.slice(name.length + 1)] : []));
  return longer.length === 0 ? seen : `${seen}; and not __fish_seen_subcommand_from ${longer.join(" ")}`;
}
