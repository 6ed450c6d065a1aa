/** The example shops of the documentation raise no alarm, and each mistake in a copy of the one in PHP is found. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkShop } from "../src/check/check-shop.ts";
import type { CheckOutcome } from "../src/check/decide.ts";
import { MISTAKES, PHP_MISTAKES } from "./shops/mistakes.ts";
import { OTHERS, pieces, RIGHT } from "./support/pieces.ts";

// A piece takes a minute, and many times that beside other work.
vi.setConfig({ testTimeout: 600_000 });

const EXAMPLES = fileURLToPath(new URL("../../../docs/recipes/shops/", import.meta.url));
const PHP = ["php", "-S", "127.0.0.1:{port}"];

const hasPhp = spawnSync("php", ["--version"]).status === 0;
if (!hasPhp) {
  const notRun = "examples: the shops in PHP are not checked, because php is missing. Install it: see docs/recipes/shops/README.md.";
  if (process.env["NOTHING_LEFT_OUT"]) throw new Error(notRun);
  process.emitWarning(notRun);
}

let folder = "";
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), "shop-check-"))));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
/** Checks an example shop, which has the service's own address. */
function checkExample(command: readonly string[], runs: number, piece = 1): Promise<CheckOutcome> {
  count += 1;
  const environment = {
    PAYMENT_ACCOUNT: "{account}",
    PAYMENT_SECRET: "{secret}",
    PAYMENT_API_URL: "https://services.paytrail.com",
    SHOP_URL: "http://127.0.0.1:{port}",
    DATABASE: join(folder, `orders-${count}`),
  };
  const settings = {
    create: "/orders",
    state: "/orders/{reference}",
    "pay-again": "/orders/{reference}/pay",
    refund: '/orders/{reference}/refund {"amount":{amount}}',
    settle: 300,
    runs,
    seed: 6 + piece,
  };
  return checkShop({ settings, command: ["env", ...Object.entries(environment).map((pair) => pair.join("=")), ...command] });
}

describe("example shops", () => {
  const commands: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(["express", "node-http", "hono"].map((name) => [name, [process.execPath, join(EXAMPLES, `${name}.js`)]])),
    ...(hasPhp && { php: [...PHP, join(EXAMPLES, "shop.php")] }),
  };
  test.each(Object.keys(commands).flatMap((name) => pieces(name, name === "express" || name === "php" ? RIGHT : OTHERS)))(
    "$name raises no alarm in $runs histories, piece $piece",
    async ({ name, runs, piece }) => {
      const { verdicts, findings } = await checkExample(commands[name] ?? [], runs, piece);
      expect(findings.map(({ rule, what, history }) => ({ rule, what, history }))).toEqual([]);
      expect(verdicts).toEqual({ free: "held", lost: "held", twice: "held", refunds: "held", forged: "held" });
    },
  );
});

test.skipIf(!hasPhp).each(Object.entries(PHP_MISTAKES))("in PHP, %s is found", async (name, { file, line, becomes }) => {
  const at = join(folder, name);
  cpSync(EXAMPLES, at, { recursive: true, filter: (path) => !/node_modules|next/.test(path) });
  const text = readFileSync(join(at, file), "utf8");
  expect(text).toContain(line);
  writeFileSync(
    join(at, file),
    text.replace(line, () => becomes),
  );
  const rule = MISTAKES[name]?.breaks;
  const { findings } = await checkExample([...PHP, join(at, "shop.php")], process.env["HISTORIES"] === undefined ? 0 : OTHERS);
  const found = findings.find((each) => each.rule === rule);
  expect(found, JSON.stringify(findings.map((each) => [each.rule, each.what]))).toMatchObject({ verdict: "money at risk" });
  expect(found?.history.acts.length).toBeLessThanOrEqual(5);
});
