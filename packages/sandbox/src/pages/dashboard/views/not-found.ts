import { html } from "@maksu/markup";
import type { Place, View } from "../place.ts";

/** The page of something that the world does not have. */
export const notFound = ({ href }: Pick<Place, "href">, what: string, id: string): View => ({
  title: "Not found",
  status: 404,
  main: html`<h1>Not found</h1><p>This world has no ${what} <code>${id}</code>.</p>
<p><a class="button plain" href="${href("")}">To the overview</a></p>`,
});
