import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

const command = fileURLToPath(new URL("../../dist/explain/cli.js", import.meta.url));
const secret = "SAIPPUAKAUPPIAS";
const query =
  "checkout-account=375917&checkout-algorithm=sha256&checkout-amount=2964&checkout-stamp=15336332710015&checkout-reference=192387192837195" +
  "&checkout-transaction-id=4b300af6-9a22-11e8-9184-abb6de7fd2d0&checkout-status=ok&checkout-provider=nordea";
const genuine = "b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080";

/** Runs the built command. */
function run(args: readonly string[], { environment = {}, input = "" } = {}): Promise<{ status: unknown; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], { env: environment }, (error, out, err) => {
      resolve({ status: error?.code ?? 0, out, err });
    });
    child.stdin?.end(input);
  });
}

async function file(text: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "signing-cli-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const path = join(directory, "saved");
  await writeFile(path, text);
  return path;
}

describe("npx @maksu/signing explain", () => {
  it("says that a signature matches", async () => {
    const { status, out } = await run(["explain", await file(`GET /cb?${query}&signature=${genuine} HTTP/1.1\n\n`)], {
      environment: { MAKSU_SECRET: secret },
    });
    expect(status).toBe(0);
    expect(out).toMatch(/Result {5}the signature matches\./);
    expect(out).not.toContain(secret);
  });

  it("says why a signature does not match, with the secret from a file and the message from standard input", async () => {
    const input = `GET /cb?${query}&signature=${genuine.toUpperCase()}`;
    const { status, out, err } = await run(["explain", "--secret-file", await file(`${secret}\n`), "-"], { input });
    expect([status, err]).toStrictEqual([1, ""]);
    expect(out).toContain("it does not match: written in upper-case hex (upper-case-hex).");
  });

  it("shows the body only when asked to", async () => {
    const saved = await file("POST /payments HTTP/1.1\ncheckout-account: 375917\nsignature: x\n\n{private}");
    const environment = { MAKSU_SECRET: secret };
    expect((await run(["explain", saved], { environment })).out).not.toContain("{private}");
    expect((await run(["explain", "--show-body", saved], { environment })).out).toContain("{private}");
  });

  it.each([
    [["explain"], /^Usage/],
    [["sign", "x"], /^Usage/],
    [["explain", "a", "b"], /^Usage/],
    [["explain", "--secret", "x", "-"], /--secret/],
    [["explain", "-"], /^(?:secret-invalid: secret|http-message-invalid)/],
    [["explain", "/nowhere/at/all"], /does not exist/],
  ])("rejects the arguments %j", async (args, message) => {
    const { status, out, err } = await run(args);
    expect([status, out]).toStrictEqual([2, ""]);
    expect(err).toMatch(message);
  });

  it("asks for a secret", async () => {
    const { status, err } = await run(["explain", "-"], { input: "GET /cb?checkout-a=b" });
    expect([status, err]).toStrictEqual([2, "secret-invalid: secret: give --secret-file, or set MAKSU_SECRET\n"]);
  });

  it.each([
    ["--secret-file", ["explain", "--secret-file", secret, "-"]],
    ["<file>", ["explain", secret]],
  ])("does not repeat a secret given as %s", async (option, args) => {
    const { status, out, err } = await run(args, { input: "GET /cb?checkout-a=b", environment: { MAKSU_SECRET: "x" } });
    expect([status, out, err]).toStrictEqual([2, "", `${option}: the file does not exist\n`]);
  });

  it.each(["nofile", "saved.http", "/nowhere/at/all/a-message-with-a-long-name.txt"])(
    "names the file that can't be read: %s",
    async (name) => {
      const { status, out, err } = await run(["explain", name], { environment: { MAKSU_SECRET: "x" } });
      expect([status, out, err]).toStrictEqual([2, "", `${name}: the file does not exist\n`]);
    },
  );

  it("ends silently when its output is not read", async () => {
    const saved = await file(`GET /cb?${query}&signature=${genuine}`);
    const child = spawn(process.execPath, [command, "explain", saved], {
      env: { MAKSU_SECRET: secret },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.destroy();
    const said = await textOf(child.stderr);
    expect([said, child.exitCode ?? (await once(child, "exit"))[0]]).toStrictEqual(["", 0]);
  });

  it("prints its usage", async () => {
    const { status, out } = await run(["--help"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^Usage: npx @maksu\/signing explain/);
  });
});
