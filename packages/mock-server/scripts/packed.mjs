// Packs this package and the @maksu packages it needs, installs the tarballs into an empty project as a user would, and tries the command there.
// Needs the registry for everything else. Usage: node scripts/packed.mjs, after a build.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = join(dirname(fileURLToPath(import.meta.url)), "..");
const root = join(here, "../..");
const folder = mkdtempSync(join(tmpdir(), "packed-"));
const run = (command, args, cwd = folder) => execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
const say = (line) => process.stdout.write(`${line}\n`);
const manifestOf = (path) => JSON.parse(readFileSync(join(path, "package.json"), "utf8"));

try {
  const needed = new Set();
  const need = (name) => {
    if (needed.has(name)) return;
    needed.add(name);
    const { dependencies = {} } = manifestOf(join(root, "node_modules", name));
    Object.keys(dependencies)
      .filter((each) => each.startsWith("@maksu/"))
      .forEach(need);
  };
  need("@maksu/mock-server");
  const tarballs = Object.fromEntries(
    [...needed].map((name) => {
      const [{ filename }] = JSON.parse(run("npm", ["pack", "--json", "--pack-destination", folder], join(root, "node_modules", name)));
      return [name, `file:${join(folder, filename)}`];
    }),
  );
  // What is not published yet is taken from the tarballs, wherever it is asked for.
  const project = {
    name: "empty",
    private: true,
    type: "module",
    devDependencies: tarballs,
    overrides: Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`])),
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(project));
  run("npm", ["install", "--no-audit", "--no-fund"]);

  const pinned = Object.entries(manifestOf(here).dependencies).filter(([name]) => name.startsWith("@stoplight/prism"));
  for (const [name, version] of pinned) {
    const listed = JSON.parse(run("npm", ["ls", name, "--all", "--json"]));
    const versions = new Set();
    const collect = (node) => {
      for (const [each, child] of Object.entries(node.dependencies ?? {})) {
        if (each === name && child.version) versions.add(child.version);
        collect(child);
      }
    };
    collect(listed);
    if (versions.size !== 1 || !versions.has(version)) throw new Error(`${name} is ${[...versions].join(" and ")} instead of ${version}`);
    say(`${name} ${version}`);
  }
  const help = run("npx", ["--no-install", "mock-server", "--help"]);
  if (!help.startsWith("mock-server [payment]")) throw new Error(`--help says ${help}`);
  say("npx mock-server --help");
  writeFileSync(
    join(folder, "try.mjs"),
    `import { startMockServer } from "@maksu/mock-server";
const mock = await startMockServer();
const answers = await Promise.all(Object.values(mock.urls).map(async (url) => (await fetch(url + "/_mock/health")).json()));
const { status } = await fetch(mock.urls.payment + "/settlements");
await mock.close();
console.log(answers.map(({ api }) => api).join(" "), status);`,
  );
  const tried = run(process.execPath, ["try.mjs"]).trim();
  if (tried !== "payment merchant legacy 401") throw new Error(`startMockServer: ${tried}`);
  say(`startMockServer: ${tried}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
