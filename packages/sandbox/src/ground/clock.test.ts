import { afterEach, expect, test, vi } from "vitest";
import { createWorldClock, startedClock } from "./clock.ts";

const START = new Date("2026-03-02T09:00:00Z");

test("a clock moves forward only", () => {
  const clock = createWorldClock(startedClock(START));
  clock.moveTo(START.getTime() - 1);
  expect(clock.now()).toBe(START.getTime());
  clock.moveTo(START.getTime() + 1);
  expect(clock.now()).toBe(START.getTime() + 1);
});

test("a clock that runs stands still while it is held, and goes on from where it was moved to", async () => {
  const clock = createWorldClock(startedClock("running"));
  const end = await clock.held(async () => {
    const before = clock.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(clock.now()).toBe(before);
    clock.moveTo(before + 60_000);
    return clock.now();
  });
  expect(clock.now()).toBeGreaterThanOrEqual(end);
  expect(clock.now()).toBeLessThan(end + 30_000);
});

test("a clock calls its listeners at once, with each move and with a reset, until they end it", () => {
  const clock = createWorldClock(startedClock(START));
  const seen: string[] = [];
  const end = clock.subscribe((now) => void seen.push(new Date(now).toISOString()));
  clock.moveTo(START.getTime() + 1000);
  clock.moveTo(START.getTime());
  clock.reset();
  end();
  clock.moveTo(START.getTime() + 5000);
  expect(seen).toEqual(["2026-03-02T09:00:00.000Z", "2026-03-02T09:00:01.000Z", "2026-03-02T09:00:00.000Z"]);
});

test("a clock that runs has one version until it is moved, and calls its listeners when it is no longer held", async () => {
  const clock = createWorldClock(startedClock("running"));
  const first = clock.version;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(clock.version).toBe(first);
  const versions: string[] = [];
  clock.subscribe(() => void versions.push(clock.version));
  await clock.held(async () => {
    clock.moveTo(clock.now() + 60_000);
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(versions).toHaveLength(3);
  expect(versions.at(-1)).toBe(clock.version);
});

test("a clock that is frozen has the version of its time", () => {
  const clock = createWorldClock(startedClock(START));
  const first = clock.version;
  clock.moveTo(START.getTime() + 1000);
  expect(clock.version).not.toBe(first);
  clock.reset();
  expect(clock.version).toBe(first);
});

afterEach(() => vi.useRealTimers());

test("a clock that runs does not fall with the system's, and goes on from where it was", async () => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  const falls: number[] = [];
  const clock = createWorldClock(startedClock("running"), undefined, () => falls.push(clock.now()));
  const versions: string[] = [];
  vi.setSystemTime(START.getTime() + 60_000);
  clock.subscribe(() => void versions.push(clock.version));
  const before = clock.now();
  vi.setSystemTime(START.getTime() - 3_600_000);
  expect(clock.now()).toBe(before);
  await Promise.resolve();
  expect([falls, versions.length, versions[0] === versions[1]]).toEqual([[before], 2, false]);
  vi.setSystemTime(START.getTime() - 3_599_000);
  expect(clock.now()).toBe(before + 1000);
  vi.setSystemTime(START.getTime() - 3_700_000);
  clock.moveTo(before + 10_000);
  expect(clock.now()).toBe(before + 10_000);
});

test("a clock follows a jump of the system's, and what another process kept after a fall", () => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  const [one, other] = [createWorldClock(startedClock("running")), createWorldClock(startedClock("running"))];
  vi.setSystemTime(START.getTime() + 3_600_000);
  expect(one.now()).toBe(START.getTime() + 3_600_000);
  vi.setSystemTime(START.getTime());
  one.now();
  other.follow(one.state());
  expect(other.now()).toBe(START.getTime() + 3_600_000);
  const restarted = createWorldClock(startedClock("running"), one.state());
  vi.setSystemTime(START.getTime() - 1000);
  expect(restarted.now()).toBe(START.getTime() + 3_600_000);
});

test("a clock that is reset shows the system's time, also after a fall", () => {
  vi.useFakeTimers({ now: START, toFake: ["Date"] });
  const clock = createWorldClock(startedClock("running"));
  clock.now();
  vi.setSystemTime(START.getTime() - 5000);
  clock.now();
  clock.reset();
  expect(clock.now()).toBe(START.getTime() - 5000);
});
