import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The call of the built sandbox to a store that sets up searches: without it, nothing is searched, and no entry is written. */
const CALL = "await store.searchBy(entryOf);";

/** A sandbox whose store writes no entries: the built one, copied without the lines that ask for them. Disposing of it removes it. */
export function withoutEntries(): Disposable & { readonly module: string } {
  const root = dirname(dirname(fileURLToPath(import.meta.resolve("@maksu/sandbox"))));
  const results = join(root, ".results");
  mkdirSync(results, { recursive: true });
  // Within the package, so that the copy finds what it imports.
  const folder = mkdtempSync(join(results, "without-entries-"));
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  const edited = readdirSync(join(folder, "dist")).filter((name) => {
    if (!name.endsWith(".js")) return false;
    const path = join(folder, "dist", name);
    const text = readFileSync(path, "utf8");
    if (!text.includes(CALL)) return false;
    writeFileSync(path, text.replaceAll(CALL, ""));
    return true;
  });
  if (edited.length === 0) throw new Error(`No file of the sandbox has ${CALL}`);
  return {
    module: pathToFileURL(join(folder, "dist/index.js")).href,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
