/** Generates again whenever a description is edited. */
import { join, relative } from "node:path";
import { type Pipeline, pipelinesIn } from "../pipelines.ts";
import { regenerate } from "../regenerate.ts";
import { lintConfigPath } from "../lint/redocly.ts";
import { watchFile, watchFolders } from "./watch-folders.ts";

/** Receives a line for what was done, and for what is wrong. */
export interface WatchReport {
  done: (line: string) => void;
  wrong: (line: string) => void;
}

/** How many milliseconds nothing must change before generation starts: an editor saves in several steps, and a branch has many files. */
const QUIET = 50;

/**
 * Brings everything that is generated in a repository up to date, then again whatever an edited description changes, until the signal aborts.
 * A description with a problem is reported with file and line; what was generated stays as it was.
 *
 * @throws Error when there is no description
 */
export async function watch(repository: string, signal: AbortSignal, report: WatchReport): Promise<void> {
  const pipelines = await pipelinesIn(repository);
  if (pipelines.length === 0) throw new Error(`${join(repository, "specs")}: no description found.`);
  const waiting = new Set<Pipeline>(pipelines);
  let [timer, work]: [NodeJS.Timeout | undefined, Promise<void>] = [undefined, Promise.resolve()];
  const workOff = (): Promise<void> => (work = work.then(() => runAll(waiting, signal, report)));
  const later = (...changed: readonly Pipeline[]): void => {
    for (const pipeline of changed) waiting.add(pipeline);
    clearTimeout(timer);
    timer = setTimeout(() => void workOff(), QUIET);
  };
  // Watched before the first look, so that no edit is missed.
  for (const pipeline of pipelines) await watchFolders(pipeline.folder, signal, () => later(pipeline));
  for (const path of new Set(pipelines.flatMap(({ root }) => lintConfigPath(root) ?? [])))
    watchFile(path, signal, () => later(...pipelines));
  await workOff();
  report.done(`Watching ${pipelines.map(({ folder }) => relative(process.cwd(), folder)).join(", ")}. Ctrl+C stops.`);
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  clearTimeout(timer);
  await work;
}

async function runAll(waiting: Set<Pipeline>, signal: AbortSignal, report: WatchReport): Promise<void> {
  for (const pipeline of waiting) {
    if (signal.aborted) return;
    waiting.delete(pipeline);
    await runOnce(pipeline, report);
  }
}

async function runOnce(pipeline: Pipeline, report: WatchReport): Promise<void> {
  const [start, name] = [performance.now(), relative(process.cwd(), pipeline.folder)];
  try {
    const { problems, changed } = await regenerate(pipeline);
    for (const problem of problems) report.wrong(problem);
    if (problems.length > 0) return report.wrong(`${name}: nothing is generated until this is fixed.`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const paths = changed.map((path) => relative(process.cwd(), path)).join(", ");
    report.done(`${name}: ${paths || "nothing to change"} (${seconds} s)`);
  } catch (error) {
    report.wrong(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
