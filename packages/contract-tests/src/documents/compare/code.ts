/** Compares the description's error codes and named rules with the documented ones. */
import {
  isObject,
  type JsonObject,
  listAt,
  type LocatedOperation,
  objectAt,
  operationsOf,
  resolve,
  targetOf,
  textAt,
  viewOf,
} from "@maksu/openapi";
import { type Cause, report, within, type Comparison, type Place } from "./difference.ts";
import type { DocumentedCode } from "../document.ts";

export function compareCodes(comparison: Comparison): void {
  const operations = operationsOf(comparison.bundle);
  for (const code of comparison.document.codes) {
    const place: Place = { entry: `code ${code.code}`, subject: code.code, section: code.section };
    for (const at of code.at ?? []) compareCodeAt(comparison, within(place, ` at ${at}`), code, at, operations);
  }
  for (const operation of operations) compareListedCodes(comparison, operation);
  for (const code of codesIn(comparison.bundle)) {
    if (comparison.document.codes.some((documented) => documented.code === code)) continue;
    report(comparison, { entry: "description", subject: code, section: "Errors" }, "x-error-code", undefined, code);
  }
}

/** Every code is a named example of its response, in each media type, in the document's order. */
function compareListedCodes(comparison: Comparison, { operationId, responses, operation, at }: LocatedOperation): void {
  const documented = comparison.document.codes.filter(({ operations }) => operations.includes(operationId));
  const section = comparison.document.codes[0]?.section ?? "Errors";
  const place: Place = { entry: `operation ${operationId}`, subject: operationId, section };
  const known = comparison.document.operations.find((each) => each.operationId === operationId)?.responses;
  const statuses = new Set([...responses.keys(), ...documented.map(({ status }) => String(status))]);
  /** The reference to a response that others share, when one of them may lack the code. */
  const referenceOf = (status: string, code: string): Cause | undefined => {
    const reference = textAt(objectAt(operation, "responses")[status], "$ref");
    const lacks = (each: LocatedOperation): boolean =>
      textAt(objectAt(each.operation, "responses")[status], "$ref") === reference &&
      !comparison.document.codes.some((one) => one.code === code && one.operations.includes(each.operationId));
    return reference !== undefined && operationsOf(comparison.bundle).some(lacks)
      ? { keys: [...at, "responses", status, "$ref"] }
      : undefined;
  };
  for (const status of statuses) {
    // The status itself is reported.
    if (!responses.has(status) || (known && !Object.hasOwn(known, status))) continue;
    const want = documented.filter((code) => String(code.status) === status).map(({ code }) => code);
    const contents = Object.entries(objectAt(responses.get(status)?.value, "content"));
    for (const [mediaType, content] of contents.length > 0 ? contents : [["no body", {}] as const]) {
      const got = exampleCodes(comparison.bundle, content);
      const missing = want.filter((code) => !got.includes(code));
      for (const code of missing) {
        const here: Place = { entry: `code ${code}`, subject: `${code} at ${operationId}`, section };
        report(comparison, here, `example of ${status} (${mediaType})`, "present", undefined, referenceOf(status, code));
      }
      const extra = got.filter((code) => !want.includes(code));
      for (const code of extra) {
        const here: Place = { ...place, subject: `${code} at ${operationId}` };
        const cause = { keys: [...at, "responses", status, "content", mediaType, "examples", code] };
        report(comparison, here, `example of ${status} (${mediaType})`, undefined, "present", cause);
      }
      if (missing.length === 0 && extra.length === 0 && got.join() !== want.join())
        report(comparison, place, `order of the codes of ${status}`, want, got);
    }
  }
}

/** An example is a code when its name stands in its own value. */
export function exampleCodes(bundle: JsonObject, content: unknown): readonly string[] {
  return Object.entries(objectAt(content, "examples"))
    .filter(([name, example]) => {
      const value = resolve(bundle, example).value.value;
      return textAt(value, "errorCode") === name || textAt(objectAt(value, "error"), "title") === name;
    })
    .map(([name]) => name);
}

function compareCodeAt(
  comparison: Comparison,
  place: Place,
  { code, keywords, operations: ids }: DocumentedCode,
  at: string,
  operations: readonly LocatedOperation[],
): void {
  const got = at.includes("/")
    ? operations
        .filter(({ operationId, content }) => ids.includes(operationId) && isObject(content[at]))
        .map(({ content }) => textAt(content[at], "x-error-code"))
    : codesAt(comparison, at, keywords, operations);
  const [owner = "", name = ""] = at.split(".");
  const keys = name === "*" ? ["components", "schemas", owner, "unevaluatedProperties", "x-error-code"] : undefined;
  for (const one of got) if (one !== code) report(comparison, place, "x-error-code", code, one, keys && { keys });
}

