import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBodyFile } from "./body-file.ts";

const folder = mkdtempSync(join(tmpdir(), "body-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: string): string {
  const file = join(folder, "body.json");
  writeFileSync(file, content);
  return file;
}

test.each(['{ "version": 1 }', '\uFEFF{ "version": 1 }\r\n'])("a file with %j is a body", async (content) => {
  const file = fileOf(content);
  expect(await readBodyFile(file)).toEqual({ source: file, body: { version: 1 } });
});

test.each([
  ["[1]", "must be a JSON object"],
  ["null", "must be a JSON object"],
  ['"{}"', "must be a JSON object"],
  ["{", "is not JSON"],
  ["", "is not JSON"],
])("a file with %j is rejected: it %s", async (content, message) => {
  const file = fileOf(content);
  await expect(readBodyFile(file)).rejects.toThrow(new Error(`${file} ${message}`));
});

test("a file that is missing is rejected", async () => {
  const file = join(folder, "missing.json");
  await expect(readBodyFile(file)).rejects.toThrow(new Error(`${file} does not exist`));
});
