/** Runs what the README shows: its commands, its program, and a service that differs as in its sample. */
import { execFile, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startMockServer } from "@maksu/mock-server";
import { expect, onTestFinished, test } from "vitest";
import { startService } from "./services.ts";
import { tampering } from "./tampering.ts";

const folder = fileURLToPath(new URL("../", import.meta.url));
const README = readFileSync(`${folder}README.md`, "utf8");
const blocksOf = (language: string): readonly string[] =>
  Array.from(README.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, "gms")), ([, text = ""]) => text);
const [, compare = "", proxy = ""] = blocksOf("sh");
const [sample = ""] = blocksOf("text");
const [program = ""] = blocksOf("ts");

/** A line of the README, with this repository's command and the addresses of a test. */
const here = (line: string, url: string, port = "0"): string =>
  line.replace("npx @maksu/conformance", "node bin/maksu-conformance.js").replace("http://127.0.0.1:5010", url).replace("8080", port);

const outputOf = (line: string): Promise<string> =>
  promisify(execFile)("sh", ["-c", line], { cwd: folder }).then(
    ({ stdout }) => stdout,
    (failed: { readonly stdout: string; readonly stderr: string }) => failed.stdout + failed.stderr,
  );

test("the command finds no difference in a sandbox", async () => {
  await using sandbox = await startService();
  expect(await outputOf(here(compare, sandbox.url))).toMatch(/ 0 differences, \d+ notes?\.\n$/);
});

test("a service without the field of the sample is reported in the sample's words", async () => {
  const mock = await startMockServer();
  onTestFinished(() => mock.close());
  const withoutField = ({ body }: { readonly body: string }): { readonly body: string } => ({
    body: body.replace(/"createdAt":"[^"]*",?/, ""),
  });
  await using service = await tampering(mock.urls.payment, withoutField, { resign: true });
  expect(await outputOf(`${here(compare, service.origin)} --api payment`)).toContain(sample);
});

test("curl gets a response through the proxy", async () => {
  await using sandbox = await startService();
  const [start = "", call = ""] = proxy.split("\n");
  const child = spawn("sh", ["-c", `exec ${here(start, sandbox.url)}`], { cwd: folder });
  onTestFinished(() => void child.kill("SIGTERM"));
  const { value } = (await createInterface(child.stdout)[Symbol.asyncIterator]().next()) as { readonly value: string };
  const [, port = ""] = /127\.0\.0\.1:(\d+)/.exec(value) ?? [];
  expect(JSON.parse(await outputOf(here(call, sandbox.url, port)))).toContainEqual(expect.objectContaining({ id: "nordea" }));
});

test("the program prints what its comments say", async () => {
  // Copies of the repository, which other tests make at the same time, leave the folder out.
  const file = `${folder}.results/readme.mjs`;
  mkdirSync(dirname(file), { recursive: true });
  onTestFinished(() => rmSync(file));
  writeFileSync(file, program);
  const [result, call, status] = (await outputOf(`node ${file}`)).trimEnd().split("\n");
  expect([result, call, status]).toEqual([expect.stringMatching(/ 0 differences, 0 notes\.$/), "listPaymentProviders verified", "200"]);
});
