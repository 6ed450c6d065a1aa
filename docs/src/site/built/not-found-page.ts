/** The page for addresses that the site doesn't have. Hosts serve it at any depth, so that it refers to no other file by a relative path. */

import { SEARCH_PARAMETER } from "../search/parameter.ts";

/** Its file, as hosts of static sites expect it. */
export const NOT_FOUND_PAGE = "404.html";

/** Returns the page. @param home - path of the site's front page, from the host's root */
export const notFoundPage = (home: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Page not found | maksu</title>
    <style>
      :root { color-scheme: light dark; }
      body { font: 1rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40rem; padding: 4rem 1rem; }
      input, button { font: inherit; padding: 0.5rem; }
      a { color: light-dark(#175796, #8cc0ff); }
    </style>
  </head>
  <body>
    <main>
      <h1>Page not found</h1>
      <p>This page does not exist. <a href="${home}">Start at the front page</a>, or search for guides, operations and error codes.</p>
      <form action="${home}" role="search">
        <label>Search <input name="${SEARCH_PARAMETER}" type="search" required /></label>
        <button>Search</button>
      </form>
    </main>
  </body>
</html>
`;
