/** A client of the protocol, over two streams: what it sends and gets, line by line. */
import { PassThrough } from "node:stream";
import { serveMcp, type McpOptions } from "../src/index.ts";

/** Whatever came as JSON. */
type Json = ReturnType<typeof JSON.parse>;

/** A result or an error, and whose. */
export interface Response {
  readonly id: number | string | null;
  readonly result?: Json;
  readonly error?: { readonly code: number; readonly message: string };
}

/** A server with its client. */
export interface Client extends AsyncDisposable {
  readonly request: (method: string, params?: object) => Promise<Response>;
  /** Calls a tool; returns its text. */
  readonly call: (name: string, given?: object) => Promise<{ readonly text: string; readonly data: Json; readonly isError: boolean }>;
  /** Sends a line as it is, and returns what comes next. */
  readonly line: (line: string, end?: string) => Promise<Response>;
  readonly notify: (method: string, params: object) => void;
  /** All messages that came. */
  readonly messages: Json[];
}

/** Starts a server, with a sandbox of its own unless `options` name one. */
export function startClient(options: Partial<McpOptions> = {}): Client {
  const input = new PassThrough();
  const output = new PassThrough().setEncoding("utf8");
  const served = serveMcp({ ...options, input, output });
  const messages: Json[] = [];
  const waiting: { readonly id: unknown; readonly resolve: (response: Response) => void }[] = [];
  let rest = "";
  output.on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    for (const message of parts.map((part) => JSON.parse(part))) {
      messages.push(message);
      const at = waiting.findIndex(({ id }) => id === message.id || id === undefined);
      if (at >= 0) waiting.splice(at, 1)[0]?.resolve(message);
    }
  });
  const next = (id: unknown): Promise<Response> => new Promise((resolve) => waiting.push({ id, resolve }));
  const send = (message: object): boolean => input.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  let last = 0;
  const request = (method: string, params?: object): Promise<Response> => {
    last += 1;
    const response = next(last);
    send({ id: last, method, ...(params && { params }) });
    return response;
  };
  return {
    request,
    messages,
    async call(name, given = {}) {
      const { result, error } = await request("tools/call", { name, arguments: given });
      if (error) throw new Error(error.message);
      const [{ text }] = result.content;
      const json = /<data[^>]*>\n([\s\S]*)\n<\/data>$/.exec(text)?.[1];
      return { text, data: json === undefined || json.includes("\n… ") ? json : JSON.parse(json), isError: result.isError === true };
    },
    line(line, end = "\n") {
      const response = next(undefined);
      input.write(line + end);
      return response;
    },
    notify: (method, params) => void send({ method, params }),
    async [Symbol.asyncDispose]() {
      input.end();
      await served;
    },
  };
}
