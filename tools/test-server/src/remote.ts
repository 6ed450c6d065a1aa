/** A test's side of an agent: has tasks carried out on another runtime. */
import { execFileSync } from "node:child_process";
import { request as send } from "node:http";
import { text } from "node:stream/consumers";
import { beforeEach } from "vitest";
import type { SentError, TaskOutcome } from "./agent.ts";

/** An agent that runs. */
export interface Remote {
  /** Name of the runtime. */
  readonly runtime: string;
  /**
   * Has a task carried out.
   *
   * @param signal ends the task there
   * @returns what the task returned, as JSON keeps it
   * @throws what the task threw, with all that it had; the signal's reason when the task threw that
   */
  perform(task: string, given: unknown, signal?: AbortSignal): Promise<unknown>;
  /** The runtime's resident memory in bytes. */
  memory(): number;
}

/** A test that a runtime cannot pass, and why. */
export interface Difference {
  readonly runtime: string;
  /** Matches the test's title, with those of its groups. */
  readonly test: RegExp;
  readonly reason: string;
}

/**
 * Finds the agent that `on-runtimes` has started for these tests, if any.
 *
 * @param classes those of the errors that the tests look at
 */
export function remote(...classes: readonly (new (...given: never) => Error)[]): Remote | undefined {
  const { RUNTIME_AGENT: given } = process.env;
  if (given === undefined) return undefined;
  const { runtime, origin, pid } = JSON.parse(given) as { readonly runtime: string; readonly origin: string; readonly pid: number };
  const known = new Map([...classes, Error, TypeError, RangeError].map((each) => [each.name, each]));
  const revive = ({ className, properties }: SentError): Error => {
    const error = Object.create((known.get(className) ?? Error).prototype) as Error;
    for (const [name, value] of Object.entries(properties)) {
      const inner = (value as { readonly $error?: SentError } | null)?.$error;
      Object.defineProperty(error, name, { value: inner ? revive(inner) : value, enumerable: name !== "stack" && name !== "message" });
    }
    return error;
  };
  return {
    runtime,
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024,
    async perform(task, value, signal) {
      const { returned, thrown, unhandled } = await exchange(origin, JSON.stringify([task, value, signal?.aborted]), signal);
      if (unhandled.length > 0) throw new Error(`${runtime} has unhandled rejections: ${unhandled.join()}`);
      if (thrown === undefined) return returned;
      throw thrown.isAbort ? signal?.reason : revive(thrown);
    },
  };
}

/** Has tests fail that a runtime's limits forbid: one that passes all the same is an error. */
export function expectDifferences(elsewhere: Remote | undefined, differences: readonly Difference[]): void {
  beforeEach(({ task }) => {
    const titles: string[] = [];
    for (let each: typeof task | typeof task.suite = task; each; each = each.suite) titles.unshift(each.name);
    const difference = differences.find((each) => each.runtime === elsewhere?.runtime && each.test.test(titles.join(" ")));
    if (difference) Object.assign(task, { fails: true, meta: { ...task.meta, difference: difference.reason } });
  });
}

/** The request's body stays open for as long as the task may be aborted. */
async function exchange(origin: string, task: string, signal: AbortSignal | undefined): Promise<TaskOutcome> {
  const outgoing = send(origin, { method: "POST", agent: false });
  const abort = (): void => void outgoing.write("abort\n");
  try {
    const response = new Promise<string>((resolve, reject) => {
      outgoing.on("error", reject).on("response", (incoming) => void text(incoming).then(resolve, reject));
    });
    outgoing.write(`${task}\n`);
    signal?.addEventListener("abort", abort);
    return JSON.parse(await response) as TaskOutcome;
  } finally {
    signal?.removeEventListener("abort", abort);
    outgoing.destroy();
  }
}
