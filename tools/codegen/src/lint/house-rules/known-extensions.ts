import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { ACT_PARTS, EXTENSIONS, PARAMETER_RULE_KEYS, PLACES } from "../../ground/vocabulary.ts";
import { type Keys, keysOf, type Location } from "./place.ts";

/** Extensions that `header-sets.js` has replaced before. */
const SETS = ["x-header-set", "x-header-sets", "x-response-set", "x-response-sets"];

/** Rejects unknown extensions, meaningless values and places where nothing reads them: all would otherwise be ignored silently. */
export const knownExtensions: Oas3Rule = () => {
  const check = (node: unknown, location: Location, report: UserContext["report"], type = "Schema"): void => {
    for (const [key, value] of Object.entries(keysOf(node))) {
      if (!key.startsWith("x-")) continue;
      const accepts = Object.hasOwn(EXTENSIONS, key) ? EXTENSIONS[key] : undefined;
      if (!accepts)
        report({
          message: `Unknown extension ${key}. Known are ${[...Object.keys(EXTENSIONS), ...SETS].join(", ")}.`,
          location: location.child(key).key(),
        });
      else if (!(PLACES[key] ?? [type]).includes(type))
        report({
          message: `Nothing reads ${key} on this node (${type}). Put it on a node of the kind ${PLACES[key]?.join(" or ")}.`,
          location: location.child(key).key(),
        });
      else if (key === "x-extensible" && !["enum", "properties"].some((beside) => Object.hasOwn(keysOf(node), beside)))
        report({ message: "x-extensible needs an enum or properties beside it.", location: location.child(key).key() });
      else if (key === "x-limit" && !Object.hasOwn(keysOf(node), "x-rule"))
        report({ message: "x-limit needs an x-rule beside it.", location: location.child(key).key() });
      else if (key === "x-client-type" && value === "string" && !isNumber(keysOf(node)))
        report({ message: "x-client-type: string is of numbers. Remove it.", location: location.child(key).key() });
      else if (!accepts(value)) {
        const part = wrongPartOf(key, value);
        const { words } = (part === undefined ? undefined : ACT_PARTS[part]) ?? accepts;
        if (part !== undefined && !Object.hasOwn(ACT_PARTS, part))
          report({
            message: `${key} has no part ${part}. Its parts are ${Object.keys(ACT_PARTS).join(", ")}.`,
            location: location.child([key, part]).key(),
          });
        else {
          const at = part === undefined ? location.child(key) : location.child([key, part]);
          const wrong = JSON.stringify(part === undefined ? value : keysOf(value)[part]);
          report({ message: `${part === undefined ? key : `${part} of ${key}`} can't be ${wrong}. Write ${words}.`, location: at });
        }
      } else if (key === "x-parameter-rules")
        for (const [index, rule] of (value as unknown[]).entries()) checkRule(rule, location.child([key, index]), report);
    }
  };
  const checkRule = (rule: unknown, location: Location, report: UserContext["report"]): void => {
    const unknown = Object.keys(keysOf(rule)).filter((key) => !PARAMETER_RULE_KEYS.includes(key));
    for (const key of unknown)
      report({
        message: `Unknown key ${key} of a rule between parameters. Known are ${PARAMETER_RULE_KEYS.join(", ")}.`,
        location: location.child(key).key(),
      });
    // A misspelled x-rule is unknown and missing.
    if (unknown.length > 0) return;
    if (!Object.hasOwn(keysOf(rule), "x-rule")) report({ message: "A rule between parameters needs an x-rule.", location });
    else check(rule, location, report);
  };
  return {
    // Keys beside a reference: the node that it refers to lacks them.
    ref: { enter: (node: unknown, { report, location, type }: UserContext) => check(node, location, report, type.name) },
    any: { enter: (node: unknown, { report, location, type }: UserContext) => check(node, location, report, type.name) },
  };
};

/** Which part of a record of settings is wrong. */
const wrongPartOf = (key: string, value: unknown): string | undefined =>
  key === "x-act" ? Object.entries(keysOf(value)).find(([name, each]) => !ACT_PARTS[name]?.(each))?.[0] : undefined;

const isNumber = ({ type }: Keys): boolean => [type].flat().some((each) => each === "integer" || each === "number");
