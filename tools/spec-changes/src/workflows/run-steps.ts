/** Runs a job's shell steps on this machine, the way a runner does. */
import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Job } from "./workflow.ts";

export interface Ran {
  readonly step: string;
  readonly status: number;
  readonly output: string;
}

export interface Runner {
  /** The workspace: where the checkouts are. */
  readonly workspace: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** Over the job's own environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that something else has done already. */
  readonly skip?: readonly string[];
}

/**
 * Ends at the first step that fails, as a job does, except for steps that run only then. Whatever the steps left running is stopped.
 */
export async function runSteps({ document, steps }: Job, { workspace, inputs, env = {}, skip = [] }: Runner): Promise<readonly Ran[]> {
  const ran: Ran[] = [];
  const groups: number[] = [];
  const fill = (text: string): string => text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_all, name: string) => inputs[name] ?? "");
  const common = { ...process.env, RUNNER_TEMP: workspace, ...environment(document["env"]), ...env };
  const conditions = conditionsOf(document);
  try {
    for (const [index, step] of steps.entries()) {
      const failed = ran.some(({ status }) => status !== 0);
      if (step.run === undefined || skip.includes(step.name) || failed !== (conditions[index] === "failure()")) continue;
      const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, fill(value)]));
      const log = join(workspace, `step-${index}.log`);
      // A file, not a pipe: what a step leaves running keeps its output open.
      const output = openSync(log, "w");
      const shell = spawn("bash", ["-e", "-c", step.run], {
        cwd: join(workspace, step.folder),
        env: { ...common, ...own },
        stdio: ["ignore", output, output],
        detached: true,
      });
      if (shell.pid !== undefined) groups.push(shell.pid);
      const status = await new Promise<number>((resolve, reject) => shell.on("error", reject).on("exit", (code) => resolve(code ?? 1)));
      closeSync(output);
      ran.push({ step: step.name, status, output: readFileSync(log, "utf8") });
      rmSync(log);
    }
  } finally {
    groups.forEach(stop);
  }
  return ran;
}

/** A step's process group outlives its shell. */
function stop(group: number): void {
  try {
    process.kill(-group, "SIGTERM");
  } catch {
    // Nothing of it is left.
  }
}

const environment = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, text]) => [name, String(text)]));

const conditionsOf = (document: Job["document"]): readonly unknown[] =>
  Array.isArray(document["steps"])
    ? document["steps"].map((step: unknown) => (typeof step === "object" && step !== null && "if" in step ? step.if : undefined))
    : [];
