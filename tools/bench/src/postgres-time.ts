import { readdirSync, readFileSync } from "node:fs";
import { onPostgres } from "./fill/fill-postgres.ts";

/** Numbers of a line of `/proc/PID/stat`, behind the name: the parent, and the ticks of children that have ended. */
const PARENT = 1;
const ENDED = [13, 14] as const;

const MICROSECONDS_PER_TICK = 10_000;

const statOf = (pid: string): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");

/** A reading of a process; undefined for one that has ended. */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/**
 * Returns what reads the microseconds of processor time that a PostgreSQL on this machine has taken, in its processes and in those that have ended.
 * From Linux.
 */
export const postgresTime = (url: string): Promise<() => number> =>
  onPostgres(url, async (client) => {
    const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
    const [{ pid }] = rows as [{ readonly pid: number }];
    const parent = statOf(String(pid))[PARENT] ?? "";
    return () => {
      const own = readdirSync("/proc").flatMap((each) =>
        /^\d+$/.test(each) && ifThere(() => statOf(each)[PARENT]) === parent
          ? [ifThere(() => Number(readFileSync(`/proc/${each}/schedstat`, "utf8").split(" ")[0])) ?? 0]
          : [],
      );
      const ended = statOf(parent);
      return (
        own.reduce((sum, each) => sum + each, 0) / 1000 + ENDED.reduce((sum, at) => sum + Number(ended[at]) * MICROSECONDS_PER_TICK, 0)
      );
    };
  });
