/** The action that other projects use, as a job of a workflow: its steps, with its inputs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, type JsonObject, objectAt } from "@maksu/openapi";
import { dump, load } from "js-yaml";
import { repository } from "../workspace.ts";
import { jobOf, type Job } from "./workflow.ts";

/** The action's file. */
export const actionText: string = readFileSync(join(repository, "action/action.yml"), "utf8");

const document: unknown = load(actionText);
if (!isObject(document)) throw new Error("action/action.yml is no action");

/** The action's document. */
export const action: JsonObject = document;

/** The steps of the action, or of an edited text of it, and those given after them. */
export const jobWith = (steps: readonly JsonObject[], text: string = actionText): Job =>
  jobOf("action", { steps: [...stepsOf(objectAt(load(text), "runs")), ...steps] });

/** The action as a workflow, which actionlint can read. Its inputs are a called workflow's, which have a type. */
export function workflowText(): string {
  const inputs = Object.entries(objectAt(action, "inputs")).map(([name, input]) => [
    name,
    { ...(isObject(input) && input), type: "string" },
  ]);
  const job = { "runs-on": "ubuntu-latest", steps: stepsOf(objectAt(action, "runs")) };
  return dump({ on: { workflow_call: { inputs: Object.fromEntries(inputs) } }, jobs: { job } });
}

function stepsOf({ steps }: JsonObject): readonly JsonObject[] {
  return Array.isArray(steps) ? steps.filter(isObject) : [];
}
