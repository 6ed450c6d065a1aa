/**
 * The changes that `redocly diff` rates otherwise than the packages made from a description need. It looks at the wire format; their users also meet
 * types, error codes, signed headers and example names. The first rule that has an opinion wins; without one Redocly's rating stands.
 */
import { isObject, textAt } from "@maksu/openapi";
import type { Impact } from "./change.ts";
import type { Sighting } from "./redocly-diff.ts";
import { sends, type Use } from "../usage.ts";
import { became, code, gainedOrLost, missingIn, shown } from "../words.ts";

export interface Rating {
  readonly impact: Impact;
  readonly text: string;
}

export interface Context {
  /** Where the changed object stands: the new place, or the old one of what is gone. */
  readonly segments: readonly string[];
  /** The changed object as it is now, or was. */
  readonly object: unknown;
  /** The object as it was. */
  readonly old: unknown;
  /** The code returned for it so far, although it had none of its own: the nearest code around it, or the request's. */
  readonly codeAround: string | undefined;
  readonly uses: readonly Use[];
}

type Rule = (sighting: Sighting, context: Context) => Rating | undefined;

/** Notes for readers. Nothing is generated from them but comments, pages and messages. */
const notes = new Set([
  "description",
  "summary",
  "title",
  "externalDocs",
  "tags",
  "contact",
  "license",
  "x-provenance",
  "x-provenance-keywords",
  "x-source",
  "x-confidence",
  "x-no-limit",
  "x-beyond-schema",
  "x-pattern-message",
]);

/** A field named like a note is no note. */
export const isNote = (segments: readonly string[]): boolean => notes.has(segments.at(-1) ?? "") && segments.at(-2) !== "properties";

/** @returns whether only readers meet the change */
export function isWording({ type, field, kind }: Sighting, { segments }: Context): boolean {
  if (/^(Tag|TagList|ExternalDocs|Contact|License)$/.test(type) || (type === "Example" && !isNamedBody(segments))) return true;
  return type === "Info" || (kind === "modified" && field !== undefined && notes.has(field)) || (type === "Server" && field !== "url");
}

/** The response's or request's own example, whose name is an error code, a member of `./examples`, or what `Prefer: example=` asks the mock server for. */
const isNamedBody = (segments: readonly string[]): boolean => segments.at(-4) === "content" && segments.at(-2) === "examples";

