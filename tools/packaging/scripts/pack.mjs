/**
 * Packs what npm publishes: `node tools/packaging/scripts/pack.mjs <folder>`, at the root of the repository, after the build.
 *
 * While it is packed, each package.json names the repository that builds it: npm accepts a provenance for no other, and a fork is another
 * one. Where the repository's own package.json names the published documentation as `homepage`, each names its page there. The folder gets
 * the tarballs, and `packages.json` with their names in the order in which to publish them.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishOrder } from "./publish-order.mjs";

const [folder] = process.argv.slice(2);
const building = process.env.GITHUB_REPOSITORY ?? "";
if (!folder) fail("The output folder is missing: pack.mjs <folder>");
if (!/^[\w.-]+\/[\w.-]+$/.test(building)) fail(`GITHUB_REPOSITORY must be owner/name of the repository that builds, but is "${building}".`);

const published = publishOrder(".");
const { homepage } = JSON.parse(readFileSync("package.json", "utf8"));
mkdirSync(folder, { recursive: true });
try {
  for (const { directory, path, manifest } of published) {
    const repository = { type: "git", url: `git+https://github.com/${building}.git`, directory };
    const page = homepage && { homepage: `${homepage.replace(/\/?$/, "/")}${directory}/` };
    writeFileSync(path, `${JSON.stringify({ ...manifest, ...page, repository }, null, 2)}\n`);
  }
  const chosen = published.flatMap(({ manifest }) => ["--workspace", manifest.name]);
  const output = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...chosen], { encoding: "utf8" });
  const packed = new Map(JSON.parse(output).map(({ name, version, filename }) => [name, { name, version, file: filename }]));
  const packages = published.map(({ manifest }) => packed.get(manifest.name));
  writeFileSync(join(folder, "packages.json"), `${JSON.stringify(packages, null, 2)}\n`);
} finally {
  for (const { path, text } of published) writeFileSync(path, text);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
