import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { childOf, keysOf, partsOf, placeOf } from "./place.ts";

/** Rejects names of a transaction's fields that a response does not have: responses would no longer be bound to their requests. */
export const ownTransactions: Oas3Rule = () => ({
  Schema(node: unknown, { report, location, resolve }: UserContext) {
    const named = keysOf(node)["x-own-transaction"];
    if (!Array.isArray(named)) return;
    const parts = partsOf(placeOf(node, location, resolve), resolve);
    const fields = parts.flatMap((part) => Object.keys(childOf(part, "properties", resolve).node));
    for (const [index, name] of named.entries())
      if (typeof name === "string" && !fields.includes(name))
        report({
          message: `x-own-transaction names ${name}, which this schema does not have. Its fields are ${fields.join(", ") || "none"}.`,
          location: location.child(["x-own-transaction", index]),
        });
  },
});
