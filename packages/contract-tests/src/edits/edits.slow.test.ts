/** Checks what lint and the comparison with the documents report for wrong edits. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DescriptionCopy } from "./description-copy.ts";
import { KINDS } from "./edit.ts";
import { HARMLESS } from "./harmless.ts";
import { legacyEdits } from "./legacy-api.ts";
import { merchantEdits } from "./merchant-api.ts";
import { paymentEdits } from "./payment-api.ts";
import { sandboxControlEdits } from "./sandbox-control.ts";

const DESCRIPTIONS = [
  { name: "payment-api", edits: paymentEdits },
  { name: "merchant-api", edits: merchantEdits },
  { name: "legacy-api", edits: legacyEdits },
  { name: "sandbox-control", edits: sandboxControlEdits },
] as const;

let copy: DescriptionCopy;
beforeAll(async () => {
  copy = await DescriptionCopy.create();
});
afterAll(() => copy.remove());

test("each kind of edit is tried", () => {
  expect(new Set(DESCRIPTIONS.flatMap(({ edits }) => edits.map(({ kind }) => kind)))).toEqual(new Set(KINDS));
});

describe.each(DESCRIPTIONS)("a wrong edit of $name", ({ name, edits }) => {
  test.each(edits)("$kind in $file: $check reports $says", async ({ check, says, further = 0, ...edit }) => {
    const [first = "nothing", ...others] = (await copy.edited(name, edit, check)).reports;
    expect(first).toBe(says);
    expect(others, others.join("\n")).toHaveLength(further);
  });

  test.each(HARMLESS.filter(({ description }) => description === name))("nothing reports $find in $file: $reason", async (edit) => {
    for (const gate of ["lint", "documents"] as const) expect((await copy.edited(name, edit, gate)).reports).toEqual([]);
  });
});
