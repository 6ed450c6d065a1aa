import { expect, it } from "vitest";
import { andThen } from "./maybe-promise.ts";

it("andThen continues at once with a value, and later with the value of a promise", async () => {
  expect(andThen(1, (value) => value + 1)).toBe(2);
  const later = andThen(Promise.resolve(1), (value) => value + 1);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toBe(2);
});
