/**
 * Writes what npm installs with each published package, and what is bundled in it, in CycloneDX: `node tools/packaging/scripts/sbom.mjs <folder of pack.mjs> <output folder>`.
 * Needs the packages in the registry; it runs nothing of them.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [packed, output] = process.argv.slice(2);
if (!packed || !output) {
  console.error("Both folders are needed: sbom.mjs <folder of pack.mjs> <output folder>");
  process.exit(1);
}
mkdirSync(output, { recursive: true });
for (const { name, version, file } of JSON.parse(readFileSync(join(packed, "packages.json"), "utf8"))) {
  const folder = mkdtempSync(join(tmpdir(), "maksu-sbom-"));
  try {
    const text = execFileSync("tar", ["-xzOf", join(packed, file), "package/package.json"], { encoding: "utf8" });
    // The parts that users don't install: the tools that made it.
    const { devDependencies = {}, scripts: _scripts, ...manifest } = JSON.parse(text);
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    const npm = (...args) => execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    npm("install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund");
    const { metadata, components, ...bom } = JSON.parse(
      npm("sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--sbom-type", "library"),
    );
    // npm calls it by its folder.
    const component = { ...metadata.component, name };
    const all = [...components, ...bundledOf(name, manifest.bundles, devDependencies)];
    const own = join(output, `${name.replace("@", "").replace("/", "-")}-${version}.cdx.json`);
    writeFileSync(own, `${JSON.stringify({ ...bom, metadata: { ...metadata, component }, components: all }, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Packages of other projects that are a part of the built files: npm doesn't know of them. */
function bundledOf(package_, bundles = [], versions) {
  const scope = package_.replace(/[^/]+$/, "");
  return bundles
    .filter((name) => !name.startsWith(scope))
    .map((name) => ({ name, version: versions[name], id: `${name}@${versions[name]}` }))
    .map(({ name, version, id }) => ({ "bom-ref": id, type: "library", name, version, purl: `pkg:npm/${id.replace(/^@/, "%40")}` }));
}
