/** The command `spec-changes`: see the README. */
import { parseArgs } from "node:util";
import { refreshBaselines } from "./baseline.ts";
import { writeBumps } from "./release/bump.ts";
import { compareWith } from "./others/compare.ts";
import { listOfSources } from "./others/sources.ts";
import { changesUpstream } from "./others/upstream.ts";
import { readChangesSince, readReport, reportOn } from "./read-changes.ts";
import { formats, ownChanges, shortcomings } from "./report.ts";
import { versionPackages } from "./release/version.ts";
import { startOfBranch } from "./since.ts";
import { publishedPackages, repository } from "./workspace.ts";

const usage = `spec-changes diff [--format text|json|markdown]   what changed since the last release
spec-changes diff --since <commit>               what changed since a commit or branch, such as main
spec-changes check                               fails when a changeset is missing, too small or out of date
spec-changes bump [--since <commit>]             writes the missing changesets; only what is worded differently since the commit is in them,
                                                 or else since the branch began
spec-changes compare OTHER                       how another description of an API, an OpenAPI file, differs from ours
spec-changes upstream OLD NEW                    what changed between two versions of others' documentation, OpenAPI or Markdown
spec-changes sources                             the facts that no API document has, the oldest and least certain first
spec-changes version                             makes versions and changelogs from the changesets, and the new baselines
spec-changes baseline                            makes the baselines again from the present bundles
`;

interface Flags {
  readonly format?: string;
  readonly since?: string;
}

interface Command {
  readonly flags: readonly (keyof Flags)[];
  /** Names of the files that it takes. */
  readonly files?: readonly string[];
  readonly run: (flags: Flags, files: readonly string[]) => Promise<void> | void;
}

const commands: Readonly<Record<string, Command>> = {
  diff: { flags: ["format", "since"], run: diff },
  check: { flags: [], run: check },
  bump: { flags: ["since"], run: bump },
  compare: { flags: [], files: ["OTHER"], run: compare },
  upstream: { flags: [], files: ["OLD", "NEW"], run: upstream },
  sources: { flags: [], run: () => void process.stdout.write(`${listOfSources(repository).join("\n")}\n`) },
  version: { flags: [], run: () => versionPackages(repository) },
  baseline: { flags: [], run: () => void process.stdout.write(`${refreshBaselines(repository).join("\n")}\n`) },
};

async function diff({ format, since }: Flags): Promise<void> {
  if (since !== undefined) {
    if (format !== undefined) throw new UsageError("--since prints text alone, so it takes no --format");
    return void process.stdout.write(ownChanges(await readChangesSince(repository, since), publishedPackages(repository), since));
  }
  const render = formats[format ?? "text"];
  if (!render || !Object.hasOwn(formats, format ?? "text"))
    throw new UsageError(`--format takes ${Object.keys(formats).join(", ")}, not ${format}`);
  process.stdout.write(render(await readReport(repository)));
}

async function compare(_flags: Flags, [path = ""]: readonly string[]): Promise<void> {
  const { api, lines, open, accepted, outdated } = await compareWith(repository, path);
  for (const line of [...lines, ...outdated]) process.stdout.write(`${line}\n`);
  process.stdout.write(`${api}: ${open.length} differences, and ${accepted} that specs/differences.yaml accepts.\n`);
  if (open.length > 0) process.exitCode = 1;
}

async function upstream(_flags: Flags, [before = "", after = ""]: readonly string[]): Promise<void> {
  const changes = await changesUpstream(repository, before, after);
  process.stdout.write(changes.length === 0 ? "Nothing changed.\n" : `${changes.join("\n\n")}\n\n${changes.length} changes.\n`);
}

async function check(): Promise<void> {
  const lines = shortcomings(await readReport(repository));
  if (lines.length === 0) return void process.stdout.write("Every change of the descriptions has its changeset.\n");
  process.stderr.write(`${lines.join("\n")}\n`);
  process.stderr.write("npm run spec -- diff shows the changes, npm run spec -- bump writes the changesets.\n");
  process.exitCode = 1;
}

async function bump({ since = startOfBranch(repository) }: Flags): Promise<void> {
  const { apis } = await readReport(repository);
  const own = since === undefined ? undefined : await readChangesSince(repository, since);
  const written = writeBumps(repository, apis, publishedPackages(repository), own);
  process.stdout.write(written.length === 0 ? "No changeset is missing.\n" : `${written.join("\n")}\n`);
  // Files that people reworded are theirs to fix.
  for (const line of shortcomings(reportOn(repository, apis))) process.stderr.write(`${line}\n`);
}

class UsageError extends Error {}

try {
  const { values, positionals } = parse();
  const [chosen, ...rest] = positionals;
  if (chosen === undefined) throw new UsageError("");
  const command = Object.hasOwn(commands, chosen) ? commands[chosen] : undefined;
  const { files = [] } = command ?? {};
  if (!command || (files.length === 0 && rest.length > 0)) throw new UsageError(`unknown command ${positionals.join(" ")}`);
  if (rest.length !== files.length) throw new UsageError(`${chosen} takes ${files.join(" and ")}`);
  const unused = Object.keys(values).find((flag) => !command.flags.some((known) => known === flag));
  if (unused !== undefined) throw new UsageError(`${chosen} takes no --${unused}`);
  await command.run(values, rest);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}\n${error instanceof UsageError ? usage : ""}`.trimStart());
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function parse(): { readonly values: Flags; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ options: { format: { type: "string" }, since: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
