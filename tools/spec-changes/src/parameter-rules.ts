/** Rules between an operation's parameters. */
import { listAt, objectAt, textAt, type JsonObject } from "@maksu/bundle";
import type { Finding } from "./compare.ts";
import { shown } from "./house-rules.ts";
import { pointerOf } from "./pointer.ts";
import { subjectOf } from "./subject.ts";

const key = "x-parameter-rules";

export function parameterRuleChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  return Object.entries(objectAt(after, "paths")).flatMap(([path, item]) =>
    Object.keys(objectAt({ item }, "item")).flatMap((method) => {
      const at = ["paths", path, method];
      const [old, now] = [before, after].map((document) => codesByRule(objectAt(objectAt(objectAt(document, "paths"), path), method)));
      const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
      return [...names].flatMap((name): readonly Finding[] => {
        const [from, to] = [old?.get(name), now?.get(name)];
        if (from === to) return [];
        const place = { subject: subjectOf(after, at, undefined), pointer: pointerOf([...at, key]) };
        if (to === undefined) return [{ ...place, impact: "minor", text: `the rule ${shown(name)} no longer applies` }];
        return [
          {
            ...place,
            impact: "major",
            text: `the rule ${shown(name)} ${from === undefined ? "applies" : `is answered with ${shown(to)}`} now`,
          },
        ];
      });
    }),
  );
}

const codesByRule = (operation: JsonObject): ReadonlyMap<string, string> =>
  new Map(listAt(operation, key).map((rule) => [textAt(rule, "x-rule") ?? "", textAt(rule, "x-error-code") ?? ""]));
