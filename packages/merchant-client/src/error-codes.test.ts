/** Checks where client-core reads an error code against the description. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { ApiError, errorCatalogue } from "./index.ts";

/** The values of all examples by their names: those of a documented code are named after it. */
const examples: [name: string, value: unknown][] = [];
JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@maksu/merchant-spec/openapi.json"), "utf8"), (key, found: unknown) => {
  if (key === "examples")
    for (const [name, { value }] of Object.entries(found as Record<string, { value: unknown }>)) examples.push([name, value]);
  return found;
});

it("ApiError reads the error codes of all examples of the description", () => {
  const codes = examples.map(([name, error]) => [name, new ApiError({ operationId: "x", status: 400, error }).errorCode]);
  expect(codes).toStrictEqual(examples.map(([name]) => [name, name in errorCatalogue ? name : undefined]));
  expect(codes.length).toBeGreaterThan(0);
  expect(Object.keys(errorCatalogue).filter((code) => !codes.some(([, found]) => found === code))).toStrictEqual([]);
});
