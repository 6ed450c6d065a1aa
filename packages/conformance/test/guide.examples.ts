/** Follows the README's sample and the guide "Is the description still true?": from the differences of a seeded service to the edited YAML and its changeset: `npm run long -- examples`. */
import { exec } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { apply, blocksOf, diffOf } from "@maksu/codegen/worked-examples";
import { startMockServer } from "@maksu/mock-server";
import { copyWithGit, enter } from "@maksu/mutations/git-copy";
import type { TestServer } from "@maksu/test-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Change, tampering } from "./tampering.ts";

// A copy is generated and built.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

const root = fileURLToPath(new URL("../../../", import.meta.url));
const guide = pathToFileURL(join(root, "docs/guides/is-the-description-still-true.md"));
const HEADINGS = ["A new field", "A field that may be missing", "A limit that is no longer applied"];

/** A service that no longer sends `createdAt`, sends tips, and takes product codes of up to 200 characters. */
const changed: Change = ({ status, body }, { method, target, body: sent }) => {
  if (method === "GET" && target.startsWith("/payments/") && status === 200) {
    const { createdAt: _gone, ...rest } = JSON.parse(body) as Record<string, unknown>;
    return { body: JSON.stringify({ ...rest, tip: 100 }) };
  }
  const [, code = ""] = /"productCode":"([^"]*)"/.exec(sent) ?? [];
  const isTaken = target === "/payments" && status === 400 && [...code].length > 100 && [...code].length <= 200;
  const created = { transactionId: "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913", href: "https://pay.example.com/pay/1" };
  return isTaken ? { status: 201, body: JSON.stringify(created) } : undefined;
};

let mock: Awaited<ReturnType<typeof startMockServer>>;
let service: TestServer;
let copy: ReturnType<typeof copyWithGit>;
beforeAll(async () => {
  mock = await startMockServer();
  service = await tampering(mock.urls.payment, changed, { resign: true });
  copy = copyWithGit();
});
afterAll(async () => {
  copy.remove();
  await service[Symbol.asyncDispose]();
  await mock.close();
});

const inCopy = (command: string): string => {
  const { status, stdout, stderr } = enter(copy, "sh", ["-c", command]);
  if (status !== 0) throw new Error(`${command} ends with ${status}:\n${stdout}${stderr}`);
  return stdout;
};

test("the three differences of the guide are reported, settled by its edits, and listed by the changeset", async () => {
  const compare = `node packages/conformance/bin/maksu-conformance.js --api payment --level write --target ${service.origin}`;
  const blocks = (await Promise.all(HEADINGS.map((heading) => blocksOf(heading, guide)))).flat();
  const differences = blocks.filter(({ language }) => language === "text").map(({ text }) => text);
  const edits = blocks.filter(({ language }) => language === "diff").map(diffOf);
  expect([differences.length, edits.length]).toEqual([3, 3]);

  const before = await outputOf(compare);
  for (const difference of differences) expect(before).toContain(difference);
  expect(before).toContain(" 3 differences, ");

  for (const edit of edits) await apply(copy.root, edit);
  const [, steps = ""] = /## 4\. Write the changeset\n\n```sh\n(.*?)```/s.exec(await readFile(guide, "utf8")) ?? [];
  // Of what is built, the comparison needs its own part.
  for (const step of steps.trim().split("\n")) inCopy(step === "npm run build" ? "npx turbo build --filter=@maksu/conformance" : step);
  expect(await outputOf(compare)).toContain(" 0 differences, ");

  // The file that was written before is written again, under another name.
  const [added = [], removed = []] = ["+", "-"].map((sign) =>
    Array.from(
      inCopy("git add -A .changeset; git diff --no-renames HEAD .changeset").matchAll(new RegExp(`^\\${sign}(- .*)$`, "gm")),
      ([, line]) => line,
    ),
  );
  const [, shown = ""] = /```text\n(- .*?)\n```/s.exec(await readFile(guide, "utf8")) ?? [];
  expect(added.filter((line = "") => !removed.includes(line) && !line.startsWith("- Wording")).toSorted()).toEqual(
    shown.split("\n").toSorted(),
  );
});

/** Not blocking: the service runs in this process. */
const outputOf = (command: string): Promise<string> =>
  new Promise((resolve) => {
    exec(command, { cwd: copy.root }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
