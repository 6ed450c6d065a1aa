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

/** A file in a folder that goes with its test. */
function fileNamed(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, name);
}

/** A proxy as a process of its own: its URL, the next lines of its log, and its end. */
async function startProxy(...args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, "proxy", ...args]);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const [, url = ""] = /listens on (\S+),/.exec(await next()) ?? [];
  const end = (): Promise<unknown> => {
    child.kill("SIGTERM");
    return once(child, "close");
  };
  return { url, next, end };
}

test("proxy signs, logs a line per request, and ends on SIGTERM", async () => {
  await using sandbox = await startService();
  const { url, next, end } = await startProxy("--to", sandbox.url);
  expect((await fetch(`${url}/payments/8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913`)).status).toBe(404);
  expect(await next()).toBe("GET /payments/{transactionId} getPayment 404 signed as 375917, response verified");
  expect(await end()).toEqual([0, null]);
});

test.each([
  ["proxy", "--to: give the base URL of the service"],
  ["proxy --to http://service.example.com", "--to"],
  ["proxy --to http://127.0.0.1:1 --account 1", "--account: name its API with --api"],
  ["proxy --to http://127.0.0.1:1 --api payment --account 1", "--secret-file"],
  ["proxy --to http://127.0.0.1:1 --secret hidden", "--secret: a secret in the arguments"],
  ["proxy --api x --to http://127.0.0.1:1", "--api: must be"],
  ["prox", "unknown command"],
])("%s ends with a line that says %s", async (args, says) => {
  const { status, output } = await run(...args.split(" "));
  expect([status, output]).toEqual([2, expect.stringContaining(says)]);
  expect(output.trimEnd().split("\n")).toHaveLength(1);
  expect(output).not.toContain("hidden");
});

test("a run records what it sends, and the recording is compared offline with the same result", async () => {
  await using sandbox = await startService();
  const file = fileNamed("run.har");
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
  const file = fileNamed("run.har");
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
  const { url, next, end } = await startProxy("--check", "--to", hop.origin);
  await fetch(`${url}/merchants/grouped-payment-providers`);
  const printed = [await next(), await next(), await next()].join("\n");
  expect(printed).toContain("GroupedPaymentProvidersResponse.yaml");
  expect(printed).toContain("the body/terns is not documented");
  await end();
});

test("captures are compared offline, and what can't be is named with its line", async () => {
  const file = fileNamed("pasted.txt");
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
  const file = fileNamed("confirmed.json");
  const args = ["--target", sandbox.url, "--api", "merchant", "--confirm", file];
  expect(await run(...args)).toEqual({ status: 2, output: expect.stringContaining("--confirm: say with --place") as string });
  for (const place of ["Helsinki", "Turku"]) expect((await run(...args, "--place", place)).status).toBe(0);
  const result = { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string, host: new URL(sandbox.url).host, level: "read" };
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual([
    { ...result, place: "Helsinki" },
    { ...result, place: "Turku" },
  ]);
});
