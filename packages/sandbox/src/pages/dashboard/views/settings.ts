/** Settings of a world and of its merchants. */
import { RULES } from "../../../domain/rules/rules.ts";
import { html } from "@maksu/markup";
import { ours, prose } from "../components.ts";
import { type FieldContent, fieldsOf } from "../forms.ts";
import { accountTabs } from "../lists.ts";
import { type Place, type View } from "../place.ts";

const KINDS = ["normal", "aggregate", "sub-merchant", "merchant"] as const;

/** Builds the page. */
export async function settingsView(place: Place): Promise<View> {
  const {
    running: { world },
    form,
    query,
  } = place;
  const merchant = world.merchants.get(query.get("account") ?? "") ?? [...world.merchants.values()][0];
  return {
    title: "Settings",
    main: html`<h1>Settings</h1>
<p class="soft">Where the documents leave a choice, a setting has another reading. What is left empty stays as it is.</p>
<div class="columns">
<section class="panel"><h2>World</h2>
${form("configure", { label: "Save", fields: fieldsOf("configure", contentsOf(world.settings)) })}</section>
<section class="panel"><h2>Merchant</h2>
${accountTabs(place, "settings", KINDS, merchant?.account ?? "")}
${
  merchant &&
  form("configureMerchant", {
    label: "Save",
    values: { account: merchant.account },
    fields: fieldsOf("configureMerchant", contentsOf(merchant.settings)),
  })
}
${merchant && merchant.kind !== "sub-merchant" && html`<h3>Secrets</h3><div class="actions">${form("rotateSecret", { label: "Add a second secret", values: { account: merchant.account }, isPlain: true })}${form("retireSecret", { label: "Retire the older secret", values: { account: merchant.account }, isPlain: true })}</div>`}</section>
</div>`,
  };
}

/** What a world has now of each setting, with the rule that it is another reading of. */
const contentsOf = (settings: object): Readonly<Record<string, FieldContent>> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]: [string, unknown]) =>
      typeof value === "object" && value !== null && name === "fees"
        ? Object.entries(value).map(([part, each]) => [`${name}.${part}`, { value: each, label: `Fees: ${part}` }])
        : [[name, { value, label: name, ...hintOf(name) }]],
    ),
  );

function hintOf(name: string): Pick<FieldContent, "hint"> {
  const rule = Object.values(RULES).find(({ setting }) => setting === name);
  return rule ? { hint: html`${prose(rule.text)} ${ours(rule.ours)}` } : {};
}
