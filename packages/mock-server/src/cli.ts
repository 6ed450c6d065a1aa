/** `mock-server`: the mock servers of the three APIs until SIGINT or SIGTERM. */
import { parseArgs } from "node:util";
import { API_NAMES, type ApiName } from "./api-names.ts";
import { curlLine } from "./curl-line.ts";
import { TEST_CREDENTIALS } from "./credentials.ts";
import type { Exchange } from "./exchange.ts";
import { startMockServer } from "./mock-server.ts";

const USAGE = `mock-server [payment] [merchant] [legacy] [--port 4010] [--host 127.0.0.1]

Serves the named APIs, all three by default, on --port and the ports after it; --port 0 takes free ones.`;

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 2;
}

function explain(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") return `The port ${port} is in use. Give another one with --port; 0 takes a free one.`;
  return (message ?? String(error)).split("\n", 1)[0] ?? "";
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "4010" }, host: { type: "string", default: "127.0.0.1" }, help: { type: "boolean" } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  const apis = positionals.length === 0 ? API_NAMES : positionals.map(requireApi);
  const port = requirePort(values.port);
  const ports = Object.fromEntries(apis.map((api, index) => [api, port === 0 ? 0 : port + index]));
  const mock = await startMockServer({ apis, ports, host: values.host, onExchange: report });
  for (const api of apis) {
    const [[id, secret] = []] = Object.entries(TEST_CREDENTIALS[api]);
    console.log(`${api.padEnd(8)} ${mock.urls[api]}  merchant ${id}, secret ${secret}`);
    console.log(`         ${await curlLine(api, mock.urls[api])}`);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void mock.close());
}

function requireApi(name: string): ApiName {
  const api = API_NAMES.find((known) => known === name);
  if (!api) throw new Error(`There is no API ${name}; known are ${API_NAMES.join(", ")}.`);
  return api;
}

function requirePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_533) throw new Error("--port must be a number from 0 to 65533.");
  return port;
}

/** One line per request. */
function report({ api, method, path, operationId = "", status, reason, code }: Exchange): void {
  console.log([api, method, path, operationId, status, reason && `refused: ${reason}`, code && `(${code})`].filter(Boolean).join(" "));
}
