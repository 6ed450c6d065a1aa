import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { tampering } from "../../test/tampering.ts";
import { startService } from "../../test/services.ts";

const COMMAND = fileURLToPath(new URL("../../bin/maksu-conformance.js", import.meta.url));

const run = async (...args: readonly string[]): Promise<{ readonly status: unknown; readonly output: string }> => {
  const child = spawn(process.execPath, [COMMAND, ...args], { env: { ...process.env, MAKSU_SECRET: undefined } });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const [status] = await once(child, "close");
  return { status, output };
};

test("proxy signs, logs a line per request, and ends on SIGTERM", async () => {
  await using sandbox = await startService();
  const child = spawn(process.execPath, [COMMAND, "proxy", "--to", sandbox.url]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const [, url = ""] = /listens on (\S+),/.exec(String((await lines.next()).value)) ?? [];
  expect((await fetch(`${url}/payments/8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913`)).status).toBe(404);
  expect((await lines.next()).value).toBe("GET /payments/{transactionId} getPayment 404 signed as 375917, response verified");
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test.each([
  { args: ["proxy"], says: "--to: give the base URL of the service" },
  { args: ["proxy", "--to", "http://service.example.com"], says: "--to" },
  { args: ["proxy", "--to", "http://127.0.0.1:1", "--account", "1"], says: "--account: name its API with --api" },
  { args: ["proxy", "--to", "http://127.0.0.1:1", "--api", "payment", "--account", "1"], says: "--secret-file" },
  { args: ["proxy", "--to", "http://127.0.0.1:1", "--secret", "hidden"], says: "--secret: a secret in the arguments" },
  { args: ["proxy", "--api", "x", "--to", "http://127.0.0.1:1"], says: "--api: must be" },
  { args: ["prox"], says: "unknown command" },
])("$args ends with a line that says $says", async ({ args, says }) => {
  const { status, output } = await run(...args);
  expect([status, output]).toEqual([2, expect.stringContaining(says)]);
  expect(output.trimEnd().split("\n")).toHaveLength(1);
  expect(output).not.toContain("hidden");
});

test("a run records what it sends, and the recording is compared offline with the same result", async () => {
  await using sandbox = await startService();
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "run.har");
  const live = await run("--target", sandbox.url, "--api", "payment", "--record", file);
  expect([live.status, live.output]).toEqual([0, expect.stringContaining("0 differences")]);
  const har = readFileSync(file, "utf8");
  writeFileSync(file, har.replaceAll('\\"terms\\":', '\\"termsOfUse\\":'));
  const offline = await run("--har", file, "--api", "payment");
  expect([offline.status, offline.output]).toEqual([
    1,
    expect.stringContaining("specs/payment-api/components/schemas/GroupedPaymentProvidersResponse.yaml:"),
  ]);
  expect(JSON.parse((await run("--har", file, "--api", "payment", "--json")).output).found.length).toBeGreaterThan(0);
});

test("the recording of requests that break each limit has no difference offline, though what it sent is redacted", async () => {
  await using sandbox = await startService();
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "run.har");
  expect((await run("--target", sandbox.url, "--api", "legacy", "--level", "write", "--record", file)).status).toBe(0);
  expect(await run("--har", file, "--api", "legacy")).toEqual({ status: 0, output: expect.stringContaining(" 0 differences") as string });
});

test("a dry run sends nothing, and lists its requests", async () => {
  const { status, output } = await run("--target", "https://service.example.com", "--level", "write", "--dry-run");
  expect([status, output]).toEqual([0, expect.stringContaining("Nothing was sent.")]);
  expect(output).toContain("payment POST /payments minimal (creates a payment)");
});

test("proxy --check prints differences and notes of both directions", async () => {
  await using sandbox = await startService();
  await using hop = await tampering(sandbox.url, ({ body }) => ({ body: body.replace('"terms"', '"terns"') }), { resign: true });
  const child = spawn(process.execPath, [COMMAND, "proxy", "--check", "--to", hop.origin]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const [, url = ""] = /listens on (\S+),/.exec(String((await lines.next()).value)) ?? [];
  await fetch(`${url}/merchants/grouped-payment-providers`);
  const printed = [String((await lines.next()).value), String((await lines.next()).value), String((await lines.next()).value)].join("\n");
  expect(printed).toContain("GroupedPaymentProvidersResponse.yaml");
  expect(printed).toContain("the body/terns is not documented");
  child.kill("SIGTERM");
  await once(child, "close");
});

test("captures are compared offline, and what can't be is named with its line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "pasted.txt");
  writeFileSync(
    file,
    'GET /nowhere HTTP/1.1\n\n---\nPOST /payments\nResponse:\n{"transactionId":"1","href":"https://pay.example.com/1"}\n',
  );
  const { status, output } = await run("--captures", file);
  expect([status, output]).toEqual([1, expect.stringContaining("components/schemas/PaymentRequestResponse.yaml:")]);
  expect(output).toContain("Line 1 is left alone: no operation of the payment, merchant, legacy API has this path.");
  const { remarks } = JSON.parse((await run("--captures", file, "--json")).output) as { remarks: readonly string[] };
  expect(remarks).toEqual(["Line 1 is left alone: no operation of the payment, merchant, legacy API has this path."]);
  writeFileSync(file, `https://shop.example.com/?ORDER_NUMBER=1&TIMESTAMP=1&RETURN_AUTHCODE=${"A".repeat(32)}`);
  expect(await run("--captures", file)).toMatchObject({
    status: 0,
    output: expect.stringContaining("Line 1: the event's signature is not verified: no secret.") as string,
  });
  writeFileSync(file, "Nothing here.");
  expect(await run("--captures", file)).toEqual({ status: 2, output: expect.stringContaining("no request, response or event") as string });
});

test("a run without differences adds its date, host, level and place to a list", async () => {
  await using sandbox = await startService();
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "confirmed.json");
  const args = ["--target", sandbox.url, "--api", "merchant", "--confirm", file];
  expect(await run(...args)).toEqual({ status: 2, output: expect.stringContaining("--confirm: say with --place") as string });
  for (const place of ["Helsinki", "Turku"]) expect((await run(...args, "--place", place)).status).toBe(0);
  const result = { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string, host: new URL(sandbox.url).host, level: "read" };
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([
    { ...result, place: "Helsinki" },
    { ...result, place: "Turku" },
  ]);
});
