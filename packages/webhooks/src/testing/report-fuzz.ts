/**
 * Feeds random input to the report parsers: a genuine body with a few bytes changed, or pieces of syntax in any order. A parser must return
 * rows or throw a `ReportError` that quotes nothing; what it accepts and rejects is compared with `JSON.parse` and with a CSV pattern.
 */
import { CSV_COLUMNS } from "../report/csv-columns.ts";
import { readReport, reportRows } from "../report/read-report.ts";
import { ReportError, type ReportErrorCode } from "../report/report-error.ts";
import { ROW_FIELDS } from "../report/report-row.ts";
import { paymentReport } from "./report.ts";

/** The results of a run. */
export interface ReportFuzzResult {
  /** Bodies tried. */
  readonly inputs: number;
  /** How many of them were read to the end. */
  readonly read: number;
  /** How many were rejected, by code. */
  readonly rejected: ReadonlyMap<ReportErrorCode, number>;
}

/** Tries this many bodies. The error of a failed run names the seed, the number and the body. */
export async function fuzzReports({ inputs, seed }: { readonly inputs: number; readonly seed: number }): Promise<ReportFuzzResult> {
  const random = new Random(seed);
  const targets = await Promise.all((["json", "csv"] as const).map(makeTarget));
  const rejected = new Map<ReportErrorCode, number>();
  let read = 0;
  for (let number = 0; number < inputs; number++) {
    const { format, genuine, headers } = targets[number % 2] ?? fail("no target");
    const body = random.below(8) === 0 ? random.syntax(format) : random.alter(genuine);
    try {
      const outcome = readAll(body, format);
      if (format === "json") checkJson(body, outcome);
      else checkCsv(body, outcome);
      if (outcome instanceof ReportError) rejected.set(outcome.code, (rejected.get(outcome.code) ?? 0) + 1);
      else read++;
      if (number % 16 < 2 && !sameBytes(body, genuine) && (await readReport({ headers, body, secret: SECRET }))) fail("a false accept");
    } catch (error) {
      throw new Error(
        `seed ${seed}, input ${number}, ${format} ${JSON.stringify(Buffer.from(body).toString("latin1"))}: ${String(error)}`,
        { cause: error },
      );
    }
  }
  return { inputs, read, rejected };
}

const SECRET = "SAIPPUAKAUPPIAS";
/** Stands in every text of the genuine bodies, and must appear in no message. */
const PERSONAL = "Maija";

type Row = Readonly<Record<string, unknown>>;
type Outcome = readonly Row[] | ReportError;

interface Target {
  readonly format: "json" | "csv";
  readonly genuine: Uint8Array;
  readonly headers: Headers;
}

async function makeTarget(format: "json" | "csv"): Promise<Target> {
  const rows = [
    {
      entryDate: "02-03-2026",
      created: "09:15",
      amount: "15.10",
      firstname: PERSONAL,
      description: `"${PERSONAL}";\r\nÅ😀\\`,
      settlementId: "12",
    },
    {
      amount: "-5.00",
      firstname: PERSONAL,
      later: PERSONAL,
      refunditems: format === "json" ? [{ stamp: PERSONAL, amount: -5 }] : PERSONAL,
    },
    {},
  ];
  const report = await paymentReport({ url: "https://shop.example.com/report", account: 375917, secret: SECRET, format, rows });
  return { format, headers: report.headers, genuine: new Uint8Array(await report.arrayBuffer()) };
}

/** Returns all rows, or why there are none. Any other error is rethrown. */
function readAll(body: Uint8Array, format: "json" | "csv"): Outcome {
  try {
    return [...reportRows(body, `application/${format}`)];
  } catch (error) {
    if (!(error instanceof ReportError)) throw error;
    const { line = 0, column = 0, message } = error;
    if (line < 1 || column < 1 || line + column > body.length + 2) fail(`line ${line}, column ${column}`);
    if (message.includes(PERSONAL)) fail(`"${message}" quotes the report`);
    return error;
  }
}

/** Decodes the body without its byte order mark; undefined when it is not UTF-8. */
function textOf(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

function checkJson(body: Uint8Array, outcome: Outcome): void {
  const wanted = parsed(textOf(body));
  if (outcome instanceof ReportError) {
    if (wanted !== undefined && !STRICTER.has(outcome.code)) fail(`rejected with ${outcome.code}: ${outcome.message}`);
  } else if (wanted === undefined || !alike(outcome, wanted)) fail(`read as ${JSON.stringify(outcome)}`);
}

/** Errors for bodies that JSON allows and a report does not. */
const STRICTER: ReadonlySet<ReportErrorCode> = new Set<ReportErrorCode>(["json-key-repeated", "json-too-deep", "field-invalid"]);

/** Parses a list of objects by `JSON.parse`. */
function parsed(text: string | undefined): readonly object[] | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null && !Array.isArray(row)) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Checks whether a value was parsed correctly: the same, but with numbers as strings and without null members. */
function alike(read: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(read) && read.length === wanted.length && wanted.every((each, index) => alike(read[index], each));
  if (typeof wanted === "number") return Number(read) === wanted;
  if (typeof wanted !== "object" || wanted === null) return read === wanted;
  const members = Object.entries(wanted).filter(([, value]) => value !== null);
  const values = new Map(Object.entries(Object(read)));
  return values.size === members.length && members.every(([name, value]) => values.has(name) && alike(values.get(name), value));
}

