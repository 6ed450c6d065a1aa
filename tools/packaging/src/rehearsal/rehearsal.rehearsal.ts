/**
 * Rehearses a release, `npm run long -- rehearsal`: in a copy of the repository it is versioned, built, packed and published to a registry on loopback, for the
 * project's scope alone. Then the action's steps and the image's are carried out, and in empty folders, on each version of Node, what READMEs and guides install
 * and run.
 */
import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { copyWithGit, enter, git, turboCache } from "@maksu/mutations/git-copy";
import { jobWith } from "@maksu/spec-changes/action";
import { buildImage, startImage } from "@maksu/spec-changes/image";
import { runSteps } from "@maksu/spec-changes/run-steps";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedPackages, readManifest, root } from "../published-packages.ts";
import { carryOut, reader, type Reader } from "./carry-out.ts";
import { NOT_RUN, scriptOf } from "./document-script.ts";
import { type LoopbackRegistry, startRegistry } from "./loopback-registry.ts";

interface Runtime {
  readonly name: string;
  readonly packages: readonly string[];
  readonly serve?: unknown;
  run(at: string, entry: string): readonly [node: string];
}

const { RUNTIMES } = (await import(pathToFileURL(join(root, "tools/runtimes/lib/runtimes.js")).href)) as { RUNTIMES: readonly Runtime[] };
/** The last one of each major, or those that are named: `ON=24`. */
const nodes = [
  ...new Map(RUNTIMES.filter(({ serve }) => serve === undefined).map((each) => [each.name.split(".")[0], each])).values(),
].filter(({ name }) => name.includes(process.env["ON"] ?? ""));

const READMES = publishedPackages
  .map(({ folder }) => relative(root, join(folder, "README.md")))
  .filter((path) => existsSync(join(root, path)));
const GUIDES = ["five-minute-start", "any-program", "is-my-integration-safe", "sandbox-in-ci"].map((name) => `docs/guides/${name}.md`);

