import { expect, test } from "vitest";
import { API_NAMES, descriptionOf } from "@maksu/service-front";
import { NAMED_RULES } from "./named-rules.ts";

test("each named rule of the descriptions has test requests, and no other rule has", () => {
  const names = API_NAMES.flatMap((api) => {
    const text = JSON.stringify(descriptionOf(api));
    return [...text.matchAll(/"x-rule":"([^"]+)"/g)].map(([, name]) => name);
  });
  expect(Object.keys(NAMED_RULES).toSorted()).toEqual([...new Set(names)].toSorted());
});
