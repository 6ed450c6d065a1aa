/** Sandboxes in processes of their own, which share a store. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Fetch } from "@maksu/service-front";

const SCRIPT = fileURLToPath(new URL("../../../scripts/sandbox-on-store.mjs", import.meta.url));

/** A sandbox in a process. */
export interface SandboxProcess {
  readonly url: string;
  readonly child: ChildProcess;
}

/** Starts a sandbox. */
export async function startProcess(store: string, env: NodeJS.ProcessEnv = {}): Promise<SandboxProcess> {
  const child = fork(SCRIPT, [store], { env: { ...process.env, ...env } });
  const [message] = (await Promise.race([once(child, "message"), once(child, "exit").then(() => [{}])])) as [{ readonly url?: string }];
  if (message.url === undefined) throw new Error("the sandbox has not started");
  return { url: message.url, child };
}

/** Ends a process, as if it had crashed. */
export async function kill({ child }: SandboxProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

/** Sends each request to the next one of several sandboxes, as a load balancer does. */
export function balanced(sandboxes: readonly SandboxProcess[]): Fetch {
  let count = 0;
  return async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    const { url } = sandboxes[count++ % sandboxes.length] ?? { url: "" };
    return globalThis.fetch(url + pathname + search, init);
  };
}
