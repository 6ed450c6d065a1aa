/** The rows that scenarios of the sandbox have to show: read from the descriptions, the transition tables, the rules and the settings. */
import { TRIGGERS } from "@maksu/mock-server";
import { DEFAULT_MERCHANT_SETTINGS, DEFAULT_SETTINGS, LIFECYCLES, RULES, SETTING_VALUES, type Transition } from "@maksu/sandbox";
import type { Coverage } from "../contract/coverage/coverage.ts";
import { codesOf } from "../contract/responses/codes.ts";
import { conditionExamples } from "../contract/responses/conditions.ts";
import type { DescribedApi } from "./described-api.ts";

/** The rows that are counted, in the order of the table. */
export const SANDBOX_ROWS = ["operations", "statuses", "errors", "events", "transitions", "rules", "settings"] as const;
export type SandboxRow = (typeof SANDBOX_ROWS)[number];

/** The name of something counted: an operation of an API, a status of an operation. */
export const subject = (...names: readonly string[]): string => names.join(" ");

export const transitionName = ({ of, rule, from, on, to }: Pick<Transition, "of" | "rule" | "from" | "on" | "to">): string =>
  `${of} ${rule}: ${from} to ${to} on ${on}`;

/** The name of a setting's value: of one with many values, whether it is the default. */
export function settingName(name: string, value: unknown): string {
  const fallback = DEFAULTS[name];
  const isWord = typeof value === "boolean" || Object.hasOwn(SETTING_VALUES, name);
  return `${name}: ${isWord ? String(value) : JSON.stringify(value) === JSON.stringify(fallback) ? "default" : "another"}`;
}

const DEFAULTS: Readonly<Record<string, unknown>> = { ...DEFAULT_SETTINGS, ...DEFAULT_MERCHANT_SETTINGS };

/** Lists all that has to be shown. */
export function wantAll(coverage: Coverage<SandboxRow>, apis: readonly DescribedApi[]): void {
  for (const api of apis) {
    for (const { operationId, responses } of api.operations) {
      coverage.want("operations", subject(api.name, operationId));
      for (const status of responses.keys()) coverage.want("statuses", subject(api.name, operationId, status));
    }
    for (const example of [...conditionExamples(api.operations), ...api.operations.flatMap(codesOf)])
      if (isPossible(api, example)) coverage.want("errors", subject(api.name, example));
    for (const event of api.events) coverage.want("events", subject(api.name, event));
  }
  for (const { of, rows } of LIFECYCLES) for (const row of rows) coverage.want("transitions", transitionName({ of, ...row }));
  for (const rule of Object.keys(RULES)) coverage.want("rules", rule);
  for (const [name, value] of Object.entries(DEFAULTS))
    for (const each of valuesOf(name, value)) coverage.want("settings", `${name}: ${each}`);
  // Without a default: every method, and no linked account.
  for (const name of ["methods", "linkedAccount"]) coverage.want("settings", `${name}: another`);
}

/** Whether an operation that the sandbox has causes an error: others may share the list of examples that it stands in. */
function isPossible({ name, operations }: DescribedApi, example: string): boolean {
  const causes = TRIGGERS.filter((trigger) => trigger.api === name && trigger.example === example);
  const has = ({ operations: ids }: (typeof causes)[number]): boolean => operations.some(({ operationId }) => ids.includes(operationId));
  return causes.length === 0 || causes.some(has);
}

function valuesOf(name: string, value: unknown): readonly string[] {
  const listed: Readonly<Record<string, readonly unknown[] | undefined>> = SETTING_VALUES;
  const values = typeof value === "boolean" ? [false, true] : (listed[name] ?? ["default", "another"]);
  return values.map(String);
}
