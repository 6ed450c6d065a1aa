/** Every change between two bundled descriptions, rated. */
import { isObject, type JsonObject } from "@maksu/bundle";
import { alike } from "./alike.ts";
import { byImpact, type Change, type Impact } from "./change.ts";
import { errorOrderChanges } from "./error-order.ts";
import { became, houseVerdict, isNote, isWording, type Context, type Verdict } from "./house-rules.ts";
import { parameterRuleChanges } from "./parameter-rules.ts";
import { overlap, pointerOf, segmentsOf, valueAt } from "./pointer.ts";
import { redoclyDiff, type Sighting } from "./redocly-diff.ts";
import { subjectOf } from "./subject.ts";
import { typeChanges } from "./type-names.ts";
import { differences } from "./differences.ts";
import { usesIn } from "./usage.ts";

/** A bundled description and the file that it was read from. */
export interface Bundle {
  readonly path: string;
  readonly document: JsonObject;
}

/** A change found by a rule of its own, before it is known who is touched by it. */
export interface Finding extends Verdict {
  readonly subject: string;
  readonly pointer: string;
}

export async function compare(before: Bundle, after: Bundle): Promise<readonly Change[]> {
  const [oldUses, newUses] = [usesIn(before.document), usesIn(after.document)];
  const usesOf = (segments: readonly string[]) => [...newUses(segments), ...oldUses(segments)];

  const sightings = (await redoclyDiff(before.path, after.path)).filter((each) => !isTypeName(each) && !isReordering(each));
  const seen = sightings.map((each) => changeOf(each, before.document, after.document, usesOf));
  const found = [typeChanges, parameterRuleChanges, errorOrderChanges]
    .flatMap((rule) => rule(before.document, after.document))
    .map((finding): Change => ({ ...finding, wording: false, event: touchesEvent(usesOf(segmentsOf(finding.pointer))) }));

  // A place without a value is the object around a field that is not there: nothing is known of the rest of it.
  const places = sightings.flatMap(({ before: old, after: now }) =>
    [old, now].flatMap((place) => (place?.value === undefined ? [] : [place.pointer])),
  );
  const known = [...places, ...found.map(({ pointer }) => pointer)];
  const unseen = differences(before.document, after.document)
    // Redocly compares through references, so what matters of another target it has told.
    .filter((pointer) => !pointer.endsWith("/$ref") && !known.some((other) => overlap(pointer, other)))
    .map((pointer) => unknown(pointer, after.document, touchesEvent(usesOf(segmentsOf(pointer)))));

  return [...seen, ...found, ...unseen].toSorted((a, b) => byImpact(a, b) || (a.pointer < b.pointer ? -1 : 1));
}

/** `typeChanges` tells of whole types, also where Redocly takes two of them for one that was renamed. */
const isTypeName = ({ type, field, before, after }: Sighting): boolean =>
  type === "Schema" && (field === undefined || field === "key") && /^#\/components\/schemas\/[^/]+$/.test((after ?? before)?.pointer ?? "");

/** The order of a list's members means nothing in a description. */
const isReordering = ({ kind, before, after }: Sighting): boolean =>
  kind === "modified" && before !== undefined && alike(before.value, after?.value);

function changeOf(
  sighting: Sighting,
  before: JsonObject,
  after: JsonObject,
  usesOf: (segments: readonly string[]) => Context["uses"],
): Change {
  const { field } = sighting;
  const [document, place] = sighting.after ? [after, sighting.after] : [before, sighting.before];
  const pointer = place?.pointer ?? "#";
  const full = segmentsOf(isReferredElsewhere(sighting) ? sighting.path.replaceAll("/$ref", "") : pointer);
  const segments = field !== undefined && full.at(-1) === field && !isReferredElsewhere(sighting) ? full.slice(0, -1) : full;
  const context: Context = { segments, object: field === undefined ? place?.value : valueAt(document, segments), uses: usesOf(segments) };
  const wording = isWording(sighting, context);
  const { impact, text } = wording ? ofWording(sighting) : (houseVerdict(sighting, context) ?? ofRedocly(sighting));
  const renamed =
    sighting.field === "key" && sighting.before ? subjectOf(before, segmentsOf(sighting.before.pointer), undefined) : undefined;
  return { impact, text, wording, subject: renamed ?? subjectOf(document, segments, field), event: touchesEvent(context.uses), pointer };
}

/** The same place refers to another component than before. */
const isReferredElsewhere = ({ before, after }: Sighting): boolean => {
  const component = (pointer: string): string => segmentsOf(pointer).slice(0, 3).join("/");
  return (
    before !== undefined &&
    after !== undefined &&
    component(before.pointer) !== component(after.pointer) &&
    after.pointer.startsWith("#/components/")
  );
};

/** Texts are long: that they changed is enough, whoever wants to read them has the description. */
function ofWording({ field = "", before, after, kind }: Sighting): Verdict {
  const told = kind === "modified" && !/^(description|summary|title)$/.test(field);
  return { impact: "patch", text: told ? became(before?.value, after?.value) : "has other words" };
}

/** Redocly's rating; of what it has no rule for, whatever came or was loosened is a feature. */
function ofRedocly({ kind, impact, messages, type, field, before, after }: Sighting): Verdict {
  if (messages.length > 0) return { impact, text: messages.map(decapitalized).join("; ").replace(/\.$/, "") };
  if (kind !== "modified") return { impact: "minor", text: `the ${named(type)} was ${kind}` };
  return { impact: field === "key" ? "patch" : "minor", text: became(before?.value, after?.value) };
}

/** What neither Redocly nor a rule of the house knows breaks someone, until a rule says otherwise. */
function unknown(pointer: string, document: JsonObject, event: boolean): Change {
  const segments = segmentsOf(pointer);
  const wording = /\/examples?(\/|$)/.test(pointer) || isNote(segments);
  const [impact, text]: readonly [Impact, string] = wording
    ? ["patch", "has other words or values"]
    : ["major", "changed in a way that no rule knows"];
  return {
    impact,
    text,
    wording,
    event,
    pointer: pointerOf(segments),
    subject: subjectOf(document, wording ? described(segments) : segments, undefined),
  };
}

const described = (segments: readonly string[]): readonly string[] => {
  const at = segments.findIndex((segment) => segment === "examples" || segment === "example");
  return at < 0 ? segments.slice(0, -1) : segments.slice(0, at + 2);
};

const touchesEvent = (uses: Context["uses"]): boolean => uses.some(({ event }) => event);

const decapitalized = (text: string): string => text.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()).replace(/\.$/, "");

/** `SecurityRequirementList` is "security requirement list". */
const named = (type: string): string => type.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

/** @throws {TypeError} when the text is no JSON object */
export function parseBundle(path: string, text: string): Bundle {
  const document: unknown = JSON.parse(text);
  if (!isObject(document)) throw new TypeError(`${path} is no OpenAPI description`);
  return { path, document };
}
