/** Every schema's name is an exported type of the client. */
import { objectAt, type JsonObject } from "@maksu/bundle";
import type { Finding } from "./finding.ts";
import { pointerOf } from "./pointer.ts";

export function typeChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  const [old, now] = [before, after].map((document) => Object.keys(objectAt(objectAt(document, "components"), "schemas")));
  const place = (name: string) => ({ subject: `\`${name}\``, pointer: pointerOf(["components", "schemas", name]) });
  return [
    ...(old ?? [])
      .filter((name) => now?.includes(name) !== true)
      .map((name) => ({ ...place(name), impact: "major" as const, text: "the type was removed" })),
    ...(now ?? [])
      .filter((name) => old?.includes(name) !== true)
      .map((name) => ({ ...place(name), impact: "minor" as const, text: "the type was added" })),
  ];
}