const folder = mkdtempSync(join(tmpdir(), "rehearsal-"));
const copy = copyWithGit();
let registry: LoopbackRegistry;
/** Is made while the documents are carried out. */
let image: ReturnType<typeof buildImage>;
afterAll(async () => {
  await image?.catch(() => {});
  registry?.close();
  copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

const passes = (command: string, ...args: readonly string[]): void => {
  const { status, stdout, stderr } = enter(copy, command, args);
  expect(status, `${command} ${args.join(" ")}\n${stdout}\n${stderr}`.slice(-3000)).toBe(0);
};

beforeAll(async () => {
  registry = await startRegistry();
  // As the workflow does it.
  passes("npm", "run", "release:version", "-w", "@maksu/spec-changes");
  passes("git", "add", "--all");
  passes("git", "-c", "user.name=release", "-c", "user.email=release@example.com", "commit", "--quiet", "--message=Release");
  passes("npm", "run", "build");
  passes("env", "GITHUB_REPOSITORY=example-owner/shop", "node", "tools/packaging/scripts/pack.mjs", join(folder, "release"));
  const { env } = reader(join(folder, "publisher"), "@maksu", registry.url);
  const publish = [join(copy.root, "tools/packaging/scripts/publish.mjs"), join(folder, "release")];
  await promisify(execFile)(process.execPath, publish, { cwd: copy.root, env: env as NodeJS.ProcessEnv });
  const context = join(folder, "context");
  git(folder, "clone", "--quiet", copy.root, context);
  image = buildImage(context, folder, { TURBO_CACHE_DIR: turboCache() });
  // The test of the image reports it.
  image.catch(() => {});
}, 900_000);

test("every package is published, in the version of its manifest", () => {
  const versions = publishedPackages.map((each) => readManifest(copy.path(relative(root, each.folder))));
  expect(registry.published.toSorted()).toEqual(versions.map(({ name, version }) => `${name}@${version}`).toSorted());
  expect(registry.published.filter((each) => each.endsWith("@0.0.0"))).toEqual([]);
});

test("each package has a list of what npm installs with it", async () => {
  const { env } = reader(join(folder, "publisher"), "@maksu", registry.url);
  const sbom = [join(root, "tools/packaging/scripts/sbom.mjs"), join(folder, "release"), join(folder, "sbom")];
  await promisify(execFile)(process.execPath, sbom, { env: env as NodeJS.ProcessEnv });
  interface Component {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
  }
  const boms = readdirSync(join(folder, "sbom")).map((file) => JSON.parse(readFileSync(join(folder, "sbom", file), "utf8")));
  const idOf = ({ group, name, version }: Component): string => `${group === undefined ? "" : `${group}/`}${name}@${version}`;
  expect(boms.map(({ metadata }) => idOf(metadata.component)).toSorted()).toEqual(registry.published.toSorted());
  for (const { metadata, components } of boms as { metadata: { component: Component }; components: readonly Component[] }[]) {
    const listed = components.map((each) => (each.group === undefined ? each.name : `${each.group}/${each.name}`));
    const { dependencies = {}, bundles = [] } = publishedPackages.find(({ name }) => name === metadata.component.name)?.manifest ?? {};
    const others = bundles.filter((name) => !name.startsWith("@maksu/"));
    expect(listed).toEqual(expect.arrayContaining([...Object.keys(dependencies), ...others]));
    expect(listed.filter((name) => ["typescript", "vitest"].includes(name))).toEqual([]);
  }
});

describe("the action, with the release as its version", () => {
  /** Carries out the action's steps and one after them, as a runner does that installs from the registry. */
  const job = async (command: string, run: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> => {
    const workspace = mkdtempSync(join(folder, "job-"));
    for (const [name, text] of Object.entries({ "github-env": "", ...files })) writeFileSync(join(workspace, name), text);
    const { version } = readManifest(copy.path("packages", command === "mock" ? "mock-server" : command));
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const env = {
      ...reader(workspace, "@maksu", registry.url).env,
      GITHUB_ENV: join(workspace, "github-env"),
      GITHUB_ACTION_PATH: copy.path("action"),
    };
    const inputs = { command, version, port };
    const ran = await runSteps(jobWith([{ name: "Test", run: `. "$GITHUB_ENV"\n${run}` }]), {
      workspace,
      inputs,
      env: env as Record<string, string>,
    });
    return ran.map(({ step, status, output }) => (status === 0 ? step : `${step}: ${output}`));
  };
  const PASSED = ["Install", "Start", "Test"];

  test.each([
    { command: "mock", health: "$LEGACY_API_URL/_mock/health" },
    { command: "sandbox", health: "$MAKSU_SANDBOX_URL/_sandbox/health" },
  ])("$command", async ({ command, health }) => {
    expect(await job(command, `curl --silent --fail "${health}"`)).toEqual(PASSED);
  });

  test("shop-check", async () => {
    const shop = [process.execPath, copy.path("packages/shop-check/test/shops/run.mjs"), "right", "{port}"];
    const settings = { command: shop, create: "/orders", state: "/orders/{reference}", runs: 0 };
    expect(await job("shop-check", "test -s shop-check.html", { "shop-check.yaml": JSON.stringify(settings) })).toEqual(PASSED);
  });
});

test("each reason to leave out a command leaves one out", () => {
  const leftOut = [...READMES, ...GUIDES].flatMap((path) => scriptOf(readFileSync(copy.path(path), "utf8")).leftOut);
  expect(NOT_RUN.filter(({ reason }) => !leftOut.some((each) => each.reason === reason))).toEqual([]);
});

describe.each(nodes)("$name", ({ packages, run }) => {
  let user: Reader;
  beforeAll(() => {
    const at = join(folder, packages.join().replaceAll(/[^\w.]+/g, "-"));
    mkdirSync(at);
    execFileSync("npm", ["install", "--prefix", at, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", ...packages]);
    user = reader(at, "@maksu", registry.url, run(at, "")[0]);
  });

  test.each([...READMES, ...GUIDES])("%s", async (path) => {
    const document = scriptOf(readFileSync(copy.path(path), "utf8"));
    const script = document.script.includes("tsc ") ? `npm install --save-dev @types/node@20.19.43\n${document.script}` : document.script;
    const { status, output } = await carryOut({ ...document, script }, user);
    expect(status, output).toBe(0);
  });
});

test("the image of the release, its Containerfile carried out in a folder, starts the sandbox of its version", async () => {
  const built = await image;
  const { version } = readManifest(join(built.root, built.workdir, "packages/sandbox"));
  expect(registry.published).toContain(`@maksu/sandbox@${version}`);
  const { url, health, stop } = await startImage(built, ["--control-token", "hush"]);
  try {
    expect((await fetch(url + health)).status).toBe(200);
    expect((await fetch(`${url}/_sandbox/worlds`)).status).toBe(401);
  } finally {
    await stop();
  }
});
