/** Edits of texts for tests. Each starts from what its file has once, so that an edit that no longer fits is found. */

/** A text of a file, and what takes its place. */
export interface Replacement {
  /** Path, for the message. */
  readonly file: string;
  /**
   * Text that occurs exactly once, with `…` for any text within a line. `FIELD > KEYWORD`, `root > KEYWORD`, or `> KEYWORD` where the file has it once, is a
   * line of YAML whatever its value is. So limits, examples and words may be edited without the tests that start from them.
   */
  readonly find: string;
  /** Has the value of a keyword, or the text of the first `…`, as `$1`. */
  readonly replace: string;
}

/** Replaces a text. The parameters are as {@link findOnce} has them. */
export function replaceOnce(text: string, { file, find, replace }: Replacement): string {
  const { start, end, value } = findOnce(text, find, file);
  return text.slice(0, start) + (value === undefined ? replace : replace.replaceAll("$1", () => value)) + text.slice(end);
}

/**
 * Finds a text, or the keyword of a field.
 *
 * @throws {Error} when it does not occur exactly once: the file has moved on, and the edit has to follow
 */
export function findOnce(
  text: string,
  find: string,
  file: string,
): { readonly start: number; readonly end: number; readonly value: string | undefined } {
  const found = [...text.matchAll(patternOf(find))];
  const [first] = found;
  if (found.length !== 1 || !first) throw new Error(`${JSON.stringify(find)} occurs ${found.length} times in ${file}, not once`);
  const { head = "", value } = first.groups ?? {};
  return { start: first.index + head.length, end: first.index + first[0].length, value };
}

/** The beginning of a keyword's line that is in no named field. */
const ABOVE: Readonly<Record<string, string>> = { "": " *(?:- )?", root: "" };

function patternOf(find: string): RegExp {
  const [, field, keyword] = /^(?:([\w-]+) )?> ([\w-]+)$/.exec(find) ?? [];
  if (keyword === undefined) {
    const literal = find.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return new RegExp(literal.replace("…", "(?<value>.*)").replaceAll("…", ".*"), "g");
  }
  const above = ABOVE[field ?? ""] ?? String.raw`(?<indent> *)(?:${field}:|- name: ${field})\n(?:(?:\k<indent> .*)?\n)*?\k<indent>  `;
  return new RegExp(`^(?<head>${above})${keyword}: (?<value>.*)$`, "gm");
}
