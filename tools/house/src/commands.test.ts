/** Checks the commands of all workspaces: `npx` looks a name that is not installed up on npm, and runs whatever has it there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspaces.ts";

const folders = ["packages", "tools", "specs"].flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)));
const manifests = folders.flatMap((folder): { name: string; private?: boolean; bin?: Readonly<Record<string, string>> }[] => {
  try {
    return [JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))];
  } catch {
    return []; // Not a workspace.
  }
});

test("the commands of published packages begin with maksu-, and private workspaces have none", () => {
  const commands = manifests.flatMap(({ name, private: isPrivate = false, bin = {} }) =>
    Object.keys(bin).map((command) => ({ name, isPrivate, command })),
  );
  expect(commands.length).toBeGreaterThan(0);
  expect(commands.filter(({ isPrivate, command }) => isPrivate || !command.startsWith("maksu-"))).toEqual([]);
});

test("the root has at most 18 scripts: whoever looks for a command reads them all", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(18);
});
