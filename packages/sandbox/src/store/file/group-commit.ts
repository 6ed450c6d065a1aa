import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./database.ts";
import type { Statements } from "./statements.ts";

/** Runs work in a transaction of its own. Resolves after it has been committed. */
export type Commit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Work that waits for its transaction. */
interface Waiting {
  readonly run: () => Promise<Settle>;
  readonly fail: Settle<unknown>;
}

/** Reports an outcome to the caller. */
type Settle<Outcome = void> = (outcome: Outcome) => void;

/** Milliseconds to wait for other processes. */
const PATIENCE = 10_000;

/** Most transactions that are committed together, while other processes wait. */
const MOST = 100;

/**
 * Creates the function that runs transactions. Those that wait at the same time are run one after the other and committed together, since a
 * commit takes longer than most of them. No other process writes meanwhile. When one of several fails, all are run again, each so that it can be
 * undone alone.
 *
 * @param onBegin - called when no other process can write any more
 */
export function groupCommit(statements: Statements, onBegin: () => void): Commit {
  const waiting: Waiting[] = [];
  let isRunning = false;

  const runGroup = async (group: readonly Waiting[], runOne: (each: Waiting) => Promise<Settle> = ({ run }) => run()): Promise<void> => {
    let isAtWork = false;
    try {
      await begin(statements);
      onBegin();
      isAtWork = true;
      const outcomes: Settle[] = [];
      for (const each of group) outcomes.push(await runOne(each));
      isAtWork = false;
      statements.commit.run();
      for (const settle of outcomes) settle();
    } catch (error) {
      // Nothing of the group has been committed.
      rollBack(statements);
      if (isAtWork && group.length > 1 && runOne !== runUndoable) return runGroup(group, runUndoable);
      for (const { fail } of group) fail(error);
    }
  };
  const runUndoable = async ({ run, fail }: Waiting): Promise<Settle> => {
    statements.enter.run();
    try {
      const settle = await run();
      statements.leave.run();
      return settle;
    } catch (error) {
      try {
        statements.undo.run();
        statements.leave.run();
      } catch {
        // An error such as a full disk has ended the whole transaction, and is the reason.
        throw error;
      }
      return () => fail(error);
    }
  };
  const runAll = async (): Promise<void> => {
    isRunning = true;
    // Requests that have arrived together reach the store in this turn of the event loop.
    for (; waiting.length > 0; await nextTurn()) await runGroup(waiting.splice(0, MOST));
    isRunning = false;
  };
  return <Result>(work: () => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      const run = async (): Promise<Settle> => {
        const result = await work();
        return () => resolve(result);
      };
      waiting.push({ run, fail: reject });
      if (!isRunning) void nextTurn().then(runAll);
      isRunning = true;
    });
}

const nextTurn = (): Promise<void> => new Promise((resume) => void setImmediate(resume));

/** Begins to write. While another process does, this one goes on with other things: SQLite itself would block it. */
async function begin(statements: Statements): Promise<void> {
  for (const end = Date.now() + PATIENCE; ; await wait(1 + 4 * Math.random()))
    try {
      return void statements.begin.run();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
    }
}

/** Ends a transaction, if there is one still. */
function rollBack(statements: Statements): void {
  try {
    statements.rollBack.run();
  } catch {
    // An error such as a full disk has ended it.
  }
}
