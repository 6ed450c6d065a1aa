import { escapeKey } from "../json-pointer.ts";

/** One way in which a value breaks its description. */
export interface Violation {
  /** JSON pointer to the place; empty for the whole. */
  readonly pointer: string;
  /** The JSON Schema keyword or the named rule that is broken: `maxLength`, `required`, `order-total`. */
  readonly rule: string;
  /** The rule's value where it has one: `200` of `maxLength`, the values of `enum`. */
  readonly limit?: unknown;
  readonly message: string;
  /** The error code that the service documents for it; absent where it documents none. */
  readonly code?: string;
}

/** An error as Ajv's generated code reports it. */
export interface AjvError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A function as Ajv generates it: what it has found is on it until it is called again. */
export type AjvValidate = ((value: unknown) => boolean) & { errors?: readonly AjvError[] | null };

/** What turns Ajv's errors into violations; made by the generator. */
export interface Table {
  /** Schema path to error code. */
  readonly codes: Readonly<Record<string, string>>;
  /** Schema path to what a rule demands, where Ajv's own message would not say it. */
  readonly told: Readonly<Record<string, string>>;
  /** The codes in the order in which the service documents them. */
  readonly order: readonly string[];
  /** Media type to the code when no schema on the failing path has one. */
  readonly fallback: Readonly<Record<string, string>>;
  /** Named rules: the path of the value that they look at, their name, limit, code and text. */
  readonly rules: readonly { at: readonly string[]; rule: string; limit?: unknown; code?: string; message: string }[];
}

/** What is said of a key, or a body, that must be there. */
export const MISSING = "is missing";

/** Keywords that try branches: what fails inside a branch is no violation, the keyword itself is. */
export const BRANCHING: ReadonlySet<string> = new Set(["anyOf", "oneOf", "not"]);

/**
 * Ajv's errors as violations, the one that the service answers first.
 *
 * @param fallback the code when no schema on the failing path has one
 */
export function violationsOf(errors: readonly AjvError[], { codes, told, order }: Table, fallback?: string): Violation[] {
  // As many as the schema has, however many values fail there.
  const branches = [...new Set(errors.filter(({ keyword }) => BRANCHING.has(keyword)).map(({ schemaPath }) => `${schemaPath}/`))];
  const found = new Map<string, Violation>();
  for (const error of errors) {
    // `if` only repeats what its `then` has reported.
    if (error.keyword === "if" || branches.some((branch) => error.schemaPath.startsWith(branch))) continue;
    const missing = textOf(error.params["missingProperty"]);
    const pointer = placeOf(error);
    const start = missing === undefined ? error.schemaPath : `${parentOf(error.schemaPath)}/properties/${escapeKey(missing)}`;
    const code = nearest(codes, start) ?? fallback;
    const limit = limitOf(error);
    const id = `${pointer} ${code ?? error.schemaPath}`;
    if (!found.has(id))
      found.set(id, {
        pointer,
        rule: ruleOf(error),
        ...(limit !== undefined && { limit }),
        message: missing === undefined ? (told[parentOf(error.schemaPath)] ?? messageOf(error)) : MISSING,
        ...(code !== undefined && { code }),
      });
  }
  return inOrder([...found.values()], order);
}

/** Stable: violations without a code, and those of the same code, stay in the order of the schema. */
export const inOrder = (violations: readonly Violation[], order: readonly string[]): Violation[] =>
  violations.toSorted((a, b) => order.indexOf(a.code ?? "") - order.indexOf(b.code ?? ""));

/** The JSON pointer to what is wrong: of a key that is missing or unknown, where it stands or should. */
export function placeOf({ instancePath, params }: AjvError): string {
  const key = textOf(params["missingProperty"]) ?? textOf(params["additionalProperty"]) ?? textOf(params["unevaluatedProperty"]);
  return key === undefined ? instancePath : `${instancePath}/${escapeKey(key)}`;
}

/** The entry of the path or of the nearest path above it. */
function nearest(table: Readonly<Record<string, string>>, path: string): string | undefined {
  for (let place = path; place !== ""; place = parentOf(place)) if (table[place] !== undefined) return table[place];
  return undefined;
}

/** An unknown key fails a `not: {}`, which would tell nobody what is wrong. */
const ruleOf = ({ schemaPath, keyword }: AjvError): string =>
  schemaPath.includes("/unevaluatedProperties") ? "unevaluatedProperties" : keyword;

function limitOf({ keyword, params }: AjvError): unknown {
  if (keyword === "enum") return params["allowedValues"];
  if (keyword === "const") return params["allowedValue"];
  return params["limit"] ?? params[keyword];
}

/** Ajv's own word of an enumeration does not say what is in it. */
function messageOf({ keyword, params, message = "is not valid" }: AjvError): string {
  const { allowedValues } = params;
  if (keyword !== "enum" || !Array.isArray(allowedValues)) return message;
  // A number and its text are told alike.
  const values = [...new Set(allowedValues.map(String))];
  return `must be ${values.length > 1 ? "one of " : ""}${listed(values)}`;
}

/** The first of what may be many. */
export const listed = (texts: readonly string[]): string => [...texts.slice(0, LISTED), ...(texts.length > LISTED ? ["…"] : [])].join(", ");

const LISTED = 12;

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
