/** The methods of a world's acts: made of the table, which is generated from the description. */
import { InputError, InvalidInput } from "../../domain/input-error.ts";
import { parseText } from "../../ground/parse-text.ts";
import { copied, type GivenInput, isRecord } from "../../input/check-input.ts";
import type { ActEntry, ActId } from "../act.ts";
import type { ActContext } from "../context.ts";
import type { ActMethods } from "../generated/methods.ts";
import { actTable } from "../generated/table.ts";

type Method = (...given: readonly unknown[]) => Promise<unknown>;

export function createMethods(context: ActContext): ActMethods {
  const methods: Record<string, Method | Record<string, Method>> = {};
  for (const [id, entry] of Object.entries(actTable) as [ActId, ActEntry][]) {
    const method = methodOf(context, id, entry);
    if (entry.group === undefined) methods[entry.name] = method;
    else methods[entry.group] = { ...methods[entry.group], [entry.name]: method };
  }
  // The table and the type are generated from one description.
  return methods as unknown as ActMethods;
}

function methodOf(context: ActContext, id: ActId, entry: ActEntry): Method {
  return async (...given) => {
    const { path = {}, query, body } = inputOf(context, entry, given.map(copied));
    const isText = entry.readsText === true && typeof body === "string";
    const value = isText ? await parseText(body, (message, cause) => Object.assign(new InputError(`${id}: ${message}`), { cause })) : body;
    const output = await context.perform(id, { path, ...(query && { query }), ...(value !== undefined && { body: value }) });
    return entry.result === undefined ? output : (output as Readonly<Record<string, unknown>>)[entry.result];
  };
}

function filterIn(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || !isRecord(value)) throw new InvalidInput(["query"], "must be an object");
  return { ...value };
}

/** The input that arguments stand for. An account that is left out is the ordinary merchant's. */
function inputOf(context: ActContext, { arguments: names, taken = [] }: ActEntry, given: readonly unknown[]): GivenInput {
  const path: Record<string, string> = {};
  let query: Readonly<Record<string, unknown>> | undefined;
  let body: Readonly<Record<string, unknown>> = {};
  let other: { readonly value: unknown } | undefined;
  for (const [index, each] of names.entries()) {
    const [place, name = ""] = each.split(".");
    const value = given[index];
    if (place === "path") {
      const named = value ?? (name === "account" ? context.account("normal") : undefined);
      if (named !== undefined) path[name] = String(named);
    } else if (place === "query" && value !== undefined) query = { ...query, [name]: value };
    else if (place === "filter" && value !== undefined) query = { ...filterIn(value), ...query };
    else if (place === "body") body = { ...body, [name]: value };
    else if (place === "rest" && value !== undefined) {
      if (typeof value !== "object" || value === null || !isRecord(value)) {
        // Anything but an object is rejected as a whole.
        other = { value };
        continue;
      }
      const twice = taken.find((member) => Object.hasOwn(value, member));
      if (twice !== undefined) throw new InvalidInput(["body", twice], "is an argument of its own");
      body = { ...body, ...value };
    }
  }
  const input = { path, ...(query && { query: copied(query) as typeof query }) };
  if (other) return { ...input, body: other.value };
  return names.some((each) => each === "rest" || each.startsWith("body.")) ? { ...input, body: copied(body) } : input;
}
