/** Checks that the gate of each wrong edit reports it, alone, at the line where it was made, with its path from the root of the repository. */
import { findOnce } from "@maksu/codegen/replace-once";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DescriptionCopy } from "./description-copy.ts";
import type { Edits, Gate } from "./edit.ts";
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

const casesOf = ({ lint, documents }: Edits) =>
  Object.entries({ lint, documents }).flatMap(([gate, files]) =>
    Object.entries(files).flatMap(([file, edits]) =>
      edits.map(([find, replace, says, elsewhere = {}]) => ({ gate: gate as Gate, file, find, replace, says, ...inFile(file, elsewhere) })),
    ),
  );

const inFile = (file: string, { file: reportedIn = file, line, further = 0 }: { file?: string; line?: string; further?: number }) => ({
  reportedIn,
  line,
  further,
});

describe.each(DESCRIPTIONS)("a wrong edit of $name", ({ name, edits }) => {
  test.each(casesOf(edits))(
    "$file, $find replaced by $replace: $gate reports it",
    async ({ gate, says, reportedIn, line, further, ...edit }) => {
      const { before, after, reports } = await copy.edited(name, edit, gate);
      const [first = "nothing", ...others] = reports;
      expect(first).toContain(says);
      expect(others, reports.join("\n")).toHaveLength(further);
      const [, place, number] = /^(\S+?):(\d+)(?=[: ])/.exec(first) ?? [first];
      expect(place).toBe(`specs/${name}/${reportedIn}`);
      if (reportedIn === edit.file) expect(Number(number), first).toBe(lineIn(after, line, edit.file) ?? firstChange(before, after));
    },
  );

  test.each(HARMLESS.filter(({ description }) => description === name))("nothing reports $find in $file: $reason", async (edit) => {
    for (const gate of ["lint", "documents"] as const) expect((await copy.edited(name, edit, gate)).reports).toEqual([]);
  });
});

const firstChange = (before: string, after: string): number =>
  after.split("\n").findIndex((text, index) => text !== before.split("\n")[index]) + 1;

const lineIn = (text: string, line: string | undefined, file: string): number | undefined =>
  line === undefined
    ? undefined
    : text
        .slice(0, findOnce(text, line, file).end)
        .trimEnd()
        .split("\n").length;
