import { describe, expect, test } from "vitest";
import { formats, ownChanges, shortcomings, type Report } from "./report.ts";
import { change, changesOf, packages } from "../test/changes.ts";

const report: Report = {
  apis: [
    changesOf(
      "shop-api",
      change("major", "`Row.amount` maximum"),
      change("minor", "`Row.foo`"),
      change("patch", "`Row` description", { wording: true }),
    ),
    changesOf("bank-api"),
  ],
  bumps: [
    { package: "@maksu/shop-api", needed: "major", pending: "major" },
    { package: "@maksu/shop-client", needed: "major", pending: "minor" },
    { package: "@maksu/mock-server", needed: "major", pending: undefined },
  ],
  coverage: {
    uncovered: [change("minor", "`Row.foo`", { text: "became `` a`b ``" })],
    stale: [
      { path: ".changeset/nice-cats-sing.md", mark: "0123abcd", subject: "`Row.bar`", edited: true },
      { path: ".changeset/spec-shop-api-89abcdef.md", mark: "4567cdef", subject: "`Row.baz`", edited: false },
    ],
  },
};

describe("a report", () => {
  test("as text", () => {
    expect(formats["text"]?.(report)).toBe(`shop-api: 1 breaking change, 1 addition, wording changes in 1 place since 1.2.0
  major  Row.amount maximum: is different
  minor  Row.foo: is different
  patch  Row description: is different

bank-api: no changes since 1.2.0

Packages that follow
  major  @maksu/shop-api (changeset: major)
  major  @maksu/shop-client (changeset says only minor, run npm run spec -- bump)
  major  @maksu/mock-server (changeset missing, run npm run spec -- bump)
`);
  });

  test("as Markdown", () => {
    expect(formats["markdown"]?.(report)).toBe(`## Changes of the API descriptions since the last release

### shop-api title: 1 breaking change, 1 addition, wording changes in 1 place since 1.2.0

- **Breaking:** \`Row.amount\` maximum: is different.
- \`Row.foo\`: is different.

<details><summary>Wording</summary>

- \`Row\` description: is different.

</details>

| package | bump | changeset |
| --- | --- | --- |
| \`@maksu/shop-api\` | major | changeset: major |
| \`@maksu/shop-client\` | major | changeset says only minor, run npm run spec -- bump |
| \`@maksu/mock-server\` | major | changeset missing, run npm run spec -- bump |

Not covered by a changeset: 1. Out of date in changesets: 2. \`npm run spec -- check\` names them.
`);
    expect(formats["markdown"]?.({ apis: [changesOf("bank-api")], bumps: [], coverage: { uncovered: [], stale: [] } })).toBe(
      "The API descriptions are those of the last release.\n",
    );
  });

  test("as JSON", () => {
    const { apis, packages: bumps } = JSON.parse(formats["json"]?.(report) ?? "");
    expect(apis[0]).toMatchObject({
      api: "shop-api",
      since: "1.2.0",
      changes: [{ impact: "major", subject: "`Row.amount` maximum" }, {}, {}],
    });
    expect(bumps).toEqual(JSON.parse(JSON.stringify(report.bumps)));
  });
});

test("shortcomings name what spec:bump would write, and what it can't", () => {
  expect(shortcomings(report)).toEqual([
    "@maksu/shop-client needs a major changeset, has minor",
    "@maksu/mock-server needs a major changeset, has none",
    "no changeset covers Row.foo: became a`b",
    ".changeset/nice-cats-sing.md covers a change of Row.bar that no longer exists: remove its entry and the line # 0123abcd",
    ".changeset/spec-shop-api-89abcdef.md covers a change of Row.baz that no longer exists: run spec:bump to write the file again",
  ]);
});

describe("one's own changes", () => {
  test("of one edit are at most five lines, whatever it touches", () => {
    const touched = Array.from({ length: 7 }, (_, index) =>
      change("major", `\`operation${index}\` parameter \`x\``, { text: "was removed" }),
    );
    const worded = Array.from({ length: 9 }, (_, index) => change("patch", `\`operation${index}\` description`, { wording: true }));
    expect(ownChanges([changesOf("shop-api", ...touched, ...worded), changesOf("bank-api")], packages, "main"))
      .toBe(`shop-api: 7 breaking changes, wording changes in 9 places since main
  major  operation0 parameter x; operation1 parameter x; operation2 parameter x; operation3 parameter x; operation4 parameter x; and 2 more places: was removed
  patch  Wording: operation0 description; operation1 description; operation2 description; operation3 description; operation4 description; and 4 more places
Packages that follow: major @maksu/shop-spec, @maksu/shop-api, @maksu/shop-client
`);
  });

  test("are none where nothing changed", () => {
    expect(ownChanges([changesOf("shop-api")], packages, "main")).toBe("The descriptions are as they are at main.\n");
  });
});
