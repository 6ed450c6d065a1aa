/** The parameter of an address by which a page opens the search with a text in it. */
export const SEARCH_PARAMETER = "search";
