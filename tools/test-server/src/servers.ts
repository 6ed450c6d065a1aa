/** Starts the database servers that the system has installed, on loopback, with their data in a temporary folder. */
import { type ChildProcess, spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

/** A server that runs. */
export interface Server {
  readonly url: string;
  /**
   * Ends it, which ends its connections, and starts it again at the same address.
   *
   * @param how - by default in the ordinary way. SIGQUIT is as a crash of PostgreSQL
   */
  readonly restart: (meanwhile: () => Promise<void>, how?: NodeJS.Signals) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Returns whether a program is installed. Where nothing may be left out, its absence is an error. */
export function isInstalled(what: string, program: string | undefined): boolean {
  if (program !== undefined && spawnSync(program, ["--version"]).status === 0) return true;
  const notRun = `${what}: skipped, since it is not installed`;
  if (process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
  process.stdout.write(`${notRun}\n`);
  return false;
}

/** Starts a Redis that writes nothing to disk. */
export async function startRedis(): Promise<Server> {
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  return runServer(`redis://127.0.0.1:${port}`, {
    start: () => spawn("redis-server", args, { stdio: "ignore" }),
    isReady: async () => isListening(port),
    end: "SIGTERM",
  });
}

/** The folder of PostgreSQL's programs: Debian keeps those of servers off the path. */
export const postgresPrograms: string | undefined = [
  ...(process.env["PATH"] ?? "").split(":"),
  ...foldersIn("/usr/lib/postgresql"),
].findLast((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "pg_isready")));

function foldersIn(parent: string): string[] {
  return existsSync(parent) ? readdirSync(parent).map((version) => join(parent, version, "bin")) : [];
}

/** A PostgreSQL that can be disturbed. */
export interface PostgresServer extends Server {
  /** Stops all of its processes where they are (SIGSTOP). Returns what lets them go on. */
  freeze(): () => void;
}

/** How a PostgreSQL is set up. */
export interface PostgresOptions {
  /** The password of its user; without one, everybody on this machine may connect. */
  readonly password?: string;
  /** Settings, such as `max_connections=60`. */
  readonly settings?: readonly string[];
}

/** Starts a PostgreSQL with an empty database. It does not run as root, so root lends it another user. */
export async function startPostgres({ password, settings = [] }: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = postgresPrograms ?? "";
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "store-postgres-"));
  chmodSync(folder, 0o700);
  const passwordFile = join(folder, "password");
  if (password !== undefined) writeFileSync(passwordFile, password);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) for (const path of [folder, passwordFile]) if (existsSync(path)) chownSync(path, NOBODY, NOBODY);
  const options: SpawnSyncOptions = { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] };
  const data = join(folder, "data");
  const access = password === undefined ? ["-A", "trust"] : ["-A", "scram-sha-256", "--pwfile", passwordFile];
  const { status } = spawnSync(join(programs, "initdb"), ["-D", data, "-U", "shop", ...access, "-E", "UTF8", "--no-sync"], options);
  if (status !== 0) throw new Error("initdb failed");
  const given = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "log_min_messages=fatal", ...settings];
  const args = ["-D", data, "-p", String(port), ...given.flatMap((setting) => ["-c", setting])];
  const credentials = password === undefined ? "shop" : `shop:${password}`;
  const {
    stop,
    process: child,
    ...server
  } = await runServer(`postgres://${credentials}@127.0.0.1:${port}/postgres`, {
    start: () => spawn(join(programs, "postgres"), args, { ...user, cwd: folder, stdio: "ignore" }),
    // The port opens before the server accepts statements.
    isReady: async () => spawnSync(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0,
    end: "SIGINT",
  });
  return {
    ...server,
    stop: async () => stop().then(() => rmSync(folder, { recursive: true })),
    freeze() {
      const { pid = 0 } = child();
      // The first one makes the others.
      process.kill(pid, "SIGSTOP");
      const all = [...childrenOf(pid), pid];
      sendAll(all, "SIGSTOP");
      return () => sendAll(all, "SIGCONT");
    },
  };
}

/** The processes that a process has started. */
const childrenOf = (pid: number): number[] =>
  spawnSync("ps", ["-o", "pid=", "--ppid", String(pid)], { encoding: "utf8" })
    .stdout.trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);

function sendAll(processes: readonly number[], name: NodeJS.Signals): void {
  for (const each of processes)
    try {
      process.kill(each, name);
    } catch {
      // It has ended meanwhile.
    }
}

/** How a server starts and ends. */
interface Program {
  readonly start: () => ChildProcess;
  readonly isReady: () => Promise<boolean>;
  readonly end: NodeJS.Signals;
}

async function runServer(url: string, { start, isReady, end }: Program): Promise<Server & { readonly process: () => ChildProcess }> {
  let child = start();
  const stop = async (): Promise<void> => stopped(child, end);
  const restart: Server["restart"] = async (meanwhile, how = end) => {
    await stopped(child, how);
    await meanwhile().finally(() => (child = start()));
    await until(isReady, stop);
  };
  await until(isReady, stop);
  return { url, restart, stop, process: () => child };
}

const NOBODY = 65_534;

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  child.kill(signal);
  await exit;
}

const isListening = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });

async function until(isReady: () => Promise<boolean>, stop: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((resume) => setTimeout(resume, 50)))
    if (await isReady()) return;
  await stop();
  throw new Error("the server has not started within 30 seconds");
}
