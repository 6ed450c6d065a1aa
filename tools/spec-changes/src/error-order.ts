/** Of several violations the answer names the one that comes first among its examples. */
import { isObject, objectAt, type JsonObject } from "@maksu/bundle";
import type { Finding } from "./compare.ts";
import { isCode } from "./house-rules.ts";
import { pointerOf, valueAt } from "./pointer.ts";
import { subjectOf } from "./subject.ts";

export function errorOrderChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  return answers(after).flatMap((at) => {
    const [old, now] = [codes(valueAt(before, at)), codes(valueAt(after, at))];
    const common = now.filter((code) => old.includes(code));
    const moved = old.filter((code) => now.includes(code)).some((code, index) => code !== common[index]);
    return moved
      ? [
          {
            subject: subjectOf(after, at, undefined),
            pointer: pointerOf([...at, "examples"]),
            impact: "minor" as const,
            text: "the error codes have another order",
          },
        ]
      : [];
  });
}

const codes = (mediaType: unknown): readonly string[] =>
  Object.entries(objectAt(mediaType, "examples")).flatMap(([name, example]) => (isCode(name, example) ? [name] : []));

/** Places of all media types below `responses`, those of shared answers among them. */
function answers(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (at.at(-2) === "content") return at.includes("responses") ? [at] : [];
  return isObject(value) ? Object.entries(value).flatMap(([key, member]) => answers(member, [...at, key])) : [];
}
