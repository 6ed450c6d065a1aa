/** Mistakes that show elsewhere are reported where Git says that the description was edited. */
import { execFileSync } from "node:child_process";
import { rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { lintDescription } from "./redocly.ts";
import { copyOf, replace, REPOSITORY, temporaryFolder } from "../../test/folders.ts";

let specs: string;
const git = (...args: string[]): void => void execFileSync("git", args, { cwd: specs, stdio: "ignore" });

beforeAll(async () => {
  const root = await temporaryFolder();
  specs = join(root, "specs");
  await rename(await copyOf(join(REPOSITORY, "specs")), specs);
  // The functions of the rules, and what they import.
  for (const folder of ["packages", "node_modules"]) await symlink(join(REPOSITORY, folder), join(root, folder));
  git("init");
  git("add", ".");
  git("-c", "user.name=shop", "-c", "user.email=shop@example.com", "-c", "commit.gpgSign=false", "commit", "--message=Begin");
});

const REFUND = "payment-api/paths/payments_{transactionId}_refund.yaml";
const UNUSED = (path: string): string => `Nothing in the description refers to ${path}, which this line did. Refer to it, or delete it.`;

test.each([
  {
    edited: "a reference to a schema that nothing else refers to",
    file: REFUND,
    from: "schemas/Refund.yaml",
    to: "schemas/EmailRefund.yaml",
    line: 24,
    says: UNUSED("payment-api/components/schemas/Refund.yaml"),
  },
  {
    edited: "a reference to a path that was removed",
    file: "payment-api/openapi.yaml",
    from: "  /settlements:\n    $ref: paths/settlements.yaml\n",
    to: "",
    line: 65,
    says: UNUSED("payment-api/paths/settlements.yaml"),
  },
  {
    edited: "a reference to a record whose fields the examples don't have",
    file: REFUND,
    from: "schemas/RefundResponse.yaml",
    to: "schemas/TokenMITPaymentResponse.yaml",
    line: 57,
    says: "the schema has no field `provider`. Correct its name, or describe it. `properties` stands here,",
  },
  {
    edited: "one of two examples that a rule compares",
    file: "merchant-api/paths/merchant_v1_settlements.yaml",
    from: 'value: "2026-04-30"',
    to: 'value: "2026-05-30"',
    line: 33,
    says: "This example breaks the rule at-most-two-months",
  },
  {
    edited: "a limit that the words of an error's example name",
    file: "merchant-api/components/schemas/RefundRow.yaml",
    from: "maxLength: 2000",
    to: "maxLength: 1000",
    line: 24,
    says: "The words of the example invalid-description say 2000, which no limit of description has. Correct one of them.",
  },
  {
    edited: "the parameters of an event that a signature is made over",
    file: "legacy-api/webhooks/failureRedirect.yaml",
    from: "TIMESTAMP.yaml\n",
    to: "TIMESTAMP.yaml\n    - $ref: ../components/parameters/PAID.yaml\n",
    line: 12,
    says: "The example failure of RETURN_AUTHCODE is not what the other examples of failureRedirect give",
  },
])("$edited: one report, at its line", async ({ file, from, to, line, says }) => {
  await replace(join(specs, file), from, to);
  try {
    const reports = (await lintDescription(join(specs, file.split("/")[0] ?? "", "openapi.yaml"))).map((each) =>
      each.replaceAll(/\S*\/(?=[a-z]+-api\/)/g, ""),
    );
    expect(reports).toHaveLength(1);
    expect(reports[0]?.startsWith(`${file}:${line}:`), reports[0]).toBe(true);
    expect(reports[0]).toContain(says);
  } finally {
    git("checkout", "--", ".");
  }
});
