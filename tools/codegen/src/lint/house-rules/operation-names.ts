import type { Oas3Rule, UserContext } from "@redocly/openapi-core";
import { keysOf, operationsIn } from "./place.ts";

/** Rejects operationIds that are not camelCase, and summaries with a full stop. */
export const operationNames: Oas3Rule = () => ({
  Root(node: unknown, { report, location, resolve }: UserContext) {
    for (const { operationId, operation } of operationsIn({ node: keysOf(node), location }, resolve)) {
      if (operation.node["operationId"] !== undefined && !/^[a-z][A-Za-z0-9]*$/.test(operationId))
        report({
          message: `The operationId ${operationId} is not camelCase. Write it like createPayment.`,
          location: operation.location.child("operationId"),
        });
      const summary = String(operation.node["summary"] ?? "");
      if (/[.\n]/.test(summary.at(-1) ?? "") || summary.includes("\n"))
        report({ message: "A summary is one line without a full stop, like a heading.", location: operation.location.child("summary") });
    }
  },
});
