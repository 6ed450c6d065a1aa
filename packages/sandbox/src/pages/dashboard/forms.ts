/** The forms of the dashboard: each is an act, whose fields are the inputs that the description has. */
import { commandOperations } from "../../generated/commands.ts";
import { InvalidInput } from "../../domain/input-error.ts";
import { type Content, html } from "@maksu/markup";
import { prose } from "./components.ts";
import { choiceField, type Field, textField } from "./fields.ts";

/** An input, from the description. */
interface Input {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isWhole?: boolean;
  readonly default?: unknown;
}

interface Described {
  readonly inputs: readonly Input[];
  readonly act?: { readonly text?: string; readonly done?: string };
}

/** The operations that have a form: the acts of which there is something to say when they are done. */
export type Operation = {
  [Id in keyof typeof commandOperations]: (typeof commandOperations)[Id] extends { readonly act: { readonly done: string } } ? Id : never;
}[keyof typeof commandOperations];

const described = (operation: Operation): Described => commandOperations[operation];

/** Whether a form has such an operation. */
export const isOperation = (name: string | null): name is Operation =>
  name !== null && Object.hasOwn(commandOperations, name) && described(name as Operation).act?.done !== undefined;

/** The message of a form that was carried out. */
export const doneOf = (operation: Operation): string => described(operation).act?.done ?? "";

/** The field that has a whole body in JSON. */
export const BODY = "body";

/** How a field is shown, besides what the description says of its input. */
export interface FieldContent {
  readonly value?: unknown;
  readonly label?: Content;
  /** The values to choose from, where the description does not list them; the first is chosen unless a value is given. */
  readonly choices?: readonly (readonly [value: string, text: string])[];
  readonly hint?: Content;
  readonly links?: Content;
  /** Whether the value is the one that holds already. */
  readonly isStanding?: boolean;
}

/** The field of an input. */
export function fieldOf(operation: keyof typeof commandOperations, name: string, content: FieldContent = {}): Field {
  const input = inputOf(operation, name);
  const { type, values, minimum, maximum, isWhole } = input;
  const { value = input.default, label = labelOf(input), hint = hintOf(input) } = content;
  const choices = content.choices ?? choicesOf(type, values, value === undefined);
  const text = textOf(type, value);
  const standing = content.isStanding ? text : textOf(type, input.default);
  const parts = { label, hint, links: content.links, standing };
  if (choices) return choiceField(name, choices, parts, text === "" ? undefined : text);
  return textField(name, text, parts, type === "number" ? { min: minimum, max: maximum, step: isWhole ? 1 : "any" } : undefined);
}

/** The fields of an operation's inputs that its page does not know. */
export const fieldsOf = (operation: Operation, contents: Readonly<Record<string, FieldContent>> = {}): readonly Field[] =>
  described(operation).inputs.flatMap((input) => (input.in === "body" ? [fieldOf(operation, input.name, contents[input.name])] : []));

/** The names of the inputs that make up an operation's body. */
export const bodyInputs = (operation: Operation): readonly string[] =>
  described(operation).inputs.flatMap(({ name, in: place }) => (place === "body" ? [name] : []));

/** The name, in words, of an input, or of the object that it is a member of. */
export const labelFor = (operation: Operation, name: string): string => {
  const input = described(operation).inputs.find((each) => each.name === name);
  return labelOf(input ?? { name, in: "body", type: "object" });
};

function inputOf(operation: keyof typeof commandOperations, name: string): Input {
  const input = (commandOperations[operation] as Described).inputs.find((each) => each.name === name);
  if (!input) throw new Error(`${operation} has no input ${name}`);
  return input;
}

const textOf = (type: string, value: unknown): string =>
  value === undefined ? "" : type === "list" || type === "json" ? JSON.stringify(value) : String(value);

const hintOf = ({ description, type, default: preset }: Input): Content =>
  description !== undefined && [prose(description), preset !== undefined && html` By default <code>${textOf(type, preset)}</code>.`];

/** `match.transactionId` is “Transaction id”; a list or an object is given in JSON. */
function labelOf({ name, type }: Input): string {
  const words = (name.split(".").at(-1) ?? "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${type === "list" || type === "json" ? " (JSON)" : ""}`;
}

function choicesOf(type: string, values: readonly unknown[] | undefined, mayBeEmpty: boolean): FieldContent["choices"] {
  const all = values ?? (type === "boolean" ? [true, false] : undefined);
  if (!all || type === "list") return undefined;
  return [...(mayBeEmpty ? [["", "–"] as const] : []), ...all.map((each) => [String(each), String(each)] as const)];
}

/** The parameters and body of an operation's call. */
export interface Call {
  readonly path: Readonly<Record<string, string>>;
  /** Undefined for an operation that has none. */
  readonly body?: unknown;
}

/**
 * Reads a form. A field that is empty is left out. A body in JSON stands for all fields of the body.
 *
 * @throws InvalidInput for a field that can't be read
 */
export function callOf(operation: Operation, world: string, fields: URLSearchParams): Call {
  const { inputs, act } = described(operation);
  const path: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  for (const { name, in: place, type } of inputs) {
    if (place === "path") path[name] = name === "world" ? world : (fields.get(name) ?? "");
    const text = fields.get(name) ?? "";
    if (place === "path" || text === "") continue;
    let parent = body;
    const keys = name.split(".");
    for (const key of keys.slice(0, -1)) parent = (parent[key] ??= {}) as Record<string, unknown>;
    parent[keys.at(-1) ?? ""] = valueOf(name, type, text);
  }
  if (act?.text === "file" || fields.has(BODY)) return { path, body: valueOf(BODY, "json", fields.get(BODY) ?? "") };
  return inputs.some((input) => input.in === "body") ? { path, body } : { path };
}

function valueOf(name: string, type: string, text: string): unknown {
  const invalid = (sentence: string): InvalidInput => new InvalidInput(["body", ...name.split(".")], sentence);
  if (type === "string") return text;
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "number") {
    const number = Number(text);
    if (Number.isFinite(number)) return number;
    throw invalid("must be a number");
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid("must be JSON");
  }
}
