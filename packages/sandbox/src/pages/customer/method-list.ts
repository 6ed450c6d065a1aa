/** The methods of a pay page, in the groups of the create response. */
import type { Method } from "../../domain/methods.ts";
import { GROUP_NAMES } from "../../service/payment-api/provider-names.ts";
import { type Content, html } from "@maksu/markup";
import { imageOfName } from "../images.ts";
import type { View } from "./visit.ts";

/** A method, under one of its names. */
export interface ListedName {
  readonly method: Method;
  readonly name: string;
  /** Its page. */
  readonly path: string;
}

/** Lists methods in groups, or says that there is none. */
export const methodGroups = (view: View, listed: readonly ListedName[]): Content => [
  html`<h2>${view.text("chooseMethod")}</h2>`,
  listed.length === 0 && html`<div class="note wait"><p>${view.text("noMethods")}</p></div>`,
  Object.entries(GROUP_NAMES).map(([group, names]) =>
    groupOf(
      view,
      names[view.language],
      listed.filter(({ method }) => method.group === group),
    ),
  ),
];

const groupOf = (view: View, title: string, listed: readonly ListedName[]): Content =>
  listed.length > 0 &&
  html`<section class="panel"><h2>${title}</h2><ul class="methods">${listed.map(
    ({ method: { id, names }, name, path }) =>
      html`<li><a class="method" href="${view.link(path)}"><img src="${view.image(names.length > 1 ? imageOfName(name) : id)}" alt="" width="28" height="28">${name}</a></li>`,
  )}</ul></section>`;
