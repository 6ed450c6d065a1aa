/**
 * Loaded by `--import` before a program of Node: its connections to the service's hosts go to the front of the sandbox. A request to one that would not
 * go there fails. The URL of this module says where, since a worker may have no environment.
 */
import childProcess from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { dirname, join } from "node:path";
import tls from "node:tls";
import { fileURLToPath } from "node:url";
import workerThreads, { type WorkerOptions } from "node:worker_threads";
import { HEAD } from "../front/beginning.ts";
import { serviceHostIn } from "../front/service-host.ts";
import { connectionTo, type Redirection } from "./connection.ts";
import { HOOK_OPTION, readHookUrl } from "./hook-url.ts";
import { LEADS, URL_VARIABLE } from "./variables.ts";

const HOOK: string = Reflect.get(globalThis, URL_VARIABLE) ?? import.meta.url;

/** Replaces what every library connects with. */
function redirect(redirection: Redirection): void {
  const serviceHost = (text: unknown): string | undefined => serviceHostIn(redirection.hosts, String(text));
  // In the socket itself, since sessions of HTTP/2 show a proxy of theirs.
  const ours = Symbol("leads to the sandbox");
  override(net.Socket.prototype, "connect", (connect) => (socket, given) => {
    const { args, isOurs, port } = connectionTo(redirection, given);
    Reflect.set(socket, ours, isOurs);
    // HTTP/2 has it in the origin of a session.
    if (port !== undefined) Object.defineProperty(socket, "remotePort", { configurable: true, value: port });
    return connect(socket, args);
  });
  /** Whether what is written to a socket arrives at the sandbox: by itself, or by the socket that it is in. */
  const leadsHere = (socket: unknown): boolean =>
    Object(socket) === socket && (Reflect.get(Object(socket), ours) === true || leadsHere(Reflect.get(Object(socket), "_parent")));

  const folder = dirname(redirection.authority);
  /** Whether the files of the run are there. A program may outlive it. */
  const hasFiles = (): boolean => existsSync(redirection.authority);
  const isTrusted = dirname(process.env["NODE_EXTRA_CA_CERTS"] ?? "") === folder;
  // Authorities of a program's own take the place of all others, and a tool may have passed on this module alone.
  override(tls, "createSecureContext", (create) => (owner, args) => {
    const secure = create(owner, args) as tls.SecureContext;
    if ((!isTrusted || Object(args[0]).ca !== undefined) && hasFiles()) secure.context.addCACert(readFileSync(redirection.authority));
    return secure;
  });
  override(tls.TLSSocket.prototype, "setServername", (setServername) => (socket, args) => {
    const host = serviceHost(args[0]);
    if (host === undefined || leadsHere(socket)) return setServername(socket, args);
    return (socket as tls.TLSSocket).destroy(new NotRedirected(host));
  });
  override(http.ClientRequest.prototype, "onSocket", (onSocket) => (target, args) => {
    const request = target as http.ClientRequest;
    // A proxy is sent the host in the request's target.
    const named = [/^https?:\/\/([^/?#]*)/i.exec(request.path)?.[1], request.host, request.getHeader("host")];
    const host = named.map(serviceHost).find((each) => each !== undefined);
    const [socket] = args as [net.Socket | undefined];
    if (host === undefined || leadsHere(socket)) return onSocket(request, args);
    // Nobody else listens to it.
    socket?.on("error", () => {});
    return onSocket(request, [socket, new NotRedirected(host)]);
  });

  override(http2, "connect", (connect) => (owner, args) => {
    const session = connect(owner, args) as http2.ClientHttp2Session;
    override(session, "request", (request) => (_, given) => {
      const { ":authority": authority, host: named = authority } = Object(given[0]) as http2.OutgoingHttpHeaders;
      const host = [authority, named].map(serviceHost).find((each) => each !== undefined);
      if (host === undefined || leadsHere(session.socket)) return request(session, given);
      const error = new NotRedirected(host);
      session.destroy(error);
      throw error;
    });
    return session;
  });

  // Libraries such as undici, and programs that write HTTP themselves, have no request of Node's. Within TLS this is what is encrypted next.
  override(net.Socket.prototype, "_writeGeneric", (write) => (socket, args) => {
    const [isMany, data, , done] = args as [boolean, unknown, unknown, (error: Error) => void];
    const chunks = isMany ? (data as readonly { readonly chunk: unknown }[]).map(({ chunk }) => chunk) : [data];
    const host = leadsHere(socket) ? undefined : chunks.flatMap(requestedHosts).map(serviceHost).find(Boolean);
    return host === undefined ? write(socket, args) : done(new NotRedirected(host));
  });

  /** The environment of a child, with the variables that lead it to the sandbox. One that another sandbox leads keeps its own. */
  const led = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
    if (!hasFiles()) return env;
    const { NODE_OPTIONS: own = "", ...others } = JSON.parse(readFileSync(join(folder, LEADS), "utf8")) as NodeJS.ProcessEnv;
    const { NODE_OPTIONS: options = "", [URL_VARIABLE]: url = others[URL_VARIABLE] } = env;
    const isHooked = options.search(HOOK_OPTION) >= 0;
    if (isHooked && url !== others[URL_VARIABLE]) return env;
    return { ...others, ...env, NODE_OPTIONS: isHooked ? options : `${own} ${options}`.trim() };
  };
  override(childProcess.ChildProcess.prototype, "spawn", (spawn) => (child, [given]) => {
    const { envPairs, ...options } = Object(given) as { readonly envPairs?: readonly string[] };
    if (envPairs === undefined) return spawn(child, [given]);
    const pairs = envPairs.map((pair) => /^(.[^=]*)=(.*)$/s.exec(pair)?.slice(1) ?? []);
    const env = Object.entries(led(Object.fromEntries(pairs)));
    return spawn(child, [{ ...options, envPairs: env.map(([name, value]) => `${name}=${value}`) }]);
  });
  for (const name of ["spawnSync", "execFileSync", "execSync"])
    override(childProcess, name, (run) => (owner, args) => {
      const options = args.find((each) => Object(each) === each && !Array.isArray(each));
      const { env } = Object(options) as { readonly env?: NodeJS.ProcessEnv };
      return run(owner, [...args.filter((each) => each && each !== options), { ...Object(options), env: led(env ?? process.env) }]);
    });
  const { Worker } = workerThreads;
  // A worker with options of its own does not load what this program has loaded, nor does one of text.
  class RedirectedWorker extends Worker {
    constructor(file: string | URL, options: WorkerOptions = {}) {
      const { env, execArgv = process.execArgv } = options;
      if (options.eval) super(LOADING + String(file), options);
      else super(file, env || options.execArgv ? { ...options, execArgv: [...execArgv, "--import", HOOK] } : options);
    }
  }
  Reflect.set(workerThreads, "Worker", RedirectedWorker);
  // For `import { spawnSync } from "node:child_process"`.
  syncBuiltinESMExports();
}

/** Loads this module before the text of a worker, whether it is a module or not: by `require`, of which older Nodes warn. */
const LOADING =
  `{ const { emitWarning } = process; process.emitWarning = () => {}; globalThis[${JSON.stringify(URL_VARIABLE)}] = ${JSON.stringify(HOOK)};
const load = typeof require === "function" ? require : process.getBuiltinModule("node:module").createRequire(${JSON.stringify(import.meta.url)});
load(${JSON.stringify(fileURLToPath(import.meta.url))}); process.emitWarning = emitWarning; } `.replaceAll("\n", " ");

/** The hosts that a head of HTTP/1 has in its target, and in its `Host` header; none of other bytes. */
function requestedHosts(bytes: unknown): readonly string[] {
  const [head = ""] = beginningOf(bytes).split("\r\n\r\n", 1);
  const [line = "", ...headers] = head.split("\r\n");
  const [, target] = /^[A-Z]+ (\S+) HTTP\/1\.\d$/.exec(line) ?? [];
  if (target === undefined) return [];
  const host = headers.find((each) => /^host:/i.test(each)) ?? "";
  return [/^https?:\/\/([^/?#]*)/i.exec(target)?.[1] ?? "", host.slice(host.indexOf(":") + 1).trim()];
}

/** As much of what is written as a head may be long. */
function beginningOf(bytes: unknown): string {
  if (typeof bytes === "string") return bytes.slice(0, HEAD);
  return ArrayBuffer.isView(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", 0, HEAD) : "";
}

/** A method of Node, with what it is a method of. */
type Method = (owner: object, args: readonly unknown[]) => unknown;

/** Puts a method around one of Node. Programs see no difference, so types do not either. */
function override(owner: object, name: string, around: (original: Method) => Method): void {
  const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
  const method = around((target, args) => Reflect.apply(original, target, args));
  Reflect.set(owner, name, function (this: object, ...args: unknown[]) {
    return method(this, args);
  });
}

/** A request that would have left the machine. */
class NotRedirected extends Error {
  override readonly name = "NotRedirected";
  readonly code = "ERR_SANDBOX_NOT_REDIRECTED";

  constructor(host: string) {
    super(
      `A request to ${host} was about to reach the real service: it does not go by a connection that the sandbox could redirect. ` +
        `Send it to that host without a proxy or an address of your own, or use maksu-sandbox run --sealed.`,
    );
  }
}

redirect(readHookUrl(HOOK));
