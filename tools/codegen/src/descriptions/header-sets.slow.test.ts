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

test("an operation has the responses of its response set, beside its own; the bundle has no set", async () => {
  const bundle = await bundleDescription(join(await specs(), "sandbox-control/openapi.yaml"));
  const { post } = bundle.paths?.["/_sandbox/worlds/{world}/pay"] ?? {};
  expect(Object.keys(post?.responses ?? {})).toEqual(["200", "400", "401", "403", "404", "409", "415"]);
  expect(post?.responses?.["415"]).toEqual({ $ref: "#/components/responses/UnsupportedMediaType" });
  expect(JSON.stringify(bundle)).not.toContain("x-response-set");
});

test("lint reports an unknown response set, alone and at its place", async () => {
  const file = "sandbox-control/paths/_sandbox_worlds_{world}_pay.yaml";
  const folder = await specs({ file, from: "x-response-set: world-body", to: "x-response-set: page" });
  const problems = await lintDescription(join(folder, "sandbox-control/openapi.yaml"));
  expect(problems.map((problem) => problem.replace(/^.*(?=sandbox-control)/, "").replace(/:\d+:\d+ /, " "))).toEqual([
    `${file} Unknown response set page. The root file's x-response-sets has world, world-body. (header-sets/expand)`,
  ]);
});

describe("lint reports a header set that can't be written out, alone and at its place", () => {
  test.each<{ fault: string; edit: Edit; want: string }>([
    {
      fault: "an unknown set of an operation",
      edit: { file: REVERT, from: "x-header-set: B", to: "x-header-set: toString" },
      want: `${REVERT}:8:17 Unknown header set toString. The root file's x-header-sets has A, B, C, D, response. (header-sets/expand)`,
    },
    {
      fault: "a set of parameters in a response",
      edit: { file: REVERT, from: "x-header-set: response", to: "x-header-set: A" },
      want: `${REVERT}:14:21 The header set A is of parameters, not of headers. Name another. (header-sets/expand)`,
    },
    {
      fault: "a set of headers in an operation",
      edit: { file: REVERT, from: "x-header-set: B", to: "x-header-set: response" },
      want: `${REVERT}:8:17 The header set response is of headers, not of parameters. Name another. (header-sets/expand)`,
    },
    {
      fault: "an entry of a set that is not a $ref",
      edit: {
        file: "payment-api/openapi.yaml",
        from: "$ref: components/headers/request-id.yaml",
        to: "file: components/headers/request-id.yaml",
      },
      want: "payment-api/openapi.yaml:173:7 Each entry of a set is a $ref to a file: request-id has none. (header-sets/expand)",
    },
    {
      fault: "a set of headers that has no file",
      edit: { file: "payment-api/openapi.yaml", from: "headers/request-id.yaml", to: "headers/request.yaml" },
      want: "payment-api/openapi.yaml:173:13 The entry request-id of the header set response is in components/headers/request.yaml. Refer to the file of its name. (header-sets/expand)",
    },
    {
      fault: "a header in a set of parameters that operations name",
      edit: {
        file: "payment-api/openapi.yaml",
        from: "$ref: components/parameters/checkout-account.yaml",
        to: "$ref: components/headers/signature.yaml",
      },
      want: "payment-api/openapi.yaml:107:13 The entry checkout-account of the header set A is in components/headers/signature.yaml. Refer to the file of its name. (header-sets/expand)",
    },
  ])("$fault", async ({ edit, want }) => {
    const folder = await specs(edit);
    const problems = await lintDescription(join(folder, "payment-api/openapi.yaml"));
    expect(problems.map((problem) => problem.replaceAll(`${relative(process.cwd(), folder)}/`, ""))).toEqual([want]);
  });
});
