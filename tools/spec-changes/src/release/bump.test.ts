import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeBumps } from "./bump.ts";
import { pendingChangesets } from "./changesets.ts";
import { planOf } from "./release-plan.ts";
import { change, changesOf, packages } from "../../test/changes.ts";
import { coverageOf } from "./changeset-coverage.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "spec-changes-"));
  mkdirSync(join(root, ".changeset"));
});
afterEach(() => rmSync(root, { recursive: true }));

const files = (): readonly string[] => readdirSync(join(root, ".changeset")).toSorted();
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const write = (name: string, text: string): void => writeFileSync(join(root, ".changeset", name), text);

const maximum = change("major", "`Row.amount` maximum");
const field = change("minor", "`Row.foo`");
const words = change("patch", "`Row` description", { wording: true });
const missing = (...all: Parameters<typeof planOf>[0]): readonly string[] =>
  planOf(all, packages, pendingChangesets(root)).flatMap((bump) =>
    bump.pending === bump.needed ? [] : [`${bump.package} ${bump.needed}`],
  );

describe("the changeset of a description", () => {
  test("names every package that contains what is made from it, and every change", () => {
    const [file = "", ...more] = writeBumps(root, [changesOf("shop-api", maximum, field, words)], packages);
    expect(more).toEqual([]);
    expect(file).toMatch(/^\.changeset\/spec-shop-api-[0-9a-f]{8}\.md$/);
    expect(read(file).replaceAll(/(?<=^# )[0-9a-f]{8}/gm, "MARK")).toBe(`---
"@maksu/shop-api": major
"@maksu/shop-client": major
"@maksu/shop-spec": major
# MARK \`Row.amount\` maximum
# MARK \`Row.foo\`
# MARK \`Row\` description
---

shop-api title: 1 breaking change, 1 addition, wording changes in 1 place.

- **Breaking:** \`Row.amount\` maximum: is different.
- \`Row.foo\`: is different.
- Wording: \`Row\` description.
`);
    expect(missing(changesOf("shop-api", maximum, field, words))).toEqual([]);
  });

  test("has the words that its writer changed, not those of others, and keeps them when others write it again", () => {
    const others = change("patch", "`Row.amount` description", { wording: true });
    const all = changesOf("shop-api", maximum, words, others);
    const [file = ""] = writeBumps(root, [all], packages, [changesOf("shop-api", maximum, words)]);
    expect(read(file)).toContain("1 breaking change, wording changes in 1 place.");
    expect(read(file)).not.toContain("`Row.amount` description");
    expect(writeBumps(root, [all], packages, [])).toEqual([]);
    expect(files()).toEqual([basename(file)]);
  });

  test("bumps the client only for its operations, and the webhooks only for their events", () => {
    const eventOnly = change("major", "event `paid` parameter `x`", { operation: false, event: true });
    const [file = ""] = writeBumps(root, [changesOf("shop-api", eventOnly, field)], packages);
    expect(read(file)).toContain(`---
"@maksu/shop-api": major
"@maksu/shop-client": minor
"@maksu/shop-spec": major
"@maksu/webhooks": major
# `);
  });

  test("is not written for words alone where the packages have one", () => {
    write("first.md", '---\n"@maksu/shop-api": minor\n"@maksu/shop-client": minor\n"@maksu/shop-spec": minor\n---\n\nThe first release.\n');
    const changes = [changesOf("shop-api", words)];
    expect(writeBumps(root, changes, packages)).toEqual([]);
    expect(coverageOf(changes, pendingChangesets(root))).toEqual({ uncovered: [], stale: [] });
  });

  test("is written once", () => {
    const changes = [changesOf("shop-api", maximum), changesOf("bank-api", field)];
    const first = writeBumps(root, changes, packages);
    expect(first).toHaveLength(2);
    const before = first.map(read);
    expect(writeBumps(root, changes, packages)).toEqual([]);
    expect(files()).toEqual(first.map((file) => basename(file)).toSorted());
    expect(first.map(read)).toEqual(before);
    expect(files()).toHaveLength(2);
  });

  test("follows the description until someone edits it", () => {
    const [first = ""] = writeBumps(root, [changesOf("shop-api", maximum)], packages);
    const [file = "", ...more] = writeBumps(root, [changesOf("shop-api", field)], packages);
    const removed = "removed: it was written for what the descriptions had then";
    expect(more).toEqual([`${first} ${removed}`]);
    expect(files()).toHaveLength(1);
    expect(read(file)).not.toContain("Row.amount");
    expect(writeBumps(root, [changesOf("shop-api")], packages)).toEqual([`${file} ${removed}`]);
    expect(files()).toEqual([]);
  });
});

describe("a changeset that people edited", () => {
  const reword = (file: string, from: string, to: string): void => {
    expect(read(file)).toContain(from);
    writeFileSync(join(root, file), read(file).replace(from, to));
  };
  const coverage = (...changes: Parameters<typeof change>[]) => {
    const { uncovered, stale } = coverageOf([changesOf("shop-api", ...changes.map((each) => change(...each)))], pendingChangesets(root));
    return {
      uncovered: uncovered.map(({ subject, text }) => `${subject}: ${text}`),
      stale: stale.map(({ path, subject }) => `${path} ${subject}`),
    };
  };

  test("is kept, and counts as coverage", () => {
    const [file = ""] = writeBumps(root, [changesOf("shop-api", maximum, field, words)], packages);
    reword(file, "`Row.amount` maximum: is different", "No more than 50, please split");
    reword(file, "`Row` description", "clearer");
    const edited = read(file);
    expect(writeBumps(root, [changesOf("shop-api", maximum, field, words)], packages)).toEqual([]);
    expect(read(file)).toBe(edited);
    expect(coverageOf([changesOf("shop-api", maximum, field, words)], pendingChangesets(root))).toEqual({ uncovered: [], stale: [] });
  });

  test("covers no other change of the same place", () => {
    const limit = (to: number): Parameters<typeof change> => [
      "major",
      "`Row.amount` maximum",
      { text: `changed from \`90\` to \`${to}\`` },
    ];
    const [file = ""] = writeBumps(root, [changesOf("shop-api", change(...limit(50)))], packages);
    reword(file, "**Breaking:**", "**Breaking for big orders:**");
    expect(coverage(limit(50))).toEqual({ uncovered: [], stale: [] });
    const other = { uncovered: ["`Row.amount` maximum: changed from `90` to `20`"], stale: [`${file} \`Row.amount\` maximum`] };
    expect(coverage(limit(20))).toEqual(other);
    const [second = ""] = writeBumps(root, [changesOf("shop-api", change(...limit(20)))], packages);
    expect(read(second)).toContain("changed from `90` to `20`");
    expect(coverage(limit(20))).toEqual({ ...other, uncovered: [] });
    reword(file, /^# .*\n/m.exec(read(file))?.[0] ?? "", "");
    expect(coverage(limit(20))).toEqual({ uncovered: [], stale: [] });
  });

  test.each([
    ["`createOrder` response 400", "`createOrder` response 400, example `invalid-name`"],
    ["`Row`", "`Row` description"],
  ])("covers %s only with its own mark, not with that of %s", (subject, longer) => {
    const [file = ""] = writeBumps(root, [changesOf("shop-api", change("minor", longer))], packages);
    reword(file, "is different", "is new");
    expect(coverage(["minor", longer], ["minor", subject])).toEqual({ uncovered: [`${subject}: is different`], stale: [] });
  });

  test("needs no entry for wording changes", () => {
    expect(coverage(["patch", "`Row` description", { wording: true }])).toEqual({ uncovered: [], stale: [] });
  });

  test("lists many wording changes in one entry", () => {
    const places = Array.from({ length: 8 }, (_, index) => change("patch", `\`Row${index}\` description`, { wording: true }));
    const [file = ""] = writeBumps(root, [changesOf("shop-api", ...places)], packages);
    expect(read(file)).toContain("and 3 more places.");
    reword(file, "Wording", "Typing errors fixed");
    expect(writeBumps(root, [changesOf("shop-api", ...places)], packages)).toEqual([]);
  });

  test("is completed in a separate file", () => {
    const [first = ""] = writeBumps(root, [changesOf("shop-api", maximum)], packages);
    reword(first, "`Row.amount` maximum: is different", "lower");
    const [file = "", ...more] = writeBumps(root, [changesOf("shop-api", maximum, field)], packages);
    expect(more).toEqual([]);
    expect(read(file)).toContain(`---\n"@maksu/shop-api": minor\n"@maksu/shop-client": minor\n"@maksu/shop-spec": minor\n# `);
    expect(read(file)).toContain("- `Row.foo`: is different.");
    expect(read(file)).not.toContain("Row.amount");
    expect(files()).toHaveLength(2);
    expect(missing(changesOf("shop-api", maximum, field))).toEqual([]);
  });

  test("is not enough when its bump is too small", () => {
    const [first = ""] = writeBumps(root, [changesOf("shop-api", maximum)], packages);
    reword(first, `"@maksu/shop-client": major`, `"@maksu/shop-client": minor`);
    expect(missing(changesOf("shop-api", maximum))).toEqual(["@maksu/shop-client major"]);
    const [file = ""] = writeBumps(root, [changesOf("shop-api", maximum)], packages);
    expect(read(file)).toContain(`---\n"@maksu/shop-client": major\n# `);
    expect(missing(changesOf("shop-api", maximum))).toEqual([]);
  });

  test("is named in the error when it can't be read", () => {
    write("bad.md", "no front matter");
    expect(() => pendingChangesets(root)).toThrow(/^\.changeset\/bad\.md can't be read: /);
  });
});

test("an unchanged description gets no changeset", () => {
  expect(writeBumps(root, [changesOf("shop-api")], packages)).toEqual([]);
  expect(files()).toEqual([]);
});
