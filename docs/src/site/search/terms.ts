/** Words that every question has, in English, Finnish and Swedish. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  (
    "a an and are as at be but by can did do does for from get happens has have how i if in is it its my of on or that the their then there this to was we what when " +
    "which why will with you your ei en ja jos kuinka kun mikä miksi milloin missä mistä miten mitä on onko saa se tai voi voiko att det ett får hur inte jag kan man med när och om som vad"
  ).split(" "),
);

/** Returns a word as the search looks for it, or nothing for one that every question has. */
export function termOf(word: string): string | null {
  const term = word.toLowerCase();
  return OF_QUESTIONS.has(term) ? null : term;
}
