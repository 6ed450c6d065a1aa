import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Mutation } from "./mutate.ts";
import { repository } from "./repository.ts";
import { RepositoryCopy } from "./repository-copy.ts";
import { tryMutation } from "./try-mutation.ts";

const rowLimit: Mutation = {
  name: "row limit",
  file: "specs/merchant-api/components/schemas/RefundRow.yaml",
  find: "maxLength: 2000\n",
  replace: "maxLength: 2001\n",
  caughtBy: {
    name: "contract",
    api: "merchant-api",
    only: "createRefund",
    says: ["body/rows/*/description maxLength 2001: inside…by the client"],
  },
};

let copy: RepositoryCopy;
beforeAll(() => {
  copy = new RepositoryCopy();
});
afterAll(() => copy.remove());

test.each([
  { given: "caught by a test", mutation: rowLimit, reason: undefined },
  {
    given: "caught by no check",
    mutation: { ...rowLimit, caughtBy: { name: "types", api: "merchant-api", says: ["RefundRow"] } as const },
    reason: "types passes",
  },
  {
    given: "caught with another message",
    mutation: { ...rowLimit, caughtBy: { ...rowLimit.caughtBy, says: ["maxLength 2002"] } as const },
    reason: "contract fails without saying maxLength 2002",
  },
  {
    given: "for a test that does not exist",
    mutation: { ...rowLimit, caughtBy: { ...rowLimit.caughtBy, only: "deleteRefund" } as const },
    reason: "no test of src/contract/merchant-api.test.ts has deleteRefund in its title",
  },
  {
    given: "that lint rejects",
    mutation: { ...rowLimit, find: "    maxLength: 2000\n", replace: "" },
    reason: expect.stringContaining("(house/limits-present)") as string,
  },
  {
    given: "without its text",
    mutation: { ...rowLimit, find: "maxLength: 1\n" },
    reason: 'row limit: "maxLength: 1\\n" occurs 0 times in specs/merchant-api/components/schemas/RefundRow.yaml, not once',
  },
])("a mutation $given", async ({ mutation, reason }) => {
  expect((await tryMutation(copy, mutation))?.split(":\n")[0]).toEqual(reason);
});

test.each(["specs/merchant-api/components/schemas/RefundRow.yaml", "specs/merchant-api/dist/openapi.json"])(
  "%s of the copy is as it was",
  (file) => {
    expect(readFileSync(copy.path(file), "utf8")).toBe(readFileSync(join(repository, file), "utf8"));
  },
);

test("removing a copy leaves no files behind", () => {
  copy.remove();
  expect(existsSync(copy.root)).toBe(false);
});
