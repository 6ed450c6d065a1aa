import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Mutation } from "./check.ts";
import { repository } from "./repository.ts";
import { RepositoryCopy } from "./repository-copy.ts";
import { runCheck } from "./run-check.ts";
import { tryMutation } from "./try-mutation.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const row = "specs/merchant-api/components/schemas/RefundRow.yaml";

/** A rule that the API package has by hand: its type check finds that the description has it no longer, in other words than the last ones. */
const withoutRule: Mutation = {
  name: "without the rule between dates",
  file: "specs/merchant-api/paths/merchant_v1_settlements.yaml",
  find: "    - x-rule: dates-in-order\n      x-error-code: invalid-date-format\n      description: fromDate must not be after toDate.\n",
  replace: "",
  caughtBy: { name: "types", api: "merchant-api", says: ["rules.ts…dates-in-order…does not exist", "dates-in-order is missing"] },
};

const rowLimit = {
  name: "row limit",
  file: row,
  find: "vatPercent > maximum",
  replace: "maximum: $10",
  caughtBy: {
    name: "contract",
    api: "merchant-api",
    only: "createRefund",
    says: ["body/rows/*/vatPercent maximum …: inside…by the client"],
  },
} as const satisfies Mutation;

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
    given: "caught by the compiler with another message",
    mutation: withoutRule,
    reason: "types fails without saying dates-in-order is missing",
  },
  {
    given: "that lint rejects",
    mutation: { ...rowLimit, replace: "" },
    reason: expect.stringContaining("(house/limits-present)") as string,
  },
  {
    given: "without its text",
    mutation: { ...rowLimit, find: "vatPercent > maxLength" },
    reason: '"vatPercent > maxLength" occurs 0 times in specs/merchant-api/components/schemas/RefundRow.yaml, not once',
  },
])("a mutation $given", async ({ mutation, reason }) => {
  expect((await tryMutation(copy, mutation))?.split(":\n")[0]).toEqual(reason);
});

test("a test that does not exist is reported", async () => {
  await expect(runCheck(copy, { ...rowLimit.caughtBy, only: "deleteRefund" })).rejects.toThrow(
    "no test of src/contract/merchant-api.test.ts has deleteRefund in its title",
  );
});

test.each([row, "specs/merchant-api/dist/openapi.json"])("%s of the copy is as it was", (file) => {
  expect(readFileSync(copy.path(file), "utf8")).toBe(readFileSync(join(repository, file), "utf8"));
});

test("removing a copy leaves no files behind", () => {
  copy.remove();
  expect(existsSync(copy.root)).toBe(false);
});
