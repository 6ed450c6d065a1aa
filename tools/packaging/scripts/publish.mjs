/**
 * Publishes what `pack.mjs` has packed: `node tools/packaging/scripts/publish.mjs <folder>`. Versions that the registry has already are
 * skipped, so that it may run again. Needs only Node and npm: it runs with the right to publish, and without other people's code.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error("The folder of the packages is missing: publish.mjs <folder>");
  for (const { name, version, file } of JSON.parse(readFileSync(join(folder, "packages.json"), "utf8"))) {
    const known = isPublished(`${name}@${version}`);
    if (!known) publish(resolve(folder, file));
    console.log(`${name}@${version} ${known ? "was published before" : "is published"}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function isPublished(version) {
  const { status, stdout } = spawnSync("npm", ["view", version, "version", "--json"], { encoding: "utf8" });
  if (status === 0) return stdout.trim() !== "";
  const { code } = JSON.parse(stdout).error;
  if (code !== "E404") throw new Error(`${version}: the registry does not say whether it has it: ${code}`);
  return false;
}

function publish(tarball) {
  const { status } = spawnSync("npm", ["publish", tarball, "--access", "public"], { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`npm publish ${tarball} ended with ${status}.`);
}
