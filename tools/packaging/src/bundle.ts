/** Bundles and minifies a program that uses one function of a package, and measures its modules. */
import { SourceMap } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type OutputChunk, rolldown } from "rolldown";

/** A bundle's chunks. */
export interface Bundle {
  /** The chunks loaded at the start: the entry's chunk and its imports. */
  readonly entry: readonly OutputChunk[];
  /** The chunks loaded on demand. */
  readonly lazy: readonly OutputChunk[];
}

/** A module's share of a bundle. */
export interface Weight {
  /** Path of the module, from the package's name on. */
  readonly module: string;
  /** Bytes of minified code. */
  readonly minified: number;
  /** Bytes that the gzipped chunk would save without it. */
  readonly gzipped: number;
}

/**
 * Bundles a program.
 *
 * @param project folder in which the packages that it imports are installed
 */
export async function bundle(project: string, code: string, platform: "browser" | "node" = "browser"): Promise<Bundle> {
  const input = join(project, "entry.js");
  const program = {
    name: "program",
    resolveId: (id: string) => (id === input ? id : null),
    load: (id: string) => (id === input ? code : null),
  };
  const build = await rolldown({ input, platform, cwd: project, plugins: [program] });
  const { output } = await build.generate({ format: "esm", minify: true, sourcemap: "hidden" });
  await build.close();
  const chunks = output.filter((each) => each.type === "chunk");
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded) chunks.filter(({ fileName }) => imports.includes(fileName)).forEach((each) => loaded.add(each));
  return { entry: [...loaded], lazy: chunks.filter((each) => !loaded.has(each)) };
}

/** Lists the paths of a chunk's modules, from the package's name on. */
export function modulesOf(chunk: OutputChunk): readonly string[] {
  return Object.keys(chunk.modules).map(shortName);
}

/** Returns the bytes of chunks as a server sends them. */
export function gzipped(chunks: readonly { readonly code: string }[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** Returns the size of each module of a chunk by its source map, the largest first. */
export function weigh(chunk: OutputChunk): readonly Weight[] {
  if (!chunk.map) throw new Error(`${chunk.fileName} has no source map`);
  const map = new SourceMap({ ...chunk.map, file: chunk.fileName, sourceRoot: "", sourcesContent: [], names: [] });
  const owners = chunk.code
    .split("\n")
    .flatMap((line, row) => line.split("").map((character, column) => ({ character, owner: ownerOf(map, row, column) })));
  const whole = gzipped([chunk]);
  return [...new Set(owners.map(({ owner }) => owner))]
    .map((owner) => {
      const rest = owners.filter((each) => each.owner !== owner);
      const code = rest.map(({ character }) => character).join("");
      return { module: owner, minified: owners.length - rest.length, gzipped: whole - gzipped([{ code }]) };
    })
    .toSorted((a, b) => b.gzipped - a.gzipped);
}

function ownerOf(map: SourceMap, row: number, column: number): string {
  const entry = map.findEntry(row, column);
  return "originalSource" in entry && typeof entry.originalSource === "string" ? shortName(entry.originalSource) : "what the bundler adds";
}

/** A workspace that is linked has its real path, in a folder of its own name. */
export function shortName(path: string): string {
  return path
    .replaceAll("\\", "/")
    .replace(/^.*(node_modules\/|\/packages\/(?=[\w-]+\/dist\/))/, (_all, group: string) => (group === "node_modules/" ? "" : "@maksu/"));
}
