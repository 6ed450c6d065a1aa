import { eventsOf, type JsonObject, resolve, textAt, viewOf } from "@maksu/bundle";
import { code, table } from "./markdown.ts";

/** Every event of an API, with its parameters and its body's records. */
export function eventsSection(bundle: JsonObject): string {
  return eventsOf(bundle)
    .map(({ path: name, method, value, parameters, content }) => {
      const rows = parameters.map((parameter) => [
        code(parameter.name),
        parameter.in,
        [...viewOf(bundle, parameter.value.schema).types].join(" or "),
        textAt(parameter.value, "description") ?? textAt(resolve(bundle, parameter.value.schema).value, "description") ?? "",
      ]);
      const bodies = Object.keys(content);
      return [
        `### ${name}`,
        `**${textAt(value, "summary") ?? ""}** (${method})`,
        textAt(value, "description") ?? "",
        rows.length > 0 ? table(["name", "where", "type", "meaning"], rows) : "",
        bodies.length > 0 ? `Body: ${bodies.map(code).join(" or ")}.` : "",
      ]
        .filter((part) => part !== "")
        .join("\n\n");
    })
    .join("\n\n");
}
