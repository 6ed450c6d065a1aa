import { html } from "../../html.ts";
import type { View } from "../place.ts";

/** The page of something that the world does not have. */
export const notFound = (what: string, id: string): View => ({
  title: "Not found",
  status: 404,
  main: html`<h1>Not found</h1><p>This world has no ${what} <code>${id}</code>.</p>`,
});
