/**
 * Runs parts of a test on another runtime: a small server there carries out named tasks, one per request, and the test checks the outcome on Node.
 * Uses nothing but the language and what runtimes share.
 *
 * @packageDocumentation
 */

/** Work that a test can ask for. What is given and what is returned goes through JSON. */
export type Task = (given: never, signal: AbortSignal) => unknown;

export interface TaskOutcome {
  readonly returned?: unknown;
  readonly thrown?: SentError;
  /** Rejections that nobody has handled. */
  readonly unhandled: readonly string[];
}

/** An error as JSON. */
export interface SentError {
  /** It is the reason that the task's signal was aborted with. */
  readonly isAbort: boolean;
  readonly className: string;
  /** All own properties, those that are not enumerable too. Errors among them are of this form, under `$error`. */
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A server's module as Bun, Deno and workerd take it. */
export interface AgentModule {
  readonly hostname: "127.0.0.1";
  fetch(request: Request): Promise<Response>;
}

/**
 * Makes the module of an agent: its default export.
 *
 * A request's body is a line with the task, what it is given, and whether it is aborted from the beginning; a second line aborts the task.
 */
export function serveTasks(tasks: Readonly<Record<string, Task>>): AgentModule {
  const unhandled = collectRejections();
  const carryOut = async ({ body }: Request): Promise<TaskOutcome> => {
    const lines = readLines(body);
    const [task = "", given, isAborted = false] = JSON.parse((await lines.next()).value ?? "[]") as [string?, unknown?, boolean?];
    const controller = new AbortController();
    const reason = new Error("aborted by the test");
    if (isAborted) controller.abort(reason);
    void lines
      .next()
      .then(({ done }) => done || controller.abort(reason))
      .catch(() => {});
    try {
      // JSON has no types: each task knows what it is given.
      const returned = await tasks[task]?.(given as never, controller.signal);
      return { returned, unhandled: await unhandled() };
    } catch (error) {
      return { thrown: sent(error, reason), unhandled: await unhandled() };
    }
  };
  return { hostname: "127.0.0.1", fetch: async (request) => Response.json(request.method === "POST" ? await carryOut(request) : "ready") };
}

async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    const lines = (text + decoder.decode(read.value, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    yield* lines;
  }
  return undefined;
}

function sent(error: unknown, reason: Error): SentError {
  const names = Object.getOwnPropertyNames(Object(error));
  const values = names.map((name) => [name, Reflect.get(Object(error), name) as unknown] as const);
  return {
    isAbort: error === reason,
    className: Object(error).constructor.name,
    properties: Object.fromEntries(values.map(([name, value]) => [name, value instanceof Error ? { $error: sent(value, reason) } : value])),
  };
}

/** A function that returns the reasons of rejections that nobody has handled since it was called last. */
function collectRejections(): () => Promise<readonly string[]> {
  const seen = new Map<unknown, string>();
  const listen = (type: string, listener: (event: PromiseEvent) => void): void =>
    Reflect.get(globalThis, "addEventListener")?.(type, listener);
  listen("unhandledrejection", (event) => {
    event.preventDefault();
    seen.set(event.promise, String(event.reason));
  });
  // workerd reports a rejection before it knows whether it will be handled.
  listen("rejectionhandled", ({ promise }) => seen.delete(promise));
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const unhandled = [...seen.values()];
    seen.clear();
    return unhandled;
  };
}

interface PromiseEvent {
  readonly promise: unknown;
  readonly reason: unknown;
  preventDefault(): void;
}
