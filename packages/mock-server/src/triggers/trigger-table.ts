/** The trigger tables of the guide. */
import { TRIGGER_MERCHANTS, TRIGGERS } from "@maksu/service-front";

/** The place of the table in the guide. */
export const TABLE_START = "<!-- triggers: made by `npm run triggers` in packages/mock-server -->";
export const TABLE_END = "<!-- end of triggers -->";

/** Writes Markdown tables: one of values in requests, one of merchants. */
export function triggerTable(): string {
  const values = TRIGGERS.map(({ api, operations, in: place, name, value, example, when }) => [
    api,
    operations.map(code).join(", "),
    `${code(name)} (${place})`,
    code(value),
    code(example) + (when ? `, when ${when.text}` : ""),
  ]);
  const merchants = Object.entries(TRIGGER_MERCHANTS).flatMap(([api, known]) =>
    Object.entries(known).map(([id, merchant]) => [api, code(id), code(typeof merchant === "string" ? "" : (merchant.state ?? ""))]),
  );
  return [
    table(["API", "operations", "what", "value", "response"], values),
    table(["API", "account or merchant ID", "response"], merchants),
  ].join("\n\n");
}

const code = (text: string): string => `\`${text}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)].join("\n");
}
