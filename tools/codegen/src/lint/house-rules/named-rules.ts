import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import {
  childOf,
  childrenOf,
  keysOf,
  type Keys,
  type LocatedNode,
  type Location,
  operationsIn,
  type Place,
  type Resolve,
} from "./place.ts";
import { type RuleFunctions, ruleFunctionsFor } from "./rule-functions.ts";

/** Rejects rules that no function implements, an `x-limit` that the function does not take, a missing one that it takes, and examples that break a rule. */
export const namedRules: Oas3Rule = () => {
  const known = new Map<string, RuleFunctions | undefined>();
  let root = "";
  /** Read with the first rule. */
  const functions = (): RuleFunctions | undefined => {
    if (!known.has(root)) known.set(root, ruleFunctionsFor(root));
    return known.get(root);
  };
  const checkName = (node: Keys, location: Location, report: UserContext["report"]): void => {
    const name = node["x-rule"];
    if (typeof name !== "string" || name === "") return;
    const implemented = functions();
    if (!implemented) return;
    const rule = Object.hasOwn(implemented.rules, name) ? implemented.rules[name] : undefined;
    if (rule) {
      if (rule.length > 1 && !("x-limit" in node))
        report({ message: `The function of the rule ${name} takes a limit. Give it by x-limit.`, location: location.child("x-rule") });
      if (rule.length < 2 && "x-limit" in node)
        report({ message: `The function of the rule ${name} takes no limit. Remove x-limit.`, location: location.child("x-limit") });
      return;
    }
    const names = Object.keys(implemented.rules).join(", ") || "none";
    report({
      message: `No function implements the rule ${name}. Write it in ${implemented.file}, which has ${names}.`,
      location: location.child("x-rule"),
    });
  };
  return {
    Root: {
      enter(_node: unknown, { location }: UserContext) {
        root = location.source.absoluteRef;
      },
      leave(node: unknown, { report, location, resolve }: UserContext) {
        for (const operation of operationsIn({ node: keysOf(node), location }, resolve)) {
          for (const [rule, value, places] of appliedTo(operation, resolve)) {
            const { "x-rule": name, "x-limit": limit } = rule;
            const reason = reasonOf(functions()?.rules, String(name), value, limit);
            if (reason === undefined) continue;
            const [, field = ""] = /^`(\w+)`/.exec(reason) ?? [];
            const own = places.filter(() => Object.hasOwn(keysOf(value), field)).map((place) => place.child(field));
            report({ message: `This example breaks the rule ${String(name)}: ${reason}.`, location: [...own, ...places] });
          }
        }
      },
    },
    Schema: (node: unknown, { report, location }: UserContext) => checkName(keysOf(node), location, report),
    Operation(node: unknown, { report, location }: UserContext) {
      const rules = keysOf(node)["x-parameter-rules"];
      if (!Array.isArray(rules)) return;
      for (const [index, rule] of rules.entries()) checkName(keysOf(rule), location.child(["x-parameter-rules", index]), report);
    },
  };
};

/** Why a value breaks a rule. What the schema rejects, and rules don't read, is reported as that. */
function reasonOf(rules: RuleFunctions["rules"] | undefined, name: string, value: unknown, limit: unknown): string | undefined {
  const rule = rules && Object.hasOwn(rules, name) ? rules[name] : undefined;
  try {
    const outcome = rule?.(value, limit);
    return typeof outcome === "string" ? outcome.replace(/\.$/, "") : undefined;
  } catch {
    return undefined;
  }
}

/** With the places of which each may be why a rule is broken. */
type Applied = [rule: Keys, value: unknown, places: readonly Location[]];

/** The rules of a body and between parameters, each with the examples that it applies to. */
function appliedTo({ operation, parameters }: LocatedNode, resolve: Resolve): Applied[] {
  const content = childOf(childOf(operation, "requestBody", resolve), "content", resolve);
  const bodies = childrenOf(content, resolve).flatMap(([, media]) =>
    childrenOf(childOf(media, "examples", resolve), resolve).flatMap(([, example]) => [
      ...appliedIn(childOf(media, "schema", resolve), example.node["value"], example.location.child("value"), resolve),
    ]),
  );
  const rules = operation.node["x-parameter-rules"];
  return [...bodies, ...(Array.isArray(rules) ? rules.flatMap((rule) => appliedToParameters(keysOf(rule), parameters, resolve)) : [])];
}

/** The rules of a schema and of what is in it. Which alternative of an `anyOf` an example is of, validation knows: none has a rule of its own. */
function* appliedIn(schema: Place, value: unknown, place: Location, resolve: Resolve): Generator<Applied> {
  for (const part of schema.beside ? [schema, { ...schema, node: schema.beside.node }] : [schema]) {
    if (part.node["x-rule"] !== undefined) yield [part.node, value, [place]];
    for (const [, each] of childrenOf(childOf(part, "allOf", resolve), resolve)) yield* appliedIn(each, value, place, resolve);
    if (Array.isArray(value) && part.node["items"] !== undefined)
      for (const [index, item] of value.entries()) yield* appliedIn(childOf(part, "items", resolve), item, place.child(index), resolve);
    for (const [name, field] of childrenOf(childOf(part, "properties", resolve), resolve))
      if (Object.hasOwn(keysOf(value), name)) yield* appliedIn(field, keysOf(value)[name], place.child(name), resolve);
  }
}

/** Stops a rule that reads a parameter which has no example, or is not there. */
function whole(values: Readonly<Record<string, Readonly<Record<string, unknown>>>>): unknown {
  const strict = <Value extends object>(value: Value): Value =>
    new Proxy(value, {
      get(target, name) {
        if (!Object.hasOwn(target, name)) throw new Error(`there is no ${String(name)}`);
        return Reflect.get(target, name) as unknown;
      },
    });
  return strict(Object.fromEntries(Object.entries(values).map(([where, each]) => [where, strict(each)])));
}

/** Examples of one name belong together; a parameter without one of this name has its first. */
function appliedToParameters(rule: Keys, parameters: readonly Place[], resolve: Resolve): Applied[] {
  const asked = parameters.filter(({ node }) => node["x-signing"] !== true);
  const given = asked.map(({ node, location }) => ({
    name: String(node["name"]),
    where: String(node["in"]),
    examples: childrenOf(childOf({ node, location }, "examples", resolve), resolve),
  }));
  const names = [...new Set(given.flatMap(({ examples }) => examples.map(([name]) => name)))];
  /** By their places: two names may choose the same. */
  const applied = new Map<string, Applied>();
  for (const name of names) {
    const values: Record<string, Record<string, unknown>> = {};
    const places: Location[] = [];
    for (const { name: parameter, where, examples } of given) {
      const example = examples.find(([each]) => each === name)?.[1] ?? examples[0]?.[1];
      if (!example) continue;
      (values[where] ??= {})[parameter] = example.node["value"];
      places.push(example.location.child("value"));
    }
    applied.set(places.map(({ absolutePointer }) => absolutePointer).join(" "), [rule, whole(values), places]);
  }
  return [...applied.values()];
}
