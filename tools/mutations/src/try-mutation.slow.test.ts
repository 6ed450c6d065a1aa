import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checksOf } from "./check.ts";
import type { Mutation } from "./mutation.ts";
import { repository } from "./repository.ts";
import { RepositoryCopy } from "./repository-copy.ts";
import { tryMutation } from "./try-mutation.ts";

const merchant = checksOf("merchant-api");
const rowLimit: Mutation = {
  name: "row limit",
  file: "specs/merchant-api/components/schemas/RefundRow.yaml",
  find: "maxLength: 2000\n",
  replace: "maxLength: 200\n",
  caughtBy: [merchant.documents("RefundRow.description, maxLength: the description says 200,")],
};

let copy: RepositoryCopy;
beforeAll(() => {
  copy = new RepositoryCopy();
});
afterAll(() => copy.remove());

test.each([
  { given: "caught by a test", mutation: rowLimit, reasons: [] },
  {
    given: "caught by the bundler",
    mutation: { ...rowLimit, find: "    maxLength: 2000\n", replace: "", caughtBy: [merchant.lint("RefundRow.yaml…limits-present")] },
    reasons: [],
  },
  { given: "caught by no check", mutation: { ...rowLimit, caughtBy: [merchant.lint("RefundRow")] }, reasons: ["lint passes"] },
  {
    given: "caught with another message",
    mutation: { ...rowLimit, caughtBy: [merchant.documents("RefundRow.description, maxLength: the description says 300,")] },
    reasons: ["documents fails without saying RefundRow.description, maxLength: the description says 300,"],
  },
  {
    given: "for a test that does not exist",
    mutation: { ...rowLimit, caughtBy: [merchant.contract("deleteRefund", "RefundRow")] },
    reasons: ["no test of contract/merchant-api.test.ts has deleteRefund in its title"],
  },
  {
    given: "without its text",
    mutation: { ...rowLimit, find: "maxLength: 1\n" },
    reasons: ['row limit: "maxLength: 1\\n" occurs 0 times in specs/merchant-api/components/schemas/RefundRow.yaml, not once'],
  },
])("a mutation $given", async ({ mutation, reasons }) => {
  expect((await tryMutation(copy, mutation)).map((reason) => reason.split(":\n")[0])).toEqual(reasons);
});

test.each(["specs/merchant-api/components/schemas/RefundRow.yaml", "specs/merchant-api/dist/openapi.json"])(
  "%s of the copy is as it was",
  (file) => {
    expect(readFileSync(copy.path(file), "utf8")).toBe(readFileSync(join(repository, file), "utf8"));
  },
);

test("removing a copy leaves no files behind", () => {
  const other = new RepositoryCopy();
  other.remove();
  expect(existsSync(other.root)).toBe(false);
});
