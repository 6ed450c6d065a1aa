/** Milliseconds between two looks. */
const EVERY = 500;

/** Sends this process a SIGTERM once the one that started it has ended. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  }, EVERY).unref();
}

/** Ends with `npx`, if that started this process: it passes signals to a shell, which passes none on. */
export function endWithNpx(): void {
  if (process.env["npm_command"] === "exec") endWithParent();
}
