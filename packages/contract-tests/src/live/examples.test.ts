/** Checks the generated examples of requests that the API packages publish: each is a valid input of its call. Those of the descriptions are checked by lint. */
import { APIS } from "@maksu/apis";
import { API_NAMES } from "@maksu/mock-server";
import { type RequestParts, violationsIn } from "@maksu/openapi-runtime";
import { describe, expect, test } from "vitest";

describe.each(API_NAMES)("the published examples of the %s API", (api) => {
  const { examples, operations, validators } = APIS[api];

  test.each(Object.entries(examples))("%s", async (operationId, byName) => {
    const entry = operations[operationId];
    if (!entry) throw new Error(`${operationId} is not in the operation table`);
    const found = Object.entries(byName as Readonly<Record<string, RequestParts>>).map(async ([name, given]) => {
      const repeated = entry.bodyFromPath?.map((field) => [field, given.path?.[field]]);
      const body = repeated ? Object.fromEntries(repeated) : given.body;
      return [name, await violationsIn(operationId, entry, validators, { ...given, body })];
    });
    expect(await Promise.all(found)).toEqual(Object.keys(byName).map((name) => [name, []]));
  });
});
