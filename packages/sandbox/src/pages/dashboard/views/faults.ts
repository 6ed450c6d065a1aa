/** The fault rules of the world: what each has hit, and forms that add and remove them. */
import { OPERATION_IDS } from "../../../faults/check-rule.ts";
import { effectOf } from "../../../faults/fault-rule.ts";
import type { FaultHit } from "../../../faults/faults.ts";
import { html, type Html } from "@maksu/markup";
import { euros, folded, json, short, table, time } from "../components.ts";
import { fieldsOf } from "../forms.ts";
import type { Place, View } from "../place.ts";

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
${form("addFault", { label: "Add", fields: fieldsOf("addFault", { "match.operation": { choices: [["", "any"], ...OPERATION_IDS.map((id) => [id, id] as const)] } }) })}</section>
<section class="panel"><h2>Remove all rules</h2>
<p>What they have already changed stays.</p>
${form("clearFaults", { label: "Remove all", isPlain: true })}</section>
</div>`,
  };
}

const hitLine = ({ at, operation, event, merchant, id, reference, amount }: FaultHit): Html =>
  html`<li>${time(at)} ${[operation ?? event ?? "customer", merchant, id && short(id), reference, amount !== undefined && euros(amount)].filter(Boolean).join(" · ")}</li>`;
