/** The command as it is built: every way in, guard, format, verdict and exit status, and the comparison with the last run. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "@maksu/test-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { applicable, NAMED } from "../src/history/named.ts";
import { STATUS } from "../src/check/stop.ts";
import { BIN, runCheck, shopCommand, startCheck, startProgram } from "./support/command.ts";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "shop-check-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const SANDBOX = fileURLToPath(new URL("../../sandbox/bin/maksu-sandbox.js", import.meta.url));
const CREATE = ["--create", "/orders"];
const STATE = ["--state", "/orders/{reference}"];
const SETTINGS = [...CREATE, ...STATE, "--refund", "/orders/{reference}/refund?amount={amount}"];
const fileOf = (name: string): string => readFileSync(join(folder, name), "utf8");
const order = async (base: string): Promise<void> => {
  expect((await fetch(`${base}/orders`, { method: "POST" })).status).toBe(201);
};

test("a wrong shop's findings are in every format, then still there, accepted until a day, and fixed; its history opens in the dashboard", async () => {
  const check = (name: string, ...args: readonly string[]) => runCheck(folder, ...SETTINGS, ...args, "--", ...shopCommand(name, "{port}"));
  const files = ["--json", "r.json", "--junit", "r.xml", "--html", "r.html", "--badge", "badge.json"];
  const first = await check("pending-is-paid", "--runs", "4", "--jobs", "2", "--github", "--save", ...files);
  expect(first, first.output).toMatchObject({ status: 1 });
  expect(first.output).toMatch(/Nothing for free +✗ money at risk\nNothing lost +✓ held/);
  expect(first.output).toMatch(/The shop ran sealed|it was not sealed/);
  expect(first.output).toMatch(/^\d+ histories to play: .*, 4 generated\.$/m);
  expect(first.output).toMatch(/^::error title=Nothing for free%3A money at risk::/m);
  const report = JSON.parse(fileOf("r.json"));
  const [{ id }] = report.findings;
  const played = applicable(NAMED, new Set(["refund"])).length;
  expect(report).toMatchObject({ isAtRisk: true, histories: played + 4, findings: [{ change: "first run", rule: "free" }] });
  expect(fileOf("r.xml")).toContain('<testcase classname="shop-check.rules" name="Nothing for free"><failure');
  expect(fileOf("r.html")).toContain("<h1>Money is at risk</h1>");
  expect(JSON.parse(fileOf("badge.json"))).toMatchObject({ message: "money at risk" });

  // From here on the settings are those of the file.
  const again = await runCheck(folder, "--runs", "0", "--jobs", "1");
  expect(again.output).toContain(`still there; found by "pending"; ${id}`);
  expect(again.status).toBe(1);

  await using opened = startCheck(folder, "--open", id);
  const [url = ""] = await opened.until(/^http:\S+_sandbox\/ui\S+$/m);
  const page = await (await fetch(url)).text();
  expect(page).toMatch(/pending/);
  expect(await (await fetch(`${url}/moments`)).text()).toMatch(/Go back to \d+-/);
  opened.child.kill("SIGINT");
  expect(await opened.exit).toBe(0);

  writeFileSync(join(folder, "accepted.yaml"), `- { id: ${id}, until: 2999-12-31, why: known }\n`);
  const accepted = await runCheck(folder, "--runs", "0", "--jobs", "1", "--accept", "accepted.yaml");
  expect(accepted.output).toContain("accepted until 2999-12-31");
  expect(accepted.status).toBe(0);

  const right = await check("right", "--runs", "0", "--jobs", "1");
  expect(right.output).toContain("fixed since the last run: the order is paid, and no payment of it is ok (pending)");
  expect(right.status).toBe(0);
}, 180_000);

describe("a shop that runs already", () => {
  test("gets to the sandbox by the line that is printed, teaches its --map, and is unguarded", async () => {
    const [port, service, front] = [await freePort(), await freePort(), await freePort()];
    const attached = ["--attach", `http://127.0.0.1:${port}`, "--port", `${service}`, "--front", `${front}`, "--front-ca", "ca.pem"];
    const public_ = { SHOP_URL: "https://shop.example.com" };
    const start = async (line: string) => {
      const words = shopCommand("right", `${port}`).map((word) => `'${word}'`);
      const script = `${line.replace("npx @maksu/sandbox", `'${process.execPath}' '${SANDBOX}'`)}; exec ${words.join(" ")}`;
      return startProgram(["bash", "-c", script], public_, folder);
    };
    await using hinted = startCheck(folder, ...attached, ...CREATE, ...STATE, "--runs", "3");
    const [, line = ""] = await hinted.until(/^ {2}(eval .*)$/m);
    {
      await using _shop = await start(line);
      expect(await hinted.exit).toBe(2);
    }
    const [, map = ""] = /give (--map \S+)/.exec(hinted.output()) ?? [];
    expect(map).toBe(`--map https://shop.example.com=http://127.0.0.1:${port}`);
    await using mapped = startCheck(folder, ...attached, ...CREATE, ...STATE, "--runs", "3", ...map.split(" "));
    const [, second = ""] = await mapped.until(/^ {2}(eval .*)$/m);
    await using _shop = await start(second);
    expect(await mapped.exit, mapped.output()).toBe(0);
    expect(mapped.output()).toContain("The shop was running already: what it reaches is unguarded.");
    expect(mapped.output()).toMatch(/Nothing forged +✓ held/);
  });

  test("and has no state gets its first verdict from one payment made by hand", async () => {
    const [port, service] = [await freePort(), await freePort()];
    const base = `http://127.0.0.1:${port}`;
    // As one that is made for TLS in front of it.
    const environment = { SHOP_URL: `https://127.0.0.1:${port}`, SHOP_SERVICE: `http://127.0.0.1:${service}` };
    await using _shop = startProgram(shopCommand("nothing-verified", `${port}`), environment);
    await using check = startCheck(folder, "--attach", base, "--port", `${service}`);
    await check.until(/Make a payment in the shop/);
    await order(base);
    await check.until(/^what the responses show: money at risk$/m);
    await check.until(/Make another payment, or end with Ctrl-C/);
    check.child.kill("SIGINT");
    expect(await check.exit).toBe(1);
    expect(check.output()).toContain("somebody makes up an event that says ok, and the shop acknowledges it with 200");
  });

  test("keeps its account: no command gets the check's own", async () => {
    const port = await freePort();
    await using _shop = startProgram(shopCommand("right", `${port}`), {});
    const create = ["--create", 'echo "account $MAKSU_SHOP_ACCOUNT, secret $MAKSU_SHOP_SECRET" >&2; exit 4'];
    const { output } = await runCheck(folder, "--attach", `http://127.0.0.1:${port}`, "--port", "0", ...create);
    expect(output).toMatch(
      /create: exit status 4: account , secret; no request reached the service: .* must name http:\/\/127\.0\.0\.1:\d+$/m,
    );
  });

  test("and never listens ends the check with 2, as does what can't be checked", async () => {
    const attach = `http://127.0.0.1:${await freePort()}`;
    const none = await runCheck(folder, "--attach", attach, "--port", "0", "--start", "1", ...CREATE);
    expect(none).toEqual({ status: 2, output: expect.stringContaining(`--attach: no shop listens at ${attach}`) });
    const ended = await runCheck(folder, ...CREATE, "--", "sh", "-c", "echo first >&2; echo last >&2; exit 3", "{secret}");
    expect(ended).toEqual({ status: 2, output: expect.stringMatching(/it ended with 3; it printed:\nfirst\nlast/) });
    expect(ended.output).not.toMatch(/[0-9a-f]{32}/);
    const failing = await runCheck(folder, "--create", "echo no; exit 4", "--", ...shopCommand("right", "{port}"));
    const why =
      'create: exit status 4; it printed "no"; no request reached the service: a shop that reads its address from a setting must name https://services.paytrail.com';
    expect(failing).toEqual({ status: 2, output: expect.stringContaining(why) });
  });
});

describe("a check that is stopped", () => {
  const isRunning = (pattern: string): boolean => spawnSync("pgrep", ["-f", pattern]).status === 0;

  test.each([
    { name: "nothing-verified", signal: "SIGTERM", jobs: "2", status: 1, options: [] },
    { name: "right", signal: "SIGHUP", jobs: "1", status: 129, options: ["--unsealed"] },
  ] as const)("by $signal reports what it has found of the shop $name, and leaves nothing behind", async (each) => {
    const settings = [...CREATE, ...STATE, "--runs", "100000", "--jobs", each.jobs, ...each.options];
    const files = ["--json", "r.json", "--junit", "r.xml", "--html", "r.html", "--badge", "b.json"];
    const unique = join(folder, "{job}.db");
    await using check = startCheck(folder, ...settings, ...files, "--", ...shopCommand(each.name, "{port}", unique));
    // Its first finding is there by the first line of progress.
    if (each.status === 1) await check.until(/^\d+ of \d+ histories, \d+ found/m);
    else await vi.waitUntil(() => existsSync(join(folder, "0.db")), { timeout: 40_000 });
    check.child.kill(each.signal);
    expect(await check.exit, check.output()).toBe(each.status);
    const line = /^Stopped after \d+ of 1000\d\d histories: /m;
    expect(check.output()).toMatch(line);
    const { stoppedOf, histories, isAtRisk, verdicts } = JSON.parse(fileOf("r.json"));
    expect(histories).toBeLessThan(stoppedOf);
    expect(isAtRisk).toBe(each.status === 1);
    expect(verdicts.lost).toBe("can't tell");
    for (const name of ["r.xml", "r.html", "b.json"]) expect(fileOf(name)).toMatch(name === "b.json" ? /stopped|at risk/ : /Stopped after/);
    expect(existsSync(join(folder, ".shop-check.json"))).toBe(false);
    expect(isRunning(folder)).toBe(false);
  });

  test("while the shop of another job starts reports what was played", async () => {
    const command = [
      "sh",
      "-c",
      `[ {job} = 0 ] || exec sleep 1000; exec ${shopCommand("right", "{port}", join(folder, "{job}.db")).join(" ")}`,
    ];
    await using check = startCheck(folder, ...CREATE, ...STATE, "--runs", "1000", "--jobs", "2", "--", ...command);
    await vi.waitUntil(() => existsSync(join(folder, "0.db")), { timeout: 40_000 });
    check.child.kill("SIGINT");
    expect(await check.exit, check.output()).toBe(130);
    expect(check.output()).toMatch(/^Stopped after \d+ of 10\d\d histories: [^]*^Nothing lost +\? can't tell/m);
    expect(isRunning(folder)).toBe(false);
  });

  test("by a kill, or because nobody reads its output any more, leaves nothing running", async () => {
    const command = [...CREATE, ...STATE, "--runs", "1000", "--", ...shopCommand("right", "{port}", join(folder, "{job}.db"))];
    await using killed = startCheck(folder, ...command);
    await vi.waitUntil(() => existsSync(join(folder, "0.db")), { timeout: 40_000 });
    killed.child.kill("SIGKILL");
    await vi.waitUntil(() => !isRunning(folder), { timeout: 20_000 });
    await using read = startProgram(
      ["bash", "-o", "pipefail", "-c", '"$@" 2>&1 | head -n 1', "bash", process.execPath, BIN, ...command],
      {},
      folder,
    );
    expect(await read.exit).toBe(STATUS.SIGHUP);
    expect(isRunning(folder)).toBe(false);
  });

  test("while a command of it hangs ends the command", async () => {
    const create = ["--create", `touch begun; sleep 1000; : '${folder}'`, "--unsealed"];
    await using check = startCheck(folder, ...create, "--", ...shopCommand("right", "{port}"));
    await vi.waitUntil(() => existsSync(join(folder, "begun")), { timeout: 40_000 });
    check.child.kill("SIGINT");
    expect(await check.exit).toBe(130);
    expect(isRunning(folder)).toBe(false);
  });
});

describe("a shop that the check starts", () => {
  test("and that nobody has paid in decides nothing, and replaces no report", async () => {
    await using check = startCheck(folder, ...STATE, "--json", "r.json", "--", ...shopCommand("right", "{port}"));
    await check.until(/Make a payment in the shop/);
    check.child.kill("SIGINT");
    expect(await check.exit).toBe(130);
    expect(check.output()).toMatch(/Nothing forged +\? can't tell: no payment was made/);
    expect(existsSync(join(folder, "r.json"))).toBe(true);
    expect(existsSync(join(folder, ".shop-check.json"))).toBe(false);
  });

  test("gets its first verdict from a payment made by hand, and leaves nothing behind", async () => {
    await using check = startCheck(folder, ...STATE, "--last", "hand.json", "--", ...shopCommand("right", "{port}"));
    const [, base = ""] = await check.until(/Make a payment in the shop.*: (http:\S+?)\/?$/m);
    await order(base);
    await check.until(/^made-up success: held$/m);
    await order(base);
    await check.until(/^paid, and the tab is closed: held$/m);
    check.child.kill("SIGINT");
    expect(await check.exit).toBe(0);
    expect(check.output()).toContain("it was not sealed (payments are made by hand)");
    await expect(fetch(base)).rejects.toThrow("fetch failed");
    expect(existsSync(join(folder, "hand.json"))).toBe(true);
  });

  test("is rejected by the service with the reason", async () => {
    const command = ["env", "MAKSU_SHOP_ACCOUNT=1", ...shopCommand("right", "{port}")];
    const rejected = await runCheck(folder, ...SETTINGS, "--unsealed", "--", ...command);
    expect(rejected.status).toBe(2);
    expect(rejected.output).toMatch(/create: HTTP 502; it printed "\{.*\}"; the service rejected createPayment with 401/);
  });

  test.each([
    { name: "200-before-stored", by: "restarted after the event" },
    { name: "stamps-in-memory", by: "restarted while it is paid" },
  ])("and kills loses what it had not stored: $name", async ({ name, by }) => {
    const last = ["--last", "restart.json", "--restart", "kill", "--runs", "0"];
    const lost = await runCheck(folder, ...CREATE, ...STATE, ...last, "--", ...shopCommand(name, "{port}", join(folder, "{job}.db")));
    expect(lost.status).toBe(1);
    expect(lost.output).toMatch(new RegExp(`Nothing lost: the service took 15\\.25[^]*found by "${by}"`));
  });
});
