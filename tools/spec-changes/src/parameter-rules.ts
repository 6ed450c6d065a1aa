/** Rules between an operation's parameters. */
import { isObject, listAt, objectAt, textAt, type JsonObject } from "@maksu/bundle";
import type { Finding } from "./finding.ts";
import { isNote } from "./house-rules.ts";
import { pointerOf } from "./pointer.ts";
import { subjectOf } from "./subject.ts";
import { isMethod } from "./usage.ts";
import { became, shown } from "./words.ts";

export const parameterRules = "x-parameter-rules";

/** An operation that moved is the one that it was; what comes or goes with its operation is not told. */
export function parameterRuleChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  const earlier = operationsOf(before);
  return operationsOf(after).flatMap(({ at, operation }) => {
    const old =
      earlier.find((each) => pointerOf(each.at) === pointerOf(at)) ??
      earlier.find((each) => textAt(each.operation, "operationId") === textAt(operation, "operationId"));
    if (!old) return [];
    const [was, is] = [rulesOf(old.operation), rulesOf(operation)];
    const place = { subject: subjectOf(after, at, undefined), pointer: pointerOf([...at, parameterRules]) };
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
    if (isNote([key])) return [{ ...place, impact: "patch", text: `${rule} has other words`, wording: true }];
    if (key === "x-error-code") return [{ ...place, impact: "major", text: `${rule} is answered with ${shown(is[key])} now` }];
    return [{ ...place, impact: "major", text: `${rule}: ${key} ${became(was[key], is[key])}` }];
  });
}

interface Placed {
  readonly at: readonly string[];
  readonly operation: unknown;
}

const operationsOf = (document: JsonObject): readonly Placed[] =>
  Object.entries(objectAt(document, "paths")).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {})
      .filter(([method]) => isMethod(method))
      .map(([method, operation]) => ({ at: ["paths", path, method], operation })),
  );

const rulesOf = (operation: unknown): ReadonlyMap<string, JsonObject> =>
  new Map(
    listAt(operation, parameterRules)
      .filter(isObject)
      .map((rule) => [textAt(rule, "x-rule") ?? "", rule]),
  );
