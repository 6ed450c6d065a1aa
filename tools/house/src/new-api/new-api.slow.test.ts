/**
 * The worked example `Add an API` of `docs/contributing.md`: an API of two operations is added to a copy of the repository, with few edits outside its own
 * folders. `npm run long -- new-api` also records its exports, runs all tests of the copy, and builds its site.
 */
import { spawn, spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { turboCache } from "@maksu/mutations/git-copy";
import { addApi, copyRepository, editedIn, MOST_EDITS } from "./repository-copy.ts";

// Each step needs the one before, and takes minutes.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

let copy = "";
beforeAll(() => {
  copy = copyRepository();
  addApi(copy);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A command's output when it fails; empty when it does not. */
function failure(command: string, args: readonly string[], folder = "."): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: join(copy, folder),
    encoding: "utf8",
    env: { ...process.env, VITEST: undefined, TURBO_CACHE_DIR: turboCache() },
    maxBuffer: 1e9,
  });
  return status === 0 ? "" : `${stdout.slice(-20_000)}\n${stderr.slice(-5000)}`;
}

test.each([
  { what: "the new API is generated", command: ["npm", "run", "generate"] },
  { what: "everything is built", command: ["npm", "run", "build"] },
  {
    what: "its contract is kept",
    command: ["npx", "vitest", "run", "src/contract/parcel-api", "src/documents/parcel-api"],
    folder: "packages/contract-tests",
  },
])("$what", ({ command: [command = "", ...args], folder }) => {
  expect(failure(command, args, folder)).toBe("");
});

test("its mock server accepts signed requests only", async () => {
  const mock = spawn(process.execPath, ["packages/mock-server/bin/maksu-mock-server.js", "parcel", "--port", "0", "--json"], { cwd: copy });
  try {
    const lines = createInterface({ input: mock.stdout });
    const { value } = await lines[Symbol.asyncIterator]().next();
    const { url } = JSON.parse(String(value)) as { url: string };
    const call = async (secret: string): Promise<number> => {
      const headers = {
        authorization: `Basic ${btoa(`sender:${secret}`)}`,
        "content-type": "application/json",
        "x-service-api-version": "1",
      };
      return (await fetch(`${url}/parcels`, { method: "POST", headers, body: '{"reference":"A-1","weight":1}' })).status;
    };
    expect([await call("parcel-secret"), await call("another")]).toEqual([201, 401]);
  } finally {
    await new Promise((resolve) => mock.once("exit", resolve).kill());
  }
});

test.runIf(process.env["NEW_API"] === "all tests").each([
  { what: "its exported names are recorded", args: ["run", "api", "-w", "@maksu/packaging"] },
  { what: "the site of the documentation is built", args: ["run", "docs"] },
  { what: "all tests pass", args: ["test"] },
])("$what", ({ args }) => {
  expect(failure("npm", args)).toBe("");
});

test(`at most ${MOST_EDITS} files are edited outside its own folders`, () => {
  const edited = editedIn(copy);
  console.log(`Edited outside the new API's own folders:\n${edited.map((file) => `  ${file}`).join("\n")}`);
  expect(edited.length).toBeLessThanOrEqual(MOST_EDITS);
});
