/** The plan for the packages of this repository as they are. */
import { describe, expect, test } from "vitest";
import type { Change, Impact } from "./change.ts";
import { bumpsFor } from "./release-plan.ts";
import { releases } from "./testing/releases.ts";
import { apisOf, publishedPackages, repository } from "./workspace.ts";

const packages = publishedPackages(repository);

describe.each(apisOf(repository))("$name", (api) => {
  const planned = (changes: readonly Change[]): Readonly<Record<string, Impact>> =>
    Object.fromEntries(bumpsFor({ api, title: api.name, changes }, packages));
  const stem = api.name.replace(/-api$/, "");

  test.each(releases)("$changed", ({ changes, bumps }) => {
    expect(planned(changes)).toEqual(
      Object.fromEntries(Object.entries(bumps).map(([name, impact]) => [`@maksu/${name.replace("<api>", stem)}`, impact])),
    );
  });
});