const rules: readonly Rule[] = [
  /** The host is a setting of the client and the description's a placeholder; a path in it would be part of every URL. */
  ({ type, field, before, after }) => {
    if (type !== "Server" || field !== "url") return undefined;
    const [from, to] = [before?.value, after?.value].map((url) =>
      typeof url === "string" && URL.canParse(url) ? new URL(url).pathname : url,
    );
    return from === to ? { impact: "patch", text: `the placeholder became ${shown(after?.value)}` } : undefined;
  },

  /** An example of a body is known by its name. */
  ({ type, kind, field }, { segments, object }) => {
    if (type !== "Example" || !isNamedBody(segments)) return undefined;
    const what = isCode(segments.at(-1) ?? "", object) ? "error code" : "example";
    if (field === "key") return { impact: "major", text: `the ${what} is named ${shown(segments.at(-1))} now` };
    if (kind === "removed") return { impact: "major", text: `the ${what} was removed` };
    return kind === "added" ? { impact: "minor", text: `the ${what} was added` } : undefined;
  },

  /** An operation and an event are methods and types of their own. */
  ({ type, kind }, { segments }) => {
    if (type !== "Operation" || kind === "modified") return undefined;
    const [section, path = "", method = ""] = segments;
    const what = section === "webhooks" ? "event" : `operation ${code(`${method.toUpperCase()} ${path}`)}`;
    return { impact: kind === "removed" ? "major" : "minor", text: `the ${what} was ${kind}` };
  },

  /** Calls without what the signing layer fills in are not what released clients send. */
  ({ type, kind }, { object, uses }) =>
    type === "Parameter" && kind !== "modified" && isObject(object) && object["x-signing"] === true && !uses.some(({ event }) => event)
      ? { impact: "major", text: `the signed header was ${kind}` }
      : undefined,
  ({ field, after }) =>
    field === "x-signing"
      ? {
          impact: "major",
          text: after?.value === true ? "is now filled in by the signing layer" : "is no longer filled in by the signing layer",
        }
      : undefined,

  /** The parameters of an event are what is sent, so they are rated as a response's fields are. */
  ({ type, kind, field, after }, { uses }) => {
    if (type !== "Parameter" || uses.length === 0 || !uses.every(({ event }) => event)) return undefined;
    if (kind === "removed") return { impact: "major", text: "the event's parameter was removed" };
    if (kind === "added") return { impact: "minor", text: "the event's parameter was added" };
    if (field === "name" || field === "in")
      return { impact: "major", text: `the event's parameter has another ${field === "in" ? "place" : "name"}` };
    if (field === "required")
      return after?.value === true ? { impact: "minor", text: "is always there now" } : { impact: "major", text: "may be missing now" };
    return undefined;
  },

  /** It is the same on the wire, but the name of an argument. */
  ({ type, field, before, after }, { object }) =>
    type === "Parameter" && field === "name" && textAt(object, "in") === "path"
      ? { impact: "major", text: became(before?.value, after?.value) }
      : undefined,

  /** `security: []` taken away leaves the description's own requirement. */
  ({ type, kind, before }) =>
    type === "SecurityRequirementList" && kind === "removed" && Array.isArray(before?.value) && before.value.length === 0
      ? { impact: "major", text: "authentication became required" }
      : undefined,

  /** The typed header is `string` only while it is required. */
  ({ type, kind, field, after }) => {
    if (type !== "Header" || kind !== "modified" || field !== "required") return undefined;
    return after?.value === true
      ? { impact: "minor", text: "the header is always there now" }
      : { impact: "major", text: "the header may be missing now" };
  },

  /** Released programs branch on error codes. */
  ({ field, before, after }, { codeAround }) => {
    if (field !== "x-error-code") return undefined;
    if (before?.value === undefined) {
      const text = `is rejected with ${shown(after?.value)} now`;
      return codeAround === undefined || codeAround === after?.value
        ? { impact: "minor", text }
        : { impact: "major", text: `${text}, previously with ${shown(codeAround)}` };
    }
    return {
      impact: "major",
      text: after?.value === undefined ? `is no longer rejected with ${shown(before.value)}` : became(before.value, after.value),
    };
  },
  ({ type, kind, field, before, after }, { object }) => {
    const rule = textAt(object, "x-rule");
    if (type === "Schema" && kind !== "modified" && rule !== undefined) return ruleRating(rule, kind === "added");
    if (field !== "x-rule") return undefined;
    return after?.value === undefined ? ruleRating(before?.value, false) : ruleRating(after.value, true);
  },
  /** A figure alone does not say whether more or less of it is stricter. */
  ({ field, before, after }, { object }) => {
    if (field !== "x-limit") return undefined;
    return { impact: textAt(object, "x-rule") === undefined ? "minor" : "major", text: became(before?.value, after?.value) };
  },
  ({ field, before, after }) =>
    field === "x-client-type" || field === "x-csv-column" ? { impact: "major", text: became(before?.value, after?.value) } : undefined,

  /** Below `not` less means more: Redocly's directions are the wrong way round there. */
  ({ type, kind }, { segments }) =>
    /Schema/.test(type) && segments.some((segment) => /^(not|if|contains)$/.test(segment)) && segments[0] !== "examples"
      ? { impact: "major", text: `a condition was ${kind}` }
      : undefined,

  /** Lists that may grow: programs were warned to expect other values. */
  ({ field, after }, { object }) => {
    if (field !== "x-extensible") return undefined;
    if (after?.value === true) return { impact: "minor", text: "other values may come now" };
    return isObject(object) && object["enum"] === undefined
      ? { impact: "minor", text: "went with its list" }
      : { impact: "major", text: "other values are rejected now" };
  },
  ({ field, before, after, messages }, { old, object, uses }) => {
    if (field !== "enum" || !Array.isArray(before?.value)) return undefined;
    const extensible = isExtensible(old) && (after?.value === undefined || isExtensible(object));
    if (!Array.isArray(after?.value)) return extensible ? { impact: "minor", text: became(before.value, undefined) } : undefined;
    const [values, now]: readonly (readonly unknown[])[] = [before.value, after.value];
    const lost = missingIn(now ?? [], values ?? []).length > 0;
    const text = gainedOrLost(values ?? [], now ?? []);
    // Types admit other values, so whoever reads one is prepared; whoever sends the removed one may be rejected.
    if (extensible) return { impact: lost && uses.some(sends) ? "major" : "minor", text };
    // A comparison with a value that the type no longer has does not compile; one that a program doesn't know comes only where Redocly says so.
    return { impact: lost || messages.length > 0 ? "major" : "minor", text };
  },

  /** Redocly says by whom fields are sent; here they are named. */
  ({ type, field, before, after, messages, impact }) => {
    if (type !== "Schema" || field !== "required") return undefined;
    const [was, is]: readonly (readonly unknown[])[] = [before, after].map((place) => (Array.isArray(place?.value) ? place.value : []));
    const text = [
      ...missingIn(was ?? [], is ?? []).map((name) => `${shown(name)} became required`),
      ...missingIn(is ?? [], was ?? []).map((name) => `${shown(name)} is no longer required`),
    ].join(", ");
    return { impact: messages.length > 0 ? impact : "minor", text };
  },

  /** The same integers pass when one way of writing a bound takes the place of the other. */
  ({ field, before, after }, { old, object }) => {
    if (!/^(m|exclusiveM)(in|ax)imum$/.test(field ?? "") || textAt(old, "type") !== "integer" || textAt(object, "type") !== "integer")
      return undefined;
    const [was, is] = [old, object].map((schema) => integerBounds(schema).join());
    return was === is ? { impact: "patch", text: `${became(before?.value, after?.value)}, the same integers pass` } : undefined;
  },

  /** How a released client writes XML, and what it reads. */
  ({ type, kind, field, before, after }) =>
    type === "Xml"
      ? { impact: "major", text: field === undefined ? `the form in XML was ${kind}` : became(before?.value, after?.value) }
      : undefined,

  /** Fields that were open have conditions now. In a closed record they were rejected; reported alike. */
  ({ type, kind }, { segments, uses }) => {
    if (kind !== "added" || !(type === "PatternProperties" || segments.at(-2) === "patternProperties") || !uses.some(sends))
      return undefined;
    return { impact: "major", text: "conditions for fields by pattern were added" };
  },

  /** Programs may leave out what has a default; another one changes what they mean. */
  ({ field, before, after }) => {
    if (field !== "default") return undefined;
    return before?.value === undefined
      ? { impact: "minor", text: `is ${shown(after?.value)} now` }
      : { impact: "major", text: became(before.value, after?.value) };
  },

  /** A closed record rejects the field from now on, and a type without it does not compile with it. */
  ({ type, kind, field }, { segments }) => {
    if (type !== "Schema" || segments.at(-2) !== "properties") return undefined;
    if (kind === "removed") return { impact: "major", text: "the field was removed" };
    if (kind === "added") return { impact: "minor", text: "the field was added" };
    return field === "key" ? { impact: "major", text: "the field has another name" } : undefined;
  },
];

