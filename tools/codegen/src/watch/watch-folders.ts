import { existsSync, type FSWatcher, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";

/** Folders beside a description that are no part of it. */
const OTHERS = new Set(["node_modules", "dist"]);

/**
 * Reports every change of a YAML file in a folder or below it until the signal aborts. Each folder is watched by itself: an editor replaces
 * a file when it saves it, and who watches the file is left with the old one.
 */
export async function watchFolders(root: string, signal: AbortSignal, changed: () => void): Promise<void> {
  const watchers = new Map<string, FSWatcher>();
  const drop = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    const watcher = watch(folder, (_event, name) => {
      if (name !== null && extname(name) === ".yaml") changed();
      // An entry without such a name may be a folder, come with files in it or gone with them.
      else void refresh().then((isOther) => isOther && changed());
    });
    watcher.on("error", () => drop(folder));
    watchers.set(folder, watcher);
  };
  const refresh = async (): Promise<boolean> => {
    if (signal.aborted) return false;
    const present = new Set(await foldersBelow(root));
    if (signal.aborted) return false;
    const [gone, come] = [
      [...watchers.keys()].filter((folder) => !present.has(folder)),
      [...present].filter((each) => !watchers.has(each)),
    ];
    gone.forEach(drop);
    for (const folder of come) if (existsSync(folder)) add(folder);
    return gone.length + come.length > 0;
  };
  signal.addEventListener("abort", () => [...watchers.keys()].forEach(drop), { once: true });
  await refresh();
}

/** Reports every change of a file until the signal aborts. */
export function watchFile(path: string, signal: AbortSignal, changed: () => void): void {
  watch(dirname(path), { signal }, (_event, name) => (name === null || name === basename(path)) && changed());
}

async function foldersBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && !OTHERS.has(entry.name));
  return [folder, ...(await Promise.all(below.map(({ name }) => foldersBelow(join(folder, name))))).flat()];
}
