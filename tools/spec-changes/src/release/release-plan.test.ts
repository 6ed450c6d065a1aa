/** The plan for the packages of this repository as they are. */
import { describe, expect, test } from "vitest";
import type { Change, Impact } from "../compare/change.ts";
import { bumpsFor } from "./release-plan.ts";
import { releases } from "../testing/releases.ts";
import { apisOf, publishedPackages, repository } from "../workspace.ts";

const packages = publishedPackages(repository);

describe.each(apisOf(repository))("$name", (api) => {
  const planned = (changes: readonly Change[]): Readonly<Record<string, Impact>> =>
    Object.fromEntries(bumpsFor({ api, title: api.name, changes }, packages));
  const stem = api.name.replace(/-api$/, "");
  const hasEvents = packages.some(({ name, bundles }) => name === "@maksu/webhooks" && bundles.includes(`@maksu/${api.name}`));

  test.each(releases)("$changed", ({ changes, bumps }) => {
    const expected = Object.entries(bumps).filter(([name]) => name !== "webhooks" || hasEvents);
    expect(planned(changes)).toEqual(
      Object.fromEntries(expected.map(([name, impact]) => [`@maksu/${name.replace("<api>", stem)}`, impact])),
    );
  });
});
