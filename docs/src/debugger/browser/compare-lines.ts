/** Compares the message that should be signed with the one that was, line by line. */

/** A line of either message, or of both. Its end is a part of it. */
export interface ComparedLine {
  readonly in: "both" | "expected" | "signed";
  readonly text: string;
  /** Where it begins and ends to differ from the line it stands for; absent where there is none. */
  readonly differs?: readonly [start: number, end: number];
}

/** More pairs of lines than any real message has. */
const MOST_PAIRS = 1_000_000;

/** Lists the lines of both messages in order; those that only one has, the expected first. */
export function compareLines(expected: string, signed: string): readonly ComparedLine[] {
  const [ours, theirs] = [linesOf(expected), linesOf(signed)];
  const compared: ComparedLine[] = [];
  let [i, j] = [0, 0];
  for (const [nextI, nextJ] of [...commonLines(ours, theirs), [ours.length, theirs.length] as const]) {
    compared.push(...replaced(ours.slice(i, nextI), theirs.slice(j, nextJ)));
    if (nextI < ours.length) compared.push({ in: "both", text: ours[nextI] ?? "" });
    [i, j] = [nextI + 1, nextJ + 1];
  }
  return compared;
}

const linesOf = (text: string): readonly string[] => text.match(/[^\n]+\n?|\n/g) ?? [];

/** The places of a longest sequence of lines that both have. */
function commonLines(ours: readonly string[], theirs: readonly string[]): readonly (readonly [number, number])[] {
  if (ours.length * theirs.length > MOST_PAIRS) return [];
  const longest = Array.from({ length: ours.length + 1 }, () => new Uint32Array(theirs.length + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = ours.length - 1; i >= 0; i -= 1)
    for (let j = theirs.length - 1; j >= 0; j -= 1)
      longest[i]?.fill(ours[i] === theirs[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)), j, j + 1);
  const found: (readonly [number, number])[] = [];
  for (let [i, j] = [0, 0]; i < ours.length && j < theirs.length;)
    if (ours[i] === theirs[j]) found.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  return found;
}

function replaced(ours: readonly string[], theirs: readonly string[]): readonly ComparedLine[] {
  const lines = (where: "expected" | "signed", own: readonly string[], other: readonly string[]): readonly ComparedLine[] =>
    own.map((text, index) => {
      const pair = other[index];
      return { in: where, text, ...(pair !== undefined && { differs: differingPart(text, pair) }) };
    });
  return [...lines("expected", ours, theirs), ...lines("signed", theirs, ours)];
}

/** The part of a text between what it begins and ends with like another. */
function differingPart(text: string, other: string): readonly [start: number, end: number] {
  const most = Math.min(text.length, other.length);
  let start = 0;
  while (start < most && text[start] === other[start]) start += 1;
  let after = 0;
  while (after < most - start && text.at(-1 - after) === other.at(-1 - after)) after += 1;
  return [start, text.length - after];
}
