/** The fault rules of the world: what each has hit, and forms that add and remove them. */
import { EVENT_NAMES } from "../../../events/event-record.ts";
import { OPERATION_IDS } from "../../../faults/check-rule.ts";
import { EFFECTS, effectOf } from "../../../faults/fault-rule.ts";
import type { FaultHit } from "../../../faults/faults.ts";
import { html, type Html } from "../../html.ts";
import { euros, folded, json, short, table, time } from "../components.ts";
import { choiceField, textField, type Place, type View } from "../place.ts";

/** Builds the page. */
export async function faultsView({ running, form }: Place): Promise<View> {
  const faults = running.world.faults.list();
  return {
    title: "Faults",
    main: html`<h1>Faults</h1>
<p class="soft">What goes wrong on purpose. A request is carried out before its response is lost, unless the rule has “before”.</p>
${table(
  "",
  ["Rule", "Effect", { name: "Matched", isNumber: true }, { name: "Hits", isNumber: true }, "What it hit", "Action"],
  faults.map(({ id, rule, matched, hits, hit }) => [
    id,
    folded(effectOf(rule), json(rule)),
    matched,
    hits,
    hit.length > 0 && folded(`newest ${hit.length}`, html`<ol>${hit.toReversed().map(hitLine)}</ol>`),
    form("removeFault", { label: "Remove", values: { fault: id }, isPlain: true }),
  ]),
  "No rule: nothing goes wrong.",
)}
<div class="columns">
<section class="panel"><h2>Add a rule</h2>
${form("addFault", { label: "Add", fields: fields() })}</section>
<section class="panel"><h2>Remove all rules</h2>
<p>What they have already changed stays.</p>
${form("clearFaults", { label: "Remove all", isPlain: true })}</section>
</div>`,
  };
}

const hitLine = ({ at, operation, event, merchant, id, reference, amount }: FaultHit): Html =>
  html`<li>${time(at)} ${[operation ?? event ?? "customer", merchant, id && short(id), reference, amount !== undefined && euros(amount)].filter(Boolean).join(" · ")}</li>`;

const choices = (none: string, values: readonly string[]): readonly (readonly [string, string])[] => [
  ["", none],
  ...values.map((value) => [value, value] as const),
];

const fields = (): Html => html`<div class="fields">
${choiceField(
  "effect",
  "Effect",
  Object.keys(EFFECTS).map((name) => [name, name]),
  { chosen: "drop" },
)}
${textField("value", "Value (JSON)", { hint: html`<code>{ "status": 503 }</code> for respond, <code>"fail"</code> for refundOutcome, a number for delay and duplicate; empty for the others.` })}
${choiceField("operation.id", "Operation", choices("any", OPERATION_IDS))}
${choiceField("event", "Event", choices("none", EVENT_NAMES))}
${textField("merchant", "Merchant")}
${textField("reference", "Reference")}
${textField("amount", "Amount in cents", { type: "number" })}
${textField("nth", "Only the nth match", { type: "number" })}
${textField("times", "At most this many times", { type: "number" })}
${textField("after", "After this many matches", { type: "number" })}
${textField("probability", "Probability", { type: "number" })}
${choiceField("before", "Before the request is carried out", [
  ["", "no"],
  ["true", "yes"],
])}
</div>`;
