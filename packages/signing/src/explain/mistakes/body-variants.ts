/** A body as other programs would have written it. */

/** A variant of a body, and how it was made. */
export interface BodyVariant {
  readonly text: string;
  readonly body: string;
}

/** The body with line ends of another kind, or with or without the last one. */
export function lineEndVariants(body: string): readonly BodyVariant[] {
  const lf = body.replaceAll("\r\n", "\n");
  return differing(body, [
    { text: "with LF for every CRLF", body: lf },
    { text: "with CRLF for every LF", body: lf.replaceAll("\n", "\r\n") },
    { text: "without the line end after it", body: body.replace(/\r?\n$/, "") },
    { text: "with LF after it", body: `${body}\n` },
    { text: "with CRLF after it", body: `${body}\r\n` },
    { text: "without white space around it", body: body.trim() },
  ]);
}

/** No API nests as deep; an indented copy of what does could be a thousand times as long. */
const DEEPEST_NESTING = 32;

/** The body parsed as JSON and written again, as common libraries write it. Empty if it is not JSON, or too deep or large to be written. */
export function reserializedVariants(body: string): readonly BodyVariant[] {
  try {
    const value: unknown = JSON.parse(body);
    return nestsDeeper(value, DEEPEST_NESTING) ? [] : differing(body, writtenVariants(value));
  } catch {
    return [];
  }
}

function writtenVariants(value: unknown): readonly BodyVariant[] {
  const compact = JSON.stringify(value);
  return [
    { text: "without white space between its parts", body: compact },
    { text: "indented by two spaces", body: JSON.stringify(value, undefined, 2) },
    { text: "indented by four spaces", body: JSON.stringify(value, undefined, 4) },
    { text: "with non-ASCII characters escaped", body: escapeNonAscii(compact) },
    { text: "with slashes escaped", body: compact.replaceAll("/", "\\/") },
    { text: "with slashes and non-ASCII characters escaped", body: escapeNonAscii(compact.replaceAll("/", "\\/")) },
    { text: "with a space after each colon and comma", body: spaced(value) },
    { text: "with a space after each colon and comma, non-ASCII characters escaped", body: escapeNonAscii(spaced(value)) },
  ];
}

/** Goes level by level, since recursion is what a deep value would break. */
function nestsDeeper(value: unknown, deepest: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((each): unknown[] => (typeof each === "object" && each !== null ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

function differing(body: string, variants: readonly BodyVariant[]): readonly BodyVariant[] {
  return variants.filter((variant) => variant.body !== body);
}

function escapeNonAscii(json: string): string {
  return json.replaceAll(/[^\0-\x7f]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`).join(""),
  );
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${spaced(each)}`)
    .join(", ")}}`;
}
