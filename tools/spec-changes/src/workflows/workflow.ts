/** GitHub's workflows of this repository, read as far as the tests check and run them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isObject, listAt, objectAt, textAt, type JsonObject } from "@maksu/openapi";
import { load } from "js-yaml";
import { repository } from "../workspace.ts";

export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly document: JsonObject;
  readonly jobs: readonly Job[];
}

export interface Job {
  readonly name: string;
  readonly document: JsonObject;
  readonly steps: readonly Step[];
}

export interface Step {
  readonly name: string;
  readonly uses: string | undefined;
  readonly with: JsonObject;
  readonly run: string | undefined;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

const folder = join(repository, ".github/workflows");

export const workflows: readonly Workflow[] = readdirSync(folder).toSorted().map(readWorkflow);

export function readWorkflow(file: string): Workflow {
  const text = readFileSync(join(folder, file), "utf8");
  const document: unknown = load(text);
  if (!isObject(document)) throw new Error(`${file} is no workflow`);
  const jobs = Object.entries(objectAt(document, "jobs")).map(([name, job]): Job => {
    if (!isObject(job)) throw new Error(`${file}: ${name} is no job`);
    return jobOf(name, job);
  });
  return { file, text, document, jobs };
}

/** Reads a job's steps. */
export function jobOf(name: string, job: JsonObject): Job {
  return { name, document: job, steps: listAt(job, "steps").map(stepOf) };
}

function stepOf(step: unknown): Step {
  const env = Object.entries(objectAt(step, "env")).map(([name, value]) => [name, String(value)]);
  return {
    name: textAt(step, "name") ?? textAt(step, "uses") ?? textAt(step, "run") ?? "",
    uses: textAt(step, "uses"),
    with: objectAt(step, "with"),
    run: textAt(step, "run"),
    folder: textAt(step, "working-directory") ?? ".",
    env: Object.fromEntries(env),
  };
}

/** A step's shell commands: one for each value of the matrix that it names. */
export interface Command {
  readonly title: string;
  readonly run: readonly string[];
}

/** The shell commands of all steps. */
export const commandsOf = (all: readonly Workflow[]): readonly Command[] =>
  all.flatMap(({ file, jobs }) =>
    jobs.flatMap((job) =>
      job.steps.flatMap(({ name, run }) => (run === undefined ? [] : [{ title: `${file} ${job.name}: ${name}`, run: expanded(run, job) }])),
    ),
  );

/** A step's script, once for each value of the matrix that stands in it. */
function expanded(run: string, { document }: Job): readonly string[] {
  const [, name] = /\$\{\{ matrix\.(\w+) \}\}/.exec(run) ?? [];
  if (name === undefined) return [run];
  const values = listAt(objectAt(objectAt(document, "strategy"), "matrix"), name);
  return values.map((value) => run.replaceAll(`\${{ matrix.${name} }}`, String(value)));
}
