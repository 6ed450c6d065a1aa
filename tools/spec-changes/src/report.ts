/** The changes of the descriptions and what follows from them, for a terminal, a pull request or a program. */
import { suffices, type Change } from "./change.ts";
import { entryOf, summaryOf } from "./entries.ts";
import type { ApiChanges, PlannedBump } from "./release-plan.ts";

export interface Report {
  readonly apis: readonly ApiChanges[];
  readonly bumps: readonly PlannedBump[];
}

export const formats: Readonly<Record<string, (report: Report) => string>> = { text: asText, json: asJson, markdown: asMarkdown };

export const missingBumps = ({ bumps }: Report): readonly PlannedBump[] =>
  bumps.filter(({ needed, pending }) => !suffices(pending, needed));

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

function asMarkdown({ apis, bumps }: Report): string {
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
  return ["## Changes of the API descriptions", "", ...sections, ...table, ""].join("\n");
}

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

const plain = (text: string): string => text.replaceAll("`", "");
