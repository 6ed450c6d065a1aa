/** Builds an API's signed events from the fields of a JSON object, each checked first. */
import { checkOptions, enumOption, integerOption, type OptionRule } from "@maksu/signing/options";
import { readMerchantUrl } from "../ground/merchant-url.ts";

/** The fields of an event: its builder's input in JSON, without the secret, which the server knows. */
export type FieldsOf<Input> = {
  readonly [name in keyof Input as Exclude<name, "secret">]: Written<Input[name]>;
};

/** In JSON, a time may be a string, and bytes must be one. */
type Written<Value> = Value extends Date ? Date | string : Value extends Uint8Array ? never : Value;

/** How a field is written in JSON. */
export type FieldKind =
  | "url"
  | "text"
  | "number"
  | "rows"
  | "texts"
  | "text or null"
  | "text or number"
  | "date"
  | "hex or base64"
  | "json or csv";

/** An event that the server can send. */
export interface EventDefinition {
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** @throws Error when a value can't be signed */
  readonly make: (fields: object) => Promise<Request>;
}

/** Event definitions by the name of the description's webhook. */
export type EventTable<Name extends string = string> = Readonly<Record<Name, EventDefinition>>;

/** Defines an event whose builder takes `Input`. The compiler checks the fields' names, {@link readFields} their values. */
export function event<Input extends object>(
  fields: { readonly [name in keyof Required<Omit<Input, "secret">>]: FieldKind },
  make: (input: Omit<Input, "secret">) => Promise<Request>,
): EventDefinition {
  return { fields, make: (read) => make(read as Omit<Input, "secret">) };
}

const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));
const isText = (value: unknown): boolean => typeof value === "string";
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);
const isHttpUrl = (value: unknown): boolean =>
  typeof value === "string" && /^https?:\/\//i.test(value) && readMerchantUrl(value).fault === undefined;

/** The rules for values of each kind of field. */
const RULES: Readonly<Record<FieldKind, OptionRule>> = {
  url: {
    allowed: "a URL that begins with http:// or https://, without a user name or a password",
    accepts: isHttpUrl,
    required: true,
    takes: "a string",
  },
  text: { allowed: "a string", accepts: isText },
  number: { allowed: "a number", accepts: isNumber },
  rows: {
    allowed: "a list of objects",
    accepts: (value) => Array.isArray(value) && value.every(isRecord),
    element: { allowed: "an object", accepts: isRecord },
  },
  texts: { allowed: "an object of strings", accepts: (value) => isRecord(value) && Object.values(value).every(isText), takes: "an object" },
  "text or null": { allowed: "a string or null", accepts: (value) => value === null || isText(value) },
  "text or number": { allowed: "a string or a number", accepts: (value) => isText(value) || isNumber(value) },
  "hex or base64": enumOption("hex", "base64"),
  "json or csv": enumOption("json", "csv"),
  date: {
    allowed: "a Date, or its text",
    accepts: (value) => (isText(value) || value instanceof Date) && !Number.isNaN(dateOf(value).getTime()),
    takes: "a string",
  },
};

const SIGNATURE: OptionRule = { ...enumOption("missing", "wrong"), allowed: '"missing" or "wrong"' };

/** Fields of every event. */
export interface ReadFields extends Readonly<Record<string, unknown>> {
  readonly url: string;
  readonly signature?: "missing" | "wrong";
  readonly repeat?: number;
}

/**
 * Checks the fields of an event, and reads dates as such.
 *
 * @param fail makes the error for a field that is unknown, missing or of another kind
 */
export function readFields(kinds: EventDefinition["fields"], given: unknown, fail: (message: string) => Error): ReadFields {
  const rules = Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, RULES[kind]]));
  checkOptions(given, { ...rules, signature: SIGNATURE, repeat: integerOption(1, 100) }, fail);
  const fields = Object.entries({ ...(given as object) }).filter(([, value]) => value !== undefined);
  // Every event has a URL, and each value has passed its rule.
  return Object.fromEntries(fields.map(([name, value]) => [name, kinds[name] === "date" ? dateOf(value) : value])) as ReadFields;
}