/** @returns the house's rating of the change; undefined leaves it to Redocly */
export function houseRating(sighting: Sighting, context: Context): Rating | undefined {
  for (const rule of rules) {
    const rating = rule(sighting, context);
    if (rating) return rating;
  }
  return undefined;
}

/** An example that is named after the code in its own value documents this code. */
export function isCode(name: string, example: unknown): boolean {
  const value = isObject(example) ? example["value"] : undefined;
  const error = isObject(value) ? value["error"] : undefined;
  return name !== "" && (textAt(error, "title") === name || textAt(value, "errorCode") === name);
}

const ruleRating = (rule: unknown, applies: boolean): Rating =>
  applies
    ? { impact: "major", text: `the rule ${shown(rule)} applies now` }
    : { impact: "minor", text: `the rule ${shown(rule)} no longer applies` };

const isExtensible = (schema: unknown): boolean => isObject(schema) && schema["x-extensible"] === true;

/** The least and the greatest integer that pass. */
function integerBounds(schema: unknown): readonly [least: number, greatest: number] {
  const bound = (key: string, none: number): number => {
    const value = isObject(schema) ? schema[key] : undefined;
    return typeof value === "number" ? value : none;
  };
  return [
    Math.max(Math.ceil(bound("minimum", -Infinity)), Math.floor(bound("exclusiveMinimum", -Infinity)) + 1),
    Math.min(Math.floor(bound("maximum", Infinity)), Math.ceil(bound("exclusiveMaximum", Infinity)) - 1),
  ];
}
