/** `maksu-sandbox run -- PROGRAM`. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rootCertificates } from "node:tls";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { BIN, runCommand, startCommand } from "../../test/support/command.ts";

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
      name: "bare-child.mjs",
      by: "children that get no environment, other options of Node, a part of the environment, or what is left of the program's own",
      text: `import { execFileSync, execSync, spawn } from "node:child_process";
        import { once } from "node:events";
        const options = ["--eval", 'fetch("${HOST}/payments").then(({ status }) => console.log(status))'];
        process.stdout.write(execFileSync(process.execPath, options, { env: {} }));
        await once(spawn(process.execPath, options, { stdio: "inherit", env: { ...process.env, NODE_OPTIONS: "--no-warnings" } }), "close");
        const { PATH, NODE_OPTIONS, MAKSU_SANDBOX_URL } = process.env;
        console.log(execSync("curl --silent ${HOST}/payments", { env: { PATH, NODE_OPTIONS, MAKSU_SANDBOX_URL } }).length);
        for (const name of Object.keys(process.env)) if (name !== "PATH") delete process.env[name];
        process.stdout.write(execSync("curl --silent ${HOST}/payments"));`,
      want: '405\n405\n56\n{"status":"error","message":"the path allows only POST"}',
    },
    {
      name: "worker.mjs",
      by: "a worker",
      text: `import { isMainThread, Worker } from "node:worker_threads";
        if (isMainThread) new Worker(new URL(import.meta.url));
        else console.log((await fetch("${HOST}/payments", { method: "POST" })).status);`,
      want: "401",
    },
    {
      name: "spelt.mjs",
      by: "fetch and node:https, in other spellings",
      text: `import https from "node:https";
        console.log((await fetch("https://Services.Paytrail.com./payments")).status);
        https.get({ host: "SERVICES.paytrail.com", path: "/payments", lookup: () => { throw new Error("looked up"); } }, (response) => {
          console.log(response.statusCode);
          response.resume();
        });`,
      want: "405\n405",
    },
    {
      name: "http2.mjs",
      by: "node:http2",
      text: `import { connect } from "node:http2";
        const session = connect("${HOST}");
        session.request({ ":path": "/payments" }).on("response", (headers) => {
          console.log(headers[":status"], session.originSet.join());
          session.close();
        }).end();`,
      want: `405 ${HOST}`,
    },
    {
      name: "client-request.cjs",
      by: "new ClientRequest",
      text: `const { ClientRequest } = require("node:http"); ${BY_STATUS}
        const agent = require("node:https").globalAgent;
        new ClientRequest({ protocol: "https:", agent, host: "services.paytrail.com", defaultPort: 443, path: "/payments" }, print).end();`,
      want: "405",
    },
    {
      name: "tls.cjs",
      by: "TLS over a connection of its own, which is trusted",
      text: `const host = "services.paytrail.com";
        const connection = require("node:net").connect(443, host, () => {
          const socket = require("node:tls").connect({ socket: connection, servername: host }, () => {
            console.log(socket.authorized);
            socket.destroy();
          });
        });`,
      want: "true",
    },
    {
      name: "own-authorities.cjs",
      by: "an agent with authorities of its own",
      text: `const https = require("node:https"); ${BY_STATUS}
        https.get("${HOST}/payments", { agent: new https.Agent({ ca: require("node:tls").rootCertificates }) }, print);`,
      want: "405",
    },
    {
      name: "bare-worker.cjs",
      by: "a worker of text, without environment and options",
      text: `const { Worker } = require("node:worker_threads");
        new Worker('fetch("${HOST}/payments").then(({ status }) => console.log(status))', { eval: true, env: {}, execArgv: [] });`,
      want: "405",
    },
    {
      name: "bare-worker.mjs",
      by: "a worker of a file, without environment and options",
      text: `import { isMainThread, Worker } from "node:worker_threads";
        if (isMainThread) new Worker(new URL(import.meta.url), { env: {}, execArgv: [] });
        else console.log((await fetch("${HOST}/payments")).status);`,
      want: "405",
    },
    {
      name: "module-worker.cjs",
      by: "a worker of text that is a module, without environment and options",
      text: `const { Worker } = require("node:worker_threads");
        const text = 'import "node:https"; console.log((await fetch("${HOST}/payments")).status);';
        new Worker(text, { eval: true, env: {}, execArgv: [] });`,
      want: "405",
    },
    {
      name: "encoded.cjs",
      by: "node:http, to a host with a character that is left out",
      text: `${BY_STATUS} require("node:http").get({ host: "ser\\u00advices.paytrail.com", path: "/payments" }, print);`,
      want: "405",
    },
    {
      name: "nested.cjs",
      by: "a sandbox of a program's own, in which that of the program stays out",
      text: `const words = [${JSON.stringify(BIN)}, "run", "--quiet", "--", process.execPath, "--print"];
        const text = 'fetch("${HOST}/payments").then(({ status }) => console.log(status, ${"process.env.MAKSU_SANDBOX_URL"} !== ' + JSON.stringify(process.env.MAKSU_SANDBOX_URL) + ')), ""';
        process.stdout.write(String(require("node:child_process").execFileSync(process.execPath, [...words, text])).trimStart());`,
      want: "405 true",
    },
  ])("by $by", async ({ name, text, want }) => {
    const { status, stdout, stderr } = await runCommand(program(name, text));
    expect({ status, stdout: stdout.trimEnd() }, stderr).toEqual({ status: 0, stdout: want });
  });

  test("by a program that a tool has passed on the options of Node to, and nothing else", async () => {
    const [, , node = "", file = ""] = program("options-alone.mjs", `console.log((await fetch("${HOST}/payments")).status);`);
    const line = 'exec env -i NODE_OPTIONS="$NODE_OPTIONS" "$0" "$1"';
    expect((await runCommand(["run", "--quiet", "--", "sh", "-c", line, node, file])).stdout).toBe("405\n");
  });
});

describe("rejects what would reach the real service around the redirection", () => {
  const MESSAGE = "services.paytrail.com was about to reach the real service";
  /** A server that stands for the real one, where a connection has to be made. */
  const listening = async (): Promise<AsyncDisposable & { readonly port: number; readonly received: readonly string[] }> => {
    const received: string[] = [];
    const server = createServer((socket) => socket.on("error", () => {}).on("data", (data) => received.push(String(data))));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    return { port, received, [Symbol.asyncDispose]: async () => void (await new Promise((resolve) => server.close(resolve))) };
  };
  // 192.0.2.1 is nobody's (RFC 5737); nothing is sent to it.
  test.each([
    {
      name: "tls-ip.cjs",
      by: "TLS to an address",
      text: `require("node:tls").connect({ host: "192.0.2.1", port: 443, servername: "services.paytrail.com" })`,
    },
    {
      name: "https-ip.cjs",
      by: "node:https to an address",
      text: `require("node:https").get({ host: "192.0.2.1", servername: "services.paytrail.com", headers: { host: "services.paytrail.com" } })`,
    },
    {
      name: "http-ip.cjs",
      by: "node:http to an address",
      text: `require("node:http").get({ host: "192.0.2.1", headers: { host: "services.paytrail.com" } })`,
    },
    {
      name: "late-host.cjs",
      by: "node:http to an address, with a Host header that comes later",
      text: `const request = require("node:http").request({ host: "127.0.0.1", port: PORT }); request.setHeader("host", "services.paytrail.com"); request.end(); request`,
    },
    {
      name: "list.cjs",
      by: "node:http to an address, with headers in a list",
      text: `require("node:http").get({ host: "127.0.0.1", port: PORT, headers: ["Host", "Services.Paytrail.com."] })`,
    },
    {
      name: "written.cjs",
      by: "HTTP that the program writes itself, in pieces that are sent at once",
      text: `const socket = require("node:net").connect(PORT, "127.0.0.1"); socket.cork(); socket.write("GET / HTTP/1.1\\r\\nhost: services.paytrail.com\\r\\n\\r\\n"); socket.write(Buffer.from("body")); socket.uncork(); socket`,
    },
    {
      name: "bytes.cjs",
      by: "bytes of HTTP for a proxy",
      text: `const socket = require("node:net").connect(PORT, "127.0.0.1"); socket.write(Buffer.from("GET http://services.paytrail.com/payments HTTP/1.1\\r\\n\\r\\n")); socket`,
    },
    {
      name: "http2.cjs",
      by: "HTTP/2 to an address",
      text: `const session = require("node:http2").connect("http://127.0.0.1:" + PORT); try { session.request({ ":authority": "services.paytrail.com" }); } catch {} session`,
    },
    { name: "proxy.cjs", by: "a proxy of its own", text: `require("node:http").get({ host: "192.0.2.1", path: "${HOST}/payments" })` },
  ])("by $by", async ({ name, text }) => {
    // Without the proxy of newer versions of Node, which would take some of them in.
    await using server = await listening();
    const lines = `const PORT = ${server.port}; ${text}.on("error", ({ code, message }) => { console.log(code, message); process.exit(); });`;
    const [, , node = "", file = ""] = program(name, lines);
    const { stdout } = await runCommand(["run", "--quiet", "--", "env", "-u", "NODE_USE_ENV_PROXY", node, file]);
    expect(stdout).toMatch(/^ERR_SANDBOX_NOT_REDIRECTED /);
    expect(stdout).toContain(MESSAGE);
    expect(stdout).toContain("run --sealed");
    expect(server.received).toEqual([]);
  });
});

