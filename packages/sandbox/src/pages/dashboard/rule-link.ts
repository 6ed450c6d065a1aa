/** Links to the page of rules, each with what the rule says on hover and focus. */
import { type Content, html, type Html } from "@maksu/markup";
import type { Row } from "../../domain/lifecycle.ts";
import type { Rule } from "../../domain/rules/rule.ts";
import { ours, prose } from "./components.ts";
import type { Place } from "./place.ts";

type Linking = Pick<Place, "href" | "newId">;

function link({ href, newId }: Linking, id: string, says: Content): Html {
  const tip = newId();
  return html`<span class="rule"><a href="${`${href("rules")}#${encodeURIComponent(id)}`}" aria-describedby="${tip}">${id}</a><span class="tip" role="tooltip" id="${tip}">${says}</span></span>`;
}

export const ruleLink = (place: Linking, id: string, { text, source, ours: own }: Rule): Html =>
  link(place, id, html`${prose(text)} <em>${source}</em> ${ours(own)}`);

/** A link to the transition of a lifecycle. */
export const rowLink = (place: Linking, { rule, from, on, guard, to, source, ours: own }: Row<string, string, string>): Html =>
  link(place, rule, html`${from} → ${to}, on ${on}${guard !== undefined && `, if ${guard}`}. <em>${source}</em> ${ours(own)}`);
