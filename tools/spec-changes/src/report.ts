/** The changes of the descriptions and what follows from them, for a terminal, a pull request or a program. */
import { suffices, type Change } from "./change.ts";
import { entryOf, summaryOf } from "./entries.ts";
import type { ApiChanges, PlannedBump } from "./release-plan.ts";
import type { Telling } from "./changeset-coverage.ts";
import { withoutFences } from "./words.ts";

export interface Report {
  readonly apis: readonly ApiChanges[];
  readonly bumps: readonly PlannedBump[];
  readonly telling: Telling;
}

export const formats: Readonly<Record<string, (report: Report) => string>> = { text: asText, json: asJson, markdown: asMarkdown };

/** What is not as `spec:bump` leaves it, a line each. */
export function shortcomings({ bumps, telling }: Report): readonly string[] {
  return [
    ...bumps
      .filter(({ needed, pending }) => !suffices(pending, needed))
      .map((bump) => `${bump.package} needs a ${bump.needed} changeset, ${bump.pending ? `has ${bump.pending}` : "has none"}`),
    ...telling.untold.map(({ subject, text }) => `no changeset tells of ${plain(subject)}: ${plain(text)}`),
    ...telling.stale.map(
      ({ path, mark, subject, edited }) =>
        `${path} tells of a change of ${plain(subject)} that is no more: ${edited ? `take out its entry and the line # ${mark}` : "spec:bump writes the file anew"}`,
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

function asMarkdown({ apis, bumps, telling }: Report): string {
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
  return ["## Changes of the API descriptions since the last release", "", ...sections, ...table, ...notes(telling), ""].join("\n");
}

const notes = ({ untold, stale }: Telling): readonly string[] =>
  untold.length + stale.length === 0
    ? []
    : ["", `Told in no changeset: ${untold.length}. Out of date in changesets: ${stale.length}. \`npm run spec:check\` names them.`];

const bullets = (changes: readonly Change[]): readonly string[] =>
  changes.length === 0 ? [] : [...changes.map((change) => `- ${entryOf(change)}`), ""];

const folded = (changes: readonly Change[]): readonly string[] =>
  changes.length === 0 ? [] : ["<details><summary>Other words</summary>", "", ...bullets(changes), "</details>", ""];

const stateOf = ({ needed, pending }: PlannedBump): string =>
  suffices(pending, needed)
    ? `changeset: ${pending}`
    : pending
      ? `changeset says only ${pending}`
      : "changeset missing, run npm run spec:bump";

function asJson({ apis, bumps }: Report): string {
  const told = apis.map(({ api, changes }) => ({ api: api.name, since: api.version, changes }));
  return `${JSON.stringify({ apis: told, packages: bumps }, null, 2)}\n`;
}

const plain = withoutFences;