describe("leaves nothing on the disk", () => {
  const folders = (): readonly string[] => readdirSync(tmpdir()).filter((name) => name.startsWith("maksu-sandbox-"));

  test("after the run", async () => {
    const { stdout } = await runCommand(["run", "--quiet", "--", "sh", "-c", 'cat "$SSL_CERT_FILE"; echo "$SSL_CERT_FILE"']);
    expect(stdout).toContain("BEGIN CERTIFICATE");
    expect(stdout).not.toContain("PRIVATE KEY");
    expect(existsSync(stdout.trim().split("\n").at(-1) ?? "")).toBe(false);
  });

  test("after it was killed", async () => {
    const before = folders();
    await using command = startCommand(["run", "--quiet", "--", "sh", "-c", 'echo "$SSL_CERT_FILE $$"; exec sleep 60 >&- 2>&-']);
    const [, file = "", sleeping = ""] = await command.until(/(\S+\.pem) (\d+)/);
    expect(readFileSync(file, "utf8")).toContain("BEGIN CERTIFICATE");
    command.child.kill("SIGKILL");
    await vi.waitFor(() => expect(folders()).toEqual(before), 10_000);
    process.kill(Number(sleeping));
  });
});

const canUnshare = process.platform === "linux" && spawnSync("unshare", ["-Urmn", "true"]).status === 0;

