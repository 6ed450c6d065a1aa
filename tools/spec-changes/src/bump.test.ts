import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeBumps } from "./bump.ts";
import { pendingChangesets } from "./changesets.ts";
import { planOf } from "./release-plan.ts";
import { change, changesOf, packages } from "./testing/changes.ts";

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
  test("names every package that follows, and every change", () => {
    const [file = "", ...more] = writeBumps(root, [changesOf("shop-api", maximum, field, words)], packages);
    expect(more).toEqual([]);
    expect(file).toMatch(/^\.changeset\/spec-shop-api-[0-9a-f]{8}\.md$/);
    expect(read(file)).toBe(`---
"@maksu/mock-server": major
"@maksu/shop-api": major
"@maksu/shop-client": major
---

shop-api title: 1 breaking change, 1 addition, other words in 1 place.

- **Breaking:** \`Row.amount\` maximum: is different.
- \`Row.foo\`: is different.
- Other words: \`Row\` description.
`);
    expect(missing(changesOf("shop-api", maximum, field, words))).toEqual([]);
  });

  test("asks of the webhooks only what their events ask", () => {
    const changes = changesOf("shop-api", maximum, change("minor", "event `paid` parameter `x`", { event: true }));
    const [file = ""] = writeBumps(root, [changes], packages);
    expect(read(file)).toContain(`"@maksu/shop-client": major\n"@maksu/webhooks": minor\n---`);
  });

  test("is written once", () => {
    const changes = [changesOf("shop-api", maximum), changesOf("bank-api", field)];
    const first = writeBumps(root, changes, packages);
    expect(first).toHaveLength(2);
    const before = first.map(read);
    expect(writeBumps(root, changes, packages)).toEqual(first);
    expect(first.map(read)).toEqual(before);
    expect(files()).toHaveLength(2);
  });

  test("follows the description until someone edits it", () => {
    writeBumps(root, [changesOf("shop-api", maximum)], packages);
    const [file = "", ...more] = writeBumps(root, [changesOf("shop-api", field)], packages);
    expect(more).toEqual([]);
    expect(files()).toHaveLength(1);
    expect(read(file)).not.toContain("Row.amount");
    writeBumps(root, [changesOf("shop-api")], packages);
    expect(files()).toEqual([]);
  });
});

describe("what people wrote", () => {
  test("stays, and counts", () => {
    const [file = ""] = writeBumps(root, [changesOf("shop-api", maximum, field)], packages);
    const edited = read(file).replace("`Row.amount` maximum: is different", "No more than 50 at `Row.amount` maximum, please split");
    writeFileSync(join(root, file), edited);
    expect(writeBumps(root, [changesOf("shop-api", maximum, field)], packages)).toEqual([]);
    expect(read(file)).toBe(edited);
  });

  test("is completed in a file of its own", () => {
    write("nice-cats-sing.md", `---\n"@maksu/shop-api": major\n"@maksu/shop-client": major\n---\n\n\`Row.amount\` maximum is lower.\n`);
    const [file = "", ...more] = writeBumps(root, [changesOf("shop-api", maximum, field)], packages);
    expect(more).toEqual([]);
    expect(read(file)).toContain(`"@maksu/mock-server": major\n"@maksu/shop-api": minor\n"@maksu/shop-client": minor\n`);
    expect(read(file)).toContain("- `Row.foo`: is different.");
    expect(read(file)).not.toContain("Row.amount");
    expect(files()).toHaveLength(2);
    expect(missing(changesOf("shop-api", maximum, field))).toEqual([]);
  });

  test("is too little when its bump is", () => {
    write(
      "nice-cats-sing.md",
      `---\n"@maksu/shop-api": major\n"@maksu/shop-client": minor\n"@maksu/mock-server": major\n---\n\n\`Row.amount\` maximum is lower.\n`,
    );
    expect(missing(changesOf("shop-api", maximum))).toEqual(["@maksu/shop-client major"]);
    const [file = ""] = writeBumps(root, [changesOf("shop-api", maximum)], packages);
    expect(read(file)).toContain(`---\n"@maksu/shop-client": major\n---`);
    expect(missing(changesOf("shop-api", maximum))).toEqual([]);
  });

  test("is named when it can't be read", () => {
    write("bad.md", "no front matter");
    expect(() => pendingChangesets(root)).toThrow(/^\.changeset\/bad\.md can't be read: /);
  });
});

test("nothing changed, nothing written", () => {
  expect(writeBumps(root, [changesOf("shop-api")], packages)).toEqual([]);
  expect(files()).toEqual([]);
});
