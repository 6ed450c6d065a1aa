#!/usr/bin/env node
// Bundles the package in this folder into `dist`: every built file that its package.json or a command names, as an ES module with shared chunks,
// and the types of its exports, module by module. What package.json declares as a dependency, its own or of a peer, stays an import; any other
// workspace becomes a part.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { dts } from "rolldown-plugin-dts";

const {
  name,
  exports,
  imports = {},
  bin = {},
  dependencies = {},
  peerDependencies = {},
  bundles = [],
} = JSON.parse(readFileSync("package.json", "utf8"));
const repository = fileURLToPath(new URL("../../../package.json", import.meta.url));
const { target } = JSON.parse(readFileSync(new URL("../../../tsconfig.base.json", import.meta.url), "utf8")).compilerOptions;
const commands = Object.values(bin).map((file) => readFileSync(file, "utf8"));
// A name with # stands for another file in each runtime: the conditions of `imports` decide where the package runs. The package's own name keeps an
// entry whole that another one uses a part of.
const outside = new RegExp(`^(node:|#|(${[name, ...Object.keys({ ...dependencies, ...peerDependencies })].join("|")})(/|$))`);
const taken = new Set();

rmSync("dist", { recursive: true, force: true });
await write([exports, imports, commands], [], { sourcemap: true, chunkFileNames: "[name]-[hash].js" });
const types = dts({ tsconfig: "tsconfig.build.json", emitDtsOnly: true, sourcemap: false });
await write([exports], [types], { preserveModules: true, preserveModulesRoot: "src", banner: preservedReferences });
const listed = JSON.stringify(bundles);
const found = JSON.stringify([...taken].toSorted());
if (listed !== found) throw new Error(`package.json of ${name} names ${listed} as "bundles", but its entries take in ${found}.`);

async function write(naming, plugins, output) {
  const bundle = await rolldown({
    input: entriesIn(JSON.stringify(naming)),
    plugins: [{ name: "bundles", resolveId: { order: "pre", handler: take }, load }, ...plugins],
    platform: "neutral",
    // Later syntax, such as `using`, is rewritten or an error: Node 20 and 22 have to parse it.
    transform: { target },
    external: outside,
    // A slow machine is no fault of the package, and any other warning is.
    checks: { bundlerTimings: false },
    onLog(level, log) {
      if (level === "warn") throw new Error(log.message);
    },
  });
  await bundle.write({ dir: "dist", format: "esm", ...output });
  await bundle.close();
}

/** Notes the package of an import that becomes a part of this one. */
function take(specifier, importer) {
  const [from] = /^(@[^/]+\/)?[^./][^/:]*(?=\/|$)/.exec(specifier) ?? [];
  if (importer !== undefined && from !== undefined && !outside.test(specifier)) taken.add(from);
}

/** Of the repository's package.json, a package takes in where the documentation is published, and nothing else. */
function load(id) {
  if (id !== repository) return undefined;
  const { homepage = null } = JSON.parse(readFileSync(repository, "utf8"));
  return { code: `export default ${JSON.stringify({ homepage })};`, moduleType: "js" };
}

/** The `/// <reference … preserve="true" />` lines of a module, which rolldown leaves out. */
function preservedReferences({ facadeModuleId }) {
  const source = facadeModuleId.replace(/\.d\.ts$/, ".ts");
  const lines = existsSync(source) ? readFileSync(source, "utf8").match(/^\/\/\/ <reference .* preserve="true" \/>$/gm) : undefined;
  return lines?.join("\n") ?? "";
}

/** Entry to source of every `dist/*.js` in a text. */
function entriesIn(text) {
  return Object.fromEntries(Array.from(text.matchAll(/\bdist\/([\w./-]+)\.js\b/g), ([, entry]) => [entry, `src/${entry}.ts`]));
}
