/** Where two JSON documents differ, whatever the difference means: what the rules are held against, so that nothing changes unseen. */
import { isObject } from "@maksu/bundle";
import { alike } from "./alike.ts";
import { pointerOf } from "./pointer.ts";

/** @returns pointers to the smallest parts that differ; a list whose length changed is one part */
export function differences(before: unknown, after: unknown, at: readonly string[] = []): readonly string[] {
  if (alike(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((value, index) => differences(value, after[index], [...at, String(index)]));
  }
  if (!isObject(before) || !isObject(after)) return [pointerOf(at)];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => differences(before[key], after[key], [...at, key]));
}
