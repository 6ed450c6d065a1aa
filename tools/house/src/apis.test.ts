/** Each listed API has a description, an API package, a client, a contract and a document table, and no other API has them. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { API_NAMES, UNSIGNED_API_NAMES } from "@maksu/service-front";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

const isDescribed = (name: string): boolean => existsSync(join(root, "specs", name, "openapi.yaml"));

test.each([
  { what: "API packages", found: packagesThat(/-api$/), name: (api: string) => `${api}-api` },
  { what: "client packages", found: packagesThat(/-client$/), name: (api: string) => `${api}-client` },
])("there are $what of the listed APIs and no others", ({ found, name }) => {
  expect(found.toSorted()).toEqual(API_NAMES.map(name).toSorted());
});

test("there are descriptions of the listed APIs and no others", () => {
  const listed = [...API_NAMES.map((api) => `${api}-api`), ...UNSIGNED_API_NAMES];
  expect(readdirSync(join(root, "specs")).filter(isDescribed).toSorted()).toEqual(listed.toSorted());
});

test.each(API_NAMES)("the %s API has a contract, and a table of its document", (api) => {
  for (const folder of ["contract", "documents"])
    expect(readdirSync(join(root, "packages/contract-tests/src", folder))).toContain(`${api}-api.test.ts`);
});

function packagesThat(pattern: RegExp): string[] {
  return readdirSync(join(root, "packages")).filter(
    (name) => pattern.test(name) && existsSync(join(root, "packages", name, "package.json")),
  );
}
