import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { requests } from "../../test/seeded.ts";

const files = new Map<string, readonly string[]>();
const textAt = (file: string, line: number): string => {
  const lines = files.get(file) ?? readFileSync(new URL(`../../../../${file}`, import.meta.url), "utf8").split("\n");
  files.set(file, lines);
  return (lines[line - 1] ?? "").trim().replace(/^- /, "");
};

/** Keywords of which a value breaks two at once: one of them is named. */
const OF_VALUES = /^(type|enum|pattern|format|minimum|maximum|minLength|maxLength)$/;

test("a request that breaks a constraint and is accepted differs at the line of the keyword, for every constraint", async () => {
  const response = { status: 200, headers: new Headers(), body: new Uint8Array() };
  const counted = { exact: 0, others: [] as string[] };
  for (const { name, called, request, isForged } of requests) {
    const [, keyword = "", value] = /^(?:body|path|query|header)(?:\/\S+)? ([\w-]+)(?: (\S+))?: /.exec(name) ?? [];
    if (isForged || keyword === "") continue;
    const { differences } = await checker.check({ called, request, response, signature: "unsigned" });
    for (const { kind, file, line } of differences) {
      if (kind !== "accepted") continue;
      const [, found = "", rest = ""] = /^([\w-]+): ?(.*)$/.exec(textAt(file, line)) ?? [];
      const isOfLimit = /^m(in|ax)/.test(keyword) && found === keyword;
      if (isOfLimit ? Number(rest) === Number(value) : found === keyword) counted.exact++;
      else if (!OF_VALUES.test(keyword) || !OF_VALUES.test(found)) counted.others.push(`${name} ${file}:${line}`);
    }
  }
  expect(counted.others).toEqual([]);
  expect(counted.exact).toBeGreaterThan(2000);
});
