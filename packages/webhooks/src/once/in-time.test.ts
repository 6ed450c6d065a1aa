import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = async <T>(milliseconds: number, settle: () => T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds)).then(settle);
const fail = () => {
  throw new Error("no");
};

test("inTime returns what settles in time, and leaves no timer behind", async () => {
  const onHanging = vi.fn<() => Error>(() => new Error("late"));
  const run = inTime(async () => after(49, () => "value"), 50, onHanging);
  await vi.advanceTimersByTimeAsync(49);
  expect(await run).toBe("value");
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(onHanging).not.toHaveBeenCalled();
});

test.each([
  { what: "rejects", run: async () => after(10, fail) },
  { what: "throws at once", run: fail },
])("inTime passes on the error of an operation that $what, and leaves no timer behind", async ({ run }) => {
  const failed = inTime<never>(run, 50, () => new Error("late")).catch(String);
  await vi.advanceTimersByTimeAsync(10);
  expect(await failed).toBe("Error: no");
  expect(vi.getTimerCount()).toBe(0);
});

test("inTime rejects when time is over, and hands over the pending promise", async () => {
  let late: Promise<string> | undefined;
  const failed = inTime(
    async () => after(60, () => "value"),
    50,
    (running) => {
      late = running;
      return new Error("late");
    },
  ).catch(String);
  await vi.advanceTimersByTimeAsync(50);
  expect(await failed).toBe("Error: late");
  await vi.advanceTimersByTimeAsync(10);
  expect(await late).toBe("value");
});
