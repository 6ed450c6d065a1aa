/** `codegen watch` as it is run, on a small repository: real edits, a real process, real signals. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { codegen } from "../../test/codegen.ts";
import { copyOf, replace, REPOSITORY, temporaryFolder } from "../../test/folders.ts";
import { watch } from "./watch.ts";
import { SHOP_RULES } from "../../test/shop.ts";

const SHOP = join(REPOSITORY, "tools/codegen/fixtures/shop");
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

/** A repository in which an API package and a client are made from the description of a shop. */
async function repository(): Promise<string> {
  const root = await temporaryFolder();
  for (const name of ["shop-api", "shop-client"]) {
    await mkdir(join(root, "packages", name), { recursive: true });
    await writeFile(join(root, "packages", name, "package.json"), JSON.stringify({ name: `@maksu/${name}` }));
  }
  await mkdir(join(root, "packages/shop-api/src"));
  await writeFile(join(root, "packages/shop-api/src/rules.ts"), SHOP_RULES);
  await mkdir(join(root, "specs/notes"), { recursive: true });
  await rename(await copyOf(SHOP), join(root, "specs/shop-api"));
  await rename(join(root, "specs/shop-api/lint.yaml"), join(root, "specs/lint.yaml"));
  return root;
}

interface Watch {
  child: ChildProcess;
  /** Resolves when a line matches that no earlier call has matched. */
  says: (line: RegExp) => Promise<string>;
  lines: string[];
}

function watchIn(root: string): Watch {
  const child = spawn(process.execPath, [join(REPOSITORY, "tools/codegen/bin/codegen.js"), "watch"], { cwd: root });
  running.add(child);
  const lines: string[] = [];
  let rest = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      const parts = (rest + text).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts);
    });
  let seen = 0;
  const says = async (line: RegExp): Promise<string> => {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(20)) {
      const at = lines.findIndex((each, index) => index >= seen && line.test(each));
      if (at < 0) continue;
      seen = at + 1;
      return lines[at] ?? "";
    }
    throw new Error(`Nobody said ${String(line)}, but:\n${lines.join("\n")}`);
  };
  return { child, lines, says };
}

