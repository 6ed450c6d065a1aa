/** Puts each defect into a copy of the repository and sees that the tests find it, and say where. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Defect } from "./defect.ts";
import { defects, nameOf } from "./defects.ts";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";

interface Told {
  readonly defect: Defect;
  /** What the tests said of it. */
  readonly line: string;
}

let copy: RepositoryCopy;
const caught: Told[] = [];
beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(async () => {
  await copy.remove();
  const rows = caught.map(
    ({ defect: { kind, part, what }, line }) => `${kind.padEnd(12)}${part.padEnd(8)}${what}\n${" ".repeat(20)}${line}`,
  );
  process.stdout.write(`\n${rows.join("\n")}\n\n${caught.length} of ${defects.length} defects were caught, and their place was named.\n`);
});

test("without a defect, everything holds", async () => {
  for (const file of new Set(defects.flatMap(({ run }) => run))) {
    const asked = defects.filter(({ run }) => run.includes(file)).map(({ only }) => only);
    const { failed, output } = await copy.run([file], asked.includes(undefined) ? undefined : [...new Set(asked)].join("|"));
    expect(failed, output).toBe(false);
  }
});

describe.each(defects.map((defect) => [nameOf(defect), defect] as const))("%s", (_name, defect) => {
  test("is caught, and its place is named", async () => {
    const { failed, output } = await copy.tryDefect(defect);
    expect(failed, "no test failed").toBe(true);
    const missing = defect.says.filter((said) => lineWith(output, said) === undefined);
    expect(missing, output).toEqual([]);
    caught.push({ defect, line: lineWith(output, defect.says[0] ?? "")?.trim() ?? "" });
  });
});

/** The line that has each part of what must be said, one after the other. */
function lineWith(output: string, said: string): string | undefined {
  const parts = said.split("…");
  return output.split("\n").find((line) => {
    let end = 0;
    return parts.every((part) => {
      const found = line.indexOf(part, end);
      end = found + part.length;
      return found >= 0;
    });
  });
}
