/** Where YAML that does not parse is wrong: the parser stops behind the mistake. */

interface Position {
  readonly line: number;
  readonly col: number;
}

/**
 * What the mistake's line has, by what the parser says, and how many lines above it may be: a key that has no colon is read together with the next line, and
 * a quote or bracket that is not closed stands above.
 */
const BEGINNINGS: readonly (readonly [reason: RegExp, line: RegExp, above?: number])[] = [
  [/multiline key/, /\S/],
  [/bad indentation of a mapping/, /(?<=^ *)[\w-]+$/, 1],
  [/deficient indentation|end of the stream within a \w+ quoted/, /["'[{]/],
];

/** The beginning of what the parser could not read. */
export function beginningOf(reason: string, text: string, stopped: Position): Position {
  const [, beginning, most = stopped.line] = BEGINNINGS.find(([each]) => each.test(reason)) ?? [];
  if (!beginning) return stopped;
  const lines = text.split("\n").slice(0, stopped.line - 1);
  const index = lines.findLastIndex((line) => beginning.test(line));
  return index < Math.max(0, lines.length - most) ? stopped : { line: index + 1, col: (lines[index] ?? "").search(beginning) + 1 };
}