test("watch updates types after edits, survives faults, which it reports with file and line, and ends cleanly at a signal", async () => {
  const root = await repository();
  const { child, lines, says } = watchIn(root);
  const generated = (file: string): Promise<string> => readFile(join(root, file), "utf8");

  // Files that are not up to date at the start are made.
  expect(await says(/^specs\/shop-api: /)).toMatch(
    /packages\/shop-api\/src\/generated\/schema\.ts, .*packages\/shop-client\/src\/generated\/operations\.ts.* \(\d/,
  );
  await says(/^Watching specs\/shop-api\. Ctrl\+C stops\.$/);
  expect(await generated("packages/shop-api/src/generated/schema.ts")).toContain("2 to 4 characters");

  // An edit changes what depends on it, and nothing else.
  await replace(join(root, "specs/shop-api/OrderRequest.yaml"), "maxLength: 4", "maxLength: 5");
  expect(await says(/^specs\/shop-api: /)).toMatch(
    /^specs\/shop-api: packages\/shop-api\/src\/generated\/schema\.ts, packages\/shop-api\/src\/generated\/validators\/OrderRequest\.body\.ts \(\d\.\d s\)$/,
  );
  expect(await generated("packages/shop-api/src/generated/schema.ts")).toContain("2 to 5 characters");
  expect(await generated("specs/shop-api/dist/openapi.json")).toContain('"maxLength": 5');

  // A fault leaves it as it was, and is no end.
  await replace(join(root, "specs/shop-api/OrderRequest.yaml"), "maxLength: 5", "maxLenght: 6");
  expect(await says(/maxLenght/)).toBe("specs/shop-api/OrderRequest.yaml:9:5 Property `maxLenght` is not expected here. (struct)");
  await says(/^specs\/shop-api: nothing is generated until this is fixed\.$/);
  expect(await generated("packages/shop-api/src/generated/schema.ts")).toContain("2 to 5 characters");
  await replace(join(root, "specs/shop-api/OrderRequest.yaml"), "maxLenght: 6", "maxLength: 6");
  expect(await says(/^specs\/shop-api: /)).toContain("schema.ts");

  // As editors save: a new file takes the old one's place.
  const state = await readFile(join(root, "specs/shop-api/openapi.yaml"), "utf8");
  await writeFile(join(root, "specs/shop-api/openapi.yaml~"), state.replace("[open, shipped, null]", "[open, shipped, lost, null]"));
  await rename(join(root, "specs/shop-api/openapi.yaml~"), join(root, "specs/shop-api/openapi.yaml"));
  await says(/^specs\/shop-api: .*schema\.ts/);
  expect(await generated("packages/shop-api/src/generated/events.ts")).toContain('"open" | "shipped" | "lost"');

  // A folder that comes is watched, too.
  await mkdir(join(root, "specs/shop-api/schemas"));
  await rename(join(root, "specs/shop-api/Price.yaml"), join(root, "specs/shop-api/schemas/Price.yaml"));
  await says(/Can't resolve \$ref/);
  await replace(join(root, "specs/shop-api/OrderRequest.yaml"), "price: { $ref: Price.yaml", "price: { $ref: schemas/Price.yaml");
  await replace(join(root, "specs/shop-api/OrderRequest.yaml"), "$ref: Price.yaml", "$ref: schemas/Price.yaml");
  await says(/^specs\/shop-api: nothing to change/);
  await replace(join(root, "specs/shop-api/schemas/Price.yaml"), "maxLength: 10", "maxLength: 11");
  await says(/^specs\/shop-api: .*schema\.ts/);

  // The rules are looked at as well.
  await replace(join(root, "specs/lint.yaml"), "no-server-example.com: off", "no-server-example.com: error");
  expect(await says(/no-server-example/)).toMatch(/^specs\/shop-api\/openapi\.yaml:9:10 /);
  await replace(join(root, "specs/lint.yaml"), "no-server-example.com: error", "no-server-example.com: off");
  await says(/^specs\/shop-api: nothing to change/);

  // Edits that follow each other closely are far fewer pieces of work.
  const before = lines.length;
  for (let length = 10; length < 30; length++) {
    await replace(join(root, "specs/shop-api/OrderRequest.yaml"), `maxLength: ${length === 10 ? 6 : length - 1}`, `maxLength: ${length}`);
    await sleep(5);
  }
  await says(/^specs\/shop-api: .*schema\.ts/);
  await sleep(1000);
  expect(lines.length - before).toBeLessThan(10);
  expect(await generated("packages/shop-api/src/generated/schema.ts")).toContain("2 to 29 characters");

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  running.delete(child);
});

test("watch ends at Ctrl+C during its first run, once the files it has begun are written", async () => {
  const root = await repository();
  const { child, lines } = watchIn(root);
  const ended = once(child, "exit");
  while (!existsSync(join(root, "specs/shop-api/dist/openapi.json")) && child.exitCode === null) await sleep(5);
  // Once from the terminal, and once from the command that the terminal shows as well.
  child.kill("SIGINT");
  await sleep(20);
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  running.delete(child);
  expect(lines.join("\n")).toMatch(/^specs\/shop-api: .*operations\.ts.* \(\d/);
  expect(await codegen(root, "drift")).toMatchObject({ code: 0 });
});

test("watch fails in a repository without a description", async () => {
  const root = await repository();
  await rm(join(root, "specs/shop-api"), { recursive: true });
  const { signal } = new AbortController();
  await expect(watch(root, signal, { done: expect.unreachable, wrong: expect.unreachable })).rejects.toThrow(
    `${join(root, "specs")}: no description found.`,
  );
});
