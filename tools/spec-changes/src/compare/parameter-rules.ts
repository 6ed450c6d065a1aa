/** Rules between an operation's parameters. */
import { isObject, type JsonObject, listAt, operationsOf, textAt } from "@maksu/openapi";
import type { Finding } from "./finding.ts";
import { isNote } from "./house-rules.ts";
import { fragmentOf } from "./pointer.ts";
import { subjectOf } from "./subject.ts";
import { became, shown } from "../words.ts";

export const parameterRules = "x-parameter-rules";

/** An operation that moved is the one that it was; what comes or goes with its operation is not reported. */
export function parameterRuleChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  const earlier = operationsOf(before);
  return operationsOf(after).flatMap(({ at, operation, operationId }) => {
    const old = earlier.find((each) => fragmentOf(each.at) === fragmentOf(at)) ?? earlier.find((each) => each.operationId === operationId);
    if (!old) return [];
    const [was, is] = [rulesOf(old.operation), rulesOf(operation)];
    const place = { subject: subjectOf(after, at, undefined), pointer: fragmentOf([...at, parameterRules]) };
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => changesOf(name, was.get(name), is.get(name), place));
  });
}

function changesOf(
  name: string,
  was: JsonObject | undefined,
  is: JsonObject | undefined,
  place: Pick<Finding, "subject" | "pointer">,
): readonly Finding[] {
  const rule = `the rule ${shown(name)}`;
  if (!is) return [{ ...place, impact: "minor", text: `${rule} no longer applies` }];
  if (!was) return [{ ...place, impact: "major", text: `${rule} applies now` }];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key): readonly Finding[] => {
    if (JSON.stringify(was[key]) === JSON.stringify(is[key])) return [];
    if (isNote([key])) return [{ ...place, impact: "patch", text: `${rule} is worded differently`, wording: true }];
    if (key === "x-error-code") return [{ ...place, impact: "major", text: `${rule} is reported as ${shown(is[key])} now` }];
    return [{ ...place, impact: "major", text: `${rule}: ${key} ${became(was[key], is[key])}` }];
  });
}

const rulesOf = (operation: unknown): ReadonlyMap<string, JsonObject> =>
  new Map(
    listAt(operation, parameterRules)
      .filter(isObject)
      .map((rule) => [textAt(rule, "x-rule") ?? "", rule]),
  );
