/**
 * Finds a workspace whose `dist` is missing, or older than its sources: whatever runs on it shows what used to be. `npm run build` marks what Turbo
 * found up to date as new, so that the one command is always the remedy.
 */
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The workspaces' folders by their names, from the root of the repository. */
export function workspaces(at = root) {
  const groups = ["specs", "packages", "tools"].filter((group) => existsSync(join(at, group)));
  const folders = groups.flatMap((group) => readdirSync(join(at, group)).map((name) => `${group}/${name}`));
  const manifests = [...folders, "docs"].filter((folder) => existsSync(join(at, folder, "package.json")));
  return new Map(manifests.map((folder) => [manifestOf(join(at, folder)).name, folder]));
}

/**
 * Says which `dist` a program in a workspace would run on in vain; undefined for none. Turbo builds what its tasks need, so there is nothing to find.
 *
 * @param folder of the workspace
 * @param own whether the program is the workspace's own `dist`, too
 */
export function staleBuild(folder, { own = false } = {}) {
  if (process.env["TURBO_HASH"] !== undefined || !existsSync(join(folder, "package.json"))) return undefined;
  const folders = workspaces();
  const { name } = manifestOf(folder);
  for (const each of neededBy(name, folders)) {
    if (each === name && !own) continue;
    const problem = problemOf(folders.get(each));
    if (problem) return `${problem} Run \`npm run build\`.`;
  }
  return undefined;
}

/** Makes every `dist` newer than its sources, after a build of all. */
export function markBuilt() {
  const now = new Date();
  for (const folder of workspaces().values()) if (existsSync(join(root, folder, "dist"))) utimesSync(join(root, folder, "dist"), now, now);
}

/** A workspace, and those that it depends on. */
function neededBy(name, folders, found = new Set()) {
  if (!folders.has(name) || found.has(name)) return found;
  found.add(name);
  const { dependencies = {}, devDependencies = {} } = manifestOf(join(root, folders.get(name)));
  for (const each of Object.keys({ ...dependencies, ...devDependencies })) neededBy(each, folders, found);
  return found;
}

function problemOf(folder) {
  const { scripts = {} } = manifestOf(join(root, folder));
  if (!scripts.build && !scripts.bundle) return undefined;
  const dist = join(root, folder, "dist");
  if (!existsSync(dist)) return `${folder} is not built yet.`;
  const built = Math.max(statSync(dist).mtimeMs, ...filesIn(dist).map(({ time }) => time));
  const sources = filesIn(join(root, folder, scripts.bundle ? "" : "src")).filter(({ path }) => !path.endsWith(".test.ts"));
  const newer = sources.find(({ time }) => time > built);
  return newer && `${folder}/dist is older than ${relative(root, newer.path).replaceAll("\\", "/")}.`;
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return [{ path, time: statSync(path).mtimeMs }];
    return entry.isDirectory() && !LEFT_OUT.has(entry.name) ? filesIn(path) : [];
  });
}

const LEFT_OUT = new Set(["dist", "node_modules", ".turbo"]);

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
