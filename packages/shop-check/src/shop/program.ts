/** The shop, where the check starts it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { filled, type Values } from "./call.ts";
import { AS_GROUP, endGroup } from "./group.ts";
import type { Send } from "./http.ts";

export interface ShopProgram extends AsyncDisposable {
  readonly base: string;
  /** Kills it, and starts it again on the same port. */
  restart(): Promise<void>;
}

export interface ProgramOptions {
  /** The command, with `{port}` and other names in braces where it takes them. */
  readonly command: readonly string[];
  /** Values of these names, but for the port. */
  readonly values: Values;
  /** The port; without one a free one. */
  readonly port?: number;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly send: Send;
  /** Milliseconds that it may take to listen. */
  readonly patience: number;
  readonly onOutput: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Of what a shop has printed, characters that an error message has. */
const MOST_PRINTED = 2000;

/** Waits until a shop responds to something. Resolves to whether it did, in so many milliseconds. */
export async function listens(send: Send, base: string, patience: number, hasEnded: () => boolean): Promise<boolean> {
  for (const end = performance.now() + patience; ; await sleep(20)) {
    if (hasEnded()) return false;
    if ((await send(base)).status > 0) return true;
    if (performance.now() > end) return false;
  }
}

export class ShopNotStarted extends Error {
  override readonly name = "ShopNotStarted";
}

/** A check that was stopped before its shop listened. */
export class Stopped extends Error {
  override readonly name = "Stopped";

  constructor() {
    super("stopped before anything was played");
  }
}

/** Starts a shop, and waits until it listens. */
export async function startProgram(options: ProgramOptions): Promise<ShopProgram> {
  const { command, values, environment, send, patience, onOutput, signal } = options;
  const port = options.port ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const [file = "", ...args] = command.map((word) => filled(word, { ...values, port }, (value) => value));
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    if (signal?.aborted) throw new Stopped();
    const env = { ...environment, PORT: String(port) };
    let [printed, ended] = ["", ""];
    const started = spawn(file, args, { env, stdio: ["ignore", "pipe", "pipe"], ...AS_GROUP });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        printed = (printed + text).slice(-MOST_PRINTED);
        onOutput(text);
      });
    started.once("error", (error) => (ended = error.message));
    started.once("exit", (code, killedBy) => (ended = `it ended with ${code ?? killedBy}`));
    const isListening = await listens(send, base, patience, () => ended !== "" || signal?.aborted === true);
    if (isListening) return;
    if (signal?.aborted && ended === "") throw new Stopped();
    const why = ended || `it does not listen on port ${port}, which {port} and PORT name`;
    // As it was given: what stands for a secret is not filled in.
    throw new ShopNotStarted(`${command.join(" ")}: ${why}${printed.trim() && `; it printed:\n${printed.trim()}`}`);
  };
  const stop = async (): Promise<void> => {
    const running = child;
    if (!running?.pid) return;
    const isOver = running.exitCode !== null || running.signalCode !== null;
    const gone = isOver ? undefined : once(running, "exit");
    endGroup(running, "SIGKILL");
    await gone;
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    base,
    async restart() {
      await stop();
      await untilFree(port);
      await start();
    },
    [Symbol.asyncDispose]: stop,
  };
}

/** Milliseconds for which processes that the shop has started may hold its port once it has ended, as the workers of PHP's server do. */
const MOST_HELD = 10_000;

/** Waits until a port is free: before that, an old process would respond in place of the new one. */
async function untilFree(port: number): Promise<void> {
  const isFree = async (): Promise<boolean> =>
    freePort(port).then(
      () => true,
      () => false,
    );
  for (const end = performance.now() + MOST_HELD; !(await isFree()) && performance.now() < end;) await sleep(20);
}

/** Finds a free port. Rejects if it is to be one that is taken. */
const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .once("error", reject)
      .listen(wanted, "127.0.0.1", () => {
        const address = server.address();
        server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
      });
  });
