/** The last lines that the commands of the root print when they fail, with the real npm and Turbo. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { copyWithGit, enter } from "./git-copy.ts";
import type { RepositoryCopy } from "./repository-copy.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyWithGit();
});
afterEach(() => copy.restore());
afterAll(() => copy.remove());

const row = "specs/merchant-api/components/schemas/RefundRow.yaml";
const tour = "tools/tour/src/main.ts";

test.each([
  {
    command: "generate",
    what: "a description",
    file: row,
    from: "maxLength:",
    to: "maxLenght:",
    want: new RegExp(`^${row}:\\d+:\\d+ .*\\([\\w/-]+\\)$`),
  },
  {
    command: "build",
    what: "a description",
    file: row,
    from: "maxLength:",
    to: "maxLenght:",
    want: new RegExp(`^${row}:\\d+:\\d+ .*\\([\\w/-]+\\)$`),
  },
  {
    command: "build",
    what: "a source",
    file: tour,
    from: /$/,
    to: "\nexport const mistyped: string = 1;\n",
    want: new RegExp(`^${tour}\\(.*TS2322`),
  },
])("npm run $command ends with the cause in $what, alone", ({ command, file, from, to, want }) => {
  copy.edit(file, (text) => text.replace(from, () => to));
  const { status, stdout, stderr } = enter(copy, "npm", ["run", command]);
  expect(status).toBe(1);
  expect(stdout + stderr).not.toMatch(/npm error|exited \(1\)/);
  const lines = stderr.trim().split("\n");
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !want.test(line))).toEqual([]);
});

test("what runs on a build that is older than its sources names npm run build, alone, and runs after it", () => {
  const testing = ["test", "-w", "@maksu/tour", "--", "src/table.test.ts"];
  expect(enter(copy, "npm", ["run", "build"]).status).toBe(0);
  copy.edit("tools/apis/src/index.ts", (text) => `${text}// Edited.\n`);
  const { status, stderr } = enter(copy, "npm", testing);
  expect([status, stderr.split("\n")[0]]).toEqual([1, "tools/apis/dist is older than tools/apis/src/index.ts. Run `npm run build`."]);
  expect(enter(copy, "npm", ["run", "build"]).status).toBe(0);
  expect(enter(copy, "npm", testing).status).toBe(0);
});
