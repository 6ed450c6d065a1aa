/**
 * Leads programs that a tool of yours starts to a running sandbox, as `maksu-sandbox run` does.
 *
 * @packageDocumentation
 */
/// <reference lib="esnext.disposable" preserve="true" />
import { PROFILE_NAMES, serviceHosts } from "@maksu/service-front";
import { programEnvironment } from "./redirect/environment.ts";
import { SEALED_PORT, SEALED_VARIABLE, sealedCommand } from "./redirect/sealed.ts";
import { temporaryFolder } from "./redirect/temporary-folder.ts";
import type { Sandbox } from "./start/start-sandbox.ts";

export { SEALED_PORT };

/** What leads programs. Disposed of, it removes the files that the environment names. */
export interface Led extends Disposable {
  /** The environment for a program: yours, and what leads it. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns the environment of programs whose requests to the service's hosts are to arrive at a sandbox that has a front.
 *
 * @param environment - yours, such as `process.env`
 */
export function leadPrograms({ url, front }: Pick<Sandbox, "url" | "front">, environment: Led["environment"]): Led {
  if (!front) throw new Error("leadPrograms: the sandbox needs the option front");
  const folder = temporaryFolder();
  const hook = import.meta.resolve("#redirect");
  const own = { ...environment, [SEALED_VARIABLE]: undefined };
  const led = programEnvironment(own, { url, front, hosts: HOSTS, hook, folder: folder.path, isSealed: isSealed() });
  return { environment: led, [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

/** Whether this process was started by a {@link sealed} command. A front has {@link SEALED_PORT} there. */
export const isSealed = (): boolean => process.env[SEALED_VARIABLE] !== undefined;

/** A command that runs another one where nothing leads out of this machine. Disposed of, it removes its hosts file. */
export interface Sealed extends Led {
  readonly command: readonly string[];
}

/**
 * Returns what runs a command sealed: sandbox and programs have to start in it.
 *
 * @throws Error where the system has no namespaces for it, or does not allow them
 */
export function sealed(command: readonly string[]): Sealed {
  const folder = temporaryFolder();
  const remove = (): void => folder[Symbol.dispose]();
  try {
    const environment = { ...process.env, [SEALED_VARIABLE]: "1" };
    return { command: sealedCommand(command, HOSTS, folder.path), environment, [Symbol.dispose]: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const HOSTS = serviceHosts(PROFILE_NAMES[0]);
