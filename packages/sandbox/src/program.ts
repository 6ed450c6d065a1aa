/**
 * Leads programs that a tool of yours starts to a running sandbox, as `maksu-sandbox run` does.
 *
 * @packageDocumentation
 */
/// <reference lib="esnext.disposable" preserve="true" />
import { mayReceiveEvents, PROFILE_NAMES, readMerchantUrl, serviceHosts } from "@maksu/service-front";
import { forwardedHeaders, reachedAt, type ShopMap } from "./events/shop-address.ts";
import { programEnvironment, writeAuthorities } from "./redirect/environment.ts";
import { SEALED_PORT, SEALED_VARIABLE, sealedCommand } from "./redirect/sealed.ts";
import { temporaryFolder } from "./redirect/temporary-folder.ts";
import type { Sandbox } from "./start/start-sandbox.ts";

export { SEALED_PORT, writeAuthorities };

/** The environment of programs that are led to a sandbox. Disposed of, it removes the files that the environment names. */
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

/** A request to a shop, as it is sent. */
export interface ShopAddress {
  readonly url: string;
  /** The headers that a reverse proxy in front of the shop adds: none for a shop that is not mapped. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns where a request to a URL of a shop goes, as the sandbox sends its events; undefined where it may not go.
 *
 * @param map - addresses by the scheme and host that they stand for, as the sandbox's option `map` has them
 * @param hosts - what may be reached besides loopback and the mapped addresses
 */
export function shopAddress(text: string, map: ShopMap, hosts: readonly string[]): ShopAddress | undefined {
  const { url: own } = readMerchantUrl(text);
  if (own === undefined) return undefined;
  const url = reachedAt(own, map);
  const named = [...hosts, ...Object.values(map).map((address) => new URL(address).hostname)];
  if (!mayReceiveEvents(url, named)) return undefined;
  return { url, headers: url === own ? {} : forwardedHeaders(own) };
}

const HOSTS = serviceHosts(PROFILE_NAMES[0]);
