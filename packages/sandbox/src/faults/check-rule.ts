/** Checks fault rules before they apply: one that is misspelled would silently hit nothing. */
import { suggestion } from "@maksu/signing/options";
import { operationTable as legacyTable } from "@maksu/legacy-api";
import { operationTable as merchantTable } from "@maksu/merchant-api";
import { operationTable as paymentTable } from "@maksu/payment-api";
import { InvalidInput } from "../domain/input-error.ts";
import { EFFECTS, effectsIn, type FaultRule, kindOf } from "./fault-rule.ts";

/** The operations of all APIs. */
export const OPERATION_IDS: readonly string[] = [
  ...new Set([paymentTable, merchantTable, legacyTable].flatMap((table) => Object.keys(table))),
];

/**
 * Checks what the description does not say of a fault rule.
 *
 * @param at - the place of the rule
 * @throws InvalidInput that names the field and its rule
 */
export function checkFaultRule(rule: FaultRule, at: readonly string[] = ["body"]): void {
  const { operation } = rule.match ?? {};
  if (operation !== undefined && !OPERATION_IDS.includes(operation))
    throw new InvalidInput([...at, "match", "operation"], `is unknown; ${suggestion(operation, OPERATION_IDS, "operations")}`);
  const [field, sentence] = mistakeIn(rule) ?? [];
  if (sentence !== undefined) throw new InvalidInput([...at, ...(field ?? "").split(".").filter(Boolean)], sentence);
}

/** The fault in a combination of a rule's fields, each of which is valid. */
function mistakeIn(rule: FaultRule): readonly [field: string, sentence: string] | undefined {
  const { match = {}, times, after, before } = rule;
  const [effect, another] = effectsIn(rule);
  if (effect === undefined) return ["", `an effect is missing; a rule has one of ${Object.keys(EFFECTS).join(", ")}`];
  if (another !== undefined) return [another, `stands beside ${effect}: a rule has one effect; add a rule for each`];
  const { kinds, operations = OPERATION_IDS, takesBefore } = EFFECTS[effect];
  const kind = kindOf(rule);
  if (!kinds.includes(kind)) return ["match.event", `${effect} does not apply to events`];
  if (match.operation !== undefined) {
    if (kind === "event") return ["match.operation", `${effect} of an event has none`];
    if (operations.length === 0) return ["match.operation", `${effect} applies to what the customer does, and has none`];
    if (!operations.includes(match.operation))
      return ["match.operation", `${effect} does not apply to it; ${suggestion(match.operation, operations, "operations")}`];
  }
  if (match.nth !== undefined && (times !== undefined || after !== undefined))
    return ["match.nth", "can't be combined with times or after"];
  if (before !== undefined && (kind !== "request" || !takesBefore)) return ["before", "applies to respond and to drop of a request"];
  return undefined;
}
