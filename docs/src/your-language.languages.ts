/** Runs the programs of the guide to other languages against the sandbox, with signed and tampered events and responses: `npm run long -- languages`. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@maksu/sandbox";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { docs, root } from "./site/places.ts";

/** The commands that compile a program, if it is compiled, and run it. */
const PROGRAMS: Readonly<Record<string, { readonly compile?: readonly string[]; readonly run: readonly string[] }>> = {
  "payment.php": { run: ["php", "payment.php"] },
  "payment.py": { run: ["python3", "payment.py"] },
  "payment.rb": { run: ["ruby", "payment.rb"] },
  "payment.go": { compile: ["go", "build", "-o", "payment", "payment.go"], run: ["./payment"] },
  "Payment.java": { run: ["java", "Payment.java"] },
  "Payment.cs": { compile: ["mcs", "-r:System.Net.Http", "Payment.cs"], run: ["mono", "Payment.exe"] },
};

interface Vector {
  readonly id: string;
  readonly event: string;
  readonly url: string;
  readonly want: { readonly status: string };
}
const vectors = readFileSync(join(root, "packages/webhooks/vectors/generated.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Vector)
  .filter(({ event }) => event === "payment");
const [genuine = ""] = vectors.map(({ url }) => url);
const forged: Readonly<Record<string, string>> = {
  "another amount": genuine.replace("checkout-amount=2964", "checkout-amount=1"),
  "another status": genuine.replace("checkout-status=ok", "checkout-status=pending"),
  "no signature": genuine.replace(/&signature=\w+/, ""),
  "a parameter twice": `${genuine}&checkout-status=ok`,
  "another signature twice": genuine.replace("signature=", "signature=0000&signature="),
  "a parameter more": `${genuine}&checkout-more=1`,
  "another algorithm": genuine.replace("=sha256", "=md5"),
  "nothing signed": "https://shop.example.com/hook?signature=",
};

const guide = readFileSync(join(docs, "guides/your-language.md"), "utf8");
const programs = Array.from(guide.matchAll(/^```\w+ \[([\w.]+)\]\n(.*?)^```$/gms), ([, file = "", code = ""]) => ({ file, code }));

type Received = [headers: Record<string, string>, body: string];
/** Responses that the service has not signed, made of one that it has. */
const tampered: Readonly<Record<string, (...response: Received) => Received>> = {
  "another address to pay at": (headers, body) => [headers, body.replace('"href":"http://', '"href":"http://evil.')],
  "another account": (headers, body) => [{ ...headers, "checkout-account": "375918" }, body],
  "another signature": (headers, body) => [{ ...headers, signature: "0".repeat(64) }, body],
  "no signature": (headers, body) => [Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "signature")), body],
};
let tamper: (...response: Received) => Received;

let sandbox: Sandbox;
let folder: string;
/** Stands between the programs and the sandbox. */
const proxy = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const init = { method: "POST", headers: request.headers as Record<string, string>, body };
  const signed = await sandbox.fetch(new Request(`${sandbox.url}${request.url}`, init));
  const [headers, text] = tamper(Object.fromEntries(signed.headers), await signed.text());
  response.writeHead(signed.status, { ...headers, "content-length": Buffer.byteLength(text) }).end(text);
});
let address: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  folder = mkdtempSync(join(tmpdir(), "languages-"));
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  tamper = (...response) => response;
});

test("the guide has a program for each language", () => {
  expect(programs.map(({ file }) => file)).toEqual(Object.keys(PROGRAMS));
});

const isThere = (program = ""): boolean => spawnSync(program, ["--version"]).error === undefined;

describe.each(programs)("$file", ({ file, code }) => {
  const { compile, run } = PROGRAMS[file] ?? { run: [] };
  const missing = [compile?.[0], run[0]].filter((program) => program !== undefined && !program.startsWith("./") && !isThere(program));
  const notRun = `${file} is not run, because ${missing.join(", ")} is missing.`;
  if (missing.length > 0 && process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
  if (missing.length > 0) process.emitWarning(notRun);

  /** Runs the program. */
  async function runWith(words: readonly string[], input: string): Promise<{ status: number | null; output: string; errors: string }> {
    const [program = "", ...args] = run;
    const child = spawn(program, [...args, ...words], { cwd: folder });
    child.stdin.end(input);
    let [output, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    const [status] = (await once(child, "close")) as [number | null];
    return { status, output, errors };
  }

  async function linesOf(words: readonly string[], input: string): Promise<readonly string[]> {
    const { status, output, errors } = await runWith(words, input);
    expect(status, errors).toBe(0);
    return output.trim().split(/\r?\n/);
  }

  beforeAll(() => {
    writeFileSync(join(folder, file), code.replace("http://127.0.0.1:4020", address));
    const [compiler = "", ...args] = compile ?? [];
    if (missing.length > 0 || compiler === "") return;
    const { status, stderr } = spawnSync(compiler, args, { cwd: folder, encoding: "utf8", env: { ...process.env, GOFLAGS: "-mod=mod" } });
    if (status !== 0) throw new Error(stderr);
  });

  test.skipIf(missing.length > 0)("creates a payment, and verifies where the customer returns to", async () => {
    const [created = ""] = await linesOf(["create"], "");
    const [id = "", href] = created.split(" ");
    expect(href).toContain(id);
    const redirect = await sandbox.defaultWorld.pay(id, { method: "nordea" });
    expect(await linesOf([], `${redirect}\n`)).toEqual(["ok"]);
  });

  test.skipIf(missing.length > 0).each(Object.entries(tampered))("rejects a response with %s", async (_, how) => {
    tamper = how;
    const { status, output, errors } = await runWith(["create"], "");
    expect(output).toBe("");
    expect(status).not.toBe(0);
    expect(errors).toContain("not signed by the service");
  });

  test.skipIf(missing.length > 0)("takes each vector, and rejects what was tampered with", async () => {
    const urls = [...vectors.map(({ url }) => url), ...Object.values(forged)];
    expect(await linesOf([], `${urls.join("\n")}\n`)).toEqual([
      ...vectors.map(({ want }) => want.status),
      ...Object.values(forged).map(() => "forged"),
    ]);
  });
});
