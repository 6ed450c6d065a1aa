/** `codegen watch` as it is run, on a small repository: real edits, a real process, real signals. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { codegen } from "./testing/codegen.ts";
import { copyOf, replace, REPOSITORY, temporaryFolder } from "./testing/folders.ts";
import { watch } from "./watch.ts";

const SHOP = join(REPOSITORY, "tools/codegen/fixtures/shop");
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  running.clear();
});

/** A repository in which a client and a receiver are made from the description of a shop. */
async function repository(): Promise<string> {
  const root = await temporaryFolder();
  const manifest = async (folder: string, content: object): Promise<void> => {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, "package.json"), JSON.stringify(content));
  };
  await manifest(".", { workspaces: ["specs/*", "client", "receiver"] });
  await mkdir(join(root, "specs/notes"), { recursive: true });
  await rename(await copyOf(SHOP), join(root, "specs/shop"));
  await rename(join(root, "specs/shop/redocly.yaml"), join(root, "specs/redocly.yaml"));
  await manifest("specs/shop", { name: "@maksu/shop", scripts: { build: "codegen bundle openapi.yaml dist/openapi.json" } });
  await manifest("client", { name: "client", scripts: { generate: "codegen generate @maksu/shop/openapi.json src/generated" } });
  await mkdir(join(root, "client/src"));
  await writeFile(
    join(root, "client/src/rules.ts"),
    'export const rules = { "discount-within-price": within, "days-in-order": inOrder };\n',
  );
  await manifest("receiver", {
    name: "receiver",
    scripts: { generate: "true && codegen generate-events @maksu/shop/openapi.json src/generated/shop" },
  });
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

test("types follow edits, faults are told with file and line and survived, and a signal ends it cleanly", async () => {
  const root = await repository();
  const { child, lines, says } = watchIn(root);
  const generated = (file: string): Promise<string> => readFile(join(root, file), "utf8");

  // What is not up to date at the start is made.
  expect(await says(/^specs\/shop: /)).toMatch(/client\/src\/generated\/schema\.ts, .*receiver\/src\/generated\/shop\/events\.ts \(\d/);
  await says(/^Watching specs\/shop\. Ctrl\+C stops\.$/);
  expect(await generated("client/src/generated/schema.ts")).toContain("2 to 4 characters");

  // An edit changes what depends on it, and nothing else.
  await replace(join(root, "specs/shop/OrderRequest.yaml"), "maxLength: 4", "maxLength: 5");
  expect(await says(/^specs\/shop: /)).toMatch(
    /^specs\/shop: client\/src\/generated\/schema\.ts, client\/src\/generated\/validators\/createOrder\.ts \(\d\.\d s\)$/,
  );
  expect(await generated("client/src/generated/schema.ts")).toContain("2 to 5 characters");
  expect(await generated("specs/shop/dist/openapi.json")).toContain('"maxLength": 5');

  // A fault leaves it as it was, and is no end.
  await replace(join(root, "specs/shop/OrderRequest.yaml"), "maxLength: 5", "maxLenght: 6");
  expect(await says(/maxLenght/)).toBe("specs/shop/OrderRequest.yaml:9:5 Property `maxLenght` is not expected here. (struct)");
  await says(/^specs\/shop: nothing is generated until this is mended\.$/);
  expect(await generated("client/src/generated/schema.ts")).toContain("2 to 5 characters");
  await replace(join(root, "specs/shop/OrderRequest.yaml"), "maxLenght: 6", "maxLength: 6");
  expect(await says(/^specs\/shop: /)).toContain("schema.ts");

  // As editors save: a new file takes the old one's place.
  const state = await readFile(join(root, "specs/shop/openapi.yaml"), "utf8");
  await writeFile(join(root, "specs/shop/openapi.yaml~"), state.replace("[open, shipped, null]", "[open, shipped, lost, null]"));
  await rename(join(root, "specs/shop/openapi.yaml~"), join(root, "specs/shop/openapi.yaml"));
  await says(/^specs\/shop: .*schema\.ts/);
  expect(await generated("receiver/src/generated/shop/events.ts")).toContain('"open" | "shipped" | "lost"');

  // A folder that comes is watched, too.
  await mkdir(join(root, "specs/shop/schemas"));
  await rename(join(root, "specs/shop/Price.yaml"), join(root, "specs/shop/schemas/Price.yaml"));
  await says(/Can't resolve \$ref/);
  await replace(join(root, "specs/shop/OrderRequest.yaml"), "price: { $ref: Price.yaml", "price: { $ref: schemas/Price.yaml");
  await replace(join(root, "specs/shop/OrderRequest.yaml"), "$ref: Price.yaml", "$ref: schemas/Price.yaml");
  await says(/^specs\/shop: nothing to change/);
  await replace(join(root, "specs/shop/schemas/Price.yaml"), "maxLength: 10", "maxLength: 11");
  await says(/^specs\/shop: .*schema\.ts/);

  // The rules are looked at as well.
  await replace(join(root, "specs/redocly.yaml"), "no-server-example.com: off", "no-server-example.com: error");
  expect(await says(/no-server-example/)).toMatch(/^specs\/shop\/openapi\.yaml:9:10 /);
  await replace(join(root, "specs/redocly.yaml"), "no-server-example.com: error", "no-server-example.com: off");
  await says(/^specs\/shop: nothing to change/);

  // Edits that follow each other closely are far fewer pieces of work.
  const before = lines.length;
  for (let length = 10; length < 30; length++) {
    await replace(join(root, "specs/shop/OrderRequest.yaml"), `maxLength: ${length === 10 ? 6 : length - 1}`, `maxLength: ${length}`);
    await sleep(5);
  }
  await says(/^specs\/shop: .*schema\.ts/);
  await sleep(1000);
  expect(lines.length - before).toBeLessThan(10);
  expect(await generated("client/src/generated/schema.ts")).toContain("2 to 29 characters");

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  running.delete(child);
});

test("Ctrl+C before the first look is over ends it, too, when what is begun is written", async () => {
  const root = await repository();
  const { child, lines } = watchIn(root);
  const ended = once(child, "exit");
  while (!existsSync(join(root, "specs/shop/dist/openapi.json")) && child.exitCode === null) await sleep(5);
  // Once from the terminal, and once from the command that the terminal has told as well.
  child.kill("SIGINT");
  await sleep(20);
  child.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  running.delete(child);
  expect(lines.join("\n")).toMatch(/^specs\/shop: .*events\.ts \(\d/);
  expect(await codegen(join(root, "client"), "drift", "../specs/shop/dist/openapi.json", "src/generated")).toMatchObject({ code: 0 });
});

test("a repository without a description is told", async () => {
  const root = await repository();
  await rm(join(root, "specs/shop"), { recursive: true });
  const { signal } = new AbortController();
  await expect(watch(root, signal, { done: expect.unreachable, wrong: expect.unreachable })).rejects.toThrow(
    `${join(root, "package.json")}: no workspace bundles a description.`,
  );
});
