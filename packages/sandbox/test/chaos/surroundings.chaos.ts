/** `npm run long -- chaos`: sandboxes whose disk, clock or receivers fail, and that are ended under load. `ROUNDS` says how often. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { createControlClient } from "../../src/control/client/index.ts";
import { startSandbox } from "../../src/start/start-sandbox.ts";
import { BIN, startCommand } from "../support/command.ts";
import { type Reply, startShop } from "../support/shop.ts";
import { balanced, kill, type SandboxProcess, startProcess } from "../support/stores/sandbox-processes.ts";
import { type Load, reportedTo, startLoad } from "./load.ts";

const ROUNDS = Number(process.env["ROUNDS"] ?? 20);
const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), "chaos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newFile = (parent = folder): `file:${string}` => `file:${join(parent, `${++files}.db`)}`;

/** A charge card of a new store. */
async function newToken(store: `file:${string}`) {
  await using setUp = await startSandbox({ store, port: false });
  return { world: setUp.defaultWorld, token: await setUp.defaultWorld.addToken() };
}

const hasEnded = ({ child }: SandboxProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** The payments that the shop was never called about, some time later. */
async function unreported(load: Load, shop: Parameters<typeof reportedTo>[0]): Promise<readonly string[]> {
  const missing = (): string[] => [...load.charges, ...load.refunds].filter((id) => !reportedTo(shop).has(id));
  for (const end = Date.now() + 90_000; missing().length > 0 && Date.now() < end;) await wait(100);
  return missing();
}

const never = (): boolean => false;

/** Mounts a file system in memory until the test ends, with room for the store and its log of 16 MB. Returns whether that is possible. */
function mountSmallDisk(at: string): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", at]);
  if (status === 0) onTestFinished(() => void spawnSync("umount", ["-l", at]));
  return status === 0;
}

test(`a disk that is full ${ROUNDS} times: requests get 507, nothing that was acknowledged is lost, and the sandbox goes on when there is room`, async ({
  skip,
}) => {
  const disk = mkdtempSync(join(folder, "disk-"));
  if (!mountSmallDisk(disk)) skip("a small disk can't be mounted here: run this as root, on Linux");
  const store = newFile(disk);
  const { world, token } = await newToken(store);
  const sandbox = await startProcess(store, {}, "running");
  try {
    await using shop = await startShop("http://balanced", world, balanced([sandbox]));
    const isFull = ({ status, body }: Reply): boolean =>
      status === 507 && body.message.startsWith(`the store has no room left (the file ${disk}/`);
    const load = startLoad(shop, world, token, isFull);
    const slow: number[] = [];
    for (let nth = 0; nth < ROUNDS; nth++) {
      await wait(100);
      const filler = join(disk, "filler");
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4k"], { stdio: "ignore" });
      const before = load.rejected();
      await expect.poll(load.rejected, { timeout: 20_000 }).toBeGreaterThan(before);
      rmSync(filler);
      const success = await Promise.race([load.nextSuccess(), wait(20_000, Infinity)]);
      if (success > 3000) slow.push(success);
    }
    await load.stop();
    expect([...load.faults, ...slow]).toEqual([]);
    expect(await unreported(load, shop)).toEqual([]);
    for (const id of load.charges) expect((await shop.send("GET", `/payments/${id}`)).status).toBe(200);
    expect([hasEnded(sandbox), sandbox.stderr()]).toEqual([false, expect.not.stringContaining(" failed: ")]);
  } finally {
    await kill(sandbox);
  }
});

test(`a file that may only be read is rejected ${ROUNDS} times, and left as it is`, async () => {
  const path = newFile().slice("file:".length);
  await newToken(`file:${path}`);
  chmodSync(path, 0o444);
  chmodSync(folder, 0o755);
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(path, NOBODY, NOBODY);
  const before = readFileSync(path);
  for (let nth = 0; nth < ROUNDS; nth++) {
    const { status, stderr } = spawnSync(process.execPath, [BIN, "--port", "0", "--store", `file:${path}`], { encoding: "utf8", ...user });
    expect([status, stderr]).toEqual([2, expect.stringContaining(`--store: the file ${path} can't be opened: `)]);
  }
  expect(readFileSync(path).equals(before)).toBe(true);
});

