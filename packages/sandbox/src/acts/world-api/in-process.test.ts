/** Values given to acts in process: some that JSON has no form for, and objects that change meanwhile. */
import { afterAll, expect, test } from "vitest";
import { type SandboxWorld, startSandbox } from "../../index.ts";

const sandbox = await startSandbox({ port: false, clock: "2026-03-02T09:00:00Z" });
afterAll(() => sandbox.close());

test.each<{ what: string; act: (world: SandboxWorld) => Promise<unknown>; message: string }>([
  { what: "NaN", act: (world) => world.generate(Number.NaN), message: "count: must be a whole number from 0 to 1000000, not NaN" },
  {
    what: "NaN in a list",
    act: (world) => world.configure({ callbackRetry: [Number.NaN] }),
    message: "callbackRetry[0]: must be a number above 0 and up to 31622400, not NaN",
  },
  {
    what: "Infinity",
    act: (world) => world.clock.advance({ hours: Infinity }),
    message: "hours: must be a number from 0 to 878400, not Infinity",
  },
  {
    what: "a time beyond all dates",
    act: (world) => world.clock.advance({ hours: 1e9 }),
    message: "hours: must be a number from 0 to 878400, not 1000000000",
  },
  {
    what: "undefined for what is required",
    act: (world) => world.generate(undefined as never),
    message: "count: is missing; must be a whole number from 0 to 1000000",
  },
  { what: "undefined for an id", act: (world) => world.payOut(undefined as never), message: "settlement: is missing; must be digits" },
  {
    what: "a Date for an object",
    act: (world) => world.configure(new Date() as never),
    message: "input: must be an object, not a Date object",
  },
  {
    what: "a Date for a text",
    act: (world) => world.configure({ holidays: [new Date() as never] }),
    message: "holidays[0]: must be a day such as 2026-12-25, not a Date object",
  },
  {
    what: "a Map",
    act: (world) => world.configureMerchant({ methodFees: new Map() as never }),
    message: "methodFees: must be an object, not a Map object",
  },
  {
    what: "a Map in a field that is unknown",
    act: (world) => world.orders.add({ amount: new Map() } as never),
    message: "amount: must be a JSON value, not a Map object",
  },
  {
    what: "a function",
    act: (world) => world.pay((() => "id") as never),
    message: "id: must be a string of 1 to 200 characters, not a function",
  },
  {
    what: "an argument among the options",
    act: (world) => world.pay("id", { id: "other" } as never),
    message: "id: is an argument of its own",
  },
])("$what in process is rejected: $message", async ({ act, message }) => {
  await expect(act(sandbox.defaultWorld)).rejects.toMatchObject({ name: "TypeError", message });
});

test("undefined in process counts as not given", async () => {
  const world = await sandbox.world();
  expect(await world.configure({ algorithm: undefined as never, holidays: ["2026-12-25"] })).toMatchObject({
    algorithm: "request",
    holidays: ["2026-12-25"],
  });
  expect(await world.settle(undefined)).toEqual([]);
  expect(await world.generate(0, { days: undefined as never })).toBeUndefined();
});

test("what a caller changes after a call changes nothing", async () => {
  const world = await sandbox.world();
  const settings = { holidays: ["2026-12-25"] };
  const configured = world.configure(settings);
  settings.holidays.push("monday");
  expect((await configured).holidays).toEqual(["2026-12-25"]);
});
