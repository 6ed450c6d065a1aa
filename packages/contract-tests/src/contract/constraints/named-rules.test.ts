import { expect, test } from "vitest";
import { readBundle } from "@maksu/bundle";
import { documents } from "../../live/documents.ts";
import { NAMED_RULES } from "./named-rules.ts";

test("each rule that a description names has its requests here, and no other has", () => {
  const names = documents.flatMap(({ document }) => {
    const text = JSON.stringify(readBundle(document.api));
    return [...text.matchAll(/"x-rule":"([^"]+)"/g)].map(([, name]) => name);
  });
  expect(Object.keys(NAMED_RULES).toSorted()).toEqual([...new Set(names)].toSorted());
});
