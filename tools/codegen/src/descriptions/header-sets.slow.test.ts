import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleDescription, lintDescription } from "../lint/redocly.ts";
import { copyOf, type Edit, REPOSITORY } from "../../test/folders.ts";

const specs = (...edits: Edit[]): Promise<string> => copyOf(join(REPOSITORY, "specs"), edits);
const REVERT = "payment-api/paths/payments_{transactionId}_token_revert.yaml";

test("an operation has its own parameters, then those of its header set; a response its headers; the bundle has no set", async () => {
  const bundle = await bundleDescription(join(await specs(), "payment-api/openapi.yaml"));
  const { post } = bundle.paths?.["/payments/{transactionId}/token/revert"] ?? {};
  expect(post?.parameters?.map((parameter) => ("$ref" in parameter ? String(parameter.$ref).split("/").at(-1) : parameter.name))).toEqual([
    "transactionId",
    "checkout-account",
    "checkout-algorithm",
    "checkout-method",
    "checkout-timestamp",
    "checkout-nonce",
    "checkout-transaction-id",
    "platform-name",
    "signature",
  ]);
  expect(post?.responses?.["200"]).toHaveProperty(["headers", "request-id"], { $ref: "#/components/headers/request-id" });
  expect(JSON.stringify(bundle)).not.toContain("x-header-set");
});

describe("lint reports a header set that can't be written out, alone and at its place", () => {
  test.each<{ fault: string; edit: Edit; want: string }>([
    {
      fault: "an unknown set of an operation",
      edit: { file: REVERT, from: "x-header-set: B", to: "x-header-set: toString" },
      want: `${REVERT}:8:17 Unknown header set toString. The root file's x-header-sets has A, B, C, D, response. (header-sets/expand)`,
    },
    {
      fault: "a set of headers that has no file",
      edit: { file: "payment-api/openapi.yaml", from: "headers/request-id.yaml", to: "headers/request.yaml" },
      want: "payment-api/openapi.yaml:171:13 Can't resolve $ref: there is no file payment-api/components/headers/request.yaml (header-sets/expand)",
    },
  ])("$fault", async ({ edit, want }) => {
    const folder = await specs(edit);
    const problems = await lintDescription(join(folder, "payment-api/openapi.yaml"));
    expect(problems.map((problem) => problem.replaceAll(`${relative(process.cwd(), folder)}/`, ""))).toEqual([want]);
  });
});
