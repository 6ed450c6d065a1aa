import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";

const BIN = new URL("../bin/mock-server.js", import.meta.url).pathname;

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill("SIGKILL")));

/** Runs the command. `until` ends the wait for output; the rest comes with the exit. */
function run(...args: string[]): {
  child: ChildProcess;
  output: () => string;
  until: (pattern: RegExp) => Promise<RegExpMatchArray>;
  exit: Promise<number | null>;
} {
  const child = spawn(process.execPath, [BIN, ...args]);
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const exit = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const until = async (pattern: RegExp): Promise<RegExpMatchArray> => {
    for (const deadline = Date.now() + 15_000; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 20))) {
      const match = pattern.exec(output);
      if (match) return match;
    }
    throw new Error(`no ${pattern} in: ${output}`);
  };
  return { child, output: () => output, until, exit };
}

describe("mock-server", () => {
  test.each(["SIGINT", "SIGTERM"] as const)("serves all three APIs until %s", async (signal) => {
    const { child, until, output, exit } = run("--port", "0");
    const [, url = ""] = await until(/^legacy +(http:\S+)/m);
    expect(output()).toMatch(/^payment +http:.*375917/m);
    expect(output()).toMatch(/^merchant +http:.*13466/m);
    expect((await fetch(`${url}/api-payment/create`, { method: "POST" })).status).toBe(401);
    await until(/legacy POST \/api-payment\/create createPayment 401 refused: the merchant ID or the secret is wrong/);
    child.kill(signal);
    expect(await exit).toBe(0);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });

  test("prints curl lines that work", async () => {
    const { until, output } = run("--port", "0");
    await until(/^legacy[^\n]*\n +curl [^\n]+\n/m);
    const lines = output().match(/curl .+/g) ?? [];
    const answers = await Promise.all(lines.map(curl));
    expect(answers).toEqual([200, 200, 201]);
  });

  test.each([
    { what: "an unknown API", args: ["payments"], message: /There is no API payments; known are payment, merchant, legacy\./ },
    { what: "an unknown option", args: ["--prot", "1"], message: /--prot/ },
    { what: "a port that is none", args: ["--port", "http"], message: /--port must be a number/ },
  ])("$what: one clear line, exit 2", async ({ args, message }) => {
    const { exit, output } = run(...args);
    expect(await exit).toBe(2);
    expect(output().trim()).toMatch(message);
    expect(output().trim().split("\n")).toHaveLength(1);
  });

  test("a port in use: one clear line, exit 2", async () => {
    const taken: Server = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo;
    const { exit, output } = run("merchant", "--port", String(port));
    expect(await exit).toBe(2);
    expect(output().trim()).toMatch(new RegExp(`${port}.*in use`));
    expect(output().trim().split("\n")).toHaveLength(1);
    taken.close();
  });

  test("--help", async () => {
    const { exit, output } = run("--help");
    expect(await exit).toBe(0);
    expect(output()).toMatch(/^mock-server \[payment\]/);
  });
});

/** Does what a curl line says, without curl. */
async function curl(line: string): Promise<number> {
  const [, url = ""] = /curl '([^']+)'/.exec(line) ?? [];
  const headers = new Headers(
    [...line.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name = "", value = ""]): [string, string] => [name, value]),
  );
  const user = /-u (\S+)/.exec(line)?.[1];
  if (user !== undefined) headers.set("authorization", `Basic ${btoa(user)}`);
  const body = /-d '([^']*)'/.exec(line)?.[1];
  return (await fetch(url, { headers, ...(body !== undefined && { method: "POST", body }) })).status;
}
