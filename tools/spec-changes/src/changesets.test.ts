import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBumps } from "./bump.ts";
import { pendingChangesets } from "./changesets.ts";
import { change, changesOf, packages } from "./testing/changes.ts";
import { became, code } from "./words.ts";
import { repository } from "./workspace.ts";

/** What a pattern, an example or a name may be made of, and Markdown reads as something else. */
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
const values = [...hostile, ...sampled];

let root = "";
let files: readonly string[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  mkdirSync(join(root, ".changeset"));
  for (const name of [".oxfmtrc.json", ".markdownlint-cli2.jsonc", ".changeset/.markdownlint.json"]) {
    cpSync(join(repository, name), join(root, name));
  }
  files = values.flatMap((value, index) =>
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
      packages.map((each) => ({ ...each, needs: [`@maksu/shop-${index}`] })),
    ),
  );
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ["oxfmt", ["oxfmt/bin/oxfmt", "--check", ".changeset"]],
  ["markdownlint", ["markdownlint-cli2/markdownlint-cli2-bin.mjs"]],
])("%s takes what was written as it is, whatever was quoted", (_, [program = "", ...args]) => {
  expect(files).toHaveLength(values.length);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, "node_modules", program), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
});

test("what was written is read again", () => {
  for (const { path, tells, ownOf } of pendingChangesets(root)) {
    expect(ownOf, readFileSync(path, "utf8")).toMatch(/^shop-\d+$/);
    expect(tells.size, readFileSync(path, "utf8")).toBe(3);
  }
});
