/** Mistakes that show elsewhere are reported where Git says that the description was edited. */
import { execFileSync } from "node:child_process";
import { readFile, rename, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findOnce, type Replacement, replaceOnce } from "../edits/replace-once.ts";
import { lintDescription } from "./redocly.ts";
import { copyOf, REPOSITORY, temporaryFolder } from "../../test/folders.ts";

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

/** An edit, and where it is reported when not at its own first line. */
interface GitEdit extends Replacement {
  readonly edited: string;
  readonly reported?: string;
  /** Text of the line. */
  readonly at?: string;
  readonly says: string;
}

test.each<GitEdit>([
  {
    edited: "a reference to a schema that nothing else refers to",
    file: REFUND,
    find: "schemas/Refund.yaml",
    replace: "schemas/EmailRefund.yaml",
    says: UNUSED("payment-api/components/schemas/Refund.yaml"),
  },
  {
    edited: "a reference to a path that was removed",
    file: "payment-api/openapi.yaml",
    find: "  /settlements:\n    $ref: paths/settlements.yaml\n",
    replace: "",
    at: "$ref: paths/merchants_grouped-payment-providers.yaml",
    says: UNUSED("payment-api/paths/settlements.yaml"),
  },
  {
    edited: "a reference to a record whose fields the examples don't have",
    file: REFUND,
    find: "schemas/RefundResponse.yaml",
    replace: "schemas/TokenMITPaymentResponse.yaml",
    says: "the schema has no field `provider`. Correct its name, or describe it. `properties` stands here,",
  },
  {
    edited: "one of two examples that a rule compares",
    file: "merchant-api/paths/merchant_v1_settlements.yaml",
    find: "last-day > value",
    replace: 'value: "2099-05-30"',
    says: "This example breaks the rule at-most-two-months",
  },
  {
    edited: "a type that the keywords beside it don't fit",
    file: "payment-api/components/schemas/Item.yaml",
    find: "units > type",
    replace: "type: string",
    says: "The schema does not compile",
  },
  {
    edited: "a limit that the words of an error's example name",
    file: "merchant-api/components/schemas/RefundRow.yaml",
    find: "description > maxLength",
    replace: "maxLength: $10",
    reported: "merchant-api/paths/merchant_v1_payments_{orderNumber}_refunds.yaml",
    at: "Shorten it to",
    says: "which no limit of description has: maxLength at merchant-api/components/schemas/RefundRow.yaml:",
  },
  {
    edited: "the parameters of an event that a signature is made over",
    file: "legacy-api/webhooks/failureRedirect.yaml",
    find: "TIMESTAMP.yaml\n",
    replace: "TIMESTAMP.yaml\n    - $ref: ../components/parameters/PAID.yaml\n",
    at: "PAID.yaml",
    says: "The example failure of RETURN_AUTHCODE is not what the other examples of failureRedirect give",
  },
])("$edited: one report, at its line", async ({ file, find, replace, reported = file, at = find, says }) => {
  const path = join(specs, file);
  const before = await readFile(path, "utf8");
  await writeFile(path, replaceOnce(before, { file, find, replace }));
  try {
    const reports = (await lintDescription(join(specs, file.split("/")[0] ?? "", "openapi.yaml"))).map((each) =>
      each.replaceAll(/\S*\/(?=[a-z]+-api\/)/g, ""),
    );
    const text = at === find ? before : await readFile(join(specs, reported), "utf8");
    const line = text.slice(0, findOnce(text, at, reported).start).split("\n").length;
    expect(reports).toHaveLength(1);
    expect(reports[0]?.startsWith(`${reported}:${line}:`), reports[0]).toBe(true);
    expect(reports[0]).toContain(says);
  } finally {
    git("checkout", "--", ".");
  }
});
