#!/usr/bin/env node
// Bundles the package in this folder into `dist`: every built file that its package.json or a command names, as an ES module with shared chunks,
// and the types of its exports, module by module. What package.json declares as a dependency, its own or of a peer, stays an import; any other
// package becomes a part, with its licence.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
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
// Packages of others are CommonJS, whose imports Node alone can load.
const others = bundles.filter((each) => !each.startsWith(name.replace(/[^/]+$/, "")));
const platform = others.length > 0 ? "node" : "neutral";

rmSync("dist", { recursive: true, force: true });
const required = { name: "require", renderChunk: withRequire };
await write([exports, imports, commands], [required], { sourcemap: true, chunkFileNames: "[name]-[hash].js", polyfillRequire: false });
const types = dts({ tsconfig: "tsconfig.build.json", emitDtsOnly: true, sourcemap: false });
await write([exports], [types], { preserveModules: true, preserveModulesRoot: "src", banner: preservedReferences });
const listed = JSON.stringify(bundles);
const found = JSON.stringify([...taken].toSorted());
if (listed !== found) throw new Error(`package.json of ${name} names ${listed} as "bundles", but its entries take in ${found}.`);
if (others.length > 0) writeFileSync("dist/third-party-licenses.txt", others.map(licence).join("\n\n"));

async function write(naming, plugins, output) {
  const bundle = await rolldown({
    input: entriesIn(JSON.stringify(naming)),
    plugins: [{ name: "bundles", resolveId: { order: "pre", handler: take }, load }, ...plugins],
    platform,
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

/**
 * Lets what CommonJS packages require be loaded by the `require` of a file beside the chunks, since compilers to CommonJS, such as ts-jest, can't compile the
 * `import.meta` of rolldown's own.
 */
function withRequire(code) {
  if (others.length === 0 || !/\brequire\(/.test(code)) return undefined;
  this.emitFile({ type: "asset", fileName: "require.cjs", source: "module.exports = { require };\n" });
  // On the first line, so that the source map's lines stay right.
  return { code: `import { require } from "./require.cjs"; ${code}`, map: null };
}

/** The `/// <reference … preserve="true" />` lines of a module, which rolldown leaves out. */
function preservedReferences({ facadeModuleId }) {
  const source = facadeModuleId.replace(/\.d\.ts$/, ".ts");
  const lines = existsSync(source) ? readFileSync(source, "utf8").match(/^\/\/\/ <reference .* preserve="true" \/>$/gm) : undefined;
  return lines?.join("\n") ?? "";
}

/** The name, version and licence text of another project's package, as its licence asks of those who pass it on. */
function licence(each) {
  const folder = folderOf(each);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)(\.|$)/i.test(file));
  if (texts.length === 0) throw new Error(`${each} has no file with its licence.`);
  const heading = `This package contains parts of ${each} ${version} (${license}), bundled and otherwise unchanged.`;
  return [heading, ...texts.map((file) => readFileSync(join(folder, file), "utf8").trim())].join("\n\n") + "\n";
}

/** As Node looks for a package from here: in the nearest folder that has it. */
function folderOf(each, from = process.cwd()) {
  const folder = join(from, "node_modules", each);
  return existsSync(folder) || from === dirname(from) ? folder : folderOf(each, dirname(from));
}

/** Entry to source of every `dist/*.js` in a text. */
function entriesIn(text) {
  return Object.fromEntries(Array.from(text.matchAll(/\bdist\/([\w./-]+)\.js\b/g), ([, entry]) => [entry, `src/${entry}.ts`]));
}
