/** The next steps of something that has a lifecycle: a form for each transition that the dashboard can cause. */
import type { Row } from "../../domain/lifecycle.ts";
import type { Timers } from "../../domain/timers.ts";
import { html, type Content, type Html } from "@maksu/markup";
import { badge, ours, time } from "./components.ts";
import { rowLink } from "./rule-link.ts";
import type { FormContent, Place } from "./place.ts";
import type { Operation } from "./forms.ts";

type AnyRow = Row<string, string, string>;

/** A trigger: the rows that it can take, depending on the method, and what causes it. */
export interface Step {
  readonly trigger: string;
  readonly rows: readonly AnyRow[];
  readonly cause: Cause;
}

/** A form; a request that only the shop can send; or only time. */
export type Cause =
  | { readonly by: "form"; readonly operation: Operation; readonly content: Omit<FormContent, "label"> }
  | { readonly by: "shop"; readonly operations: string }
  | { readonly by: "time" };

/** A list of steps, each with its form or its time. */
export function nextSteps(place: Place, steps: readonly Step[], timers: Timers): Html {
  if (steps.length === 0) return html`<p class="soft">Its status is final.</p>`;
  return html`<ul class="steps">
${steps.map(
  ({ trigger, rows, cause }) => html`<li>
<div><h3>${trigger}</h3>${rows.map((row) => html`<p class="soft">${rowLink(place, row)} → ${badge(row.to)}${row.waitsFor !== undefined && ` waits for ${row.waitsFor}`} ${ours(row.ours)}</p>`)}</div>
<div class="forms">${causeForm(place, trigger, cause)}${dueForm(place, trigger, timers[trigger])}</div>
</li>`,
)}
</ul>`;
}

function causeForm(place: Place, trigger: string, cause: Cause): Content {
  if (cause.by === "form") return place.form(cause.operation, { label: capital(trigger), ...cause.content });
  return cause.by === "shop" && html`<p class="soft">By a request of the shop: ${cause.operations}.</p>`;
}

/** A timer's time, and a form that advances the clock to it. */
function dueForm(place: Place, trigger: string, at: string | undefined): Content {
  if (at === undefined) return undefined;
  return html`<p class="soft">By itself at ${time(at)}</p>${advanceTo(place, Date.parse(at), `Advance to “${trigger}”`)}`;
}

/** A form that advances the clock to a time. */
export function advanceTo({ form, running: { world } }: Place, at: number, label: string): Html {
  const seconds = Math.max(0, at - world.clock.now()) / 1000;
  return form("advanceClock", { label, values: { seconds: String(seconds) }, isPlain: true });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
