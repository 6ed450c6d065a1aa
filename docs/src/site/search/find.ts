/** Finds the sections of the site that a search is about. */
import type { default as MiniSearch, Options, SearchOptions, SearchResult } from "minisearch";
import { meaningsOf } from "./meanings.ts";
import { termOf, tokensIn, wordsIn } from "./terms.ts";

/** Fields of a section in the index; `words` are those that were chosen for a page. */
export const FIELDS: Pick<Options, "fields" | "storeFields"> = {
  fields: ["title", "titles", "text", "words"],
  storeFields: ["title", "titles"],
};

/** A match counts most in the words that were chosen for a page, and in a long section nearly as much as in a short one. */
const OPTIONS: SearchOptions = {
  boost: { title: 2.5, titles: 0.5, text: 2, words: 4 },
  bm25: { k: 2, b: 0.7, d: 0.5 },
  tokenize: (term) => [term],
  processTerm: (term) => term,
};
const EXACT: SearchOptions = { ...OPTIONS, prefix: false, fuzzy: false };
const BEGUN: SearchOptions = { ...OPTIONS, prefix: true, fuzzy: false, weights: { prefix: 0.3, fuzzy: 0 } };
const MISTYPED: SearchOptions = { ...OPTIONS, prefix: false, fuzzy: 0.25, weights: { prefix: 0, fuzzy: 0.12 } };

/** How much a meaning counts of a word that the pages don't have, and of one that they have. */
const MEANT = { unknown: 0.6, known: 0.4 };
/** How much pages count that mention much, and are seldom what somebody looks for. */
const MENTIONS: readonly (readonly [pages: RegExp, share: number])[] = [
  [/\/reference\/|\/apis\/sandbox-control\/|\/guides\/#/, 0.5],
  [/\/(packages|decisions|tools|specs)\/|\/apis\/\w+\/|\/documents\./, 0.7],
];
/** How much more a name such as `deliveryDate` counts than a word. */
const NAME = 2;
/** How much each further section of a page counts, so that the first results are of several pages. */
const SAME_PAGE = 0.5;

/** Returns what a search finds, the best first. */
export function find(index: MiniSearch, text: string): readonly SearchResult[] {
  const found = grouped([...resultsOf(index, text)].flat(), (address) => address);
  // Who types a name alone may want its page of the reference.
  const isOneName = wordsIn(text).length === 1 && isName(text);
  const sections = [...found].map(([id, results]) => together(results, isOneName ? 1 : shareOf(id))).toSorted(byScore);
  // The search box marks what has matched: the words as they were typed, and not only what the index has of them.
  const typed = Object.fromEntries(wordsIn(text).flatMap((word) => (termOf(word) === null ? [] : [[word, []]])));
  const ofPages = grouped(sections, (address) => address.replace(/#.*/, ""));
  return [...ofPages.values()]
    .flatMap((ofPage) =>
      ofPage.map((section, at) => ({ ...section, match: { ...typed, ...section.match }, score: section.score * SAME_PAGE ** at })),
    )
    .toSorted(byScore);
}

function grouped(results: readonly SearchResult[], keyOf: (address: string) => string): ReadonlyMap<string, readonly SearchResult[]> {
  const groups = new Map<string, SearchResult[]>();
  for (const result of results) {
    const key = keyOf(String(result.id));
    groups.set(key, [...(groups.get(key) ?? []), result]);
  }
  return groups;
}

/** Yields the results of each word, and of each further word of what it means. */
function* resultsOf(index: MiniSearch, text: string): Generator<readonly SearchResult[]> {
  const words = wordsIn(text);
  // Two words may be one: a name such as `deliveryDate`.
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  for (const pair of new Set(pairs)) yield exact(index, pair);
  for (const word of new Map(tokensIn(text).map((each) => [termOf(each), each])).values()) yield* resultsOfWord(index, word);
}

function* resultsOfWord(index: MiniSearch, word: string): Generator<readonly SearchResult[]> {
  const term = termOf(word);
  if (term === null) return;
  const begun = index.search(term, BEGUN);
  const sections = begun.filter(({ match }) => Object.hasOwn(match, term)).length;
  const own = weighted(begun, rarity(index, sections) * (isName(word) ? NAME : 1));
  const [meant, ...others] = meaningsOf(word).map((each) => weighted(exact(index, each), sections > 0 ? MEANT.known : MEANT.unknown));
  if (meant === undefined) yield begun.length > 0 ? own : index.search(term, MISTYPED);
  else yield sections > 0 ? bestOf([...own, ...meant]) : meant;
  yield* others;
}

function exact(index: MiniSearch, word: string): readonly SearchResult[] {
  const term = termOf(word);
  return term === null ? [] : index.search(term, EXACT);
}

/** How much a word counts that so many sections have; the index would count them by field, and few pages have a word that was chosen. */
const rarity = ({ documentCount }: MiniSearch, sections: number): number =>
  sections === 0 ? 1 : Math.sqrt(Math.log(1 + documentCount / sections) / Math.log(1 + documentCount));

const weighted = (results: readonly SearchResult[], share: number): readonly SearchResult[] =>
  results.map((result) => ({ ...result, score: result.score * share }));

/** Of each section, the better result. */
const bestOf = (results: readonly SearchResult[]): readonly SearchResult[] => [
  ...new Map(results.toSorted((a, b) => a.score - b.score).map((result) => [String(result.id), result])).values(),
];

/** A section's results for several words as one: it counts more, the more words it has. */
function together(results: readonly SearchResult[], share: number): SearchResult {
  const score = results.reduce((sum, each) => sum + each.score, 0) * Math.sqrt(results.length) * share;
  return Object.assign({}, ...results, { score, match: Object.assign({}, ...results.map(({ match }) => match)) });
}

const isName = (text: string): boolean => /[a-z][A-Z]/.test(text);

const shareOf = (address: string): number => MENTIONS.find(([pages]) => pages.test(address))?.[1] ?? 1;

const byScore = (a: SearchResult, b: SearchResult): number => b.score - a.score;
