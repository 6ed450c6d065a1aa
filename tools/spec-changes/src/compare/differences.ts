/** Where two JSON documents differ, whatever the difference means: compared with the rules' findings, so that no change goes unseen. */
import { isObject, type JsonObject, resolve, textAt } from "@maksu/openapi";
import { alike, isExamples } from "./alike.ts";
import { fragmentOf } from "./pointer.ts";

/**
 * A part that is written out in one document, while the other refers to it, is compared with the target of the reference.
 *
 * @returns pointers to the smallest parts that differ; a list whose length changed is one part
 */
export function differences(before: JsonObject, after: JsonObject): readonly string[] {
  const between = (old: unknown, now: unknown, at: readonly string[]): readonly string[] => {
    if (alike(old, now, at.some(isExamples))) return [];
    if (isReference(old) !== isReference(now)) return between(followed(before, old), followed(after, now), at);
    if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
      return old.flatMap((value, index) => between(value, now[index], [...at, String(index)]));
    }
    if (!isObject(old) || !isObject(now)) return [fragmentOf(at)];
    const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...keys].flatMap((key) => between(old[key], now[key], [...at, key]));
  };
  return between(before, after, []);
}

const isReference = (value: unknown): boolean => textAt(value, "$ref")?.startsWith("#/") ?? false;

const followed = (document: JsonObject, value: unknown): unknown => (isReference(value) ? resolve(document, value).value : value);
