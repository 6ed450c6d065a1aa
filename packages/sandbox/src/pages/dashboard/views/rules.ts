/** Every rule and every transition of the sandbox, with its source; what no document says is marked. The address filters them: `?text=stamp`. */
import { html, type Html } from "@maksu/markup";
import { LIFECYCLES } from "../../../domain/lifecycles.ts";
import type { Rule } from "../../../domain/rules/rule.ts";
import { RULES } from "../../../domain/rules/rules.ts";
import { counted } from "../../../ground/counted.ts";
import { badge, ours, prose, table } from "../components.ts";
import { textField } from "../fields.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function rulesView({ query, href }: Place): Promise<View> {
  const wanted = query.get("text")?.trim() ?? "";
  const words = wanted.toLowerCase().split(/\s+/);
  const fits = (...texts: readonly (string | undefined)[]): boolean => {
    const text = texts.join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const rules = (Object.entries(RULES) as [string, Rule][]).filter(([id, { text, source, ours: own, setting }]) =>
    fits(id, text, source, own, setting),
  );
  const lives = LIFECYCLES.map(({ of, rows }) => ({
    of,
    rows: rows.filter(({ rule, from, on, guard, to, source, ours: own }) => fits(of, rule, from, on, guard, to, source, own)),
  })).filter(({ rows }) => rows.length > 0);
  const count = lives.reduce((sum, { rows }) => sum + rows.length, rules.length);
  return {
    title: "Rules",
    main: html`<h1>Rules</h1>
<p>Each rule is from a document or from public facts. Where there is none, or where it leaves a choice, the sandbox has a reading of its own, which is marked: ${ours("")}. Do not take that for the service’s word.</p>
<form class="act" action="${href("rules")}"><div class="fields">${textField("text", wanted, { label: "Rules that have these words", hint: "Of an id, a text, a source, a state, a setting" }).show()}</div>
<div class="actions"><button class="plain">Show</button>${wanted !== "" && html`<a class="button plain" href="${href("rules")}">Show all</a>`}</div></form>
${wanted !== "" && html`<p role="status">${counted(count, "rule")} with “${wanted}”.</p>`}
${rules.length > 0 && ruleTable(rules)}
${lives.map(
  ({ of, rows }) => html`<h2>Life of a ${of}</h2>
${table(
  "",
  ["Rule", "From", "On", "When", "To", "Source"],
  rows.map((row, index) => [
    // Several transitions have one rule: its links lead to the first one.
    rows.findIndex(({ rule }) => rule === row.rule) === index ? html`<span id="${row.rule}">${row.rule}</span>` : row.rule,
    badge(row.from),
    row.on,
    row.guard,
    html`${badge(row.to)} ${ours(row.ours)}`,
    row.source,
  ]),
  "",
)}`,
)}`,
  };
}

const ruleTable = (rules: readonly (readonly [string, Rule])[]): Html =>
  table(
    "",
    ["Rule", "What it says", "Source", "Setting"],
    rules.map(([id, { text, source, ours: own, setting }]) => [
      html`<code class="id" id="${encodeURIComponent(id)}">${id}</code>`,
      html`${prose(text)} ${ours(own)}`,
      source,
      setting !== undefined && html`<code>${setting}</code>`,
    ]),
    "",
  );