function codesAt(
  { bundle }: Comparison,
  at: string,
  keywords: readonly string[] | undefined,
  operations: readonly LocatedOperation[],
): readonly (string | undefined)[] {
  const [owner = "", name = ""] = at.split(".");
  const operation = operations.find(({ operationId }) => operationId === owner);
  if (operation !== undefined) {
    const parameter = operation.parameters.find((one) => one.name === name && one.in !== "header");
    return [textAt(parameter, "x-error-code") ?? textAt(parameter?.schema, "x-error-code")];
  }
  const record = viewOf(bundle, objectAt(objectAt(bundle, "components"), "schemas")[owner]);
  if (name === "*") return [textAt(record.otherKeys, "x-error-code")];
  const field = viewOf(bundle, record.properties.get(name));
  return keywords === undefined ? [field.code] : keywords.map((keyword) => field.codes.get(keyword) ?? field.code);
}

function codesIn(value: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one);
    if (!isObject(node)) return;
    if (typeof node["x-error-code"] === "string") found.add(node["x-error-code"]);
    for (const one of Object.values(node)) walk(one);
  };
  walk(value);
  return found;
}

/** Rules that JSON Schema can't say are named in the body's schema or at the operation. */
export function compareNamedRules(comparison: Comparison): void {
  for (const operation of operationsOf(comparison.bundle)) {
    const { operationId } = operation;
    const want = comparison.document.rules.filter(({ operations, samples }) => samples === undefined && operations.includes(operationId));
    const got = namedRules(comparison.bundle, operation);
    for (const { name, section, says, code, limit } of want) {
      const place: Place = { entry: `rule ${name}`, subject: operationId, section };
      const rule = got.get(name);
      if (rule === undefined) {
        const [other] = got.values();
        const list =
          other?.keys.slice(0, -1) ?? ("x-parameter-rules" in operation.operation ? [...operation.at, "x-parameter-rules"] : undefined);
        report(comparison, place, "x-rule", name, [...got.keys()], list && { keys: list });
        continue;
      }
      const cause = (key: string) => ({ keys: [...rule.keys, key] });
      const { description, "x-error-code": gotCode, "x-limit": gotLimit } = rule.node;
      if (description !== says) report(comparison, place, `words of ${name}`, says, description, cause("description"));
      if (gotCode !== code) report(comparison, place, `code of ${name}`, code, gotCode, cause("x-error-code"));
      if (gotLimit !== limit) report(comparison, place, `x-limit of ${name}`, limit, gotLimit, cause("x-limit"));
    }
    for (const [name, { keys }] of got) {
      if (want.some((rule) => rule.name === name)) continue;
      const place: Place = { entry: `operation ${operationId}`, subject: operationId, section: "Resources" };
      report(comparison, place, "x-rule", undefined, name, { keys: [...keys, "x-rule"] });
    }
  }
}

interface FoundRule {
  readonly node: JsonObject;
  /** Where it stands in the bundle. */
  readonly keys: readonly string[];
}

function namedRules(bundle: JsonObject, { operation, content, at }: LocatedOperation): ReadonlyMap<string, FoundRule> {
  const found = new Map<string, FoundRule>();
  const visited = new Set<string>();
  const walk = (node: unknown, keys: readonly string[]): void => {
    if (Array.isArray(node)) for (const [index, one] of node.entries()) walk(one, [...keys, String(index)]);
    if (!isObject(node)) return;
    const name = textAt(node, "x-rule");
    if (name !== undefined) found.set(name, { node, keys });
    const reference = textAt(node, "$ref");
    if (reference !== undefined && !visited.has(reference)) {
      visited.add(reference);
      walk(targetOf(bundle, reference), reference.split("/").slice(1));
    }
    for (const [key, one] of Object.entries(node)) walk(one, [...keys, key]);
  };
  for (const [mediaType, media] of Object.entries(content))
    walk(objectAt(media, "schema"), [...at, "requestBody", "content", mediaType, "schema"]);
  walk(listAt(operation, "x-parameter-rules"), [...at, "x-parameter-rules"]);
  return found;
}
