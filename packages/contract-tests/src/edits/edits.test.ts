/** Checks that wrong edits start from what a maintainer seldom changes: after a right edit of a limit, a version, a default, a list of values, an example or words, each still fits. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findOnce, replaceOnce } from "@maksu/codegen/replace-once";
import { expect, test } from "vitest";
import { ROOT } from "../description-files.ts";
import { HARMLESS } from "./harmless.ts";
import { legacyEdits } from "./legacy-api.ts";
import { merchantEdits } from "./merchant-api.ts";
import { paymentEdits } from "./payment-api.ts";
import { sandboxControlEdits } from "./sandbox-control.ts";

const EDITS = {
  "payment-api": paymentEdits,
  "merchant-api": merchantEdits,
  "legacy-api": legacyEdits,
  "sandbox-control": sandboxControlEdits,
};

const finds = [
  ...Object.entries(EDITS).flatMap(([name, gates]) =>
    Object.values(gates).flatMap((files) =>
      Object.entries(files).flatMap(([file, edits]) =>
        edits.map(([find, replace, , elsewhere]) => ({ path: join(name, file), find, replace, line: elsewhere?.line ?? "" })),
      ),
    ),
  ),
  ...HARMLESS.map(({ description, file, find, replace }) => ({ path: join(description, file), find, replace, line: "" })),
];

/** A line that a maintainer may edit, and what it becomes. */
const RIGHT_EDITS: Readonly<Record<string, readonly [line: RegExp, to: string]>> = {
  "another limit": [/^( *(?:- )?(?:(?:max|min|exclusiveMax|exclusiveMin)[A-Za-z]*|x-limit): -?)(\d+)$/gm, "$17$2"],
  "another version": [/^( *version: )"?[\d.]+"?$/gm, '$1"7.1"'],
  "another default": [/^( *default: )(?!\|)\S.*$/gm, "$17"],
  "one more value": [/^( *enum: \[.*)\]$/gm, "$1, another]"],
  "another example": [/^( *value: )(?!\|)\S.*$/gm, '$1"another"'],
  "other words": [/^( *(?:- )?(?:description|summary|x-pattern-message|message|workaround): )(?!\|)\S.*$/gm, "$1Other words."],
};

test.each(Object.entries(RIGHT_EDITS))("after %s, the wrong edits of the file fit", (_what, [line, to]) => {
  const lost = finds.flatMap(({ path, find, replace, line: reported }) => {
    const text = readFileSync(join(ROOT, "specs", path), "utf8");
    return [...text.matchAll(line)].flatMap(({ index, 0: whole }) => {
      const edited = text.slice(0, index) + whole.replace(new RegExp(line.source, "m"), to) + text.slice(index + whole.length);
      try {
        const wrong = replaceOnce(edited, { file: path, find, replace });
        if (reported !== "") findOnce(wrong, reported, path);
        return wrong === edited ? [`${path}: ${JSON.stringify(find)} changes nothing`] : [];
      } catch (error) {
        return [`${String(error)}, once a maintainer has edited ${whole.trim()}`];
      }
    });
  });
  expect(lost).toEqual([]);
});