function checkCsv(body: Uint8Array, outcome: Outcome): void {
  const text = textOf(body);
  const isCsv = text !== undefined && text !== "" && CSV.test(text);
  if (outcome instanceof ReportError) {
    if (isCsv && outcome.code === "csv-syntax") fail(`rejected: ${outcome.message}`);
    return;
  }
  if (!isCsv) return fail(`read as ${JSON.stringify(outcome)}`);
  const [header = [], ...records] = recordsOf(text);
  if (records.length !== outcome.length) fail(`read as ${outcome.length} rows, not ${records.length}`);
  for (const [number, record] of records.entries()) {
    const values = new Map(Object.entries(outcome[number] ?? {}));
    for (const [index, column] of header.entries()) {
      const [field = column, another] = CSV_COLUMNS.get(column) ?? [];
      const kind = ROW_FIELDS.get(field);
      if (another !== undefined) continue;
      const [value, decimal] = [values.get(field) ?? "", record[index]?.replace(",", ".")];
      if (value !== record[index] && (kind === "text" || value !== decimal)) fail(`${field} of row ${number} is ${JSON.stringify(value)}`);
    }
  }
}

const CELL = /(?:"((?:[^"\0]|"")*)"|([^";\r\n\0]*))(;|\r?\n|$)/y;
const CSV = new RegExp(`^(?:${CELL.source})*$`);

function recordsOf(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (CELL.lastIndex = 0; CELL.lastIndex < text.length || record.length > 0;) {
    const [, quoted, bare = "", delimiter] = CELL.exec(text) ?? fail("no cell");
    record.push(quoted?.replaceAll('""', '"') ?? bare);
    if (delimiter === ";") continue;
    records.push(record);
    record = [];
  }
  return records;
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, index) => byte === b[index]);

function fail(what: string): never {
  throw new Error(what);
}

const PIECES: readonly string[] = [
  '"',
  '""',
  ";",
  ",",
  "\r\n",
  "\n",
  "\r",
  "\0",
  " ",
  "\\",
  "\\u00",
  ":",
  "-",
  "1",
  "0",
  ".",
  "1e9",
  "null",
  "Å",
  "😀",
  "\uFEFF",
  "\uFFFD",
  PERSONAL,
];
const SYNTAX: Readonly<Record<"json" | "csv", readonly string[]>> = {
  json: [...PIECES, "{", "}", "[", "]", "[{", "}]", "},{", '"amount":', '"later":', '"__proto__":', '"tradeitems":[{', "true", "15.10"],
  csv: [...PIECES, '"Sum"', "Time;", "later", "__proto__;", "15,10", '"02-03-2026 09:15"', ";;", ";", ";", "\n"],
};

/** A small seeded random number generator (mulberry32), and the bodies made with it. */
class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** Returns pieces of syntax in random order, now and then in brackets. */
  syntax(format: "json" | "csv"): Uint8Array {
    const pieces = SYNTAX[format];
    const text = Array.from({ length: this.below(24) }, () => pieces[this.below(pieces.length)]).join("");
    return Buffer.from(format === "json" && this.below(2) === 0 ? `[{"later":${text}}]` : text);
  }

  /** Applies up to three changes: a flipped bit, a changed byte, an inserted piece, a copied or removed part, a missing end. */
  alter(genuine: Uint8Array): Uint8Array {
    let bytes = genuine;
    for (let changes = this.below(4); changes > 0; changes--) {
      const at = this.below(bytes.length + 1);
      const end = at + this.below(this.below(4) === 0 ? 60 : 6);
      const part = bytes.subarray(at, end);
      const put = [
        Uint8Array.from(part, (byte, index) => (index === 0 ? byte ^ (1 << this.below(8)) : byte)),
        Buffer.concat([Uint8Array.of(this.below(256)), part]),
        Buffer.from(PIECES[this.below(PIECES.length)] ?? ""),
        Buffer.concat([part, part]),
        new Uint8Array(),
      ][this.below(6)];
      bytes = put === undefined ? bytes.subarray(0, at) : Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(end)]);
    }
    return bytes;
  }
}
