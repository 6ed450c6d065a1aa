/** Puts each defect into a copy of the repository and sees that the tests find it, and say where. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientDefects } from "./client-defects.ts";
import type { Defect } from "./defect.ts";
import { mockDefects } from "./mock-defects.ts";
import { copyRepository, type RepositoryCopy } from "./repository-copy.ts";
import { specDefects } from "./spec-defects.ts";

const defects = [...specDefects, ...clientDefects, ...mockDefects];

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

describe.each(defects)("$kind, $part: $what", (defect) => {
  test("is caught, and its place is named", async () => {
    const { failed, output } = await copy.tryDefect(defect);
    expect(failed, "no test failed").toBe(true);
    const missing = defect.says.filter((line) => !output.includes(line));
    expect(missing, output).toEqual([]);
    const [said = ""] = defect.says;
    caught.push({
      defect,
      line:
        output
          .split("\n")
          .find((each) => each.includes(said))
          ?.trim() ?? "",
    });
  });
});

test("there are at least two of each kind in each part", () => {
  const counts = new Map<string, number>();
  for (const { kind, part } of defects) counts.set(`${kind} ${part}`, (counts.get(`${kind} ${part}`) ?? 0) + 1);
  expect([counts.size, Math.min(...counts.values())]).toEqual([27, 2]);
});
