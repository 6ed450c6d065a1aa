/** Carries a document out in an empty folder, with packages from a registry for the project's scope alone. */
import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { root } from "../published-packages.ts";
import { killGroup } from "../process-group.ts";
import type { DocumentScript } from "./document-script.ts";

/** A reader's folder for everything, npm's cache and settings included. */
export interface Reader {
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Prepares a reader's folder. Everything that npm writes stays in it. */
export function reader(folder: string, scope: string, registry: string, node: string = process.execPath): Reader {
  const bin = join(folder, "bin");
  mkdirSync(bin, { recursive: true });
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript-7/package.json")), "bin/tsc");
  writeFileSync(join(bin, "tsc"), `#!/bin/sh\nexec '${process.execPath}' '${tsc}' "$@"\n`);
  chmodSync(join(bin, "tsc"), 0o755);
  writeFileSync(join(folder, ".npmrc"), `${scope}:registry=${registry}\n//${new URL(registry).host}/:_authToken=none\n`);
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NODE_OPTIONS|NODE_PATH|VITEST.*|TEST.*|npm_.*|INIT_CWD)$/.test(name),
  );
  const env = {
    ...Object.fromEntries(inherited),
    PATH: [bin, dirname(node), process.env["PATH"]].join(delimiter),
    NPM_CONFIG_USERCONFIG: join(folder, ".npmrc"),
    NPM_CONFIG_CACHE: join(folder, "cache"),
    NPM_CONFIG_AUDIT: "false",
    NPM_CONFIG_FUND: "false",
    NPM_CONFIG_PREFER_OFFLINE: "true",
    NPM_CONFIG_UPDATE_NOTIFIER: "false",
    // The service's published test merchants.
    PAYMENT_ACCOUNT: "375917",
    PAYMENT_SECRET: "SAIPPUAKAUPPIAS",
    MERCHANT_ID: "13466",
    MERCHANT_SECRET: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  };
  return { folder, env };
}

export interface CarriedOut {
  readonly status: number | string | null;
  readonly output: string;
}

/** Names the command that fails. A server runs until the next one starts, or the document ends. */
const PRELUDE = `set -eEu -o pipefail
trap 'echo "FAILED: $BASH_COMMAND"' ERR
server=
stop() { [ -z "$server" ] || kill -- "-$server" 2>/dev/null || true; server=; }
trap stop EXIT
serve() {
  stop
  setsid "$@" > server.log 2>&1 &
  server=$!
  for _ in $(seq 600); do
    grep -q http:// server.log && return
    kill -0 "$server" 2>/dev/null || break
    sleep 0.1
  done
  cat server.log
  return 1
}
`;

/** Runs a document's script in an empty folder, which is removed. Whatever it leaves running is stopped. */
export async function carryOut(
  { files, script }: DocumentScript,
  { folder, env }: Reader,
  given: Readonly<Record<string, string>> = {},
): Promise<CarriedOut> {
  const project = mkdtempSync(join(folder, "project-"));
  try {
    const port = await freePort();
    const own = (text: string): string => text.replaceAll("4020", String(port));
    writeFileSync(join(project, "package.json"), JSON.stringify({ name: "empty", private: true, type: "module" }));
    for (const [name, text] of Object.entries({ ...files, ...given })) writeFileSync(join(project, name), own(text));
    const child = spawn("bash", ["-c", PRELUDE + own(script)], { cwd: project, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
    const timer = globalThis.setTimeout(() => killGroup(child.pid, "SIGKILL"), 300_000);
    const status = await new Promise<number | string | null>((resolve, reject) =>
      child.on("error", reject).on("exit", (code, signal) => resolve(code ?? signal)),
    );
    clearTimeout(timer);
    for (let waits = 0; waits < 50 && killGroup(child.pid, "SIGTERM"); waits++) await setTimeout(100);
    killGroup(child.pid, "SIGKILL");
    return { status, output: output.replaceAll(root, "").slice(-4000) };
  } finally {
    rmSync(project, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
