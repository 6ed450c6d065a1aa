/** The command `spec-changes`: see the README. */
import { parseArgs } from "node:util";
import { refreshBaselines } from "./baseline.ts";
import { writeBumps } from "./release/bump.ts";
import { readReport, reportOn } from "./read-changes.ts";
import { formats, shortcomings } from "./report.ts";
import { versionPackages } from "./release/version.ts";
import { publishedPackages, repository } from "./workspace.ts";

const usage = `spec-changes diff [--format text|json|markdown]   what changed since the last release
spec-changes check                               fails when a changeset is missing, too small or out of date
spec-changes bump                                writes the missing changesets
spec-changes version                             makes versions and changelogs from the changesets, and the new baselines
spec-changes baseline                            makes the baselines again from the present bundles
`;

const commands: Readonly<Record<string, (format: string) => Promise<void> | void>> = {
  diff: async (format) => {
    const render = Object.hasOwn(formats, format) ? formats[format] : undefined;
    if (!render) throw new UsageError(`--format takes ${Object.keys(formats).join(", ")}, not ${format}`);
    process.stdout.write(render(await readReport(repository)));
  },
  check: async () => {
    const lines = shortcomings(await readReport(repository));
    if (lines.length === 0) return void process.stdout.write("Every change of the descriptions has its changeset.\n");
    process.stderr.write(`${lines.join("\n")}\n`);
    process.stderr.write("npm run spec:diff shows the changes, npm run spec:bump writes the changesets.\n");
    process.exitCode = 1;
  },
  bump: async () => {
    const { apis } = await readReport(repository);
    const written = writeBumps(repository, apis, publishedPackages(repository));
    process.stdout.write(written.length === 0 ? "No changeset is missing.\n" : `${written.join("\n")}\n`);
    // Files that people reworded are theirs to fix.
    for (const line of shortcomings(reportOn(repository, apis))) process.stderr.write(`${line}\n`);
  },
  version: () => versionPackages(repository),
  baseline: () => void process.stdout.write(`${refreshBaselines(repository).join("\n")}\n`),
};

class UsageError extends Error {}

try {
  const { values, positionals } = parse();
  const [chosen = "", ...rest] = positionals;
  const command = Object.hasOwn(commands, chosen) && rest.length === 0 ? commands[chosen] : undefined;
  if (!command) throw new UsageError(`unknown command ${positionals.join(" ")}`);
  await command(values.format);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(error instanceof UsageError ? `${message}\n${usage}` : `${message}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function parse(): { readonly values: { readonly format: string }; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ options: { format: { type: "string", default: "text" } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
