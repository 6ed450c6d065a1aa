/** Sandboxes in processes of their own, which share a store. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Fetch } from "@maksu/service-front";

const SCRIPT = fileURLToPath(new URL("../../../scripts/sandbox-on-store.mjs", import.meta.url));

export interface SandboxProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly stderr: () => string;
}

/**
 * Starts a sandbox.
 *
 * @param clock - how its clock starts
 */
export async function startProcess(store: string, env: NodeJS.ProcessEnv = {}, clock = "frozen"): Promise<SandboxProcess> {
  const child = fork(SCRIPT, [store, clock], { env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "pipe", "ipc"] });
  let stderr = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const [message] = (await Promise.race([once(child, "message"), once(child, "exit").then(() => [{}])])) as [{ readonly url?: string }];
  if (message.url === undefined) throw new Error(`the sandbox has not started: ${stderr}`);
  return { url: message.url, child, stderr: () => stderr };
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
