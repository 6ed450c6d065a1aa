/** `maksu-sandbox` that runs until a signal. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { runCommand, startCommand } from "../../test/support/command.ts";
import { startShop } from "../../test/support/shop.ts";

const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

test("prints its address, the test merchants and a request that works; then a line per request and event; stops on SIGINT", async () => {
  await using command = startCommand(["--port", "0", "--clock", "2026-03-02T09:15:04Z"]);
  const [, url = ""] = await command.until(/^Sandbox at (http:\S+)$/m);
  const [curl = ""] = await command.until(/^ {2}curl .+$/m);
  expect(command.stdout()).toMatch(/account 375917, secret SAIPPUAKAUPPIAS\n.*account 695861,.*\n.*merchant 13466,/);
  expect(execFileSync("sh", ["-c", `${curl.trim()} -s -o /dev/null -w '%{http_code}'`], { encoding: "utf8" })).toBe("200");
  await using shop = await startShop(url, { payment: MERCHANT });
  const { transactionId } = (await shop.create({ reference: "ORDER-1" })).body;
  await command.until(new RegExp(`^09:15:04 POST /payments 201 ${transactionId} ORDER-1 15\\.25 €$`, "m"));
  await shop.send("GET", "/payments/8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be914");
  await command.until(/^09:15:04 GET \/payments\/8f1c\S+ 404 the account has no payment with this id \(rule: getPayment\.a\)$/m);
  // An open connection that has sent half a request.
  const half = connect(Number(new URL(url).port), "127.0.0.1", () => half.write("POST / HTTP/1.1\r\n"));
  half.on("error", () => {});
  await once(half, "connect");
  const stopped = performance.now();
  command.child.kill("SIGINT");
  expect(await command.exit).toBe(0);
  expect(performance.now() - stopped).toBeLessThan(1000);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
});

test("prints objects of JSON with --json, one a line, and stops on SIGTERM", async () => {
  await using command = startCommand(["--port", "0", "--json", "--seed", "orders"]);
  const [, url = ""] = await command.until(/"url":"(http:[^"]+)"/);
  await using shop = await startShop(url, { payment: MERCHANT });
  const { transactionId } = (await shop.create({ reference: "ORDER-1" })).body;
  await command.until(/"kind":"request"/);
  expect((await runCommand(["pay", transactionId, "--method", "nordea", "--url", url])).status).toBe(0);
  await command.until(/"kind":"event"/);
  command.child.kill("SIGTERM");
  expect(await command.exit).toBe(0);
  const [listening, request, event, ...others] = command
    .stdout()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(listening).toEqual({
    kind: "listening",
    url,
    merchants: { payment: MERCHANT, aggregate: { account: 695861, secret: expect.any(String) }, merchant: expect.any(Object) },
    curl: expect.stringMatching(/^curl /),
  });
  expect(request).toMatchObject({
    kind: "request",
    world: "default",
    operationId: "createPayment",
    status: 201,
    about: { id: transactionId, reference: "ORDER-1", amount: 1525 },
  });
  expect(event).toMatchObject({
    kind: "event",
    world: "default",
    event: "paymentCallback",
    about: transactionId,
    status: 200,
    state: "acknowledged",
  });
  expect(others).toEqual([]);
});

test("prints its address alone with --quiet", async () => {
  await using command = startCommand(["--port", "0", "--quiet"]);
  const [, url = ""] = await command.until(/^Sandbox at (http:\S+)$/m);
  await command.until(/curl .+\n/);
  const before = command.stdout();
  expect((await fetch(`${url}/payments`, { method: "POST" })).status).toBe(401);
  command.child.kill("SIGTERM");
  await command.exit;
  expect(command.stdout()).toBe(before);
});

test("reports a port in use in one line, and ends with 2", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { status, stdout, stderr } = await runCommand(["--port", String(port)]);
  taken.close();
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(new RegExp(`^The port ${port} is in use\\..* --port 0 for a free one\\.\n$`));
});

test.each([
  { args: ["--prot", "1"], line: "--prot: unknown option; did you mean --port?" },
  { args: ["--clock", "yesterday"], line: '--clock: must be now, frozen, or a time in ISO 8601, not "yesterday"' },
  { args: ["run"], line: "run: give a program after --, such as: maksu-sandbox run -- npm test" },
])("reports $line, and ends with 2", async ({ args, line }) => {
  expect(await runCommand(args)).toEqual({ status: 2, stdout: "", stderr: `${line}\n` });
});

test.each([
  { args: ["--help"], text: /^maksu-sandbox \[options\]/ },
  { args: ["run", "-h"], text: /^maksu-sandbox run \[options\] -- PROGRAM \[arguments\]\n\nStarts / },
  { args: ["--version"], text: /^\d+\.\d+\.\d+\n$/ },
])("prints what $args asks for", async ({ args, text }) => {
  expect(await runCommand(args)).toEqual({ status: 0, stdout: expect.stringMatching(text), stderr: "" });
});

test("with --front, env leads the programs of a shell to it; a restart announces its new authority", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-env-"));
  try {
    const file = join(folder, "sandbox.pem");
    const start = ["--port", "0", "--front", "0", "--front-ca", file, "--profile", "paytrail", "--clock", "2026-03-02T09:15:04Z"];
    {
      await using first = startCommand(start);
      await first.until(/^ {2}authorities {5}\S+$/m);
    }
    await using command = startCommand(start);
    const [, port = ""] = await command.until(/^Sandbox at http:\/\/127\.0\.0\.1:(\d+)$/m);
    const [, front = ""] = await command.until(/^ {2}front {11}http:\/\/127\.0\.0\.1:(\d+), for the service's hosts$/m);
    await command.until(/sandbox\.pem: the authority is a new one, so restart programs that have read the file$/m);
    const { stdout } = await runCommand(["env", "--port", port, "--front", front, "--front-ca", file]);
    const line = `${stdout}\ncurl --silent https://services.paytrail.com/payments`;
    expect(execFileSync("sh", ["-c", line], { encoding: "utf8" })).toBe('{"status":"error","message":"the path allows only POST"}');
    const { stdout: lines } = await runCommand(["env", "--port", port, "--front", front, "--front-ca", file, "--env-file"]);
    expect(lines).toMatch(new RegExp(`^HTTPS_PROXY=http://127\\.0\\.0\\.1:${front}$`, "m"));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each([
  { args: ["--front-ca", "sandbox.pem"], message: "--front-ca: needs --front" },
  { args: ["env", "--front", "4443"], message: "env: give --front and --front-ca as the sandbox has them; see env --help" },
  { args: ["env", "--front", "4443", "--front-ca", "no-such-file"], message: "--front-ca: no-such-file does not exist" },
])("$args: $message", async ({ args, message }) => {
  expect(await runCommand(args)).toMatchObject({ status: 2, stderr: expect.stringContaining(message) });
});
