import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesIn, headerOf, write } from "./output-folder.ts";
import { temporaryFolder } from "../../test/folders.ts";

const header = headerOf("Shop");
const files = new Map([
  ["schema.ts", `${header}export {};\n`],
  ["validators/getOrder.ts", `// @ts-nocheck\n${header}export {};\n`],
]);

/** A folder that is not there yet, or holds the given files. */
async function folderOf(present?: Record<string, string>): Promise<string> {
  const folder = join(await temporaryFolder(), "src/generated");
  if (present) await mkdir(join(folder, "validators"), { recursive: true });
  for (const [name, content] of Object.entries(present ?? {})) await writeFile(join(folder, name), content);
  return folder;
}

describe("write", () => {
  test.each<{ what: string; present?: Record<string, string> }>([
    { what: "makes the folder" },
    { what: "fills an empty one", present: {} },
    {
      what: "replaces what was generated, and removes what is no longer",
      present: { "schema.ts": `${header}old`, "old.ts": header, "validators/old.ts": `// @ts-nocheck\n${header}` },
    },
  ])("$what", async ({ present }) => {
    const folder = await folderOf(present);
    await write(files, folder);
    expect(await write(files, folder)).toEqual([]);
    expect(await filesIn(folder)).toEqual(["schema.ts", "validators/getOrder.ts"]);
    expect(await readFile(join(folder, "validators/getOrder.ts"), "utf8")).toBe(files.get("validators/getOrder.ts"));
  });

  test("writes only the files that differ, and returns their names", async () => {
    const [[schema = "", content = ""] = []] = files;
    const folder = await folderOf({ [schema]: content, "validators/getOrder.ts": header, "validators/old.ts": header });
    const { mtimeMs } = await stat(join(folder, schema));
    expect(await write(files, folder)).toEqual(["validators/getOrder.ts", "validators/old.ts"]);
    expect((await stat(join(folder, schema))).mtimeMs).toBe(mtimeMs);
  });

  test.each<{ name: string; content: string }>([
    { name: "index.ts", content: "export {};\n" },
    { name: "schema.ts", content: "// written by hand\n" },
    { name: "validators/notes.md", content: `Mentions it. ${header}` },
    { name: ".gitkeep", content: "" },
  ])("leaves everything as it is when $name was not generated", async ({ name, content }) => {
    const present = { "old.ts": header, [name]: content };
    const folder = await folderOf(present);
    await expect(write(files, folder)).rejects.toThrow(
      `${join(folder, name)} was not generated, and ${folder} would be replaced as a whole.`,
    );
    expect(await filesIn(folder)).toEqual(Object.keys(present).toSorted());
    expect(await readFile(join(folder, name), "utf8")).toBe(content);
  });

  test("rejects a path that is a file", async () => {
    const path = join(await temporaryFolder(), "schema.ts");
    await writeFile(path, header);
    await expect(write(files, path)).rejects.toThrow("ENOTDIR");
  });
});
