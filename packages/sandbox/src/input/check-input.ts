/** The one check of inputs: in process, over HTTP, in seeds and from the command line, an operation's input is what the description says. */
import { violationsIn } from "@maksu/openapi-runtime";
import { keysOf } from "@maksu/openapi-runtime/json-pointer";
import { kindOf } from "@maksu/signing/options";
import { InvalidInput } from "../domain/input-error.ts";
import { commandOperations } from "../generated/commands.ts";
import type { OperationId } from "../generated/operation-ids.ts";
import { operationTable } from "../generated/operations.ts";
import { validators } from "../generated/validators.ts";

/** The input of an operation as it was given. */
export interface GivenInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Checks the input of an operation.
 *
 * @param isJson - whether it was parsed of JSON, so that there is nothing which JSON has no form for
 * @throws InvalidInput that names the first value which is not as described, and what it must be
 */
export async function checkInput(id: OperationId, input: GivenInput, isJson = false): Promise<void> {
  const other = isJson ? undefined : foreignIn(input, []);
  if (other) throw await invalid(id, other.at, other.value, "type", "must be a JSON value");
  const known = queryInputs(id);
  const unknown = Object.keys(input.query ?? {}).find((name) => !known.has(name));
  if (unknown !== undefined) throw new InvalidInput(["query", unknown], "unknown parameter");
  const [violation] = await violationsIn(id, operationTable[id], validators, input);
  if (!violation) return;
  const at = [violation.in, ...keysOf(violation.pointer)];
  throw await invalid(id, at, valueAt(input, at), violation.rule, violation.message);
}

/** The parameters of an operation's query. */
export const queryInputs = (id: OperationId): ReadonlyMap<string, string> =>
  new Map(commandOperations[id].inputs.flatMap(({ in: place, name, type }) => (place === "query" ? [[name, type] as const] : [])));

/** The rules whose messages say more than what the value must be. */
const OWN_WORDS: ReadonlySet<string> = new Set(["unevaluatedProperties", "elements"]);

/** Words an error: by what the value must be, where that says more than the rule which it has broken. */
async function invalid(id: OperationId, at: readonly string[], value: unknown, rule: string, message = ""): Promise<InvalidInput> {
  if (OWN_WORDS.has(rule)) return new InvalidInput(at, message);
  const { sentences } = await import("../generated/sentences.ts");
  const sentence = sentenceAt(sentences[id] ?? {}, at) ?? message;
  if (value === undefined && rule === "required") return new InvalidInput(at, `is missing; ${sentence}`);
  const given = shown(value, rule);
  return new InvalidInput(at, given === undefined ? sentence : `${sentence}, not ${given}`);
}

/** The sentence of a place. An index, or a key of a record, is any. */
function sentenceAt(sentences: Readonly<Record<string, string>>, at: readonly string[]): string | undefined {
  let places = [""];
  for (const key of at)
    places = places.flatMap((place) =>
      [`${place}/${key}`, `${place}/*`].filter((each) => Object.keys(sentences).some((known) => `${known}/`.startsWith(`${each}/`))),
    );
  return sentences[places[0] ?? ""];
}

const MOST_SHOWN = 40;

/** Shows the value given, unless it is a secret: a number, the kind of a value, how long it is; a text where the description lists texts. */
function shown(value: unknown, rule: string): string | undefined {
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string" && value !== "") {
    if (rule === "enum") return value.length <= MOST_SHOWN ? JSON.stringify(value) : undefined;
    return rule === "type" || rule === "const"
      ? "a string"
      : rule === "maxLength" || rule === "minLength"
        ? `${[...value].length}`
        : undefined;
  }
  return rule === "maxItems" && Array.isArray(value) ? String(value.length) : kindOf(value);
}

/** A value that JSON has no form for, such as a `Date`: the validators would take it for an object without members. */
function foreignIn(value: unknown, at: readonly string[]): { readonly at: readonly string[]; readonly value: unknown } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value) && !isRecord(value)) return { at, value };
  for (const [key, each] of Object.entries(value)) {
    if (typeof each !== "object") continue;
    const found = foreignIn(each, [...at, key]);
    if (found) return found;
  }
  return undefined;
}

/** Whether a value is an object of its own members, of whatever realm. */
export const isRecord = (value: object): boolean => Object.prototype.toString.call(value) === "[object Object]";

/** Copies lists and records, without members that are undefined: what the caller changes afterwards, changes nothing. */
export function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== "object" || value === null || !isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]: [string, unknown]) => (each === undefined ? [] : [[key, copied(each)]])),
  );
}

const valueAt = (value: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>(
    (place, key) => (typeof place === "object" && place !== null ? (place as Readonly<Record<string, unknown>>)[key] : undefined),
    value,
  );
