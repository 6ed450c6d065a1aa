import type { LogEntry } from "../world/logs/world-log.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import type { ActOutput, Acts } from "./act.ts";

/** Waits until something is added to the log, the time is over, or the sandbox closes. */
function added({ log, closing }: RunningWorld, timeoutMs: number): Promise<void> {
  const ending = new AbortController();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      closing.removeEventListener("abort", end);
      ending.abort();
      resolve();
    };
    const timer = setTimeout(end, timeoutMs);
    closing.addEventListener("abort", end);
    log.added.listen(end, ending.signal);
    if (closing.aborted) end();
  });
}

/** A transition and an event name the id of what they are about; a request, more of it. */
const shown = (entry: LogEntry): ActOutput<"logs">[number] => (entry.kind === "request" ? entry : { ...entry, about: { id: entry.about } });

export const acts: Pick<Acts, "logs"> = {
  async logs({ running }, { query: { after = 0, timeoutMs = 0, limit } = {} }) {
    if (timeoutMs > 0 && running.log.after(after).length === 0) await added(running, timeoutMs);
    return running.log
      .after(after)
      .slice(limit === undefined ? 0 : -limit)
      .map(shown);
  },
};
