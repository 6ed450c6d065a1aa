import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, request, type Server } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { callMerchant } from "../../test/support/signed-calls.ts";

const BIN = new URL("../../bin/maksu-mock-server.js", import.meta.url).pathname;

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

describe("maksu-mock-server", () => {
  test("serves all three APIs, prints working curl lines, logs each request, stops on SIGINT", async () => {
    const { child, until, output, exit } = run("--port", "0");
    const [, url = ""] = await until(/^legacy +(http:\S+)/m);
    await until(/^legacy[^\n]*\n +curl [^\n]+\n/m);
    expect(output()).toMatch(/^payment +http:.*375917/m);
    expect(output()).toMatch(/^merchant +http:.*13466/m);
    const lines = output().match(/curl .+/g) ?? [];
    expect(await Promise.all(lines.map(curl))).toEqual([200, 200, 201]);
    expect((await fetch(`${url}/_mock/health`)).status).toBe(200);
    expect((await fetch(`${url}/api-payment/create`, { method: "POST" })).status).toBe(401);
    await until(/legacy POST \/api-payment\/create createPayment 401 rejected: the merchant ID or the secret is wrong/);
    connect(Number(new URL(url).port), "127.0.0.1")
      .on("error", () => {})
      .end("hush hush\r\n\r\n");
    await until(/^legacy 400 rejected: Parse Error: Invalid method encountered$/m);
    // An open connection that has sent half a request.
    const half = connect(Number(new URL(url).port), "127.0.0.1", () => half.write("POST / HTTP/1.1\r\n"));
    half.on("error", () => {});
    await once(half, "connect");
    const stopped = performance.now();
    child.kill("SIGINT");
    expect(await exit).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(1000);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });

  test("accepts --json, --merchant and --fault; stops on SIGTERM while a response is delayed, which ends the delay", async () => {
    const { child, until, output, exit } = run("legacy", "--port", "0", "--json", "--merchant", "shop=a=b", "--fault", "delay=60000");
    const [, url = ""] = await until(/"url":"(http:[^"]+)"/);
    const response = fetch(`${url}/nothing?secret=1`, { headers: { "mock-fault": "delay=0" } });
    expect((await response).status).toBe(404);
    await until(/"path":"\/nothing"/);
    const logged = output()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(logged).toMatchObject([
      { event: "listening", api: "legacy", url, curl: expect.stringContaining("-u 'shop:a=b'") },
      { event: "exchange", api: "legacy", method: "GET", path: "/nothing", status: 404, reason: expect.any(String), fault: "delay=0" },
    ]);
    const delayed = fetch(url);
    delayed.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = performance.now();
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(1000);
    expect((await delayed).status).toBe(404);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("%s breaks no request under load, and ends events to a merchant that hangs", async (signal) => {
    const { child, until, exit } = run("payment", "--port", "0", "--quiet");
    const [, url = ""] = await until(/^payment +(http:\S+)/m);
    const shop = createServer(() => {}).listen(0, "127.0.0.1");
    await once(shop, "listening");
    const target = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
    const received = once(shop, "request");
    const event = fetch(`${url}/_mock/events/paymentCallback`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: target }),
    }).then((response) => response.json());
    await received;
    const outcomes: unknown[] = [];
    const agent = new Agent({ keepAlive: true });
    const ask = (): Promise<unknown> =>
      new Promise((resolve) => {
        const asked = request(`${url}/settlements`, { agent }, (response) =>
          response.resume().on("close", () => resolve(response.complete ? response.statusCode : "broken")),
        );
        asked.on("error", ({ code }: NodeJS.ErrnoException) => resolve(code)).end();
      });
    const load = Array.from({ length: 16 }, async () => {
      for (;;) {
        const outcome = await ask();
        if (outcome === "ECONNREFUSED") return;
        outcomes.push(outcome);
        if (outcome !== 401) return;
      }
    });
    await expect.poll(() => outcomes.length).toBeGreaterThan(50);
    const stopped = performance.now();
    child.kill(signal);
    await Promise.all(load);
    expect(await exit).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(5000);
    expect(new Set(outcomes)).toEqual(new Set([401]));
    expect(await event).toMatchObject({ acknowledged: false, failure: "the server was stopped" });
    agent.destroy();
    shop.closeAllConnections();
    shop.close();
  });

  test.each(["SIGINT", "SIGTERM"])("exits cleanly on %s during the start", async (signal) => {
    // Sends the signal as soon as the process listens for it.
    const sender = `process.on("newListener", (name) => name === "${signal}" && setImmediate(() => process.kill(process.pid, name)));`;
    const child = spawn(process.execPath, ["--import", `data:text/javascript,${encodeURIComponent(sender)}`, BIN, "legacy", "--port", "0"]);
    started.push(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
    expect([await once(child, "close"), output]).toEqual([[0, null], ""]);
  });

  test("does not print secrets from a file, and keeps a field's name within its line", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mock-server-cli-"));
    writeFileSync(join(folder, "credentials.json"), '{"merchant":{"7":"hush-hush"},"legacy":{"7":"hush-hush"}}');
    const { until, output } = run("merchant", "legacy", "--port", "0", "--credentials", join(folder, "credentials.json"));
    await until(/^legacy[^\n]*\n +curl [^\n]* -u '7' [^\n]+\n/m);
    const [, url = ""] = await until(/^merchant +(http:\S+)/m);
    const call = { method: "POST", target: "/merchant/v1/payments/1/refunds", body: { rows: [{ amount: 1, "\u001B[31m\nred": 1 }] } };
    expect((await callMerchant(url, call, { merchantId: "7", secret: "hush-hush" })).status).toBe(400);
    await until(/rejected: body\/rows\/0\/\?\[31m\?red/);
    expect(output()).not.toContain("hush-hush");
    rmSync(folder, { recursive: true });
  });

  test("logs the target of an event and the merchant's status", async () => {
    const shop: Server = createServer((_request, response) => response.writeHead(500).end());
    await new Promise<void>((resolve) => void shop.listen(0, "127.0.0.1", resolve));
    const target = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/callback`;
    const { until } = run("payment", "--port", "0");
    const [, url = ""] = await until(/^payment +(http:\S+)/m);
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ url: `${target}?order=1` });
    expect((await fetch(`${url}/_mock/events/paymentCallback`, { method: "POST", headers, body })).status).toBe(502);
    await until(new RegExp(`^payment POST /_mock/events/paymentCallback 502 → ${target} 500$`, "m"));
    shop.close();
  });

  test("logs the --fault of each request", async () => {
    const { until } = run("payment", "--port", "0", "--no-auth", "--fault", "drop");
    await until(/^Signatures are off: unsigned requests are accepted \(--no-auth\)\.$/m);
    const [, url = ""] = await until(/^payment +(http:\S+)/m);
    await expect(fetch(`${url}/settlements`)).rejects.toThrow("fetch failed");
    await until(/^payment GET \/settlements listSettlements 200 \(fault: drop\)$/m);
  });

  test("logs which responses were asked for", async () => {
    const { until, output } = run("payment", "--port", "0", "--no-auth");
    const [, url = ""] = await until(/^payment +(http:\S+)/m);
    const headers = { "content-type": "application/json" };
    await fetch(`${url}/_mock/responses/listSettlements`, { method: "POST", headers, body: '{"status":503}' });
    for (const prefer of ["", "code=404"]) await fetch(`${url}/settlements`, { headers: { prefer } });
    await until(/404 as Prefer asks$/m);
    expect(output()).toContain(
      "payment GET /settlements listSettlements 503 as set by respond\npayment GET /settlements listSettlements 404 as Prefer asks\n",
    );
  });

  test("reports a port in use in one line and exits with 2", async () => {
    const taken: Server = createServer();
    await new Promise<void>((resolve) => void taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo;
    const { exit, output } = run("merchant", "--port", String(port));
    expect(await exit).toBe(2);
    expect(output().trim()).toMatch(new RegExp(`${port} is in use.*--port 0.* With npm: npm run mock -- merchant --port 5010\\.$`));
    expect(output().trim().split("\n")).toHaveLength(1);
    taken.close();
  });

  test("reports an unknown option in one line and exits with 2", async () => {
    const { exit, output } = run("--prot", "1");
    expect(await exit).toBe(2);
    expect(output().trim()).toBe("--prot: unknown option; did you mean --port?");
    expect(output().trim().split("\n")).toHaveLength(1);
  });

  test.each([
    { option: "--help", text: /^maksu-mock-server \[payment\]/ },
    { option: "-h", text: /^maksu-mock-server \[payment\]/ },
    { option: "--version", text: /^\d+\.\d+\.\d+\n$/ },
  ])("rejects $option", async ({ option, text }) => {
    const { exit, output } = run(option);
    expect(await exit).toBe(0);
    expect(output()).toMatch(text);
  });
});

/** Sends the request of a curl line, without curl. */
async function curl(line: string): Promise<number> {
  const [, url = ""] = /curl '([^']+)'/.exec(line) ?? [];
  const headers = new Headers(
    [...line.matchAll(/-H '([^:]+): ([^']*)'/g)].map(([, name = "", value = ""]): [string, string] => [name, value]),
  );
  const user = /-u '([^']+)'/.exec(line)?.[1];
  if (user !== undefined) headers.set("authorization", `Basic ${btoa(user)}`);
  const body = /-d '([^']*)'/.exec(line)?.[1];
  return (await fetch(url, { headers, ...(body !== undefined && { method: "POST", body }) })).status;
}
