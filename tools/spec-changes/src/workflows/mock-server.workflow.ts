/** The workflow that other projects call, all of it: a clean checkout is installed and built, and an empty project tests against it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foldersWith, repository } from "../workspace.ts";
import { checkOut } from "./check-out.ts";
import { runSteps } from "./run-steps.ts";
import { readWorkflow } from "./workflow.ts";

const workspace = mkdtempSync(join(tmpdir(), "mock-workflow-"));
beforeAll(() => {
  checkOut(join(workspace, "mock-server"));
  mkdirSync(join(workspace, "project"));
  writeFileSync(join(workspace, "project/package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
  writeFileSync(
    join(workspace, "project/try.mjs"),
    `import { createPaymentClient, unwrap } from "@maksu/payment-client";
const payments = createPaymentClient({ account: 375917, secret: "SAIPPUAKAUPPIAS", baseUrl: process.env.PAYMENT_API_URL });
console.log("providers:", unwrap(await payments.listPaymentProviders({ query: { amount: 1525 } })).length > 0);`,
  );
});
afterAll(() => rmSync(workspace, { recursive: true, force: true }));

test("an empty project calls the mock server with the packed client", async () => {
  const [job] = readWorkflow("mock-server.yml").jobs;
  if (!job) throw new Error("the workflow has no job");
  const packages = foldersWith(repository, "@maksu/payment-client").map((folder) => `../mock-server/${relative(repository, folder)}`);
  const ran = await runSteps(job, {
    workspace,
    inputs: {
      arguments: "",
      "test-command": [
        `(cd ../mock-server && npx turbo run build --filter=@maksu/payment-client --output-logs=errors-only)`,
        `npm pack --silent ${packages.join(" ")}`,
        "npm install --no-audit --no-fund ./*.tgz",
        "node try.mjs",
      ].join("\n"),
    },
  });
  expect(ran.map(({ step, status, output }) => [step, status === 0 ? "passed" : output])).toEqual([
    ["Build the mock servers", "passed"],
    ["Start the mock servers", "passed"],
    ["Test", "passed"],
  ]);
  expect(ran[2]?.output).toContain("providers: true");
});
