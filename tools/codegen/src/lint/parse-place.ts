/** Where YAML that does not parse is wrong: the parser stops behind the mistake. */

interface Position {
  readonly line: number;
  readonly col: number;
}

/**
 * By the parser's reason: the last line above that looks like the mistake, at most so many lines above. A key that has no colon is read together with the
 * next line; a quote or bracket that is not closed may be far above.
 */
const BEGINNINGS: readonly (readonly [reason: RegExp, line: RegExp, above?: number])[] = [
  [/multiline key/, /\S/],
  [/bad indentation of a mapping/, /(?<=^ *)[\w-]+$/, 1],
  [/within a double quoted/, /"/],
  [/within a single quoted/, /'/],
  [/deficient indentation/, /["'[{]/],
];

/** The beginning of what the parser could not read. */
export function beginningOf(reason: string, text: string, stopped: Position): Position {
  const [, beginning, most = stopped.line] = BEGINNINGS.find(([each]) => each.test(reason)) ?? [];
  if (!beginning) return stopped;
  const lines = text.split("\n").slice(0, stopped.line - 1);
  const index = lines.findLastIndex((line) => beginning.test(line));
  return index < Math.max(0, lines.length - most) ? stopped : { line: index + 1, col: (lines[index] ?? "").search(beginning) + 1 };
}
