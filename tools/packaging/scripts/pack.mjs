/**
 * Packs what npm publishes: `node tools/packaging/scripts/pack.mjs <folder>`, at the root of the repository, after the build.
 *
 * Each package is packed from a copy, which gets the repository's licence, and whose package.json names the repository that builds it: npm accepts a
 * provenance for no other, and a fork is another one. Where the repository's own package.json names the published documentation as `homepage`, each names its page there. The folder gets
 * the tarballs, and `packages.json` with their names in the order in which to publish them.
 */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { publishOrder } from "./publish-order.mjs";

/** Nothing that is published. */
const LEFT_OUT = new Set(["node_modules", "src", "test", ".results", ".turbo"]);

const [folder] = process.argv.slice(2);
const building = process.env.GITHUB_REPOSITORY ?? "";
if (!folder) fail("The output folder is missing: pack.mjs <folder>");
if (!/^[\w.-]+\/[\w.-]+$/.test(building)) fail(`GITHUB_REPOSITORY must be owner/name of the repository that builds, but is "${building}".`);

const published = publishOrder(".");
for (const { directory, manifest } of published)
  if (JSON.stringify(manifest).includes('"./dist/') && !existsSync(join(directory, "dist")))
    fail(`${manifest.name} is not built yet: npm run build`);

const { homepage } = JSON.parse(readFileSync("package.json", "utf8"));
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stopping.abort());
const copies = mkdtempSync(join(tmpdir(), "maksu-pack-"));
try {
  mkdirSync(folder, { recursive: true });
  for (const { directory, manifest } of published) {
    const repository = { type: "git", url: `git+https://github.com/${building}.git`, directory };
    const page = homepage && { homepage: `${homepage.replace(/\/?$/, "/")}${directory}/` };
    cpSync(directory, join(copies, directory), { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
    cpSync("LICENSE", join(copies, directory, "LICENSE"));
    writeFileSync(join(copies, directory, "package.json"), `${JSON.stringify({ ...manifest, ...page, repository }, null, 2)}\n`);
  }
  const chosen = published.map(({ directory }) => join(copies, directory));
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...chosen];
  const { stdout, stderr } = await promisify(execFile)("npm", args, { signal: stopping.signal });
  process.stderr.write(stderr);
  const packed = new Map(JSON.parse(stdout).map(({ name, version, filename }) => [name, { name, version, file: filename }]));
  const packages = published.map(({ manifest }) => packed.get(manifest.name));
  writeFileSync(join(folder, "packages.json"), `${JSON.stringify(packages, null, 2)}\n`);
} catch (error) {
  if (!stopping.signal.aborted) throw error;
  console.error("Stopped.");
  process.exitCode = 1;
} finally {
  // npm may still be ending.
  rmSync(copies, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
