/** Every schema's name is an exported type of the client. */
import { type JsonObject, objectAt } from "@maksu/openapi";
import type { Finding } from "./finding.ts";
import { fragmentOf } from "./pointer.ts";

export function typeChanges(before: JsonObject, after: JsonObject): readonly Finding[] {
  const [old, now] = [before, after].map((document) => Object.keys(objectAt(objectAt(document, "components"), "schemas")));
  const place = (name: string) => ({ subject: `\`${name}\``, pointer: fragmentOf(["components", "schemas", name]) });
  return [
    ...(old ?? [])
      .filter((name) => now?.includes(name) !== true)
      .map((name) => ({ ...place(name), impact: "major" as const, text: "the type was removed" })),
    ...(now ?? [])
      .filter((name) => old?.includes(name) !== true)
      .map((name) => ({ ...place(name), impact: "minor" as const, text: "the type was added" })),
  ];
}
