/**
 * Counts the hand-written lines of a commit by room, or how they changed from one commit to another:
 *
 * ```sh
 * npm run lines -w @maksu/house -- FROM [TO]
 * ```
 *
 * Lines are those that the formatter leaves, without empty ones. What `.gitattributes` calls generated is left out, and so is what is no text of these kinds.
 */
import { spawnSync } from "node:child_process";
import { extname } from "node:path";

const KINDS = ["code", "comments", "Markdown", "configuration"];

/** Ends of file names, and how a comment begins there. Descriptions are code: everything else is made from them. */
const SLASHES = new Set([".ts", ".mts", ".cts", ".tsx", ".js", ".mjs", ".css", ".php"]);
const HASHES = new Set([".yaml", ".yml", ".sh"]);

const [from, to] = process.argv.slice(2);
if (from === undefined) {
  console.error("Name a commit, or two: npm run lines -w @maksu/house -- FROM [TO]");
  process.exit(2);
}
const top = git(process.cwd(), ["rev-parse", "--show-toplevel"]).trim();
const rows = to === undefined ? linesOf(from) : difference(linesOf(from), linesOf(to));
const width = Math.max(...[...rows.keys(), "total"].map((room) => room.length));
const total = KINDS.map((_, kind) => sum([...rows.values()].map((counts) => counts[kind])));
print("", [...KINDS, "all"]);
for (const [room, counts] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) print(room, [...counts, sum(counts)].map(number));
print("total", [...total, sum(total)].map(number));

/** Counts the lines of each kind by room. */
function linesOf(commit) {
  const rooms = new Map();
  for (const [path, text] of filesOf(commit)) {
    const counts = rooms.get(roomOf(path)) ?? KINDS.map(() => 0);
    for (const kind of kindsOf(path, text)) counts[KINDS.indexOf(kind)] += 1;
    rooms.set(roomOf(path), counts);
  }
  return rooms;
}

/** The texts of a commit that people write, by path. */
function filesOf(commit) {
  const names = git(top, ["ls-tree", "-r", "-z", "--name-only", commit]).split("\0");
  const texts = names.filter((path) => SLASHES.has(extname(path)) || HASHES.has(extname(path)) || /\.(?:md|jsonc?|html)$/.test(path));
  // Each path, the attribute's name, and its value.
  const attributes = git(top, ["check-attr", "-z", "--stdin", "linguist-generated"], texts.join("\0")).split("\0");
  const written = texts.filter((_, index) => attributes[3 * index + 2] === "unspecified");
  const contents = contentsOf(written.map((path) => `${commit}:${path}`));
  return written.map((path, index) => [path, contents[index]]);
}

/** Reads objects: each is a line that ends with its size, its bytes, and an end of line. */
function contentsOf(objects) {
  const { stdout } = spawnSync("git", ["cat-file", "--batch"], {
    cwd: top,
    input: objects.map((name) => `${name}\n`).join(""),
    maxBuffer: 1e9,
  });
  let at = 0;
  return objects.map(() => {
    const start = stdout.indexOf("\n", at) + 1;
    const size = Number(stdout.toString("utf8", at, start).trim().split(" ").at(-1));
    at = start + size + 1;
    return stdout.toString("utf8", start, start + size);
  });
}

/** A workspace's folder; for other files the folder at the root, or the root. */
function roomOf(path) {
  const folders = path.split("/").slice(0, -1);
  if (folders.length === 0) return "(root)";
  return folders.slice(0, /^(?:packages|tools|specs)$/.test(folders[0]) ? 2 : 1).join("/");
}

/** The kind of each line that is not empty. */
function kindsOf(path, text) {
  const extension = extname(path);
  const plain = extension === ".md" ? "Markdown" : isConfiguration(path) ? "configuration" : "code";
  let inside = false;
  return text
    .split("\n")
    .map((line) => line.trim())
    .map((line) => {
      if (line === "") return undefined;
      if (HASHES.has(extension)) return line.startsWith("#") && !line.startsWith("#!") ? "comments" : plain;
      if (!SLASHES.has(extension)) return plain;
      const isComment = inside || line.startsWith("//") || line.startsWith("/*");
      if (isComment && !line.startsWith("//")) inside = !line.includes("*/");
      return isComment ? "comments" : plain;
    })
    .filter((kind) => kind !== undefined);
}

/** Of JSON and YAML, an API's description is code. */
function isConfiguration(path) {
  if (/^vitest\..*\.ts$|\.config\.[mj]?[jt]s$/.test(path.split("/").at(-1))) return true;
  return /\.(?:json|jsonc|ya?ml)$/.test(path) && !/^specs\/[^/]+\/.*\.yaml$/.test(path);
}

function difference(before, after) {
  const rooms = [...new Set([...before.keys(), ...after.keys()])];
  const of = (counts, room, kind) => counts.get(room)?.[kind] ?? 0;
  return new Map(rooms.map((room) => [room, KINDS.map((_, kind) => of(after, room, kind) - of(before, room, kind))]));
}

function sum(counts) {
  return counts.reduce((all, count) => all + count, 0);
}

function number(count) {
  return to !== undefined && count > 0 ? `+${count}` : String(count);
}

function print(room, columns) {
  console.log(`${room.padEnd(width)}${columns.map((column) => column.padStart(14)).join("")}`);
}

function git(cwd, args, input) {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd, input, encoding: "utf8", maxBuffer: 1e9 });
  if (status === 0) return stdout;
  console.error(stderr.trim());
  process.exit(1);
}
