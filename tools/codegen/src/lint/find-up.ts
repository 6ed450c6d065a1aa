import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** The nearest file of this name in a folder or above it. */
export function findUp(name: string, folder: string): string | undefined {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : findUp(name, parent);
}

/** A path that a terminal or an editor at the repository's root opens with a click; outside of a repository, below the working directory. */
export function clickablePath(path: string): string {
  const folder = dirname(resolve(path));
  const lock = findUp("package-lock.json", folder);
  return relative(lock === undefined ? process.cwd() : dirname(lock), resolve(path));
}
