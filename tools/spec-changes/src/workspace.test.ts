import { join } from "node:path";
import { objectAt } from "@maksu/openapi";
import { expect, test } from "vitest";
import { apisOf, manifest, repository } from "./workspace.ts";

test("every description is a dependency of these commands, so that it is bundled before they run", () => {
  const dependencies = Object.keys(objectAt(manifest(join(repository, "tools/spec-changes")), "devDependencies"));
  expect(dependencies).toEqual(expect.arrayContaining(apisOf(repository).map((api) => api.package)));
});
