import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { Deadline } from "../call/deadline.ts";
import { endingOf, withEnding } from "./ending.ts";
import type { WireRequest } from "./transport.ts";

const parts = { method: "GET", url: "https://api.example.com/", headers: {}, body: undefined, maxResponseBytes: 10 };

it("requests have one hidden class, and are not dictionaries to V8", () => {
  setFlagsFromString("--allow-natives-syntax");
  const haveSameMap = runInNewContext("(a, b) => %HaveSameMap(a, b)") as (a: object, b: object) => boolean;
  const hasFastProperties = runInNewContext("(a) => %HasFastProperties(a)") as (a: object) => boolean;
  const [first, second] = [1, 2].map(() => withEnding({ ...parts }, new Deadline(1000))) as [WireRequest, WireRequest];
  expect(haveSameMap(first, second)).toBe(true);
  expect(hasFastProperties(second)).toBe(true);
  expect(haveSameMap(new Deadline(1), new Deadline(2))).toBe(true);
});

it("a request ends with its deadline, without its signal being created", () => {
  const deadline = new Deadline(1000);
  expect(endingOf(withEnding({ ...parts }, deadline))).toBe(deadline);
});

it.each<readonly [string, (request: WireRequest) => WireRequest]>([
  ["a copy", (request) => ({ ...request })],
  ["what inherits from a request", (request) => Object.create(request) as WireRequest],
  ["a proxy", (request) => new Proxy(request, {})],
])("%s ends with the signal that it has, which is the deadline's", (_what, derived) => {
  const deadline = new Deadline(1000);
  const request = derived(withEnding({ ...parts }, deadline));
  expect(request.signal).toBe(deadline.signal);
  expect(endingOf(request)).not.toBe(deadline);
});

it("what inherits from a request ends with a signal of its own", () => {
  const request = withEnding({ ...parts }, new Deadline(1000));
  const derived = Object.create(request, { signal: { value: AbortSignal.abort(new RangeError("own")) } }) as WireRequest;
  expect(() => endingOf(derived).check()).toThrow(RangeError);
});
