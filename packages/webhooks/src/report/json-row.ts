/** A strict reader of JSON that keeps the digits of every number: no value on its way to a row is ever a floating-point number. */
import type { BodyText } from "./body-text.ts";
import type { ReportError, ReportErrorCode } from "./report-error.ts";
import {
  type FieldKind,
  type FieldKinds,
  isListKind,
  ITEM_FIELDS,
  JSON_NUMBER,
  type PaymentReportRow,
  ROW_FIELDS,
  RULES,
  setOwn,
} from "./report-row.ts";

/**
 * Reads the text of an object as a row.
 *
 * @throws ReportError `json-syntax`, `json-key-repeated`, `json-too-deep`, `field-invalid`
 */
export function jsonRow(source: BodyText): PaymentReportRow {
  return new Reader(source).object(ROW_FIELDS, 1);
}

/** Deeper than items in a list in a row will ever go, and far from what a call stack holds. */
const DEEPEST = 16;

/** What may be a number: whether it is one, {@link JSON_NUMBER} says. */
const NUMERIC = /[-+.0-9eE]+/y;
const LITERALS = [
  ["true", true],
  ["false", false],
  ["null", null],
] as const;

class Reader {
  readonly #source: BodyText;
  readonly #text: string;
  #at = 0;

  constructor(source: BodyText) {
    this.#source = source;
    this.#text = source.text;
  }

  /** An object whose members are of these kinds. */
  object(kinds: FieldKinds | undefined, depth: number): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    const names = new Set<string>();
    this.#at++;
    if (this.#takes("}")) return members;
    do {
      this.#skipSpace();
      const start = this.#at;
      if (this.#text[start] !== '"') throw this.#syntaxError("a name in double quotes must stand here");
      const name = this.#string();
      if (names.has(name)) throw this.#error("json-key-repeated", start, "this name has come in the same object before");
      names.add(name);
      if (!this.#takes(":")) throw this.#syntaxError("a colon must stand here");
      const value = this.#member(name, kinds?.get(name), depth);
      if (value !== null) setOwn(members, name, value);
    } while (this.#takes(","));
    if (!this.#takes("}")) throw this.#syntaxError("a comma or the end of the object must stand here");
    return members;
  }

  /** The value of a member, as its kind wants it. */
  #member(name: string, kind: FieldKind | undefined, depth: number): unknown {
    this.#skipSpace();
    const start = this.#at;
    const value = this.#value(undefined, isListKind(kind) ? ITEM_FIELDS : undefined, depth);
    if (kind === undefined || value === null) return value;
    const fitting = fit(value, kind);
    if (fitting === undefined) throw this.#error("field-invalid", start, `${name}: ${RULES[kind]}`);
    return fitting;
  }

  /** The next value, its numbers as text. An object has fields of these kinds; so have objects in a list. */
  #value(fields: FieldKinds | undefined, listed: FieldKinds | undefined, depth: number): unknown {
    this.#skipSpace();
    const first = this.#text[this.#at];
    if (first === '"') return this.#string();
    if (first === "{" || first === "[") {
      if (depth === DEEPEST) throw this.#error("json-too-deep", this.#at, "lists and objects must not be nested so deep");
      return first === "{" ? this.object(fields, depth + 1) : this.#list(listed, depth + 1);
    }
    return this.#number() ?? this.#literal();
  }

  #list(fields: FieldKinds | undefined, depth: number): unknown[] {
    const elements: unknown[] = [];
    this.#at++;
    if (this.#takes("]")) return elements;
    do elements.push(this.#value(fields, undefined, depth));
    while (this.#takes(","));
    if (!this.#takes("]")) throw this.#syntaxError("a comma or the end of the list must stand here");
    return elements;
  }

  #string(): string {
    const start = this.#at;
    let escaped = false;
    let at = start + 1;
    for (let unit = this.#text.charCodeAt(at); unit !== 0x22; unit = this.#text.charCodeAt(at)) {
      // Beyond the end of the text there is no number.
      if (!(unit >= 0x20)) throw this.#error("json-syntax", at, "text must be closed, and must not hold control characters");
      if (unit === 0x5c) escaped = true;
      at += unit === 0x5c ? 2 : 1;
    }
    this.#at = at + 1;
    return escaped ? this.#unescaped(start) : this.#text.slice(start + 1, at);
  }

  #unescaped(start: number): string {
    try {
      return JSON.parse(this.#text.slice(start, this.#at)) as string;
    } catch {
      throw this.#error("json-syntax", start, "this text has an escape that JSON does not know");
    }
  }

  #number(): string | undefined {
    NUMERIC.lastIndex = this.#at;
    const [digits] = NUMERIC.exec(this.#text) ?? [];
    if (digits === undefined) return undefined;
    if (!JSON_NUMBER.test(digits)) throw this.#syntaxError("this is no number");
    this.#at += digits.length;
    return digits;
  }

  #literal(): boolean | null {
    for (const [word, value] of LITERALS)
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    throw this.#syntaxError("a value must stand here");
  }

  /** Goes on after the next character, if it is this one. */
  #takes(character: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #skipSpace(): void {
    while (SPACE.has(this.#text.charCodeAt(this.#at))) this.#at++;
  }

  #syntaxError(rule: string): ReportError {
    return this.#error("json-syntax", this.#at, rule);
  }

  #error(code: ReportErrorCode, index: number, rule: string): ReportError {
    return this.#source.error(code, index, rule);
  }
}

const SPACE: ReadonlySet<number> = new Set([0x20, 0x0a, 0x0d, 0x09]);

/** The value as its kind wants it; undefined when it is of another one. */
function fit(value: unknown, kind: FieldKind): unknown {
  if (typeof value === "string") {
    if (kind === "text" || kind === "text or list") return value;
    return kind === "decimal" && JSON_NUMBER.test(value) ? value : undefined;
  }
  return isListKind(kind) && Array.isArray(value) && value.every(isObject) ? value : undefined;
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
