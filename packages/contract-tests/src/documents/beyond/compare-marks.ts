/**
 * Compares how certain a description says that public documentation is with the table, in both directions. The marks of limits are compared with the
 * limits; here are those that state less than full confidence, and those of examples, rules and whole schemas, which no limit stands for.
 */
import { isObject, type JsonObject, textAt } from "@maksu/openapi";
import { type Comparison, type Place, report } from "../compare/difference.ts";
import type { Confidence } from "../document.ts";

const CONFIDENCES: readonly Confidence[] = ["low", "medium", "stated"];

interface Marked {
  readonly keys: readonly string[];
  readonly confidence?: Confidence;
  /** Whether the mark has to be in the table. */
  readonly isListed: boolean;
}

/** Compared after all limits: a mark that a limit lacks has been reported. */
export function compareMarks(comparison: Comparison): void {
  const { document, bundle } = comparison;
  const reported = [...comparison.differences];
  const isMarkReported = reported.some(({ constraint }) => constraint.startsWith("x-provenance"));
  const found = new Map<string, Marked>();
  collect(found, bundle, [], []);
  const wanted = new Map(CONFIDENCES.flatMap((confidence) => document.marks[confidence].map((place) => [place, confidence] as const)));
  const unlisted = Array.from(found, ([place, { isListed }]) => (isListed ? [place] : [])).flat();
  for (const place of new Set([...wanted.keys(), ...unlisted])) {
    const want = wanted.get(place);
    const got = found.get(place);
    const at: Place = { entry: "description", subject: place, section: "public documentation", table: "beyond/marks.ts" };
    // A missing part is reported by whatever lists it.
    if (got === undefined || got.confidence === want || isReported(reported, got, place)) continue;
    // A mark on what the document states has been reported.
    if (want === undefined && isMarkReported) continue;
    const isMark = got.confidence === undefined || want === undefined;
    const keyword = isMark ? "x-provenance" : "x-confidence";
    report(comparison, at, keyword, shown(want), shown(got.confidence), { keys: [...got.keys, keyword] });
  }
}

const shown = (confidence: Confidence | undefined): string | undefined =>
  confidence === undefined || confidence === "stated" ? confidence && "public-documentation" : `public-documentation (${confidence})`;

/** Whatever is reported of a record, operation or event is corrected first: a mark that is missing or in the wrong place has been reported as that. */
const isReported = (differences: Comparison["differences"], { keys }: Marked, place: string): boolean =>
  differences.some(
    ({ subject, cause }) =>
      keys.every((key, index) => cause?.keys[index] === key) || place.split(".").includes(subject.split(/[ .]/, 1).join()),
  );

function collect(found: Map<string, Marked>, node: unknown, keys: readonly string[], steps: readonly string[]): void {
  if (Array.isArray(node)) {
    for (const [index, each] of node.entries())
      collect(found, each, [...keys, String(index)], [...steps, textAt(each, "name") ?? String(index)]);
    return;
  }
  if (!isObject(node)) return;
  const confidence = confidenceOf(node);
  const name = textAt(node, "operationId");
  const here = name === undefined ? steps : [name];
  const [kind, last] = keys.slice(-2);
  const isSchema = keys.length === 3 ? kind === "schemas" : last === "schema" && keys.at(-3) === "content";
  const isWhole = kind === "examples" || isSchema || "x-rule" in node;
  const isListed = confidence !== undefined && (confidence !== "stated" || isWhole);
  found.set(here.join("."), { keys, ...(confidence && { confidence }), isListed });
  // The values of examples are data.
  if (kind === "examples") return;
  for (const [key, value] of Object.entries(node)) collect(found, value, [...keys, key], key === "components" ? here : [...here, key]);
}

function confidenceOf(node: JsonObject): Confidence | undefined {
  if (node["x-provenance"] !== "public-documentation") return undefined;
  return (node["x-confidence"] as Confidence | undefined) ?? "stated";
}
