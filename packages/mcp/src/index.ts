/**
 * The payment sandbox and the shop check as tools of a coding agent: an MCP server over two streams.
 *
 * @packageDocumentation
 */
/// <reference lib="esnext.disposable" preserve="true" />
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { startSandbox } from "@maksu/sandbox";
import { serve } from "./protocol/serve.ts";
import { createSession } from "./tools/session.ts";
import { toolSet } from "./tools/tool.ts";
import { TOOLS } from "./tools/tools.ts";

/** How to serve. */
export interface McpOptions {
  /** Where messages come from: one a line. */
  readonly input: Readable;
  readonly output: Writable;
  /** The base URL of a sandbox that runs. @defaultValue one is started, in memory, and ends with the input */
  readonly url?: string;
  /** The control token of that sandbox. @defaultValue none */
  readonly token?: string;
  /** The command that starts the shop which `check_shop` checks, with `{port}`. @defaultValue none */
  readonly shop?: readonly string[];
}

const INSTRUCTIONS =
  "A payment service's sandbox: no money moves. Point the shop at a world's base URL and credentials, call_api createPayment, act as the customer, see what_happened, and end with check_shop.";

/**
 * Serves the tools until the input ends.
 *
 * @throws TypeError when `url` or `token` can't be those of a sandbox; neither is quoted
 */
export async function serveMcp({ input, output, url, token, shop = [] }: McpOptions): Promise<void> {
  await using own = url === undefined ? await startSandbox() : undefined;
  const session = createSession({ url: url ?? own?.url ?? "", ...(token !== undefined && { token }) }, shop);
  await serve({ input, output, version: VERSION, instructions: INSTRUCTIONS, tools: toolSet(TOOLS, session) });
}

/** The version of this package. */
export const VERSION: string = (
  JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { readonly version: string }
).version;
