/** Every change between two bundled descriptions, rated. */
import { flatten, isObject, type JsonObject, keysOf, METHODS, textAt, valueAt } from "@maksu/openapi";
import { alike, isExamples } from "./alike.ts";
import { byImpact, type Change } from "./change.ts";
import { differences } from "./differences.ts";
import { exampleOrderChanges } from "./example-order.ts";
import type { Finding } from "./finding.ts";
import { houseRating, isNote, isWording, type Context, type Rating } from "./house-rules.ts";
import { parameterRuleChanges, parameterRules } from "./parameter-rules.ts";
import { overlap, fragmentOf } from "./pointer.ts";
import { redoclyDiff, type Place, type Sighting } from "./redocly-diff.ts";
import { subjectOf } from "./subject.ts";
import { typeChanges } from "./type-names.ts";
import { usesIn, type Use } from "../usage.ts";
import { became, cameOrWent, shown } from "../words.ts";

interface Documents {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly usesOf: (segments: readonly string[]) => readonly Use[];
}

/** A schema's bases count as its own: clients and servers see the same records, whichever fields the description shares. */
export async function compare(older: JsonObject, newer: JsonObject): Promise<readonly Change[]> {
  const [before, after] = [flatten(older), flatten(newer)];
  const [oldUses, newUses] = [usesIn(before), usesIn(after)];
  const documents: Documents = { before, after, usesOf: (segments) => [...newUses(segments), ...oldUses(segments)] };
  const findings = (rule: (before: JsonObject, after: JsonObject) => readonly Finding[]): readonly Change[] =>
    rule(before, after).map((finding) => ({ wording: false, ...finding, ...touchedBy(documents.usesOf(keysOf(finding.pointer))) }));

  const sightings = (await redoclyDiff(before, after)).filter(
    (each) => !isTypeName(each) && !isSharedPart((each.after ?? each.before)?.pointer) && !isReordering(each),
  );
  const seen = sightings
    .filter(({ before: old, after: now }) => !keysOf((now ?? old)?.pointer ?? "#").includes(parameterRules))
    .flatMap(byOperation)
    .map((each) => changeOf(each, documents));
  const found = [typeChanges, parameterRuleChanges].flatMap(findings);

  // A place without a value is the object around a field that is not there: nothing is known of the rest of it.
  const places = sightings.flatMap(({ before: old, after: now }) =>
    [old, now].flatMap((place) => (place?.value === undefined ? [] : [place.pointer])),
  );
  const known = [...places, ...found.map(({ pointer }) => pointer)];
  const unseen = differences(before, after)
    // Redocly compares through references, so it has reported what matters of another target.
    .filter((pointer) => !pointer.endsWith("/$ref") && !isSharedPart(pointer) && !known.some((other) => overlap(pointer, other)))
    .map((pointer) => unknown(pointer, documents));

  return unique([...seen, ...found, ...findings(exampleOrderChanges), ...unseen]).toSorted(
    (a, b) => byImpact(a, b) || (a.pointer < b.pointer ? -1 : 1),
  );
}

/** `typeChanges` reports whole types, also where Redocly takes two of them for one that was renamed. */
const isTypeName = ({ type, field, before, after }: Sighting): boolean =>
  type === "Schema" && (field === undefined || field === "key") && /^#\/components\/schemas\/[^/]+$/.test((after ?? before)?.pointer ?? "");

/** A whole component that is neither a type nor a security scheme is compared where it is used, whether by reference or written out there. */
const isSharedPart = (pointer = "#"): boolean =>
  /^#\/components\/(responses|headers|parameters|requestBodies|examples)(\/[^/]+)?$/.test(pointer);

/** The order of a list's members means nothing in a description, but in examples. */
const isReordering = ({ kind, before, after }: Sighting): boolean =>
  kind === "modified" && before !== undefined && alike(before.value, after?.value, keysOf(before.pointer).some(isExamples));

/** A path that was added or removed is reported as its operations. */
function byOperation(sighting: Sighting): readonly Sighting[] {
  const { type, kind, before, after } = sighting;
  const item = (after ?? before)?.value;
  if (type !== "PathItem" || kind === "modified" || !isObject(item)) return [sighting];
  const at = (place: Place | undefined, method: string): Place | undefined =>
    place && { pointer: `${place.pointer}/${method}`, value: item[method] };
  const operations = METHODS.filter((method) => method in item).map((method) => ({
    ...sighting,
    type: "Operation",
    before: at(before, method),
    after: at(after, method),
  }));
  return operations.length === 0 ? [sighting] : operations;
}

