/** Settings of a world and of its merchants. */
import { LIFECYCLES } from "../../../domain/lifecycles.ts";
import { RULES } from "../../../domain/rules/rules.ts";
import { type Content, html, type Html } from "@maksu/markup";
import { bodyInputs, type FieldContent, fieldsOf, labelFor, type Operation } from "../forms.ts";
import { accountTabs } from "../lists.ts";
import { type Place, type View } from "../place.ts";
import { rowLink, ruleLink } from "../rule-link.ts";

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
${form("configure", { label: "Save", fields: fieldsOf("configure", contentsOf(place, "configure", world.settings)) })}</section>
<section class="panel"><h2>Merchant</h2>
${accountTabs(place, "settings", KINDS, merchant?.account ?? "")}
${
  merchant &&
  form("configureMerchant", {
    label: "Save",
    values: { account: merchant.account },
    fields: fieldsOf("configureMerchant", contentsOf(place, "configureMerchant", merchant.settings)),
  })
}
${merchant && merchant.kind !== "sub-merchant" && html`<h3>Secrets</h3><div class="actions">${form("rotateSecret", { label: "Add a second secret", values: { account: merchant.account }, isPlain: true })}${form("retireSecret", { label: "Retire the older secret", values: { account: merchant.account }, isPlain: true })}</div>`}</section>
</div>`,
  };
}

/** Each setting in words, with its value now, what it does and is by default, and the rules that it is another reading of. */
const contentsOf = (place: Place, operation: Operation, settings: object): Readonly<Record<string, FieldContent>> =>
  Object.fromEntries(
    bodyInputs(operation).map((name) => {
      const [first = "", member] = name.split(".");
      const whole = (settings as Readonly<Record<string, unknown>>)[first];
      const value = member === undefined ? whole : (Object(whole) as Readonly<Record<string, unknown>>)[member];
      const label = html`${member !== undefined && `${labelFor(operation, first)}: `}${labelFor(operation, name)} <code>${name}</code>`;
      const links = rulesOf(place, first);
      return [name, { value, label, isStanding: true, ...(links.length > 0 && { links: ["Rules: ", links] }) }];
    }),
  );

/** Links to the rules that settings change, and to the transitions whose readings name one, each with the setting. */
const LINKS: readonly (readonly [setting: string, link: (place: Place) => Html])[] = [
  ...Object.entries(RULES).flatMap(([id, rule]) =>
    rule.setting === undefined ? [] : [[rule.setting, (place: Place) => ruleLink(place, id, rule)] as const],
  ),
  ...LIFECYCLES.flatMap(({ rows }) => rows).flatMap((row) =>
    Array.from(row.ours?.matchAll(/`(\w+)`/g) ?? [], ([, name = ""]) => [name, (place: Place) => rowLink(place, row)] as const),
  ),
];

const rulesOf = (place: Place, name: string): readonly Content[] =>
  LINKS.flatMap(([setting, link]) => (setting === name ? [link(place), " "] : []));
