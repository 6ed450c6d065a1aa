/** Settings of a world and of its merchants. */
import { RULES } from "../../../domain/rules/rules.ts";
import { DEFAULT_MERCHANT_SETTINGS, DEFAULT_SETTINGS, SETTING_VALUES } from "../../../domain/settings.ts";
import { SETTLEMENT_CYCLES } from "../../../domain/settlements/cycle.ts";
import { type Content, html, type Html } from "../../html.ts";
import { ours, prose } from "../components.ts";
import { SETTING } from "../forms.ts";
import { accountTabs } from "../lists.ts";
import { choiceField, textField, type Place, type View } from "../place.ts";

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
${form("configureWorld", { label: "Save", fields: Object.entries({ ...DEFAULT_SETTINGS, ...world.settings }).map(([name, value]) => field(name, value)) })}</section>
<section class="panel"><h2>Merchant</h2>
${accountTabs(place, "settings", KINDS, merchant?.account ?? "")}
${
  merchant &&
  form("configureMerchant", {
    label: "Save",
    values: { account: merchant.account },
    fields: Object.entries({ methods: undefined, linkedAccount: undefined, ...DEFAULT_MERCHANT_SETTINGS, ...merchant.settings }).map(
      ([name, value]) => field(name, value),
    ),
  })
}
${merchant && merchant.kind !== "sub-merchant" && html`<h3>Secrets</h3><div class="actions">${form("rotateSecret", { label: "Add a second secret", values: { account: merchant.account }, isPlain: true })}${form("retireSecret", { label: "Retire the older secret", values: { account: merchant.account }, isPlain: true })}</div>`}</section>
</div>`,
  };
}

const CHOICES: Readonly<Record<string, readonly string[]>> = { ...SETTING_VALUES, settlementCycle: SETTLEMENT_CYCLES };

/** The field of a setting: its value is JSON. */
function field(name: string, value: unknown): Html {
  const choices = CHOICES[name] ?? (typeof value === "boolean" ? [true, false] : undefined);
  const current = JSON.stringify(value);
  const hint = hintOf(name);
  return choices
    ? choiceField(
        SETTING + name,
        name,
        choices.map((choice) => [JSON.stringify(choice), String(choice)]),
        { chosen: current, hint },
      )
    : textField(SETTING + name, `${name} (JSON)`, { value: current ?? "", hint });
}

/** What a setting is another reading of. */
function hintOf(name: string): Content {
  const rule = Object.values(RULES).find(({ setting }) => setting === name);
  return rule && html`${prose(rule.text)} ${ours(rule.ours)}`;
}
