/**
 * Plays the payment service against a shop, and finds where money or goods are lost.
 *
 * @packageDocumentation
 */
export type { CheckOutcome, CheckResult, Guard, NamedResult } from "./check/decide.ts";
export type { Finding } from "./check/finding.ts";
export { JobFailed } from "./check/jobs.ts";
export { checkShop, type ShopCheckOptions } from "./check/check-shop.ts";
export { CONFIG_FILE, type ConfigFile, readConfig } from "./config/file.ts";
export { type Given, InvalidSetting } from "./config/options.ts";
export { COMMAND_SETTINGS } from "./config/settings.ts";
export type { Act, AnyForgery, History, ShopAct } from "./history/act.ts";
export { NAMED, type NamedHistory } from "./history/named.ts";
export type { Step } from "./play/stage.ts";
export { type Breach, type Rule, type RuleName, RULES, type Verdict } from "./rules/rule.ts";
export type { Seen } from "./service/service.ts";
