/** The tables of the guide that are made from data. */
import { API_NAMES, TOLERANCES, TRIGGER_MERCHANTS, TRIGGERS } from "@maksu/service-front";

/** The tables by their names, with the guide in which they stand. */
export const GUIDE_TABLES = {
  triggers: { guide: "mock-responses.md", write: triggerTables },
  tolerances: { guide: "mock-real-clients.md", write: toleranceTable },
} as const;

/** The guide with its tables written again. They stand between two comments. */
export function withTables(guide: string, name: keyof typeof GUIDE_TABLES): string {
  const [start, end] = [`<!-- ${name}: made by \`npm run long -- tables\` in packages/mock-server -->`, `<!-- end of ${name} -->`];
  const [before, rest, ...others] = guide.split(start);
  const [, after] = rest?.split(end) ?? [];
  if (after === undefined || others.length > 0) throw new Error(`The guide has no place for the ${name}, or several: ${start}`);
  return `${before}${start}\n\n${GUIDE_TABLES[name].write()}\n\n${end}${after}`;
}

/** Writes a Markdown table of what real clients send, by name. */
function toleranceTable(): string {
  const rows = API_NAMES.flatMap((api) =>
    TOLERANCES[api].map(({ name, operations, description, source, confidence }) => [
      api,
      code(name),
      operations.map(code).join(", "),
      description,
      source,
      confidence,
    ]),
  );
  return table(["API", "tolerance", "operations", "what is accepted", "who sends it", "confidence"], rows);
}

/** Writes two Markdown tables: one of values in requests, one of merchants. */
function triggerTables(): string {
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
