/**
 * Writes what npm installs with each published package, in CycloneDX: `node tools/packaging/scripts/sbom.mjs <folder of pack.mjs> <output folder>`.
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
    // What users do not install: the tools that made it.
    const { devDependencies: _tools, scripts: _scripts, ...manifest } = JSON.parse(text);
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    const npm = (...args) => execFileSync("npm", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
    npm("install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund");
    const { metadata, ...bom } = JSON.parse(npm("sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--sbom-type", "library"));
    // npm calls it by its folder.
    const component = { ...metadata.component, name };
    const own = join(output, `${name.replace("@", "").replace("/", "-")}-${version}.cdx.json`);
    writeFileSync(own, `${JSON.stringify({ ...bom, metadata: { ...metadata, component } }, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
