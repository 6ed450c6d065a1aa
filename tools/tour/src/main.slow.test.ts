/** Runs the command in a separate process. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { APIS } from "@maksu/apis";
import { expect, test } from "vitest";

const COUNT = Object.values(APIS).flatMap(({ operations }) => Object.keys(operations)).length;

test("npm start prints the table and exits with 0", async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL("../dist/main.js", import.meta.url))], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<unknown>((resolve, reject) => child.on("error", reject).on("close", (code, signal) => resolve(signal ?? code)));
  const [stdout, stderr, outcome] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect({ outcome, stderr }).toEqual({ outcome: 0, stderr: "" });
  const [table = "", life = ""] = stdout.split("\n\n");
  const lines = table.split("\n");
  expect(lines).toHaveLength(1 + COUNT + 1);
  expect(
    lines.slice(1, -1).filter((line) => !/^[a-z]+ +\w+ +(?:GET|POST|DELETE) \/\S* +\d+ .*\b(?:200|201|202|204|302)\b {2,}\S/.test(line)),
  ).toEqual([]);
  expect(lines.at(-1)).toBe(`${COUNT} operations called, 0 problems.`);
  expect(life.trimEnd().split("\n")).toHaveLength(1 + 8);
});
