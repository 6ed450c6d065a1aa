/** Checks fault rules before they apply: one that is misspelled would silently hit nothing. */
import {
  booleanOption,
  checkOptions,
  enumOption,
  integerOption,
  type OptionRule,
  type OptionRules,
  stringOption,
  suggestion,
} from "@maksu/signing/options";
import { operationTable as legacyTable } from "@maksu/legacy-api";
import { operationTable as merchantTable } from "@maksu/merchant-api";
import { operationTable as paymentTable } from "@maksu/payment-api";
import { objectOption } from "@maksu/service-front";
import { InputError } from "../domain/input-error.ts";
import { EVENT_NAMES } from "../events/event-record.ts";
import { EFFECTS, effectsIn, type FaultMatch, type FaultRule, kindOf } from "./fault-rule.ts";

/** The operations of all APIs. */
export const OPERATION_IDS: readonly string[] = [
  ...new Set([paymentTable, merchantTable, legacyTable].flatMap((table) => Object.keys(table))),
];

const onlyTrue: OptionRule = { allowed: "true", accepts: (value) => value === true, takes: "a boolean" };

const MATCH_RULES: OptionRules<FaultMatch> = {
  operation: stringOption,
  event: stringOption,
  merchant: { allowed: "an account or a merchant ID", accepts: (value) => Number.isSafeInteger(value) || stringOption.accepts(value) },
  reference: stringOption,
  amount: integerOption(0, undefined, "of cents"),
  nth: integerOption(1),
};

const RULES: OptionRules<FaultRule> = {
  match: objectOption,
  times: integerOption(1),
  after: integerOption(0),
  probability: {
    allowed: "a number from 0 to 1",
    accepts: (value) => typeof value === "number" && value >= 0 && value <= 1,
    showsNumbers: true,
  },
  before: booleanOption,
  respond: objectOption,
  drop: onlyTrue,
  delay: integerOption(1, 600_000, "of milliseconds"),
  truncate: onlyTrue,
  duplicate: integerOption(1, 100),
  outOfOrder: onlyTrue,
  decline: onlyTrue,
  refundOutcome: enumOption("rejected", "fail"),
  lateOutcome: onlyTrue,
};

/**
 * Checks a fault rule.
 *
 * @param place - what messages begin with: `faults[2].`
 * @throws InputError that names the field and its rule
 */
export function checkFaultRule(given: unknown, place = ""): asserts given is FaultRule {
  const failing =
    (field: string) =>
    (message: string): Error =>
      new InputError(`${place}${field}${message}`);
  checkOptions(given ?? null, RULES, failing(""));
  const rule = (given ?? {}) as FaultRule;
  checkOptions(rule.match, MATCH_RULES, failing("match."));
  checkKnown("event", rule.match?.event, EVENT_NAMES, failing("match."));
  checkKnown("operation", rule.match?.operation, OPERATION_IDS, failing("match."));
  if (rule.respond) checkOptions(rule.respond, { status: { ...integerOption(400, 599), required: true } }, failing("respond."));
  const mistake = mistakeIn(rule);
  if (mistake !== undefined) throw failing("")(mistake);
}

function checkKnown(what: string, given: string | undefined, known: readonly string[], fail: (message: string) => Error): void {
  if (given !== undefined && !known.includes(given)) throw fail(`${what}: unknown ${what}; ${suggestion(given, known, `${what}s`)}`);
}

/** What is wrong with the fields of a rule together, each of which is valid. */
function mistakeIn(rule: FaultRule): string | undefined {
  const { match = {}, times, after, before } = rule;
  const [effect, another] = effectsIn(rule);
  if (effect === undefined) return `an effect is missing; a rule has one of ${Object.keys(EFFECTS).join(", ")}`;
  if (another !== undefined) return `${effect} and ${another}: a rule has one effect; add a rule for each`;
  const { kinds, operations = OPERATION_IDS, takesBefore } = EFFECTS[effect];
  const kind = kindOf(rule);
  if (!kinds.includes(kind)) return `match.event: ${effect} does not apply to events`;
  if (match.operation !== undefined) {
    if (kind === "event") return `match.operation: ${effect} of an event has none`;
    if (operations.length === 0) return `match.operation: ${effect} applies to what the customer does, and has none`;
    if (!operations.includes(match.operation))
      return `match.operation: ${effect} does not apply to it; ${suggestion(match.operation, operations, "operations")}`;
  }
  if (match.nth !== undefined && (times !== undefined || after !== undefined)) return "match.nth: can't be combined with times or after";
  if (before !== undefined && (kind !== "request" || !takesBefore)) return "before: applies to respond and to drop of a request";
  return undefined;
}