describe.skipIf(!canUnshare)("--sealed", () => {
  test("leads a program to the sandbox that reads no environment and trusts the system alone, and nowhere else", async () => {
    const line = `env -i PATH="$PATH" curl --silent ${HOST}./payments; curl --silent http://192.0.2.1 || echo $?; id -u; exit 3`;
    const { status, stdout } = await runCommand(["run", "--quiet", "--sealed", "--", "sh", "-c", line]);
    expect({ status, stdout }).toEqual({
      status: 3,
      stdout: `{"status":"error","message":"the path allows only POST"}7\n${execFileSync("id", ["-u"], { encoding: "utf8" })}`,
    });
  });

  test("ends with the command when that is killed, and leaves nothing on the disk", async () => {
    const folders = (): readonly string[] => readdirSync(tmpdir()).filter((name) => name.startsWith("maksu-sandbox-"));
    const before = folders();
    await using command = startCommand(["run", "--quiet", "--sealed", "--", "sh", "-c", 'echo "$SSL_CERT_FILE $$"; exec sleep 60']);
    const [, , sleeping = ""] = await command.until(/(\S+\.pem) (\d+)/);
    command.child.kill("SIGKILL");
    await vi.waitFor(() => expect(folders()).toEqual(before), 10_000);
    await vi.waitFor(() => expect(existsSync(`/proc/${sleeping}`)).toBe(false), 10_000);
  });

  test("says which commands it needs where one is missing", () => {
    const path = join(folder, "commands");
    mkdirSync(path);
    for (const name of ["sh", "unshare", "mount"])
      symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(path, name));
    const { status, stderr } = spawnSync(process.execPath, [BIN, "run", "--sealed", "--", "true"], {
      encoding: "utf8",
      env: { PATH: path },
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^run --sealed: needs Linux with the commands unshare, mount and ip, of util-linux and iproute2 \(.*ip: not found\)\.\n/,
    );
  });

  test("says so where namespaces are forbidden", () => {
    // Of the namespace that this makes: the machine's own limit stays.
    const forbid = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"';
    const words = ["--user", "--map-root-user", "--", "sh", "-c", forbid, "sh", process.execPath, BIN, "run", "--sealed", "--", "true"];
    const { status, stderr } = spawnSync("unshare", words, { encoding: "utf8" });
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^run --sealed: this system does not let you make namespaces \(unshare: .*\)\. Allow them .*user\.max_user_namespaces/,
    );
  });

  test.skipIf(process.getuid?.() !== 0)("needs no root", () => {
    const words = ["--reuid", "65534", "--regid", "65534", "--clear-groups", process.execPath, BIN, "run", "--quiet", "--sealed", "--"];
    const line = `id -u; curl --silent --cacert "$SSL_CERT_FILE" ${HOST}/payments`;
    const { status, stdout } = spawnSync("setpriv", [...words, "sh", "-c", line], {
      encoding: "utf8",
      env: { ...process.env, HOME: tmpdir() },
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '65534\n{"status":"error","message":"the path allows only POST"}' });
  });
});

