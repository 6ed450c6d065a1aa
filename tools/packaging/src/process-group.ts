/** Signals a process group. Returns whether there was a process in it; the signal 0 only asks. */
export function killGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (leader === undefined) return false;
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}
