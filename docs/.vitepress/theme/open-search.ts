/** Opens the site's search with the text that the address has: the page for unknown addresses leads here. */
import { SEARCH_PARAMETER } from "../../src/site/search/parameter.ts";

/** Where VitePress keeps the text of its search. */
const KEPT = "vitepress:local-search-filter";

/** Opens it, if the address asks for it. */
export function openSearch(): void {
  const text = new URLSearchParams(location.search).get(SEARCH_PARAMETER);
  if (text === null) return;
  sessionStorage.setItem(KEPT, text);
  history.replaceState(null, "", location.pathname);
  // VitePress listens from the moment when its button is there.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".DocSearch-Button")?.click());
}
