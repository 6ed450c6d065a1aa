/** The changes of the descriptions and what follows from them, for a terminal, a pull request or a program. */
import { suffices, type Change } from "./compare/change.ts";
import { entryOf, placesOf, summaryOf, wordingOf } from "./compare/entries.ts";
import { planOf, type ApiChanges, type PlannedBump } from "./release/release-plan.ts";
import type { Coverage } from "./release/changeset-coverage.ts";
import { withoutFences } from "./words.ts";
import type { PublishedPackage } from "./workspace.ts";

export interface Report {
  readonly apis: readonly ApiChanges[];
  readonly bumps: readonly PlannedBump[];
  readonly coverage: Coverage;
}

export const formats: Readonly<Record<string, (report: Report) => string>> = { text: asText, json: asJson, markdown: asMarkdown };

/** Returns what `spec bump` has left to do, a line each. */
export function shortcomings({ bumps, coverage }: Report): readonly string[] {
  return [
    ...bumps
      .filter(({ needed, pending }) => !suffices(pending, needed))
      .map((bump) => `${bump.package} needs a ${bump.needed} changeset, ${bump.pending ? `has ${bump.pending}` : "has none"}`),
    ...coverage.uncovered.map(({ subject, text }) => `no changeset covers ${plain(subject)}: ${plain(text)}`),
    ...coverage.stale.map(
      ({ path, mark, subject, edited }) =>
        `${path} covers a change of ${plain(subject)} that no longer exists: ${edited ? `remove its entry and the line # ${mark}` : "run spec:bump to write the file again"}`,
    ),
  ];
}

function asText(report: Report): string {
  const lines = report.apis.flatMap(({ api, changes }) => [
    `${api.name}: ${summaryOf(changes)} since ${api.version}`,
    ...changes.map(({ impact, subject, text }) => `  ${impact}  ${plain(subject)}: ${plain(text)}`),
    "",
  ]);
  if (report.bumps.length === 0) return lines.join("\n");
  return [...lines, "Packages that follow", ...report.bumps.map((bump) => `  ${bump.needed}  ${bump.package} (${stateOf(bump)})`), ""].join(
    "\n",
  );
}

/** Returns one's own changes in few lines: a line for what happened alike to several places, one for all wording, and one for all packages. */
export function ownChanges(apis: readonly ApiChanges[], packages: readonly PublishedPackage[], since: string): string {
  const changed = apis.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return `The descriptions are as they are at ${since}.\n`;
  const lines = changed.flatMap(({ api, changes }) => {
    const listed = changes.filter(({ wording }) => !wording);
    const alike = grouped(listed, ({ impact, text }) => `${impact}  ${text}`);
    return [
      `${api.name}: ${summaryOf(changes)} since ${since}`,
      ...alike.map((those) => `  ${those[0].impact}  ${plain(placesOf(those))}: ${plain(those[0].text)}`),
      ...wordingOf(changes).map((text) => `  patch  ${plain(text)}`),
    ];
  });
  const bumps = grouped(planOf(changed, packages, []), ({ needed }) => needed);
  const followers = bumps.map((those) => `${those[0].needed} ${those.map((bump) => bump.package).join(", ")}`);
  return [...lines, `Packages that follow: ${followers.join("; ")}`, ""].join("\n");
}

/** The elements with the same key together, in the order of the first of each. */
function grouped<T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const each of all) {
    const group = groups.get(keyOf(each));
    if (group) group.push(each);
    else groups.set(keyOf(each), [each]);
  }
  return [...groups.values()];
}

function asMarkdown({ apis, bumps, coverage }: Report): string {
  const changed = apis.filter(({ changes }) => changes.length > 0);
  if (changed.length === 0) return "The API descriptions are those of the last release.\n";
  const sections = changed.flatMap(({ api, title, changes }) => [
    `### ${title}: ${summaryOf(changes)} since ${api.version}`,
    "",
    ...bullets(changes.filter(({ wording }) => !wording)),
    ...folded(changes.filter(({ wording }) => wording)),
  ]);
  const table = [
    "| package | bump | changeset |",
    "| --- | --- | --- |",
    ...bumps.map((bump) => `| \`${bump.package}\` | ${bump.needed} | ${stateOf(bump)} |`),
  ];
  return ["## Changes of the API descriptions since the last release", "", ...sections, ...table, ...notes(coverage), ""].join("\n");
}

const notes = ({ uncovered, stale }: Coverage): readonly string[] =>
  uncovered.length + stale.length === 0
    ? []
    : [
        "",
        `Not covered by a changeset: ${uncovered.length}. Out of date in changesets: ${stale.length}. \`npm run spec -- check\` names them.`,
      ];

const bullets = (changes: readonly Change[]): readonly string[] =>
  changes.length === 0 ? [] : [...changes.map((change) => `- ${entryOf(change)}`), ""];

const folded = (changes: readonly Change[]): readonly string[] =>
  changes.length === 0 ? [] : ["<details><summary>Wording</summary>", "", ...bullets(changes), "</details>", ""];

const stateOf = ({ needed, pending }: PlannedBump): string =>
  suffices(pending, needed)
    ? `changeset: ${pending}`
    : pending
      ? `changeset says only ${pending}, run npm run spec -- bump`
      : "changeset missing, run npm run spec -- bump";

function asJson({ apis, bumps }: Report): string {
  const listed = apis.map(({ api, changes }) => ({ api: api.name, since: api.version, changes }));
  return `${JSON.stringify({ apis: listed, packages: bumps }, null, 2)}\n`;
}

const plain = withoutFences;
