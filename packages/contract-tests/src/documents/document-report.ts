/** How much of an API document's table a description keeps, and where it does not: what the table of the run is made of. */
import { type Described, keysAt, lineAt, lineInFile, placeAt } from "../description-files.ts";
import { entriesOf } from "./compare/compare.ts";
import { type Difference, describeDifference } from "./compare/difference.ts";
import type { ApiDocument } from "./document.ts";

export interface DocumentReport {
  readonly api: string;
  /** Entries of the table. */
  readonly wanted: number;
  /** How many of them the description keeps. */
  readonly covered: number;
  readonly differences: readonly ReportedDifference[];
}

/** A difference, and the two files of which one is wrong: the description's and the table's. */
export interface ReportedDifference {
  readonly text: string;
  readonly where: string;
}

export function documentReport(document: ApiDocument, described: Described, differences: readonly Difference[]): DocumentReport {
  const entries = entriesOf(document);
  const broken = new Set(differences.map(({ entry }) => entry));
  return {
    api: document.api,
    wanted: entries.length,
    covered: entries.filter((entry) => !broken.has(entry)).length,
    differences: [...alike(described, differences)].map((group) => mergeReports(described, group)),
  };
}

/** Differences in the same words and the same line: one edit. */
function alike(described: Described, differences: readonly Difference[]): Iterable<readonly [Difference, ...Difference[]]> {
  const found = new Map<string, [Difference, ...Difference[]]>();
  for (const difference of differences) {
    const { constraint, want, got } = difference;
    // Samples of one rule or pattern.
    const key = JSON.stringify([constraint.replace(/^(value|rule on|code on) .*/, "$1"), want, got, lineOf(described, difference)]);
    const known = found.get(key);
    if (known) known.push(difference);
    else found.set(key, [difference]);
  }
  return found.values();
}

function mergeReports(described: Described, [first, ...others]: readonly [Difference, ...Difference[]]): ReportedDifference {
  const subjects = [...new Set(others.map(({ subject }) => subject))].filter((subject) => subject !== first.subject);
  const more = subjects.length > SHOWN ? ` and ${subjects.length - SHOWN} more` : "";
  const rest = subjects.length > 0 ? `; so for ${subjects.slice(0, SHOWN).join(", ")}${more}` : "";
  return { text: `${describeDifference(first)}${rest}`, where: whereIs(described, first) };
}

const SHOWN = 3;

/** The line, from the root of the repository, and the table. */
export const whereIs = (described: Described, difference: Difference): string =>
  `${lineOf(described, difference)}; table: packages/contract-tests/src/documents/${difference.table ?? `${difference.api}.ts`}`;

function lineOf(described: Described, difference: Difference): string {
  const { cause, constraint, entry } = difference;
  if (cause?.file) return lineInFile(described, cause.file, cause.keys);
  if (cause) return lineAt(described, cause.keys, cause.headers);
  const steps = stepsOf(difference);
  // Another record is at the reference that names it.
  if (constraint === "record") return lineAt(described, keysAt(described.bundle, steps)[0] ?? []);
  const keyword = KEYWORDS.find(([wording]) => wording.test(constraint))?.[1] ?? constraint;
  // A record lists what it requires; a parameter says it itself.
  const isOfRecord = ["required", "field"].includes(constraint) && /^(?:record|field) /.test(entry);
  const [declared] = constraint === "required" && isOfRecord ? keysAt(described.bundle, steps) : [];
  // In the record that has the field, which others may extend.
  if (declared?.at(-2) === "properties") return lineAt(described, [...declared.slice(0, -2), "required"]);
  if (isOfRecord)
    return placeAt(described, constraint === "field" ? steps : steps.slice(0, -1), constraint === "field" ? "properties" : "required");
  // A rule that is missing belongs to the body.
  return placeAt(described, constraint === "x-rule" ? [...steps, "body"] : steps, keyword);
}

/** The keyword of a constraint, where it differs from its wording. */
const KEYWORDS: readonly (readonly [wording: RegExp, keyword: string])[] = [
  [/^value /, "pattern"],
  [/unknown keys$/, "unevaluatedProperties"],
  [/^XML element/, "xml"],
  [/^null$/, "type"],
  [/ required$/, "required"],
  [/^accepting status$/, "responses"],
  [/x-provenance/, "x-provenance"],
];

/** `invalid-json at createRefund, example of 400` and `Payment.refunds[].status`, as steps into the bundle. */
function stepsOf({ subject, constraint }: Difference): readonly string[] {
  const [place = "", ofSubject] = (subject.split(" at ").at(-1) ?? "").split(" ");
  const status = ofSubject ?? /\bof (\d{3}|default)\b/.exec(constraint)?.[1];
  const header = /^response header (\S+)/.exec(constraint)?.[1];
  return [
    ...place.replaceAll("[]", ".*").split("."),
    ...(status === undefined ? [] : ["responses", status]),
    ...(header === undefined ? [] : ["headers", header]),
  ];
}
