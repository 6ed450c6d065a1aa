/** Operations of a transaction show errors that no other has: files of responses with and without them could be taken for each other. */
import { objectAt, operationsOf, resolve } from "@maksu/openapi";
import { expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import { describedIn, lineAt } from "../description-files.ts";

const bundle = readBundle("payment-api");
const described = describedIn("payment-api", bundle);

test.each(operationsOf(bundle).map((operation) => ({ ...operation, id: operation.operationId })))(
  "$id has the errors of a transaction where one stands in its path",
  ({ path, responses, at }) => {
    for (const [status, name] of Object.entries({ 401: "transaction-id-mismatch", 404: "transaction-not-found" })) {
      const response = responses.get(status);
      if (!response) continue;
      const examples = Object.values(objectAt(resolve(bundle, response.value).value, "content")).flatMap((media) =>
        Object.keys(objectAt(media, "examples")),
      );
      const where = lineAt(described, [...at, "responses", status, "$ref"]);
      expect(examples.includes(name), `${where} the example ${name} of ${status}`).toBe(path.includes("{transactionId}"));
    }
  },
);
