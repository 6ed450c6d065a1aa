/** Which packages npm publishes, and in which order. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Lists the workspaces below a root that are not private, each after the packages that it needs, so that nobody meets one that can't be installed.
 *
 * @throws {Error} when one of them needs a private workspace, which npm would not have
 */
export function publishOrder(root) {
  const all = workspaces(root);
  const ordered = new Set();
  const add = (each) => {
    const needed = { ...each.manifest.dependencies, ...each.manifest.peerDependencies, ...each.manifest.optionalDependencies };
    for (const other of all) {
      if (!Object.hasOwn(needed, other.manifest.name)) continue;
      if (other.manifest.private)
        throw new Error(`${each.manifest.name} can't be published: it needs ${other.manifest.name}, which is private.`);
      add(other);
    }
    ordered.add(each);
  };
  all.filter(({ manifest }) => manifest.private !== true).forEach(add);
  return [...ordered];
}

/** All workspaces, from the root's list: a plain name or `name/*`. */
function workspaces(root) {
  const directories = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces.flatMap((pattern) =>
    pattern.endsWith("/*") ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`) : [pattern],
  );
  return directories
    .map((directory) => ({ directory, path: join(root, directory, "package.json") }))
    .filter(({ path }) => existsSync(path))
    .map((each) => ({ ...each, text: readFileSync(each.path, "utf8") }))
    .map((each) => ({ ...each, manifest: JSON.parse(each.text) }));
}
