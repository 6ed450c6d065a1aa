import { expect, test } from "vitest";
import { DESCRIPTIONS, readBundle } from "@maksu/apis";
import { NAMED_RULES } from "./named-rules.ts";

test("each named rule of the descriptions has test requests, and no other rule has", () => {
  const names = DESCRIPTIONS.flatMap((description) => {
    const text = JSON.stringify(readBundle(description));
    return [...text.matchAll(/"x-rule":"([^"]+)"/g)].map(([, name]) => name);
  });
  expect(Object.keys(NAMED_RULES).toSorted()).toEqual([...new Set(names)].toSorted());
});
