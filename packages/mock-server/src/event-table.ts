/** Events of an API as they are asked for: fields of a JSON object, checked one by one, then made into a signed request. */

/** What an event is asked for by: its builder's input as JSON has it, without the secret, which the servers know. */
export type FieldsOf<Input> = {
  readonly [name in keyof Input as Exclude<name, "secret">]: Written<Input[name]>;
};

/** A time may be its text, bytes must be. */
type Written<Value> = Value extends Date ? Date | string : Value extends Uint8Array ? never : Value;

/** How a field is written in JSON. */
export type FieldKind = "text" | "number" | "rows" | "texts" | "text or null" | "text or number" | "date" | "hex or base64" | "json or csv";

/** An event that can be asked for. */
export interface EventDefinition {
  readonly fields: Readonly<Record<string, FieldKind>>;
  /** @throws Error when a value can't be signed */
  readonly make: (fields: Readonly<Record<string, unknown>>) => Promise<Request>;
}

/** Event to how it is made, by the name of the description's webhook. */
export type EventTable<Name extends string = string> = Readonly<Record<Name, EventDefinition>>;

/** An event whose builder takes `Input`; the fields are held against it by the compiler, their values by {@link readFields}. */
export function event<Input extends object>(
  fields: { readonly [name in keyof Required<Omit<Input, "secret">>]: FieldKind },
  make: (input: Omit<Input, "secret">) => Promise<Request>,
): EventDefinition {
  return { fields, make: (read) => make(read as Omit<Input, "secret">) };
}

const dateOf = (value: unknown): Date => (value instanceof Date ? value : new Date(String(value)));
const isText = (value: unknown): boolean => typeof value === "string";
const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

const KINDS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  text: isText,
  number: (value) => typeof value === "number",
  rows: (value) => Array.isArray(value) && value.every(isRecord),
  texts: (value) => isRecord(value) && Object.values(value).every(isText),
  "text or null": (value) => value === null || isText(value),
  "text or number": (value) => typeof value === "number" || isText(value),
  "hex or base64": (value) => value === "hex" || value === "base64",
  "json or csv": (value) => value === "json" || value === "csv",
  date: (value) => (isText(value) || value instanceof Date) && !Number.isNaN(dateOf(value).getTime()),
};

/** The fields with values of their kinds, dates as such; or what is wrong with them. */
export function readFields(
  kinds: EventDefinition["fields"],
  given: Readonly<Record<string, unknown>>,
): { readonly fields: Readonly<Record<string, unknown>> } | { readonly problem: string } {
  for (const [name, value] of Object.entries(given)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) return { problem: `${JSON.stringify(name)} is no field of this event; known are ${Object.keys(kinds).join(", ")}` };
    if (!KINDS[kind](value)) return { problem: `${name} must be ${kind}` };
  }
  const fields = Object.entries(given).map(([name, value]) => [name, kinds[name] === "date" ? dateOf(value) : value]);
  return { fields: Object.fromEntries(fields) as Readonly<Record<string, unknown>> };
}
