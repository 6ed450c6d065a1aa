/** The plan for the packages of this repository as they are. */
import { describe, expect, test } from "vitest";
import type { Change, Impact } from "../compare/change.ts";
import { bumpsFor } from "./release-plan.ts";
import { releases } from "../../test/releases.ts";
import { type Api, apisOf, publishedPackages, repository } from "../workspace.ts";

const packages = publishedPackages(repository);

const planned = (api: Api, changes: readonly Change[]): Readonly<Record<string, Impact>> =>
  Object.fromEntries(bumpsFor({ api, title: api.name, changes }, packages));

const isOfService = ({ name }: Api): boolean => name.endsWith("-api");

describe.each(apisOf(repository).filter(isOfService))("$name", (api) => {
  const stem = api.name.replace(/-api$/, "");
  const hasEvents = packages.some(({ name, bundles }) => name === "@maksu/webhooks" && bundles.includes(`@maksu/${api.name}`));

  test.each(releases)("$changed", ({ changes, bumps }) => {
    const expected = Object.entries(bumps).filter(([name]) => name !== "webhooks" || hasEvents);
    expect(planned(api, changes)).toEqual(
      Object.fromEntries(expected.map(([name, impact]) => [`@maksu/${name.replace("<api>", stem)}`, impact])),
    );
  });
});

describe.each(apisOf(repository).filter((api) => !isOfService(api)))("$name, which one package is made from", (api) => {
  test.each(releases)("$changed", ({ changes, bumps }) => {
    const impact = bumps["<api>-spec"];
    const owner = `@maksu/${api.name.replace(/-[^-]+$/, "")}`;
    expect(planned(api, changes)).toEqual({ [api.package]: impact, [owner]: impact });
  });
});
