/** Runs the Arazzo workflows of the descriptions by Respect, through the proxy, against a sandbox. */
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSandbox } from "@maksu/sandbox";
import { expect, test } from "vitest";
import { startReporting } from "./services.ts";

const folder = fileURLToPath(new URL("../../../specs/workflows/", import.meta.url));
const files = readdirSync(folder).map((name) => join(folder, name));
const command = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

const redocly = (...args: readonly string[]): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--no-deprecation", command, ...args], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
    child.on("error", reject).on("close", (code) => resolve({ code, output }));
  });

const HOLDS = ["createMitAuthorizationHold", "commitAuthorizationHold", "revertAuthorizationHold"];
const VERIFIED = ["createPayment", "getPayment", "refundPayment", ...HOLDS];

test("the workflows are valid Arazzo", async () => {
  const { code, output } = await redocly("lint", ...files);
  expect(code, output).toBe(0);
}, 60_000);

test("Respect runs each workflow through the proxy, and every response is verified", async () => {
  await using sandbox = await startSandbox();
  await using proxy = await startReporting({ to: sandbox.url });
  const servers = ["payment", "merchant", "legacy"].flatMap((name) => ["-S", `${name}=${proxy.url}`]);
  const { code, output } = await redocly("respect", ...files, ...servers, "-S", `control=${sandbox.url}`, "-i", "stamp=workflow-1");
  expect(code, output).toBe(0);
  expect(new Set(proxy.reports.map(({ operationId, signature }) => `${operationId} ${signature}`))).toEqual(
    new Set([...VERIFIED.map((name) => `${name} verified`), "createPayment unsigned", "createRefund unsigned"]),
  );
}, 60_000);
