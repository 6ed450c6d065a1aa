/** Checks that the gate of each wrong edit reports the line where it was made, alone, with its path from the root of the repository. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { DescriptionCopy } from "./description-copy.ts";
import { PLACES } from "./places.ts";

let copy: DescriptionCopy;
beforeAll(async () => {
  copy = await DescriptionCopy.create();
});
afterAll(() => copy.remove());

test.each(PLACES)("$what in $api/$file: $gate reports the line", async ({ api, gate, line, ...edit }) => {
  const { before, after, reports } = await copy.edited(api, edit, gate);
  const changed = after.split("\n").findIndex((text, index) => text !== before.split("\n")[index]);
  if (line !== undefined) expect(after.split(line), "the text of the line occurs once").toHaveLength(2);
  const wanted = line === undefined ? changed + 1 : `${after.split(line, 1).join()}${line}`.split("\n").length;
  const places = reports.map((report) => /^(\S+?:\d+)(?=[: ])/.exec(report)?.[1] ?? report);
  expect(places, reports.join("\n")).toEqual([`specs/${api}/${edit.file}:${wanted}`]);
});

test("each gate of every description is asked", () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(40);
});
