/** A strict JSON parser that keeps the digits of every number: no value on its way to a row is ever a floating-point number. */
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
 * Parses the text of an object as a row.
 *
 * @throws ReportError `json-syntax`, `json-key-repeated`, `json-too-deep`, `field-invalid`
 */
export function jsonRow(source: BodyText): PaymentReportRow {
  return new Reader(source).object(ROW_FIELDS, 1);
}

/** Deeper than items in a list in a row will ever be, and far from what a call stack can take. */
const DEEPEST = 16;

/** Characters that a number may have; {@link JSON_NUMBER} decides whether it is one. */
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

  /** Parses an object whose members have these types. */
  object(kinds: FieldKinds | undefined, depth: number): Record<string, unknown> {
    const members: Record<string, unknown> = {};
    const names = new Set<string>();
    this.#at++;
    if (this.#takes("}")) return members;
    do {
      this.#skipSpace();
      const start = this.#at;
      if (this.#text[start] !== '"') throw this.#syntaxError("a name in double quotes is expected here");
      const name = this.#string();
      if (names.has(name)) throw this.#error("json-key-repeated", start, "the object already has this name");
      names.add(name);
      if (!this.#takes(":")) throw this.#syntaxError("a colon is expected here");
      const value = this.#member(name, kinds?.get(name), depth);
      if (value !== null) setOwn(members, name, value);
    } while (this.#takes(","));
    if (!this.#takes("}")) throw this.#syntaxError("a comma or the end of the object is expected here");
    return members;
  }

  /** Parses the value of a member according to its type. */
  #member(name: string, kind: FieldKind | undefined, depth: number): unknown {
    this.#skipSpace();
    const start = this.#at;
    const value = this.#value(undefined, isListKind(kind) ? ITEM_FIELDS : undefined, depth);
    if (kind === undefined || value === null) return value;
    const fitting = fit(value, kind);
    if (fitting === undefined) throw this.#error("field-invalid", start, `${name}: ${RULES[kind]}`);
    return fitting;
  }

  /** Parses the next value, its numbers as text. An object has fields of these types; so have objects in a list. */
  #value(fields: FieldKinds | undefined, listed: FieldKinds | undefined, depth: number): unknown {
    this.#skipSpace();
    const first = this.#text[this.#at];
    if (first === '"') return this.#string();
    if (first === "{" || first === "[") {
      if (depth === DEEPEST) throw this.#error("json-too-deep", this.#at, "lists and objects must not be nested this deep");
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
    if (!this.#takes("]")) throw this.#syntaxError("a comma or the end of the list is expected here");
    return elements;
  }

  #string(): string {
    const start = this.#at;
    let escaped = false;
    let at = start + 1;
    for (let unit = this.#text.charCodeAt(at); unit !== 0x22; unit = this.#text.charCodeAt(at)) {
      // No number starts beyond the end of the text.
      if (!(unit >= 0x20)) throw this.#error("json-syntax", at, "a string must be closed and must not contain control characters");
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
      throw this.#error("json-syntax", start, "the string has an escape that JSON does not define");
    }
  }

  #number(): string | undefined {
    NUMERIC.lastIndex = this.#at;
    const [digits] = NUMERIC.exec(this.#text) ?? [];
    if (digits === undefined) return undefined;
    if (!JSON_NUMBER.test(digits)) throw this.#syntaxError("not a valid number");
    this.#at += digits.length;
    return digits;
  }

  #literal(): boolean | null {
    for (const [word, value] of LITERALS)
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    throw this.#syntaxError("a value is expected here");
  }

  /** Skips the next character if it is this one. */
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

/** Converts the value to its type; undefined when it has another one. */
function fit(value: unknown, kind: FieldKind): unknown {
  if (typeof value === "string") {
    if (kind === "text" || kind === "text or list") return value;
    return kind === "decimal" && JSON_NUMBER.test(value) ? value : undefined;
  }
  return isListKind(kind) && Array.isArray(value) && value.every(isObject) ? value : undefined;
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
