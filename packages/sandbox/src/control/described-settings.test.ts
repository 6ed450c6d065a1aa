/** The settings of the description are those of the domain: the same names, types and values. */
import { expect, expectTypeOf, test } from "vitest";
import { DEFAULT_MERCHANT_SETTINGS, DEFAULT_SETTINGS, type MerchantSettings, SETTING_VALUES, type Settings } from "../domain/settings.ts";
import { SETTLEMENT_CYCLES } from "../domain/settlements/cycle.ts";
import { DESCRIPTION } from "../../test/support/refereed-control.ts";
import type { Act } from "../acts/acts.ts";
import type { EventMatch } from "../acts/event-match.ts";
import type { PayOutcome } from "../acts/pay-options.ts";
import type { HandlerInput } from "./handlers/handler.ts";
import type * as described from "./generated/schema.ts";

type Described = Readonly<Record<string, { readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>> }>>;
const { schemas } = (DESCRIPTION as { readonly components: { readonly schemas: Described } }).components;
const valuesOf = (schema: string): object =>
  Object.fromEntries(Object.entries(schemas[schema]?.properties ?? {}).flatMap(([name, each]) => (each.enum ? [[name, each.enum]] : [])));

test("settings of a world are those of the domain", () => {
  expect(Object.keys(schemas["Settings"]?.properties ?? {})).toEqual(Object.keys(DEFAULT_SETTINGS));
  expect(valuesOf("Settings")).toEqual(SETTING_VALUES);
  expectTypeOf<keyof described.Settings>().toEqualTypeOf<keyof Settings>();
  expectTypeOf<described.Settings>().toExtend<Partial<Settings>>();
});

test("settings of a merchant are those of the domain", () => {
  expect(Object.keys(schemas["MerchantSettings"]?.properties ?? {})).toEqual(
    expect.arrayContaining(Object.keys(DEFAULT_MERCHANT_SETTINGS)),
  );
  expect(valuesOf("MerchantSettings")).toEqual({ settlementCycle: SETTLEMENT_CYCLES, eventSecret: ["older", "newer"] });
  expectTypeOf<keyof described.MerchantSettings>().toEqualTypeOf<keyof MerchantSettings>();
  expectTypeOf<described.MerchantSettings>().toExtend<Partial<MerchantSettings>>();
});

test("acts, outcomes and matches are those of the test API", () => {
  expectTypeOf<HandlerInput<"resolve">["body"]["act"]>().toEqualTypeOf<Act>();
  expectTypeOf<NonNullable<HandlerInput<"pay">["body"]["outcome"]>>().toEqualTypeOf<PayOutcome>();
  expectTypeOf<keyof NonNullable<described.EventQuery["match"]>>().toEqualTypeOf<keyof EventMatch>();
  expect(Object.keys(schemas["EventQuery"]?.properties ?? {})).toEqual(["name", "match", "timeoutMs"]);
});
