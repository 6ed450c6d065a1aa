/** `maksu-sandbox run -- PROGRAM`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand, startCommand } from "../../test/support/command.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-run-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of Node. */
function program(name: string, text: string): readonly string[] {
  const file = join(folder, name);
  writeFileSync(file, text);
  return ["run", "--", process.execPath, file];
}

const HOST = "https://services.paytrail.com";
const BY_STATUS = `const print = (response) => { console.log(response.statusCode); response.resume(); };`;

describe("sends to the sandbox what a program requests of the service's hosts", () => {
  test.each([
    {
      name: "fetch.mjs",
      by: "fetch",
      text: `console.log((await fetch("${HOST}/payments", { method: "POST", body: "{}" })).status);`,
      want: "401",
    },
    {
      name: "request.mjs",
      by: "fetch, of a Request with a body that streams",
      text: `
        const body = new Blob(["{}"]).stream();
        const response = await fetch(new Request("${HOST}/payments", { method: "POST", body, duplex: "half", headers: { "checkout-account": "1" } }));
        console.log(response.status, (await response.json()).message);`,
      want: "401 The account can't be used: invalid merchant",
    },
    {
      name: "named.mjs",
      by: "a named import of node:https, with options",
      text: `import { request } from "node:https"; ${BY_STATUS}
        request({ hostname: "api.paytrail.com", path: "/merchant/v1/payments/1" }, print).end();`,
      want: "403",
    },
    {
      name: "required.cjs",
      by: "a required https, with an agent",
      text: `const https = require("https"); ${BY_STATUS}
        https.get("https://payment.paytrail.com/nowhere", { agent: new https.Agent({ keepAlive: true }) }, print);`,
      want: "404",
    },
    {
      name: "plain.cjs",
      by: "http",
      text: `${BY_STATUS} require("node:http").get("http://api.checkout.fi/payments/1", print);`,
      want: "401",
    },
    {
      name: "child.mjs",
      by: "a program that the program starts",
      text: `import { execFileSync } from "node:child_process";
        const text = 'fetch("${HOST}/payments", { method: "POST" }).then(({ status }) => console.log(status))';
        process.stdout.write(execFileSync(process.execPath, ["--eval", text]));`,
      want: "401",
    },
    {
      name: "worker.mjs",
      by: "a worker",
      text: `import { isMainThread, Worker } from "node:worker_threads";
        if (isMainThread) new Worker(new URL(import.meta.url));
        else console.log((await fetch("${HOST}/payments", { method: "POST" })).status);`,
      want: "401",
    },
  ])("by $by", async ({ name, text, want }) => {
    const { status, stdout, stderr } = await runCommand(program(name, text));
    expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: `${want}\n` });
  });
});

test("requests to other hosts go where they went", async () => {
  const text = `import { createServer, get } from "node:http";
    const server = createServer((request, response) => response.end("own")).listen(0, "127.0.0.1", async () => {
      const url = "http://127.0.0.1:" + server.address().port;
      console.log(await (await fetch(url)).text());
      get(url, (response) => response.setEncoding("utf8").on("data", console.log).on("end", () => server.close()));
    });`;
  expect(await runCommand(program("other.mjs", text))).toEqual({ status: 0, stdout: "own\nown\n", stderr: "" });
});

test("the program has the sandbox's address, the profile paytrail, and the options of Node that there were", async () => {
  const loaded = join(folder, "loaded.mjs");
  writeFileSync(loaded, `globalThis.loaded = "loaded";`);
  const text = `
    const { MAKSU_SANDBOX_URL: url } = process.env;
    const headers = { authorization: "ServiceMerchantAPI 1:x" };
    const { error } = await (await fetch(url + "/merchant/v1/payments/1", { headers })).json();
    console.log(loaded, new URL(url).hostname, error.workaround);`;
  const { stdout } = await runCommand(program("address.mjs", text), { NODE_OPTIONS: `--import ${pathToFileURL(loaded)}` });
  expect(stdout).toMatch(/^loaded 127\.0\.0\.1 .*PaytrailMerchantAPI/);
});

test("the sandbox's lines go to standard error, and its options come before --", async () => {
  const [, , node = "", file = ""] = program("lines.mjs", `await fetch("${HOST}/payments", { method: "POST" });`);
  const lines = await runCommand(["run", "--clock", "2026-03-02T09:15:04Z", "--", node, file]);
  expect(lines).toEqual({ status: 0, stdout: "", stderr: "09:15:04 POST /payments 401 checkout-account is missing\n" });
  expect((await runCommand(["run", "--quiet", "--", node, file])).stderr).toBe("");
});

describe("ends as the program does", () => {
  test.each([
    { words: ["sh", "-c", "exit 7"], status: 7, stderr: "" },
    { words: ["sh", "-c", "kill -KILL $$"], status: 137, stderr: "" },
    { words: ["no-such-program"], status: 127, stderr: "maksu-sandbox run: no-such-program: command not found\n" },
    { words: ["/"], status: 126, stderr: "maksu-sandbox run: /: can't be executed\n" },
  ])("$words with $status", async ({ words, status, stderr }) => {
    expect(await runCommand(["run", "--", ...words])).toEqual({ status, stdout: "", stderr });
  });

  test("a request of the program that still waits does not keep the sandbox running", async () => {
    const text = `
      const { MAKSU_SANDBOX_URL: url } = process.env;
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: '{"name":"paymentCallback","timeoutMs":60000}' };
      fetch(url + "/_sandbox/worlds/default/events/wait", init).catch(() => {});
      setTimeout(() => process.exit(3), 500);`;
    const started = performance.now();
    expect((await runCommand(program("waits.mjs", text))).status).toBe(3);
    expect(performance.now() - started).toBeLessThan(15_000);
  });

  test("the program has the control token, so that it can control the sandbox", async () => {
    const text = `
      const { MAKSU_SANDBOX_URL: url, MAKSU_SANDBOX_TOKEN: token } = process.env;
      console.log((await fetch(url + "/_sandbox/worlds", { headers: { authorization: "Bearer " + token } })).status);`;
    const [, ...line] = program("token.mjs", text);
    expect(await runCommand(["run", "--quiet", "--control-token", "a-token", ...line])).toEqual({ status: 0, stdout: "200\n", stderr: "" });
  });

  test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s is passed on, and the sandbox stops after the program", async (signal) => {
    const text = `
      const { MAKSU_SANDBOX_URL: url } = process.env;
      process.on("${signal}", async () => {
        console.log("${signal}", (await fetch(url + "/payments", { method: "POST" })).status);
        process.exit(5);
      });
      setInterval(() => {}, 1000);
      console.log(url);`;
    await using command = startCommand(program("signals.mjs", text));
    const [url] = await command.until(/http:\S+/);
    command.child.kill(signal);
    expect(await command.exit).toBe(5);
    expect(command.stdout()).toBe(`${url}\n${signal} 401\n`);
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });
});
