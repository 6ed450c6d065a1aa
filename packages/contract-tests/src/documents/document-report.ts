/** How much of an API document's table a description keeps, and where it does not: what the table of the run is made of. */
import type { JsonObject } from "@maksu/openapi";
import { fileNames, filesAt } from "../description-files.ts";
import { entriesOf } from "./compare.ts";
import { type Difference, describeDifference } from "./difference.ts";
import type { ApiDocument } from "./document.ts";

export interface DocumentReport {
  readonly api: string;
  /** Entries of the table. */
  readonly wanted: number;
  /** Those that the description keeps. */
  readonly covered: number;
  readonly differences: readonly ReportedDifference[];
}

/** A difference, and the two files of which one is wrong: the description's and the table's. */
export interface ReportedDifference {
  readonly text: string;
  readonly where: string;
}

export function documentReport(document: ApiDocument, bundle: JsonObject, differences: readonly Difference[]): DocumentReport {
  const entries = entriesOf(document);
  const broken = new Set(differences.map(({ entry }) => entry));
  return {
    api: document.api,
    wanted: entries.length,
    covered: entries.filter((entry) => !broken.has(entry)).length,
    differences: [...alike(bundle, differences)].map((group) => mergeReports(bundle, group)),
  };
}

/** Differences in the same words and the same file: most likely one edit. */
function alike(bundle: JsonObject, differences: readonly Difference[]): Iterable<readonly [Difference, ...Difference[]]> {
  const found = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of differences) {
    const { constraint, want, got } = difference;
    const key = JSON.stringify([constraint, want, got, filesOf(bundle, difference).at(-1)]);
    const known = found.get(key);
    if (known) known.push(difference);
    else found.set(key, [difference]);
  }
  return found.values();
}

function mergeReports(bundle: JsonObject, [first, ...others]: readonly [Difference, ...Difference[]]): ReportedDifference {
  if (others.length === 0) return { text: describeDifference(first), where: whereIs(bundle, first) };
  const subjects = others.map(({ subject }) => subject);
  const more = subjects.length > SHOWN ? ` and ${subjects.length - SHOWN} more` : "";
  return {
    text: `${describeDifference(first)}; so for ${subjects.slice(0, SHOWN).join(", ")}${more}`,
    where: filesToFix(first.api, filesOf(bundle, first).slice(-1)),
  };
}

const SHOWN = 3;

/** The files, from the root of the repository. */
export const whereIs = (bundle: JsonObject, difference: Difference): string => filesToFix(difference.api, filesOf(bundle, difference));

const filesOf = (bundle: JsonObject, difference: Difference): readonly string[] => filesAt(bundle, stepsOf(difference));

const filesToFix = (api: string, files: readonly string[]): string =>
  `${fileNames(api, files)}; table: packages/contract-tests/src/documents/${api}.ts`;

/** `invalid-json at createRefund, example of 400` and `Payment.refunds[].status`, as steps into the bundle. */
function stepsOf({ subject, constraint }: Difference): readonly string[] {
  const [place = "", ofSubject] = (subject.split(" at ").at(-1) ?? "").split(" ");
  const status = ofSubject ?? /\bof (\d{3}|default)\b/.exec(constraint)?.[1];
  return [...place.replaceAll("[]", ".*").split("."), ...(status === undefined ? [] : ["responses", status])];
}
