/** Parts of the dashboard's pages. */
import { type Content, html, type Html } from "@maksu/markup";
import { money } from "../language.ts";
import { maskedJson } from "../../ground/masked-text.ts";
import { withoutDirection } from "./masking.ts";

/** Cents as text: `€15.25`. */
export const euros = (cents: number): string => money(cents, "EN");

/** A time to the second, in UTC. Texts are in ISO 8601 as documents have them. */
export const time = (at: string | number): Html => {
  const iso = typeof at === "string" ? at : new Date(at).toISOString();
  return html`<time datetime="${iso}" title="${iso}">${iso.slice(0, 19).replace("T", " ")}</time>`;
};

const TONES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    good: ["ok", "paid", "completed", "added", "acknowledged", "paid out"],
    bad: ["fail", "cancelled", "failed", "given up", "blocked"],
    wait: ["new", "pending", "delayed", "authorization-hold", "waiting", "waiting payment", "waiting acceptance", "open", "created"],
  }).flatMap(([tone, states]) => states.map((state) => [state, tone])),
);

/** A state, in its colour. */
export const badge = (state: string): Html => html`<span class="badge${TONES[state] ? ` ${TONES[state]}` : ""}">${state}</span>`;

/** The status of a response. */
export const statusBadge = (status: number): Html => html`<span class="badge ${status < 400 ? "good" : "bad"}">${status}</span>`;

/** A sentence whose code stands between grave accents. */
export const prose = (text: string): Content => text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

/** A statement that no document makes, marked. */
export const ours = (text: string | undefined): Content =>
  text !== undefined && html`<span class="ours"><strong>Sandbox’s reading</strong> ${prose(text)}</span>`;

/** A shortened id. */
export const short = (id: string): string => (id.length > 13 ? `${id.slice(0, 8)}…` : id);

/** Names and values; those without a value are left out. */
export const facts = (values: Readonly<Record<string, Content>>): Html => html`<dl class="facts">
${Object.entries(values)
  .filter(([, value]) => value !== undefined && value !== false && value !== null && value !== "")
  .map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}
</dl>`;

/** A column: its heading, and whether it has numbers. */
export type Column = string | { readonly name: string; readonly isNumber: true };

/** A table; a sentence in place of one without rows. On a phone each row is a block, each cell with its heading. */
export function table(caption: string, columns: readonly Column[], rows: readonly (readonly Content[])[], none: string): Html {
  if (rows.length === 0) return html`<p class="soft">${none}</p>`;
  const names = columns.map((column) => (typeof column === "string" ? column : column.name));
  const classes = columns.map((column) => typeof column !== "string" && NUMBER);
  const labels = names.map((name) => html` data-label="${name}"`);
  return html`<table class="rows">
<caption class="${caption === "" ? "hidden" : ""}">${caption === "" ? "Rows" : caption}</caption>
<thead><tr>${names.map((name, index) => html`<th scope="col"${classes[index]}>${name}</th>`)}</tr></thead>
<tbody>
${rows.map(
  (
    row,
  ) => html`<tr>${row.map((cell, index) => html`<td${labels[index]}${isAbsent(cell) ? NONE : classes[index]}><div>${cell}</div></td>`)}</tr>
`,
)}</tbody>
</table>`;
}

const NUMBER = html` class="number"`;
const NONE = html` class="none"`;

const isAbsent = (cell: Content): boolean => cell === undefined || cell === null || cell === false || cell === "";

/** A value as indented JSON, with what is secret masked. */
export const json = (value: unknown): Html =>
  html`<pre class="code" tabindex="0">${withoutDirection(maskedJson(JSON.stringify(value, undefined, 2) ?? ""))}</pre>`;

/** A text as it is, with what changes its direction made visible. The script adds a button that copies it. */
export const code = (text: string): Html => html`<pre class="code" tabindex="0">${withoutDirection(text)}</pre>`;

/** A shell's commands that send something again; a sentence where there are none. */
export const curl = (commands: string | undefined): Html =>
  folded(
    "As curl",
    commands === undefined
      ? html`<p class="soft">It is signed in another way, or its body is not kept: the page’s form and the clients send such a one.</p>`
      : html`<p class="soft">Signed again: put the merchant’s secret into the variable <code>KEY</code>.</p>${code(commands)}`,
  );

/** Something to open. */
export const folded = (summary: string, content: Content): Html => html`<details><summary>${summary}</summary>${content}</details>`;

/** A link for each choice, the current one marked. */
export const tabs = (
  label: string,
  choices: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean; readonly count?: number }[],
): Html => html`<nav class="tabs" aria-label="${label}"><ul>
${choices.map(
  ({ name, href, isCurrent, count }) =>
    html`<li><a href="${href}"${isCurrent && html` aria-current="page"`}>${name}${count !== undefined && html` <span class="count">${count.toLocaleString("en")}</span>`}</a></li>`,
)}
</ul></nav>`;
