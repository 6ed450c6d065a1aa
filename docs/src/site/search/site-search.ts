/** The site's search, as VitePress's search box takes it: in place of MiniSearch. */
import MiniSearch, { type SearchResult } from "minisearch";
import { FIELDS, find } from "./find.ts";

export default {
  loadJSON(json: string): { readonly search: (text: string) => readonly SearchResult[] } {
    const index = MiniSearch.loadJSON(json, FIELDS);
    return { search: (text) => find(index, text) };
  },
};
