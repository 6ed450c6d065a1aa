/** The changes between two versions of documentation in Markdown: rows of tables, and lines of text, by section. */

/** A row of a table, or a line of text, in one version or both. */
export interface MarkdownChange {
  /** The headings above it. */
  readonly section: string;
  /** The code that the row begins with: the name of a field, a status. Undefined for a line of text. */
  readonly field?: string;
  readonly before?: string;
  readonly after?: string;
  /** The operations that its section names, as `POST /payments`. */
  readonly operations: readonly string[];
}

interface Section {
  readonly rows: Map<string, string>;
  readonly lines: Set<string>;
  operations: readonly string[];
}

const OPERATION = /\b(GET|POST|PUT|PATCH|DELETE)\s+(\/[A-Za-z0-9_{}|/:.-]+)/g;

/** Lists the changes, without those of spaces and alignment alone. */
export function markdownChanges(before: string, after: string): readonly MarkdownChange[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((section) => {
    const [was, is] = [old.get(section), now.get(section)];
    const about = { section, operations: is?.operations ?? was?.operations ?? [] };
    const fields = [...new Set([...(was?.rows.keys() ?? []), ...(is?.rows.keys() ?? [])])];
    const rows = fields.flatMap((field): MarkdownChange[] => changed({ ...about, field }, was?.rows.get(field), is?.rows.get(field)));
    const left = [...(was?.lines ?? [])].filter((line) => !is?.lines.has(line));
    const came = [...(is?.lines ?? [])].filter((line) => !was?.lines.has(line));
    const lines = Array.from({ length: Math.max(left.length, came.length) }).flatMap((_, index) =>
      changed(about, left[index], came[index]),
    );
    return [...rows, ...lines];
  });
}

function changed(about: Omit<MarkdownChange, "before" | "after">, before: string | undefined, after: string | undefined): MarkdownChange[] {
  if (before === after) return [];
  return [{ ...about, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }];
}

/** By its headings; a section without an operation of its own is about those of the section around it. */
function sectionsOf(text: string): ReadonlyMap<string, Section> {
  const found = new Map<string, Section>();
  const headings: string[] = [];
  let isCode = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) isCode = !isCode;
    const [, marks, title] = (!isCode && /^(#+)\s+(.*?)\s*$/.exec(line)) || [];
    // A heading that gets a remark is the same one.
    const [, plainTitle = title, remark] = /^(.*?) \(([^()]*)\)$/.exec(title ?? "") ?? [];
    if (marks !== undefined && plainTitle !== undefined) headings.splice(marks.length - 1, headings.length, plainTitle);
    const name = headings.filter(Boolean).join(" > ");
    const around = found.get(headings.slice(0, -1).filter(Boolean).join(" > "));
    const section = found.get(name) ?? { rows: new Map<string, string>(), lines: new Set<string>(), operations: around?.operations ?? [] };
    found.set(name, section);
    if (remark !== undefined) section.lines.add(remark);
    const operations = Array.from(line.matchAll(OPERATION)).flatMap(([, method = "", path = ""]) => alternatives(`${method} ${path}`));
    if (operations.length > 0)
      section.operations = [...new Set([...(around?.operations === section.operations ? [] : section.operations), ...operations])];
    const plain = line.replaceAll(/<[^>]*>|[\s]+/g, " ").trim();
    const row = !isCode && /^\|\s*`?([^|`]+?)`?(?: \([^|]*\))?\s*\|(.*)\|$/.exec(plain);
    if (row && !/^[-: ]+$/.test(row[1] ?? "")) section.rows.set(row[1] ?? "", (row[2] ?? "").replaceAll(/\s*\|\s*/g, " | ").trim());
    else if (!row && /[A-Za-z0-9]/.test(plain) && !plain.startsWith("```") && marks === undefined) section.lines.add(plain);
  }
  return found;
}

/** `{mit|cit}` stands for either. */
function alternatives(operation: string): readonly string[] {
  const [choice, ...words] = /\{([^{}|]+(?:\|[^{}|]+)+)\}/.exec(operation) ?? [];
  if (choice === undefined) return [operation];
  return (words[0] ?? "").split("|").flatMap((word) => alternatives(operation.replace(choice, word)));
}
