/** Serves tools over two streams, in the words of the Model Context Protocol. */
import type { Readable, Writable } from "node:stream";
import type { ToolSet } from "../tools/tool.ts";
import { lines } from "./lines.ts";
import { CODES, type Incoming, ProtocolError, readMessage, type RequestId } from "./message.ts";

/** The versions that are spoken, the newest first. */
export const PROTOCOL_VERSIONS = ["2025-11-25", "2025-06-18"] as const;

export interface ServeOptions {
  readonly input: Readable;
  readonly output: Writable;
  readonly version: string;
  readonly instructions: string;
  readonly tools: ToolSet;
}

/** Serves until the input ends. What still runs then is aborted and awaited. */
export async function serve({ input, output, version, instructions, tools }: ServeOptions): Promise<void> {
  const running = new Map<RequestId, AbortController>();
  const pending = new Set<Promise<void>>();
  const send = (message: object): void => void output.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  const fail = ({ code, message, id }: ProtocolError): void => send({ id, error: { code, message } });

  const methods: Readonly<Record<string, (message: Incoming, signal: AbortSignal) => unknown>> = {
    initialize: ({ params }) => ({
      protocolVersion: PROTOCOL_VERSIONS.find((each) => each === params["protocolVersion"]) ?? PROTOCOL_VERSIONS[0],
      capabilities: { tools: {} },
      serverInfo: { name: "maksu", version },
      instructions,
    }),
    ping: () => ({}),
    "tools/list": () => ({ tools: tools.definitions }),
    async "tools/call"({ params: { name, arguments: given = {}, _meta: meta } }, signal) {
      if (typeof name !== "string" || !tools.has(name))
        throw new ProtocolError(CODES.params, `name: unknown tool; tools/list has all of them`);
      if (typeof given !== "object" || given === null || Array.isArray(given))
        throw new ProtocolError(CODES.params, "arguments: must be an object");
      const token = (meta as { readonly progressToken?: unknown } | undefined)?.progressToken;
      const onProgress = (progress: number, total: number): void => {
        if (token !== undefined) send({ method: "notifications/progress", params: { progressToken: token, progress, total } });
      };
      return tools.call(name, given as Record<string, unknown>, { signal, onProgress });
    },
  };

  async function respond(message: Incoming & { readonly id: RequestId }): Promise<void> {
    const { id, method } = message;
    const abort = new AbortController();
    running.set(id, abort);
    try {
      const run = Object.hasOwn(methods, method) ? methods[method] : undefined;
      if (!run) throw new ProtocolError(CODES.method, `${method.slice(0, 100)}: unknown method`);
      const result = await run(message, abort.signal);
      // Who has cancelled a request wants no response.
      if (!abort.signal.aborted) send({ id, result });
    } catch (error) {
      if (error instanceof ProtocolError) fail(new ProtocolError(error.code, error.message, id));
      else send({ id, error: { code: CODES.internal, message: "The server failed. This is a defect of it." } });
    } finally {
      running.delete(id);
    }
  }

  const take = (message: Incoming): void => {
    const { id, method, params } = message;
    if (id !== undefined) {
      const response = respond({ ...message, id }).finally(() => pending.delete(response));
      pending.add(response);
    } else if (method === "notifications/cancelled") running.get(params["requestId"] as RequestId)?.abort();
  };

  try {
    for await (const line of lines(input))
      try {
        const message = readMessage(line);
        if (message) take(message);
      } catch (error) {
        fail(error as ProtocolError);
      }
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error;
    fail(error);
  } finally {
    for (const abort of running.values()) abort.abort();
    await Promise.all(pending);
  }
}
