/** How documents are searched, without any index of their own: a plain look at an entry of each is quick, and costs a write little. */

/** The searched parts of a document. */
export interface Entry {
  readonly account: string;
  readonly status?: string;
  readonly method?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Cents. */
  readonly amount?: number;
  /** Its ids, references, names and so on, by `entryText`. */
  readonly text: string;
}

/** Says what a document is searched by; undefined for one that no search finds. */
export type EntryOf = (kind: string, body: unknown) => Entry | undefined;

/** Which documents to find: those that fit everything that is given. */
export interface Search<Kind extends string = string> {
  readonly kinds: readonly Kind[];
  readonly accounts: readonly string[];
  /** A part of an entry's text, in lower case. Documents that have it as a whole word come first. */
  readonly text?: string;
  readonly status?: string;
  readonly method?: string;
  /** Milliseconds since 1970, included. */
  readonly from?: number;
  /** Milliseconds since 1970, excluded. */
  readonly to?: number;
  /** Cents, included. */
  readonly least?: number;
  /** Cents, included. */
  readonly most?: number;
  /** @defaultValue `newest` */
  readonly sort?: SortOrder;
  /** How many to skip. @defaultValue 0 */
  readonly skip?: number;
  readonly limit: number;
}

/** By time or by amount; those with the same, by their insertion. */
export type SortOrder = "newest" | "oldest" | "largest" | "smallest";

/** Stands around each word of a text, so that a whole one is found as such. */
const EDGE = "|";

/** Joins words to a text: an id, a name or an amount is one word. */
export const entryText = (words: readonly (string | undefined)[]): string => {
  let text = EDGE;
  for (const word of words) if (word !== undefined && word !== "") text += word + EDGE;
  // A letter with dots may be written as two characters.
  return text.normalize().toLowerCase();
};

/** A word as it stands in a text. */
export const wholeWord = (word: string): string => EDGE + word + EDGE;

/** The field and the direction of each order. */
export const SORTS: Readonly<Record<SortOrder, { readonly by: "at" | "amount"; readonly isDescending: boolean }>> = {
  newest: { by: "at", isDescending: true },
  oldest: { by: "at", isDescending: false },
  largest: { by: "amount", isDescending: true },
  smallest: { by: "amount", isDescending: false },
};
