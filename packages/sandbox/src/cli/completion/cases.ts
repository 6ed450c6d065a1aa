/** For bash and zsh alike: the words that may follow, as patterns of `case`. */
import { type CompletedCommand, type CompletedWord, nextWords } from "./words.ts";

/** A text as a word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Patterns, with what to do where they fit. */
export interface Cases {
  /** The commands of two words. */
  readonly pairs: string;
  /** Commands with the option that came before. */
  readonly values: string;
  /** Commands. */
  readonly words: string;
}

/**
 * Writes the patterns.
 *
 * @param offer - writes the statement that offers words
 */
export function casesOf(commands: readonly CompletedCommand[], offer: (words: readonly CompletedWord[]) => string): Cases {
  const options = commands.flatMap(({ name, options: all }) =>
    all.map((option) => ({ ...option, pattern: quoted(`${name} --${option.flag}`) })),
  );
  const free = options.flatMap(({ pattern, isSwitch, values }) => (!isSwitch && values.length === 0 ? [pattern] : []));
  return {
    pairs: commands.flatMap(({ name }) => (name.includes(" ") ? [quoted(name)] : [])).join("|"),
    values: [
      `    ${free.join("|")}) ${offer([])} ;;`,
      ...options.flatMap(({ pattern, values }) =>
        values.length > 0 ? [`    ${pattern}) ${offer(values.map((word) => ({ word, text: "" })))} ;;`] : [],
      ),
    ].join("\n"),
    words: commands
      .map(({ name, options: own, words }) => {
        const flags = own.map(({ flag, text }) => ({ word: `--${flag}`, text }));
        const all = [...nextWords(commands, name), ...words.map((word) => ({ word, text: "" })), ...flags];
        return `      ${quoted(name)}) ${offer(all)} ;;`;
      })
      .join("\n"),
  };
}
