/** The settings of a world: another reading wherever the documents leave a choice. Types, values and defaults are the description's. */
import { DEFAULT_MERCHANT_SETTINGS as MERCHANT_DEFAULTS, DEFAULT_SETTINGS as DEFAULTS, SETTINGS_VALUES } from "../generated/defaults.ts";
import type { MerchantSettings as DescribedMerchantSettings, Settings as DescribedSettings } from "../generated/schema.ts";
import { objectOption } from "@maksu/service-front";
import type { OptionRule } from "@maksu/signing/options";
import { InvalidInput } from "./input-error.ts";
import { METHODS } from "./methods.ts";

type ReadonlyDeep<Value> = Value extends object ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> } : Value;

/** Settings of a world. */
export type Settings = Required<ReadonlyDeep<DescribedSettings>>;

/** The defaults. */
export const DEFAULT_SETTINGS: Settings = DEFAULTS;

/** The values of the settings that are one of several words. */
export const SETTING_VALUES: {
  readonly [name in keyof Settings as Settings[name] extends string ? name : never]: readonly Settings[name][];
} = SETTINGS_VALUES;

/** The settings of a merchant that have no default: all methods, and no other account. */
type WithoutDefault = "methods" | "linkedAccount";

/** Settings of a merchant. */
export type MerchantSettings = Required<Omit<ReadonlyDeep<DescribedMerchantSettings>, WithoutDefault>> &
  Pick<ReadonlyDeep<DescribedMerchantSettings>, WithoutDefault>;

/** The defaults. */
export const DEFAULT_MERCHANT_SETTINGS: MerchantSettings = MERCHANT_DEFAULTS;

/**
 * Checks what the description does not say of settings.
 *
 * @param at - the place of the settings
 * @throws InvalidInput that names the setting
 */
export function checkSettings({ callbackRetry = [], map = {} }: Partial<Settings>, at: readonly string[]): void {
  const entry = Object.entries(map).find((each) => !each.every(isOrigin));
  if (entry) throw new InvalidInput([...at, "map", entry[0]], `must be ${ORIGINS}, not ${JSON.stringify(entry[1])}`);
  const wrong = callbackRetry.findIndex((seconds, index) => seconds <= (callbackRetry[index - 1] ?? 0));
  if (wrong > 0)
    throw new InvalidInput(
      [...at, "callbackRetry", String(wrong)],
      `must be more than ${callbackRetry[wrong - 1]}, not ${callbackRetry[wrong]}`,
    );
}

const isOrigin = (text: unknown): boolean => typeof text === "string" && /^https?:\/\/[^/?#@*\s\\]+\/?$/i.test(text) && URL.canParse(text);

const ORIGINS = "scheme and host such as https://shop.example.com, with the address that it stands for, such as http://127.0.0.1:8080";

/** Addresses by what they stand for, as an option. */
export const mapOption: OptionRule = {
  allowed: `an object of ${ORIGINS}`,
  accepts: (value) => objectOption.accepts(value) && Object.entries(Object(value)).every((each) => each.every(isOrigin)),
  takes: "an object",
};

const METHOD_IDS: readonly string[] = METHODS.map(({ id }) => id);

/**
 * Checks what the description does not say of a merchant's settings: which methods there are.
 *
 * @param at - the place of the settings
 * @throws InvalidInput that names the setting
 */
export function checkMerchantSettings(
  { methods = [], directMethods = [], methodFees = {} }: Partial<MerchantSettings>,
  at: readonly string[],
): void {
  const named: readonly (readonly [at: readonly string[], id: string])[] = [
    ...methods.map((id, index) => [["methods", String(index)], id] as const),
    ...directMethods.map((id, index) => [["directMethods", String(index)], id] as const),
    ...Object.keys(methodFees).map((id) => [["methodFees", id], id] as const),
  ];
  const wrong = named.find(([, id]) => !METHOD_IDS.includes(id));
  if (wrong) throw new InvalidInput([...at, ...wrong[0]], `must be one of ${METHOD_IDS.join(", ")}, not ${JSON.stringify(wrong[1])}`);
}
