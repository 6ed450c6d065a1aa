/** Runs the jobs of a check: in this process, or each in one of its own, sealed where the machine allows it. */
import { brand } from "@maksu/error-brand";
import { spawn } from "node:child_process";
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { isSealed, sealed } from "@maksu/sandbox/program";
import { endWithParent } from "@maksu/signing/command-line";
import type { CheckOptions } from "../config/options.ts";
import type { History } from "../history/act.ts";
import { Stopped } from "../shop/program.ts";
import type { CheckPlan } from "./check.ts";
import { type CheckOutcome, type JobResult, outcomeOf } from "./decide.ts";
import { joined, resultsOf, sum } from "./joined.ts";
import { runJob, type SessionEvents, sizeOf } from "./session.ts";
import { onStop, STATUS } from "./stop.ts";

export interface JobInput {
  readonly options: CheckOptions;
  readonly known: readonly History[];
  readonly accepted: readonly string[];
}

/** Set for a process that is a job. */
const JOB_VARIABLE = "MAKSU_SHOP_CHECK_JOB";

/** A job that failed as a whole: the configuration has to be corrected. */
export class JobFailed extends Error {
  static {
    brand(this, "@maksu/shop-check JobFailed");
  }

  override readonly name = "JobFailed";
}

/** Runs all jobs. Somebody has to reach a shop whose payments are made by hand: such a one is never sealed. */
export async function runJobs(input: JobInput, mayBeSealed: boolean, events: SessionEvents): Promise<CheckOutcome> {
  const { options, known, accepted } = input;
  const isStarted = options.command !== undefined;
  const wants = isStarted && mayBeSealed && options.create !== undefined;
  const reason = wants
    ? whyNotSealed()
    : isStarted
      ? options.create === undefined
        ? "payments are made by hand"
        : "as --unsealed asks"
      : undefined;
  if (options.jobs === 1 && (!wants || reason !== undefined))
    return outcomeOf(await runJob(options, 0, known, new Set(accepted), events), reason);
  const isInside = wants && reason === undefined;
  const progress = Array.from({ length: options.jobs }, (_, job): Progress => ({
    done: 0,
    of: sizeOf(options, known.length, job),
    findings: 0,
  }));
  // Once one has failed, the others are stopped: their results would not be reported.
  const stopping = new AbortController();
  const stop = (): void => stopping.abort();
  events.signal?.addEventListener("abort", stop, { once: true });
  const settled = await Promise.allSettled(
    progress.map((_, job) => {
      const onProgress = (each: Progress): void => {
        progress[job] = each;
        const all = (name: "done" | "of" | "findings"): number => sum(progress.map((one) => one[name]));
        events.onProgress?.({ ...each, done: all("done"), of: all("of"), findings: all("findings") });
      };
      return runProcess(input, job, isInside, { ...events, onProgress, signal: stopping.signal }).catch((error: unknown) => {
        stop();
        throw error;
      });
    }),
  );
  return outcomeOf(joined(resultsOf(settled, input, events), accepted), reason);
}

function whyNotSealed(): string | undefined {
  try {
    sealed(["true"])[Symbol.dispose]();
    return undefined;
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).replace(/^run --sealed: /, "");
  }
}

type Progress = Parameters<NonNullable<CheckPlan["onProgress"]>>[0];

type Message = Progress | { readonly result: JobResult } | { readonly error: string } | { readonly line: string };

async function runProcess(
  input: JobInput,
  job: number,
  isInside: boolean,
  { onProgress, onLine, onOutput, signal }: SessionEvents,
): Promise<JobResult> {
  const [, file = ""] = process.argv;
  const own = [process.execPath, file];
  const closed = isInside ? sealed(own) : { command: own, environment: process.env, [Symbol.dispose]: () => {} };
  using _closed = closed;
  const [program = "", ...args] = closed.command;
  const child = spawn(program, args, {
    env: { ...closed.environment, [JOB_VARIABLE]: JSON.stringify({ ...input, job }) },
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const stop = (): void => void child.kill("SIGTERM");
  signal?.addEventListener("abort", stop, { once: true });
  child.stdout?.setEncoding("utf8").on("data", onOutput);
  child.stderr?.setEncoding("utf8").on("data", onOutput);
  let result: JobResult | undefined;
  let failure = "";
  createInterface(child.stdio[3] as Readable).on("line", (line) => {
    const message = JSON.parse(line) as Message;
    if ("result" in message) result = message.result;
    else if ("error" in message) failure = message.error;
    else if ("line" in message) onLine(message.line);
    else onProgress?.(message);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  signal?.removeEventListener("abort", stop);
  if (result) return result;
  if (signal?.aborted && failure === "" && [0, null, STATUS.SIGTERM].includes(code)) throw new Stopped();
  throw new JobFailed(failure || `job ${job} ended with ${code}`);
}

const MISSING_DATABASE = "It runs sealed: a database on a TCP port is out of its reach; --unsealed lets it through";

/** Whether a shop that did not start may have looked for a database in vain: it waits without a word, or says that it can't connect. */
export const mayMissDatabase = (message: string): boolean =>
  message.includes("it does not listen") || /connect|ECONN|unreachable|ENOTFOUND|EAI_AGAIN|time(?:d )?out|SQLSTATE/i.test(message);

/** Runs as a job, if this process is one. */
export async function runAsJob(): Promise<boolean> {
  const text = process.env[JOB_VARIABLE];
  if (text === undefined) return false;
  delete process.env[JOB_VARIABLE];
  const { options, known, accepted, job } = JSON.parse(text) as JobInput & { readonly job: number };
  const send = (message: Message): void => void writeSync(3, `${JSON.stringify(message)}\n`);
  using stop = onStop();
  endWithParent();
  try {
    let last = 0;
    const result = await runJob(options, job, known, new Set(accepted), {
      onLine: (line) => send({ line }),
      onOutput: (chunk) => void process.stderr.write(chunk),
      onProgress: (progress) => {
        if (performance.now() - last < 200) return;
        last = performance.now();
        send(progress);
      },
      signal: stop.signal,
    });
    send({ result });
  } catch (error) {
    // Its end says so: no message has to.
    if (error instanceof Stopped) return true;
    const message = error instanceof Error ? error.message : String(error);
    const isAlone = isSealed() && error instanceof Error && error.name === "ShopNotStarted";
    send({ error: isAlone && mayMissDatabase(message) ? `${message}. ${MISSING_DATABASE}` : message });
  }
  return true;
}
