/** Every rule and every transition of the sandbox, with its source; what no document says is marked. */
import { LIFECYCLES } from "../../../domain/lifecycles.ts";
import type { Rule } from "../../../domain/rules/rule.ts";
import { RULES } from "../../../domain/rules/rules.ts";
import { html } from "@maksu/markup";
import { badge, ours, prose, table } from "../components.ts";
import type { View } from "../place.ts";

/** Builds the page. */
export async function rulesView(): Promise<View> {
  return {
    title: "Rules",
    main: html`<h1>Rules</h1>
<p>Each rule is from a document or from public facts. Where there is none, or where it leaves a choice, the sandbox has a reading of its own, which is marked: ${ours("")}. Do not take that for the service’s word.</p>
${table(
  "",
  ["Rule", "What it says", "Source", "Setting"],
  Object.entries(RULES).map(([id, { text, source, ours: own, setting }]: [string, Rule]) => [
    html`<code class="id" id="${encodeURIComponent(id)}">${id}</code>`,
    html`${prose(text)} ${ours(own)}`,
    source,
    setting !== undefined && html`<code>${setting}</code>`,
  ]),
  "",
)}
${LIFECYCLES.map(
  ({ of, rows }) => html`<h2>Life of a ${of}</h2>
${table(
  "",
  ["Rule", "From", "On", "When", "To", "Source"],
  rows.map((row) => [row.rule, badge(row.from), row.on, row.guard, html`${badge(row.to)} ${ours(row.ours)}`, row.source]),
  "",
)}`,
)}`,
  };
}
