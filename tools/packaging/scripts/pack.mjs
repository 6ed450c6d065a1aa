/**
 * Packs what npm publishes: `node tools/packaging/scripts/pack.mjs <folder>`, at the root of the repository, after the build.
 *
 * While it is packed, each package.json names the repository that builds it: npm accepts a provenance for no other, and a fork is another
 * one. The folder gets the tarballs, and `packages.json` with their names in the order in which to publish them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder] = process.argv.slice(2);
const building = process.env.GITHUB_REPOSITORY ?? "";
if (!folder) fail("The output folder is missing: pack.mjs <folder>");
if (!/^[\w.-]+\/[\w.-]+$/.test(building)) fail(`GITHUB_REPOSITORY must be owner/name of the repository that builds, but is "${building}".`);

const published = inOrder(workspaces().filter(({ manifest }) => manifest.private !== true));
mkdirSync(folder, { recursive: true });
try {
  for (const { directory, path, manifest } of published) {
    const repository = { type: "git", url: `git+https://github.com/${building}.git`, directory };
    writeFileSync(path, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
  }
  const chosen = published.flatMap(({ manifest }) => ["--workspace", manifest.name]);
  const output = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...chosen], { encoding: "utf8" });
  const packed = new Map(JSON.parse(output).map(({ name, version, filename }) => [name, { name, version, file: filename }]));
  const packages = published.map(({ manifest }) => packed.get(manifest.name));
  writeFileSync(join(folder, "packages.json"), `${JSON.stringify(packages, null, 2)}\n`);
} finally {
  for (const { path, text } of published) writeFileSync(path, text);
}

/** Lists all workspaces from the root's list: a plain name or `name/*`. */
function workspaces() {
  const directories = JSON.parse(readFileSync("package.json", "utf8")).workspaces.flatMap((pattern) =>
    pattern.endsWith("/*") ? readdirSync(pattern.slice(0, -2)).map((name) => `${pattern.slice(0, -1)}${name}`) : [pattern],
  );
  return directories
    .map((directory) => ({ directory, path: join(directory, "package.json") }))
    .filter(({ path }) => existsSync(path))
    .map((each) => ({ ...each, text: readFileSync(each.path, "utf8") }))
    .map((each) => ({ ...each, manifest: JSON.parse(each.text) }));
}

/** Sorts dependencies first, so that every published package can be installed at once. */
function inOrder(packages) {
  const ordered = new Set();
  const add = (each) => {
    for (const needed of packages) if (Object.hasOwn(each.manifest.dependencies ?? {}, needed.manifest.name)) add(needed);
    ordered.add(each);
  };
  packages.forEach(add);
  return [...ordered];
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
