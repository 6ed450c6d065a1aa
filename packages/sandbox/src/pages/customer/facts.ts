/** A payment's facts on pages: amount, merchant, references, items. */
import type { Content, Html } from "@maksu/markup";
import { html } from "@maksu/markup";
import { money } from "../language.ts";
import type { CustomerText } from "./texts.ts";
import type { View } from "./visit.ts";

/** A row of facts: a value of the merchant stands by itself, whatever its direction of writing. */
export type Fact = readonly [CustomerText, string | undefined];

/** A list of what is known. */
export const factList = (view: View, facts: readonly Fact[]): Html =>
  html`<dl class="facts">${facts.map(([key, value]) => value !== undefined && value !== "" && html`<dt>${view.text(key)}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>`;

/** An amount as a headline. */
export const amountOf = (view: View, cents: number): Html => html`<p class="amount">${money(cents, view.language)}</p>`;

export interface ShownItem {
  readonly name: string;
  readonly units: string | number;
  /** Cents. */
  readonly price: number;
}

/** The items of a payment, folded away. */
export const itemTable = (view: View, items: readonly ShownItem[]): Content =>
  items.length > 0 &&
  html`<details><summary>${view.text("items")} (${items.length})</summary><div class="scroll" tabindex="0" role="region" aria-label="${view.text("items")}"><table>
<thead><tr><th scope="col">${view.text("item")}</th><th scope="col" class="number">${view.text("units")}</th><th scope="col" class="number">${view.text("price")}</th></tr></thead>
<tbody>${items.map(
    ({ name, units, price }) =>
      html`<tr><td><bdi>${name}</bdi></td><td class="number">${units}</td><td class="number">${money(price, view.language)}</td></tr>`,
  )}</tbody></table></div></details>`;
