/** Finds error codes that a response does not document: those of its examples are the documented ones. */
import { type Finding, pointerTo } from "./finding.ts";
import type { Keys, Places, PlacedSchema } from "./places.ts";

/**
 * Returns a finding for a code that no example of the response has.
 *
 * @param media - the place of the response's media type
 */
export function undocumentedCodes(places: Places, media: Keys, schemas: readonly PlacedSchema[], value: unknown): readonly Finding[] {
  const found: Finding[] = [];
  const examples = Object.keys(Object(places.follow(media).node["examples"]) as object);
  const visit = (here: readonly PlacedSchema[], each: unknown, where: string): void => {
    if (typeof each === "string" && each !== "" && here.some(({ schema }) => schema["x-client-type"] === "error-code")) {
      if (examples.includes(each)) return;
      found.push({
        kind: "code-undocumented",
        at: pointerTo([...media, "examples"]),
        place: where,
        message: `${where.replace(/^body/, "the body")} is the code ${JSON.stringify(each.slice(0, 60))}, which is not documented here`,
        isNote: false,
      });
    } else if (typeof each === "object" && each !== null && !Array.isArray(each))
      for (const [key, member] of Object.entries(each)) visit(places.below(here, key), member, `${where}/${key}`);
  };
  visit(schemas, value, "body");
  return found;
}
