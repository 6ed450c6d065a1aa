/** Texts at the edges of lengths and patterns, grown from a valid one. */

/** Outside the first plane first: lengths count code points, not UTF-16 units. */
const FILLING = ["😀", "ä", "a", "A", "0", "1", "/"];

/** Texts of so many code points: the seed with characters added somewhere, or a part of it. */
export function* ofLength(seed: string, length: number): Generator<string> {
  const characters = [...seed];
  const missing = length - characters.length;
  if (missing < 0) for (let start = 0; start <= -missing; start++) yield characters.slice(start, start + length).join("");
  if (missing < 0) for (const filling of FILLING) yield filling.repeat(length);
  if (missing === 0) yield seed;
  if (missing > 0)
    for (const filling of FILLING)
      for (let at = 0; at <= characters.length; at++)
        yield characters.slice(0, at).join("") + filling.repeat(missing) + characters.slice(at).join("");
}

/** Texts that differ from the seed by one character: left out, added or exchanged; the characters come from the pattern's own and their neighbours. */
export function* editsOf(seed: string, pattern: string): Generator<string> {
  const characters = [...seed];
  const near = [...new Set(pattern)].flatMap((character) =>
    [-1, 0, 1].map((step) => String.fromCodePoint((character.codePointAt(0) ?? 0) + step)),
  );
  const tried = [...new Set([...FILLING, " ", "\t", "\n", "@", ...near])];
  for (let at = 0; at <= characters.length; at++) {
    const [before, after] = [characters.slice(0, at).join(""), characters.slice(at + 1).join("")];
    if (at < characters.length) yield before + after;
    for (const character of tried) {
      yield before + character + characters.slice(at).join("");
      if (at < characters.length) yield before + character + after;
    }
  }
}
