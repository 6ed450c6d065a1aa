/** A difference before it has a line, and how it gets one. */
import type { ApiName } from "@maksu/service-front";
import { type Finding, type Keys, type Node, type Places } from "@maksu/service-front/referee";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import type { Difference, DifferenceKind } from "./difference.ts";
import { editFor } from "./edits.ts";
import { shapeOf, withoutNames, wordOf } from "./evidence.ts";
import { createLocator } from "./locator.ts";

/** Something that differs, and the place of the keyword in the description. */
export interface Found {
  readonly kind: DifferenceKind;
  readonly at: Keys;
  readonly place: string;
  readonly message: string;
  readonly isNote?: boolean;
  readonly value?: unknown;
}

/** The value that a pointer leads to; undefined when there is none. */
export const valueIn = (value: unknown, pointer: string): unknown =>
  keysOf(pointer).reduce<unknown>((each, key) => (each as Node | null | undefined)?.[key], value);

/** Adds the value that a finding is about: of the body, of a header, or of the URL's query. */
export function ofFinding({ at, place, ...finding }: Finding, body: unknown, headers: Headers, url?: URL): Found {
  const [, where, name = ""] = /^(header|query) (.*)$/.exec(place) ?? [];
  const text = where === "query" ? url?.searchParams.get(name) : headers.get(name || "-");
  return { ...finding, at: keysOf(at), place, value: where === undefined ? valueIn(body, place) : (text ?? undefined) };
}

/** Creates what puts a difference into words, with its line. */
export function createReporter(api: ApiName, document: Node, places: Places) {
  const locate = createLocator(api);
  const { title, version } = document["info"] as { readonly title: string; readonly version: string };

  /** The subject of a place: `Payment API 2.0.0, Payment (public documentation)`. */
  const sectionOf = (at: Keys, operationId: string): string => {
    const [section, , name = ""] = at;
    const marks = at.flatMap((_, index) => {
      const mark = places.follow(at.slice(0, index + 1)).node["x-provenance"];
      return typeof mark === "string" ? [mark.replace("-", " ")] : [];
    });
    return `${title} ${version}, ${section === "components" ? name : operationId}${marks.length > 0 ? ` (${marks.at(-1)})` : ""}`;
  };
  return ({ at, value, ...found }: Found, { operationId, status }: Pick<Difference, "operationId" | "status">): Difference => {
    const { kind, isNote = false } = found;
    const [, parameter] = /^(?:request )?(?:query|header) (.*)$/s.exec(found.place) ?? [];
    const keys = parameter === undefined ? keysOf(found.place.replace(/^[^/]*/, "")) : [parameter];
    const names = kind === "code-undocumented" ? [...keys, String(value).slice(0, 60)] : keys;
    const [place, message] = [found.place, found.message].map((text) => withoutNames(text, names)) as [string, string];
    const isWord = ["enum", "code-undocumented", "content-type"].includes(kind);
    return {
      ...found,
      place,
      message,
      isNote,
      api,
      operationId,
      status,
      ...locate(at),
      section: sectionOf(at, operationId),
      evidence: kind === "status-undocumented" ? `status ${status}` : isWord ? wordOf(value) : shapeOf(value),
      edit: editFor(kind, { place, keyword: at.at(-1) ?? "", status, value }),
    };
  };
}