function changeOf(sighting: Sighting, { before, after, usesOf }: Documents): Change {
  const { field } = sighting;
  const [document, place] = sighting.after ? [after, sighting.after] : [before, sighting.before];
  const pointer = place?.pointer ?? "#";
  const segments = isReferredElsewhere(sighting) ? keysOf(sighting.path.replaceAll("/$ref", "")) : placeOf(place, field);
  const oldSegments = placeOf(sighting.before, field);
  const uses = usesOf(segments);
  const context: Context = {
    segments,
    object: field === undefined ? place?.value : valueAt(document, segments),
    old: field === undefined ? sighting.before?.value : valueAt(before, oldSegments),
    codeAround: codeAround(before, oldSegments, uses),
    uses,
  };
  const wording = isWording(sighting, context);
  const { impact, text } = wording ? ofWording(sighting) : (houseRating(sighting, context) ?? ofRedocly(sighting, segments));
  const renamed = sighting.field === "key" && sighting.before ? subjectOf(before, keysOf(sighting.before.pointer), undefined) : undefined;
  return { impact, text, wording, subject: renamed ?? subjectOf(document, segments, field), ...touchedBy(uses), pointer };
}

/** Where the changed object stands, whose field the place is. */
function placeOf(place: Place | undefined, field: string | undefined): readonly string[] {
  const segments = keysOf(place?.pointer ?? "#");
  return field !== undefined && segments.at(-1) === field ? segments.slice(0, -1) : segments;
}

/** The nearest code around a place, up to the component that it stands in; else what the requests that use the schema return as a last resort. */
function codeAround(document: JsonObject, segments: readonly string[], uses: readonly Use[]): string | undefined {
  const around = segments
    .map((_, index) => textAt(valueAt(document, segments.slice(0, index + 1)), "x-error-code"))
    .findLast((found) => found !== undefined);
  if (around !== undefined || segments[0] !== "components" || segments[1] !== "schemas") return around;
  return uses.find((use) => use.lastResort !== undefined && use.side === "request")?.lastResort;
}

/** The same place refers to another component than before. */
const isReferredElsewhere = ({ before, after }: Sighting): boolean => {
  const component = (pointer: string): string => keysOf(pointer).slice(0, 3).join("/");
  return (
    before !== undefined &&
    after !== undefined &&
    component(before.pointer) !== component(after.pointer) &&
    after.pointer.startsWith("#/components/")
  );
};

/** Texts are long: that they changed is enough, whoever wants to read them has the description. */
function ofWording({ field = "", before, after, kind }: Sighting): Rating {
  const isShort = kind === "modified" && !/^(description|summary|title)$/.test(field);
  return { impact: "patch", text: isShort ? became(before?.value, after?.value) : "is worded differently" };
}

/** Redocly's rating; of what it has no rule for, whatever came or was loosened is a feature. Its sentences say the subject again, and quote bare. */
function ofRedocly({ kind, impact, messages, type, field, before, after }: Sighting, segments: readonly string[]): Rating {
  const rated = messages.length > 0;
  if (rated && type.startsWith("Security") && field === undefined) return { impact, text: messages.map(asPart).join("; ") };
  if (kind !== "modified") return { impact: rated ? impact : "minor", text: cameOrWent(type, kind, segments) };
  if (field === "key") return { impact: rated ? impact : "patch", text: `became ${shown(after?.value)}` };
  return { impact: rated ? impact : "minor", text: became(before?.value, after?.value) };
}

/** A change that neither Redocly nor a rule of the house knows breaks someone, until a rule says otherwise. */
function unknown(pointer: string, documents: Documents): Change {
  const { before, after } = documents;
  const segments = keysOf(pointer);
  const wording = segments.some(isExamples) || isNote(segments);
  const [was, is] = [before, after].map((document) => valueAt(document, segments));
  const large = [was, is].some((value) => typeof value === "object");
  return {
    impact: wording ? "patch" : "major",
    text: wording ? "has another wording or other values" : `${large ? "changed" : became(was, is)} in a way that no rule covers`,
    wording,
    ...touchedBy(documents.usesOf(segments)),
    pointer: fragmentOf(segments),
    subject: subjectOf(after, wording ? described(segments) : segments, undefined),
  };
}

const described = (segments: readonly string[]): readonly string[] => {
  const at = segments.findIndex(isExamples);
  return at < 0 ? segments.slice(0, -1) : segments.slice(0, at + 2);
};

/** A part that nothing uses belongs to the description as a whole. */
const touchedBy = (uses: readonly Use[]): Pick<Change, "operation" | "event"> => ({
  operation: uses.length === 0 || uses.some(({ event }) => !event),
  event: uses.some(({ event }) => event),
});

/** A sentence within a sentence. */
const asPart = (sentence: string): string => sentence.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, "");

/** One of two that read alike: the same happened to two members of a list. */
const unique = (changes: readonly Change[]): readonly Change[] => [
  ...new Map(changes.map((change) => [`${change.subject}: ${change.text}`, change])).values(),
];
