/** A shop in a process of its own whose clock follows a world's, which a command in a third process advances. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand, startCommand, startProgram } from "../../test/support/command.ts";

const CLIENT = new URL("../../dist/control/client/index.js", import.meta.url);

/** Follows the clock of a world, and prints its own whenever it is set. Ends with 3 when the sandbox has gone. */
const SHOP = `
  import { createControlClient } from "${CLIENT}";
  const [, , url, world] = process.argv;
  const control = createControlClient({ url });
  const path = { world };
  try {
    for (let clock = await control.getClock({ path }); ; ) {
      console.log("the shop has", clock.now);
      clock = await control.watchClock({ path, body: { version: clock.version } });
    }
  } catch {
    process.exitCode = 3;
  }`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "followed-clock-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a shop's clock follows each advance and reset of its world alone, until the sandbox stops", async () => {
  await using sandbox = startCommand(["--port", "0", "--quiet", "--clock", "2026-03-02T09:00:00Z"]);
  const [, url = ""] = await sandbox.until(/^Sandbox at (http:\S+)$/m);
  const command = async (...args: readonly string[]): Promise<void> => {
    const { status, stderr } = await runCommand([...args, "--url", url]);
    expect(status, stderr).toBe(0);
  };
  await command("create-world", "own", "--clock", "2026-03-02T09:00:00Z");
  const file = join(folder, "shop.mjs");
  writeFileSync(file, SHOP);
  await using shop = startProgram([file, url, "own"]);
  await shop.until(/^the shop has 2026-03-02T09:00:00\.000Z$/m);

  await command("clock", "advance", "3d", "--world", "own");
  await shop.until(/^the shop has 2026-03-05T09:00:00\.000Z$/m);
  await command("clock", "advance", "1d");
  await command("clock", "advance", "1h30m", "--world", "own");
  await shop.until(/^the shop has 2026-03-05T10:30:00\.000Z$/m);
  await command("reset", "--world", "own");
  await shop.until(/^(the shop has .*\n){3,}the shop has 2026-03-02T09:00:00\.000Z$/m);
  // Other times are those of the jobs between, such as settlements: never one of the other world.
  expect(shop.stdout()).not.toContain("2026-03-03T09:00:00");

  const stopped = performance.now();
  sandbox.child.kill("SIGINT");
  expect(await sandbox.exit).toBe(0);
  expect(performance.now() - stopped, "a shop that watches does not keep the sandbox running").toBeLessThan(1000);
  expect(await shop.exit).toBe(3);
});
