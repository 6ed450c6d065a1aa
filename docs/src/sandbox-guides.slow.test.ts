/**
 * Runs what the guides to the sandbox and to shop-check have in `bash`, `sh` and `php`: the blocks of a guide are one script, in which `npx @maksu/sandbox`
 * is the command of this repository and each port is a free one.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@maksu/test-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const docs = join(dirname(fileURLToPath(import.meta.url)), "..");
const packages = join(docs, "../packages");

let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-guides-"));
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const find = `case "$1" in @maksu/sandbox | @maksu/shop-check) name=\${1#@maksu/} ;; *) exit 99 ;; esac`;
  const run = `exec '${process.execPath}' '${packages}/'$name/bin/maksu-$name.js "$@"`;
  writeFileSync(join(bin, "npx"), `#!/bin/sh\n${find}\nshift\n${run}\n`);
  chmodSync(join(bin, "npx"), 0o755);
  env = { ...process.env, PATH: bin + delimiter + process.env["PATH"] };
});
afterAll(() => rmSync(folder, { recursive: true }));

const blocksOf = (guide: string, language: string): readonly string[] =>
  Array.from(
    readFileSync(join(docs, "guides", guide), "utf8").matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "gms")),
    ([, code = ""]) => code,
  );

/** Runs the blocks of a guide, and ends what they have started. */
async function runGuide(guide: string): Promise<{ readonly status: number | null; readonly output: string }> {
  const script = blocksOf(guide, "bash")
    .join("\n")
    .replaceAll("4020", String(await freePort()));
  const child = spawn("bash", ["-c", `set -eu -o pipefail\ntrap 'kill $(jobs -p); wait' EXIT\n${script}`], { cwd: folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

test("the guide to other languages runs in bash", async () => {
  const { status, output } = await runGuide("sandbox-from-other-languages.md");
  expect(status, output).toBe(0);
  expect(output).toMatch(/"redirect":"http:\/\/127\.0\.0\.1:3000\/paid\?[^"]*checkout-status=ok/);
  expect(output).toMatch(/09:00:00 POST \/payments 201 \S+ ORDER-1 15\.25 €$/m);
  expect(output).toContain("impossible-transition");
});

test("the guide to continuous integration runs in bash", async () => {
  const { status, output } = await runGuide("sandbox-in-ci.md");
  expect(status, output).toBe(0);
  expect(output).toContain('"now":"2026-03-02T09:00:00.000Z"');
  expect(output).toContain('"now":"2026-04-01T09:00:00.000Z"');
  expect(output).toContain('"now":"2026-03-02T10:00:00.000Z"');
});

const hasPhp = spawnSync("php", ["--version"]).status === 0;
if (!hasPhp) {
  const notRun = "sandbox-guides: the PHP example is not run, because php is missing. Install it: see docs/recipes/shops/README.md.";
  if (process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
  process.emitWarning(notRun);
}

test.skipIf(!hasPhp)("the guide to any program has a test in PHP that passes, with the service's address as a constant", () => {
  expect(runUnmodified("php", "test.php", "php")).toEqual({ status: 0, stdout: "ORDER-1 ok\n" });
});

test("the guide to any program has a test in Python that passes, with the service's address as a constant", () => {
  expect(runUnmodified("python", "test.py", "python3")).toEqual({ status: 0, stdout: "ORDER-1 ok\n" });
});

/** Runs a program of the guide to any program. */
function runUnmodified(language: string, file: string, interpreter: string): { readonly status: number | null; readonly stdout: string } {
  const [program = ""] = blocksOf("any-program.md", language);
  if (!program.includes("https://services.paytrail.com/payments")) throw new Error("the address is no constant");
  writeFileSync(join(folder, file), program);
  const words = ["@maksu/sandbox", "run", "--quiet", "--", interpreter, file];
  const { status, stdout } = spawnSync("npx", words, { cwd: folder, env, encoding: "utf8" });
  return { status, stdout };
}

test.skipIf(!hasPhp)("the guide's test in PHP runs with a sandbox of its own", () => {
  const [program = ""] = blocksOf("sandbox-from-other-languages.md", "php");
  writeFileSync(join(folder, "test.php"), program);
  cpSync(join(docs, "recipes/shops/service.php"), join(folder, "service.php"));
  const { status, stdout, stderr } = spawnSync("npx", ["@maksu/sandbox", "run", "--quiet", "--", "php", "test.php"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  expect({ status, stdout }, stderr).toEqual({ status: 0, stdout: "paid, and settled by 2026-03-03T02:00:00.000Z\n" });
});

test.skipIf(!hasPhp)("the guide's filter for WordPress changes nothing where the variable is not set", () => {
  const [filter = ""] = /add_filter\(.*?;(?=`)/.exec(readFileSync(join(docs, "guides/any-program.md"), "utf8")) ?? [];
  const program = `function add_filter($name, $filter) { echo json_encode($filter(["sslcertificates" => "own.crt"])); } ${filter}`;
  const given = (more: NodeJS.ProcessEnv): string =>
    spawnSync("php", ["-r", program], { env: { ...env, SSL_CERT_FILE: undefined, ...more }, encoding: "utf8" }).stdout;
  expect([given({}), given({ SSL_CERT_FILE: "sandbox.pem" })]).toEqual([
    '{"sslcertificates":"own.crt"}',
    '{"sslcertificates":"sandbox.pem"}',
  ]);
});

describe.skipIf(!hasPhp)("the guide to checks of a shop", () => {
  const [byHand = "", withState = "", byTheThousand = ""] = blocksOf("is-my-integration-safe.md", "sh");

  beforeAll(() => {
    const values = {
      PAYMENT_ACCOUNT: "375917",
      PAYMENT_SECRET: "SAIPPUAKAUPPIAS",
      PAYMENT_API_URL: "https://services.paytrail.com",
      DATABASE: join(folder, "orders"),
    };
    const own = Object.entries(values).map(([name, value]) => `getenv('${name}') || putenv('${name}=${value}');`);
    const shop = join(docs, "recipes/shops/shop.php");
    writeFileSync(join(folder, "shop.php"), `<?php ${own.join(" ")} putenv("SHOP_URL=http://$_SERVER[HTTP_HOST]"); require '${shop}';`);
  });

  test.each([
    { what: "without a setting", line: byHand, want: "what the responses show: held" },
    { what: "with the order's state", line: withState, want: "made-up success: held" },
  ])("comes to its first result by a payment made by hand: $what", async ({ line, want }) => {
    const child = spawn("sh", ["-c", `exec ${line}`], { cwd: folder, env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    const closed = once(child, "close");
    const until = async (pattern: RegExp): Promise<readonly string[]> => {
      await expect.poll(() => output, { timeout: 40_000 }).toMatch(pattern);
      return pattern.exec(output) ?? [];
    };
    const [, shop = ""] = await until(/Make a payment in the shop.*: (http:\S+?)\/?$/m);
    expect((await fetch(`${shop}/orders`, { method: "POST", redirect: "manual" })).status).toBe(303);
    await until(new RegExp(`^${want}$`, "m"));
    child.kill("SIGINT");
    expect(await closed).toEqual([0, null]);
  });

  test("plays generated histories, and keeps the settings for the next time", () => {
    const options = { cwd: folder, env, encoding: "utf8" } as const;
    const first = spawnSync("sh", ["-c", byTheThousand.replace("--runs 100", "--runs 6")], options);
    expect(first.status, first.stdout + first.stderr).toBe(0);
    expect(readFileSync(join(folder, "report.html"), "utf8")).toContain("No money was lost");
    const second = spawnSync("npx", ["@maksu/shop-check", "--runs", "0"], options);
    expect(second.status, second.stdout + second.stderr).toBe(0);
    expect(second.stdout).toMatch(/Nothing lost +✓ held/);
  });
});
