/** Reads a value out of a text: JSON, or what a program prints of an object, with its own quotes, bare keys, trailing commas and abbreviations. */

/** The mark where a dump has left something out. */
export const LEFT_OUT = "…";

/** A value and where the text goes on behind it. */
export interface Literal {
  readonly value: unknown;
  readonly end: number;
  /** Whether the program writes texts and numbers alike. */
  readonly isUntyped: boolean;
  readonly isPartial: boolean;
}

/** Returns the object or list that begins at an offset; why there is none: it does not end, or has no form that is known. */
export function readLiteral(text: string, start: number): Literal | "cut" | "unknown" {
  const [line = ""] = /[^\n]*/.exec(text.slice(start, start + LONGEST_LINE)) ?? [];
  if (/^[{[]\s*\\"/.test(line)) {
    const inner = readLiteral(line.replaceAll(/\\(["\\])/g, "$1"), 0);
    return typeof inner === "string" ? inner : { ...inner, end: start + line.length };
  }
  const strict = balanced(text, start);
  if (strict === undefined) return "cut";
  try {
    return { value: JSON.parse(text.slice(start, strict)) as unknown, end: strict, isUntyped: false, isPartial: false };
  } catch {
    const reader = new Reader(text, start);
    const value = reader.whole();
    return typeof value === "object" && value !== null
      ? { value, end: reader.at, isUntyped: reader.isUntyped, isPartial: reader.isPartial }
      : "unknown";
  }
}

/** Most characters of a line that has JSON as a text. */
const LONGEST_LINE = 1_000_000;

class NoLiteral extends Error {}

const WORDS: Readonly<Record<string, unknown>> = { None: null, NULL: null, nil: null, True: true, TRUE: true, False: false, FALSE: false };

class Reader {
  at: number;
  isUntyped = false;
  isPartial = false;
  private readonly text: string;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  whole(): unknown {
    try {
      return this.value();
    } catch (error) {
      if (error instanceof NoLiteral) return undefined;
      throw error;
    }
  }

  private token(pattern: RegExp): string | undefined {
    const sticky = new RegExp(`(?:\\s|//[^\\n]*(?:\\n|$))*(${pattern.source})`, `yu${pattern.flags}`);
    sticky.lastIndex = this.at;
    const [whole, found] = sticky.exec(this.text) ?? [];
    this.at += whole?.length ?? 0;
    return found;
  }

  private value(): unknown {
    if (this.token(/\[(?:Object|Array|Function|Circular)(?: \[\w+\]|[^\]]*)\]|\.{3}|…/) !== undefined) return LEFT_OUT;
    const open = this.token(/%?(?:[A-Z][\w.]{0,60}(?:\(\d{1,6}\))?(?: \[\w{1,60}\])? ?)?[{[(]/i)?.at(-1);
    if (open === "[") return this.list();
    if (open !== undefined) return this.record(open === "{" ? /\}/ : /\)/);
    const quoted = this.quoted();
    if (quoted !== undefined) return quoted;
    const word = this.token(this.isUntyped ? /[^,(){}\n]+/ : /-?[\w.+-]+/)?.trim();
    if (word === undefined) throw new NoLiteral();
    if (word === "undefined") return undefined;
    if (Object.hasOwn(WORDS, word)) return WORDS[word];
    try {
      return JSON.parse(word) as unknown;
    } catch {
      return word;
    }
  }

  private quoted(): string | undefined {
    const quoted = this.token(/"[^"\\]*(?:\\.[^"\\]*)*"|'[^'\\]*(?:\\.[^'\\]*)*'|`[^`\\]*(?:\\.[^`\\]*)*`/s);
    return quoted?.slice(1, -1).replaceAll(/\\(u[0-9a-f]{4}|.)/gis, (_, escape: string) => unescaped(escape));
  }

  private record(close: RegExp, sign = /:|=>|=/): unknown {
    const made: Record<string, unknown> = {};
    // Whether a text is a number shows in braces alone.
    if (close.source === "\\)") this.isUntyped = true;
    while (this.token(close) === undefined) {
      if (this.token(/\.{3}(?:\s*\d+ more \w+)?|…/) === undefined) {
        const key = this.quoted() ?? this.token(/[\w$-]+/);
        const found = key === undefined ? undefined : this.token(sign);
        if (key === undefined || found === undefined) throw new NoLiteral();
        if (found === "=") this.isUntyped = true;
        const value = this.value();
        if (value !== undefined) made[key] = value;
      } else this.isPartial = true;
      // Fields behind one another without a comma are those of a Go struct, whose names are not JSON's.
      if (this.token(/,|(?=[\]})])|(?<=\n[ \t]{0,200})/) === undefined) throw new NoLiteral();
    }
    return made;
  }

  private list(): unknown {
    const start = this.at;
    const made: unknown[] = [];
    while (this.token(/\]/) === undefined) {
      if (this.token(/\.{3} \d+ more \w+/) === undefined) made.push(this.value());
      // PHP writes its records in the brackets of lists.
      if (this.token(/=>/) !== undefined) {
        if (typeof made[0] === "object" || made.length > 1) throw new NoLiteral();
        this.at = start;
        return this.record(/\]/, /=>/);
      }
      this.token(/,/);
    }
    return made;
  }
}

const unescaped = (escape: string): string =>
  escape.length > 1 ? String.fromCodePoint(Number.parseInt(escape.slice(1), 16)) : ({ n: "\n", t: "\t", r: "\r" }[escape] ?? escape);

/** The offset behind the bracket that closes the one at an offset. */
function balanced(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = "";
  for (let at = start; at < text.length; at++) {
    const character = text[at] ?? "";
    if (quote !== "") {
      if (character === "\\") at++;
      else if (character === quote) quote = "";
    } else if (character === '"' || (character === "'" && !/\w/.test(text[at - 1] ?? ""))) quote = character;
    else if ("{[(".includes(character)) depth++;
    else if ("}])".includes(character) && --depth === 0) return at + 1;
  }
  return undefined;
}
