/** Returns a word in lower case, and without the marks of its letters, which many keyboards lack. */
export const plain = (word: string): string => word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Words that every question has, in English, Finnish and Swedish. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  plain(
    "a about an and any are as at be been but by can could did do does doesn don for from get happens has have how i if in is it its just me my need of on or our s should so " +
      "t than that the their then there these they this to want was we what when where which who why will with would you your " +
      "ei en että ja jos kuinka kun meidän mikä miksi milloin minun missä mistä miten mitä mutta olla on onko ovat pitää saa saako se tai tämä vai voi voiko voin " +
      "att av behöver de den det en ett finns för får hur i inte jag kan man med min måste när och om på ska som till vad var varför vi vilka är",
  ).split(" "),
);

/** Ends that are cut off a word, one after the other: genitives of Finnish nouns in -s, endings of the three languages, vowels. */
const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/(ks(en|et|ia|ista|esta|een|ien|ella|essa))$/, "s"],
  [/(ations?|ing|ingar|ed|ies|s|ssa|sta|lla|lta|lle|ksi|iin|een|ista|issa|illa|ien|[iaeu]n|(?<=[aeiouy])[nt]|et|arna|erna|ar|er|or)$/, ""],
  [/[aeiouy]+$/, ""],
];

/** Returns a word as the search looks for it, the same for its usual forms and for double letters that are mistyped, or nothing for one that every question has. */
export function termOf(word: string): string | null {
  let term = plain(word);
  if (OF_QUESTIONS.has(term)) return null;
  if (/^[a-z]{5,}$/.test(term))
    for (const [ending, instead] of ENDINGS) {
      const stem = term.replace(ending, instead);
      if (stem.length >= 4) term = stem;
    }
  return term.replaceAll(/([a-z])\1/g, "$1");
}

/** Splits at spaces and punctuation, but for the sign in the name of a language. */
export const wordsIn = (text: string): readonly string[] => text.match(/\bC#|[\p{L}\p{N}]+/giu) ?? [];

/** Splits in the same way, and adds names with hyphens as a whole, such as `invalid-vat-percent`. */
export const tokensIn = (text: string): string[] => [
  ...wordsIn(text),
  ...(text.match(/[a-z\d]+(?:-[a-z\d]+)+/gi) ?? []).filter((name) => name.length >= NAME),
];

/** Words with hyphens are shorter than most names. */
const NAME = 10;
