/** Where a connection of Node goes: the arguments of `connect` of `net.Socket`, with another address in them. */
import { serviceHostIn } from "../front/service-host.ts";

/** Whose connections go elsewhere, and where. */
export interface Redirection {
  /** The service's hosts. */
  readonly hosts: readonly string[];
  /** The port of the front, on loopback. */
  readonly front: number;
  /** The port of the sandbox, on loopback. */
  readonly sandbox: number;
  /** File of the front's authority. */
  readonly authority: string;
}

/** A connection that a program opens. */
export interface Connection {
  /** The arguments for Node: the program's own unless it is for the service. */
  readonly args: readonly unknown[];
  /** Whether it leads to the sandbox. */
  readonly isOurs: boolean;
  /** The port that the program asked for, where it gets another one. */
  readonly port?: number;
}

/** Reads the arguments of a `connect`: port and host, options, or what Node itself has made of either. */
export function connectionTo({ hosts, front, sandbox }: Omit<Redirection, "authority">, args: readonly unknown[]): Connection {
  const [first, ...others] = args;
  if (Array.isArray(first)) {
    // Node marks such a list by a symbol, so that it stays the same list.
    const { args: [options] = [], ...connection } = connectionTo({ hosts, front, sandbox }, [first[0]]);
    first[0] = options;
    return { ...connection, args };
  }
  const isOptions = typeof first === "object" && first !== null;
  const given: ConnectOptions = isOptions ? first : { port: first, host: others[0] };
  if (given.path !== undefined && given.path !== null) return { args, isOurs: false };
  const host = typeof given.host === "string" ? given.host : "localhost";
  if (serviceHostIn(hosts, host) === undefined) {
    const isOwnPort = [front, sandbox].includes(Number(given.port));
    return { args, isOurs: isOwnPort && ["127.0.0.1", "localhost", "::1"].includes(host) };
  }
  const { lookup: _lookup, localAddress: _local, ...kept } = given;
  const listeners = others.filter((each) => typeof each === "function");
  return { args: [{ ...kept, host: "127.0.0.1", port: front }, ...listeners], isOurs: true, port: Number(given.port) };
}

interface ConnectOptions {
  readonly port?: unknown;
  readonly host?: unknown;
  readonly path?: unknown;
  readonly lookup?: unknown;
  readonly localAddress?: unknown;
}