// As in a network of containers, where the sandbox has the service's host as an alias: the program gets an authority's file, and nothing else.
test.skipIf(!canUnshare)(
  "an unmodified program reaches a front that has the service's host as an alias, by its file of authorities",
  () => {
    const hosts = join(folder, "aliases");
    writeFileSync(hosts, `127.0.0.1 localhost ${new URL(HOST).host}\n`);
    const line = [
      'ip link set lo up && mount --bind "$1" /etc/hosts',
      '"$2" "$3" --front 443 --front-ca "$4" --profile paytrail > /dev/null & sandbox=$!',
      'while [ ! -s "$4" ]; do sleep 0.2; done; sleep 1',
      `env -i PATH="$PATH" CURL_CA_BUNDLE="$4" curl --silent --retry 20 --retry-connrefused ${HOST}/payments`,
      "kill $sandbox; wait",
    ].join("\n");
    const words = ["--user", "--map-root-user", "--mount", "--net", "--", "sh", "-c", line, "sh", hosts];
    const { stdout } = spawnSync("unshare", [...words, process.execPath, BIN, join(folder, "alias.pem")], { encoding: "utf8" });
    expect(stdout).toBe('{"status":"error","message":"the path allows only POST"}');
  },
);

test("a program that outlives the run still connects by authorities of its own, and starts children", async () => {
  const text = `import { execFileSync } from "node:child_process";
    import { rmSync } from "node:fs";
    import { dirname } from "node:path";
    import { createSecureContext, rootCertificates } from "node:tls";
    rmSync(dirname(process.env.NODE_EXTRA_CA_CERTS), { recursive: true });
    createSecureContext({ ca: rootCertificates[0] });
    process.stdout.write(execFileSync(process.execPath, ["--print", "1 + 1"], { env: {} }));`;
  const { status, stdout, stderr } = await runCommand(program("outliving.mjs", text));
  expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: "2\n" });
});

test("a program that has a list of authorities of its own is reported", async () => {
  const list = join(folder, "list.pem");
  writeFileSync(list, rootCertificates[0] ?? "");
  const { stdout, stderr } = await runCommand(["run", "--", "curl", "--silent", "--cacert", list, `${HOST}/payments`]);
  expect([stdout, stderr]).toEqual(["", expect.stringContaining("a program does not trust the sandbox: it has a list of authorities")]);
});

test("a program that sent the sandbox nothing is reported, unless nothing leads out", async () => {
  const hint = "maksu-sandbox run: no request reached the sandbox. If the program has sent one, its client reads no proxy";
  expect((await runCommand(["run", "--", "true"])).stderr).toContain(hint);
  if (canUnshare) expect((await runCommand(["run", "--sealed", "--", "true"])).stderr).toBe("");
});

test("requests to other hosts go where they went", async () => {
  const text = `import { createServer, get } from "node:http";
    const server = createServer((request, response) => response.end("own")).listen(0, "127.0.0.1", async () => {
      const url = "http://127.0.0.1:" + server.address().port;
      console.log(await (await fetch(url)).text());
      get(url, (response) => response.setEncoding("utf8").on("data", console.log).on("end", () => server.close()));
    });`;
  const [, ...line] = program("other.mjs", text);
  expect(await runCommand(["run", "--quiet", ...line])).toEqual({ status: 0, stdout: "own\nown\n", stderr: "" });
});

test("what the user's options of Node load is led to the sandbox", async () => {
  const loaded = join(folder, "requesting.mjs");
  // The sandbox's own process loads it, too.
  writeFileSync(loaded, `if (process.env.MAKSU_SANDBOX_URL) console.log((await fetch("${HOST}/payments")).status);`);
  const [, ...line] = program("empty.mjs", "");
  const { stdout } = await runCommand(["run", "--quiet", ...line], { NODE_OPTIONS: `--import ${pathToFileURL(loaded)}` });
  expect(stdout).toBe("405\n");
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
    expect(await runCommand(["run", "--quiet", "--", ...words])).toEqual({ status, stdout: "", stderr });
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