test(`a system clock that jumps ${ROUNDS} times: the world's time never falls, what a jump makes due is done at once, and every callback comes`, async () => {
  const store = newFile();
  const { world, token } = await newToken(store);
  const clock = fileURLToPath(new URL("../../scripts/movable-clock.mjs", import.meta.url));
  const sandbox = await startProcess(store, { NODE_OPTIONS: `--import ${clock}` }, "running");
  const jump = (hours: number): boolean => sandbox.child.send({ milliseconds: hours * 3_600_000 });
  const control = createControlClient({ url: sandbox.url });
  const now = async (): Promise<number> => Date.parse((await control.getClock({ path: { world: "default" } })).now);
  try {
    await using shop = await startShop("http://balanced", world, balanced([sandbox]));
    await control.configure({ path: { world: "default" }, body: { callbackRetry: [1800] } });
    const load = startLoad(shop, world, token, never);
    const faults: string[] = [];
    let last = await now();
    for (let nth = 0; nth < ROUNDS; nth++) {
      await wait(200);
      for (const hours of [-1, 1, 1, -1]) {
        jump(hours);
        const shown = await now();
        if (shown < last) faults.push(`the world's time falls by ${last - shown} ms`);
        last = shown;
      }
    }
    await load.stop();
    expect([...new Set(faults), ...load.faults]).toEqual([]);
    expect(await unreported(load, shop)).toEqual([]);
    // A retry in half an hour is due after a jump of an hour: no request follows.
    shop.statuses.push(500);
    const before = shop.received.length;
    await shop.send("POST", "/payments/token/mit/charge", { body: shop.tokenRequest({ token, amount: 1000 }) });
    await expect.poll(() => shop.received.length, { timeout: 5000 }).toBe(before + 1);
    await wait(500);
    jump(1);
    await expect.poll(() => shop.received.length, { timeout: 10_000 }).toBe(before + 2);
    expect(hasEnded(sandbox)).toBe(false);
  } finally {
    await kill(sandbox);
  }
});

test(`${ROUNDS} receivers each that send without end, hang and are slow hold up no other callback, and the sandbox ends in time`, async () => {
  const store = newFile();
  const { world, token } = await newToken(store);
  const sandbox = await startProcess(store, {}, "running");
  const bad = createServer(({ url = "" }, response) => {
    if (url.startsWith("/hanging")) return;
    response.writeHead(200).write("x".repeat(1000));
    const timer = setInterval(
      () => response.write(url.startsWith("/endless") ? "x".repeat(100_000) : "x"),
      url.startsWith("/endless") ? 5 : 1000,
    );
    response.once("close", () => clearInterval(timer));
    response.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(bad, "listening");
  onTestFinished(() => {
    bad.close();
    bad.closeAllConnections();
  });
  try {
    await using shop = await startShop("http://balanced", world, balanced([sandbox]));
    const charge = (urls: object): Promise<Reply> =>
      shop.send("POST", "/payments/token/mit/charge", { body: { ...shop.tokenRequest({ token, amount: 1000 }), ...urls } });
    for (let nth = 0; nth < ROUNDS; nth++)
      for (const kind of ["endless", "hanging", "slow"]) {
        const base = `http://127.0.0.1:${(bad.address() as AddressInfo).port}/${kind}`;
        expect((await charge({ callbackUrls: { success: base, cancel: base } })).status).toBe(201);
      }
    const late: number[] = [];
    for (let nth = 0; nth < ROUNDS; nth++) {
      const start = performance.now();
      const { transactionId } = (await charge({})).body;
      while (!reportedTo(shop).has(transactionId) && performance.now() - start < 30_000) await wait(5);
      const taken = Math.round(performance.now() - start);
      if (taken > 2000) late.push(taken);
    }
    expect(late).toEqual([]);
    expect(hasEnded(sandbox)).toBe(false);
  } finally {
    await kill(sandbox);
  }
});

describe("SIGTERM under load", () => {
  const SIGNALS = 5 * ROUNDS;
  test(`${SIGNALS} times: the sandbox ends within 5 s with status 0, and whatever it has carried out it has responded to`, async () => {
    const store = newFile();
    const { world, token } = await newToken(store);
    const faults = new Set<string>();
    const acknowledged = new Set<string>();
    for (let nth = 0; nth < SIGNALS; nth++) {
      await using command = startCommand(["--port", "0", "--quiet", "--store", store]);
      const [, url = ""] = await command.until(/^Sandbox at (http:\S+)$/m);
      await using shop = await startShop(url, world);
      const load = startLoad(shop, world, token, never);
      await load.nextSuccess();
      await wait(100 * Math.random());
      const start = performance.now();
      command.child.kill("SIGTERM");
      // The requests that come after the end fail.
      const [status] = await Promise.all([command.exit, load.stop()]);
      if (status !== 0 || performance.now() - start > 6000) faults.add(`status ${status}`);
      for (const id of [...load.charges, ...load.refunds]) acknowledged.add(id);
      // Requests that are sent later may not have arrived.
      const inFlight = load.broken.filter((sent) => sent < start - 50).length;
      if (inFlight > 0) faults.add(`${inFlight} requests in flight are broken`);
      for (const fault of load.faults) if (!/: (ECONNREFUSED|ECONNRESET|UND_ERR_SOCKET)$/.test(fault)) faults.add(fault);
    }
    await using sandbox = await startSandbox({ store, port: false });
    const events = await sandbox.defaultWorld.events.list();
    const carriedOut = new Set(events.filter(({ name }) => name === "paymentCallback").map(({ about }) => about));
    const lost = [...acknowledged].filter((id) => !events.some(({ about }) => about === id));
    const broken = [...carriedOut].filter((id) => !acknowledged.has(id));
    expect({ faults: [...faults], lost, broken }).toEqual({ faults: [], lost: [], broken: [] });
  });
});
