/** Ends programs with all that they have started: each is a group of its own. */
import type { ChildProcess } from "node:child_process";

const HAS_GROUPS = process.platform !== "win32";

/** The option by which a program is started as a group: a terminal's Ctrl-C does not reach it, either. */
export const AS_GROUP = { detached: HAS_GROUPS } as const;

/** Ends a program, and what it has started, which may run on after it. */
export function endGroup(child: ChildProcess, signal: "SIGKILL" | "SIGTERM"): void {
  const { pid } = child;
  if (pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended.
  }
}
