/** Compares the order of a response's examples: of several violations the first code is returned, and the mock server returns the first example. */
import { isObject, type JsonObject, objectAt, valueAt } from "@maksu/openapi";
import type { Finding } from "./finding.ts";
import { isCode } from "./house-rules.ts";
import { fragmentOf } from "./pointer.ts";
import { subjectOf } from "./subject.ts";
import { shown } from "../words.ts";

export function exampleOrderChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  return responsePlaces(after).flatMap((at): readonly Finding[] => {
    const [old, now] = [before, after].map((document) => Object.entries(objectAt(valueAt(document, at), "examples")));
    const place = { subject: subjectOf(after, at, undefined), pointer: fragmentOf([...at, "examples"]) };
    if (codesMoved(codesOf(old ?? []), codesOf(now ?? []))) {
      return [{ ...place, impact: "minor", text: "the error codes have another order" }];
    }
    const [[was] = [], [is, first] = []] = [old?.[0], now?.[0]];
    const moved = was !== undefined && is !== undefined && was !== is && now?.some(([name]) => name === was) === true;
    return moved && !isCode(is, first) ? [{ ...place, impact: "patch", text: `the first example is ${shown(is)} now` }] : [];
  });
}

type Examples = readonly (readonly [name: string, example: unknown])[];

const codesOf = (examples: Examples): readonly string[] => examples.flatMap(([name, example]) => (isCode(name, example) ? [name] : []));

function codesMoved(old: readonly string[], now: readonly string[]): boolean {
  const common = now.filter((code) => old.includes(code));
  return old.filter((code) => now.includes(code)).some((code, index) => code !== common[index]);
}

/** Places of all media types below `responses`, including those of shared responses. */
function responsePlaces(value: unknown, at: readonly string[] = []): readonly (readonly string[])[] {
  if (at.at(-2) === "content") return at.includes("responses") ? [at] : [];
  return isObject(value) ? Object.entries(value).flatMap(([key, member]) => responsePlaces(member, [...at, key])) : [];
}
