/** The frame of the dashboard's pages. */
import { type Content, html, type Html } from "@maksu/markup";
import { layout } from "../layout.ts";
import { type DashboardPage, GROUPS, PAGES } from "./pages.ts";
import { FILES } from "./paths.ts";
import type { Place, View } from "./place.ts";

/** Puts a page into its frame. */
export function framed(place: Place, page: DashboardPage | undefined, { title, main }: View, note: Content, base: string): Html {
  const {
    running: { world },
    href,
    root,
    violations,
    query,
  } = place;
  const links = PAGES.filter(({ path }) => path !== "violations" || violations !== undefined);
  return layout({
    language: "EN",
    title,
    base,
    isWide: true,
    head: html`<link rel="stylesheet" href="${root(FILES.style)}"><meta name="changes" content="${href("changes")}"><script src="${root(FILES.script)}" defer></script>`,
    nav: html`<p class="world">World <a href="${href("worlds")}"><strong>${world.name}</strong></a></p>
<form class="find" role="search" action="${href("find")}"><label><span class="hidden">Find an id, reference, e-mail, name, amount or card</span><input type="search" name="text" value="${page?.path === "find" ? (query.get("text") ?? "") : ""}" maxlength="200" placeholder="Find an id, reference, e-mail, amount" autocomplete="off"></label><button class="plain">Find</button></form>
<nav class="menu" aria-label="Dashboard"><details><summary>Menu${page && html`: <strong>${page.name}</strong>`}</summary><ul class="groups">${[
      undefined,
      ...GROUPS,
    ].map(
      (group) =>
        html`<li>${group !== undefined && html`<span class="group">${group}</span>`}<ul class="links"${group !== undefined && html` aria-label="${group}"`}>${links.filter((each) => each.group === group).map((each) => html`<li><a href="${href(each.path)}"${each === page && html` aria-current="page"`}>${each.name}</a></li>`)}</ul></li>`,
    )}</ul></details></nav>`,
    main: html`${note}${main}`,
  });
}
