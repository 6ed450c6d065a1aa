/** Says in the words of the pages, which are English, what somebody searches for in Finnish or Swedish. */
import { ENGLISH, MEANINGS } from "./dictionary.ts";
import { plain } from "./terms.ts";

/** By beginning, without marks: what the pages say. */
const BEGINNINGS = new Map<string, readonly string[]>();
for (const [words, beginnings] of Object.entries(MEANINGS))
  for (const beginning of plain(beginnings).split(" "))
    BEGINNINGS.set(beginning, [...(BEGINNINGS.get(beginning) ?? []), ...words.split(/[ -]/)]);

/** Letters of an ending at most. A longer rest is another word: `kort` begins `korten`, and not `kortfattad`. */
const ENDING = 4;
/** Letters of a beginning at least: at the start of a word, and inside of one, where a shorter one stands in too many. */
const [START, INSIDE] = [3, 4];

/** Returns what a word means in words of the pages; of a compound, such as `tilitysraportti`, what each part means. */
export function meaningsOf(word: string): readonly string[] {
  const text = plain(word);
  if (ENGLISH.has(text)) return [];
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const beginning = beginningAt(text, at);
    // A word of which only an end is known is another word.
    if (at === 0 && beginning === undefined) return [];
    parts.push(...(BEGINNINGS.get(beginning ?? "") ?? []));
    at += beginning?.length ?? 1;
  }
  return [...new Set(parts)];
}

/** The longest beginning that a word has at a position. */
function beginningAt(text: string, at: number): string | undefined {
  for (let end = text.length; end >= at + (at === 0 ? START : INSIDE); end -= 1) {
    const beginning = text.slice(at, end);
    if (!BEGINNINGS.has(beginning)) continue;
    if (beginning.length > ENDING || text.length - end <= ENDING || startsAnother(text, end)) return beginning;
  }
  return undefined;
}

/** Whether another part of a compound stands there, perhaps behind an ending. */
const startsAnother = (text: string, at: number): boolean =>
  [...BEGINNINGS.keys()].some(
    (beginning) => beginning.length >= INSIDE && text.slice(at, at + ENDING + beginning.length).includes(beginning),
  );
