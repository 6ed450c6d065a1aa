/** Changesets that quote what Markdown reads as something else. */
import * as fc from "fast-check";
import { writeBumps } from "../src/release/bump.ts";
import { became, code } from "../src/words.ts";
import { change, changesOf, packages } from "./changes.ts";

/** Parts of patterns, examples and names that Markdown reads as something else. */
const hostile = [
  "^[Hh].*[.]_*x*|^<b>@everyone$",
  "`",
  "``a`b",
  "a`",
  "a``",
  "*x* **y** _z_ __w__ ~~v~~",
  "^\\d{1,3}(\\.[a-z]+)?$ \\` \\* \\\\",
  " leading and trailing ",
  "two  spaces   and\ta tab",
  "line\nbreak\r\nand # heading\n\n- item",
  "",
  "[text](https://example.com) ![image](x) https://example.com <script>alert(1)</script>",
  "| a | b |",
  "---",
  "&amp; &nbsp; ä ö \u200b \u2028 🙂 \ud83d",
  "x".repeat(500),
];
const sampled = fc.sample(fc.string({ unit: fc.constantFrom(..."`*_~[](){}<>#|\\!&-+.: \n\tab"), maxLength: 30 }), {
  numRuns: 150,
  seed: 8,
});
/** The values that the changesets quote. */
export const values: readonly string[] = [...hostile, ...sampled];

/** Writes one changeset for each of the values. Returns their paths. */
export const writeHostileChangesets = (root: string): readonly string[] =>
  values.flatMap((value, index) =>
    writeBumps(
      root,
      [
        changesOf(
          `shop-${index}`,
          change("major", `${code(value)} pattern`, { text: became(value, `${value}$`) }),
          change("minor", `enum of ${code(`x${value}`)}`, { text: became(["a"], ["a", value]) }),
          change("patch", `${code(value)} description`, { wording: true }),
        ),
      ],
      packages.map((each) => ({ ...each, generatedFrom: [`@maksu/shop-${index}`] })),
    ),
  );
