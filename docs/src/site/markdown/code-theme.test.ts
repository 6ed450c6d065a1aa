import { expect, test } from "vitest";
import { withClasses } from "./code-theme.ts";

test("code has its colours by classes, and text of the usual colour no element", () => {
  const part = (name: string, value: string): Parameters<typeof withClasses>[0][number] => ({
    type: "element",
    tagName: "span",
    properties: { style: `color:var(--code-${name});` },
    children: [{ type: "text", value }],
  });
  expect(withClasses([part("keyword", "const"), part("text", " pay"), { type: "text", value: ";" }])).toEqual([
    { ...part("keyword", "const"), properties: { class: "code-keyword" } },
    { type: "text", value: " pay" },
    { type: "text", value: ";" },
  ]);
});
