/** The fault rules of the world: what each has hit, and forms that add and remove them. */
import { OPERATION_IDS } from "../../../faults/check-rule.ts";
import { EFFECTS, effectOf } from "../../../faults/fault-rule.ts";
import type { FaultHit } from "../../../faults/faults.ts";
import { html, type Html } from "@maksu/markup";
import { euros, folded, json, short, table, time } from "../components.ts";
import { areaField, type Field, type FieldGroup } from "../fields.ts";
import { BODY, callOf, fieldsOf } from "../forms.ts";
import type { Place, View } from "../place.ts";

/** Builds the page. */
export async function faultsView(place: Place): Promise<View> {
  const { running, form } = place;
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
${form("addFault", { label: "Add", fields: ruleFields() })}</section>
<div><section class="panel"><h2>The rule as JSON</h2>
<p class="soft">“As code” writes the fields’ rule here. A rule that is written here is added as it is.</p>
${form("addFault", { label: "Add this rule", fields: [areaField(BODY, await ruleJson(place), { label: "Rule, in JSON" })] })}</section>
<section class="panel"><h2>Remove all rules</h2>
<p>What they have already changed stays.</p>
${form("clearFaults", { label: "Remove all", isPlain: true })}</section></div>
</div>`,
  };
}

/** The fields of a rule: what it hits, how often, and what happens then. */
function ruleFields(): readonly FieldGroup[] {
  const operation = { choices: [["", "any"], ...OPERATION_IDS.map((id) => [id, id] as const)] as const };
  const all = fieldsOf("addFault", { "match.operation": operation });
  const isOf = ({ name }: Field): string => {
    const [first = ""] = name.split(".");
    return first === "match" ? "What it hits" : first in EFFECTS || first === "before" ? "What happens" : "How often";
  };
  return ["What it hits", "How often", "What happens"].map((legend) => ({ legend, fields: all.filter((field) => isOf(field) === legend) }));
}

/** The rule that was typed into the fields, in JSON; else the description's example. */
async function ruleJson({ sent, running }: Place): Promise<string> {
  const inJson = (rule: unknown): string => JSON.stringify(rule, undefined, 2);
  if (sent?.operation === "addFault" && sent.isShown) return inJson(callOf("addFault", running.world.name, sent.fields).body);
  const { examples } = await import("../../../generated/examples.ts");
  return inJson(examples.addFault.lost.body);
}

const hitLine = ({ at, operation, event, merchant, id, reference, amount }: FaultHit): Html =>
  html`<li>${time(at)} ${[operation ?? event ?? "customer", merchant, id && short(id), reference, amount !== undefined && euros(amount)].filter(Boolean).join(" · ")}</li>`;
