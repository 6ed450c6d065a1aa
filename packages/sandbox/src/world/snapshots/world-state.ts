/** All that a snapshot has, and the check of it before anything is restored. What is in a document, or in a log's entry, is the sandbox's own. */
import type { FaultsState } from "../../faults/faults.ts";
import { MOST_KEYS } from "../../store/store.ts";
import type { TransitionMade } from "../../events/happened.ts";
import type { Changeable } from "../kept/world-record.ts";
import type { RequestsState } from "../logs/request-log.ts";
import type { Content } from "./content.ts";

export interface WorldState {
  readonly content: Content;
  readonly changed: Changeable;
  readonly requests: RequestsState;
  readonly transitions: readonly TransitionMade[];
  readonly faults: FaultsState;
}

/** Whether a value has the form of a world's state. */
export function isWorldState(value: unknown): value is WorldState {
  return isObject(value) && Object.entries(PARTS).every(([name, isPart]) => isPart(value[name]));
}

type Check = (value: unknown) => boolean;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText: Check = (value) => typeof value === "string";
const isNumber: Check = (value) => Number.isFinite(value);
const listOf =
  (isEntry: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isEntry);
const valuesOf =
  (isValue: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(isValue);
const has =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, isField]) => isField(value[name]));
const optional =
  (isValue: Check): Check =>
  (value) =>
    value === undefined || isValue(value);

const isKey: Check = (key) => isText(key) || has({ unique: isText })(key);
const isKeys: Check = (keys) => valuesOf(isKey)(keys) && Object.keys(Object(keys)).length <= MOST_KEYS;

/** Whether a document's text is the JSON of an object. */
function isBody(text: unknown): boolean {
  try {
    return isText(text) && isObject(JSON.parse(String(text)));
  } catch {
    return false;
  }
}

const PARTS: { readonly [part in keyof WorldState]: Check } = {
  content: has({
    documents: valuesOf(listOf(has({ id: isText, text: isBody, keys: isKeys }))),
    jobs: listOf(has({ id: isText, dueAt: isNumber, task: has({ kind: isText, about: isText, on: isText }) })),
    counters: optional(valuesOf(isNumber)),
  }),
  changed: has({ settings: isObject, merchants: listOf(has({ merchant: has({ account: isText }) })), salt: isText }),
  requests: has({ count: isNumber, kept: listOf(has({ recorded: isObject, size: isNumber })) }),
  transitions: listOf(isObject),
  faults: has({
    faults: listOf(has({ id: isText, rule: isObject, matched: isNumber, hits: isNumber, hit: Array.isArray })),
    count: isNumber,
    held: listOf((entry) => Array.isArray(entry) && isText(entry[0]) && listOf(isText)(entry[1])),
  }),
};
