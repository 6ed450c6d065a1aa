/** Checks where clients read an error code, against the examples of the descriptions: those of a documented code are named after it. */
import { APIS, readBundle } from "@maksu/apis";
import { ApiError } from "@maksu/client-core";
import { isObject } from "@maksu/openapi";
import { API_NAMES } from "@maksu/service-front";
import { expect, test } from "vitest";

function* examplesIn(value: unknown): Generator<readonly [name: string, value: unknown]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, below] of Object.entries(value))
    if (key === "examples" && isObject(below))
      for (const [name, example] of Object.entries(below)) yield [name, isObject(example) ? example["value"] : undefined];
    else yield* examplesIn(below);
}

test.each(API_NAMES)("clients of the %s API read the error codes of all examples, and no others", (api) => {
  const { catalogue } = APIS[api];
  const examples = [...examplesIn(readBundle(`${api}-api`))];
  const codes = examples.map(([name, error]) => [name, new ApiError({ operationId: "x", status: 400, error }).errorCode]);
  expect(codes).toStrictEqual(examples.map(([name]) => [name, name in catalogue ? name : undefined]));
  expect(codes.length).toBeGreaterThan(0);
  expect(Object.keys(catalogue).filter((code) => !codes.some(([, found]) => found === code))).toStrictEqual([]);
});
