/** Members of a world that aren't acts, by hand: the others, and every other operation, are made of the description. */
import { expect, test } from "vitest";
import { commandOperations } from "../../generated/commands.ts";
import { startSandbox } from "../../index.ts";
import { actTable } from "../generated/table.ts";

/** The members of a world that no operation describes: credentials, and the clock's own functions. */
const MEMBERS = [
  "name",
  "payment",
  "aggregate",
  "subMerchants",
  "merchant",
  "clock.now",
  "clock.isFrozen",
  "clock.version",
  "clock.subscribe",
];

/** The operations that are no acts of a world: of the sandbox, and those that the members above stand for. */
const OPERATIONS = ["getHealth", "listViolations", "listWorlds", "createWorld", "getWorld", "getClock", "watchClock"];

/** The members of an object; of its groups of functions, those within. */
const membersOf = (value: object): [name: string, member: unknown][] =>
  Object.entries(value).flatMap(([name, each]: [string, unknown]): [string, unknown][] =>
    typeof each === "object" && each !== null && Object.values(each).some((inner) => typeof inner === "function")
      ? Object.entries(each).map(([inner, member]) => [`${name}.${inner}`, member])
      : [[name, each]],
  );

const methods = Object.values(actTable).map((entry) => ("group" in entry ? `${entry.group}.${entry.name}` : entry.name));

test("every member of a world is an act's method or listed here", async () => {
  await using sandbox = await startSandbox({ port: false });
  const members = membersOf(sandbox.defaultWorld).map(([name]) => name);
  expect(members.toSorted()).toEqual([...methods, ...MEMBERS].toSorted());
});

test("every operation of the description is an act or listed here", () => {
  expect(Object.keys(commandOperations).toSorted()).toEqual([...Object.keys(actTable), ...OPERATIONS].toSorted());
});

test("every act and reading is asynchronous, whatever it is given", async () => {
  await using sandbox = await startSandbox({ port: false });
  const acts = membersOf(sandbox.defaultWorld).filter(([name]) => methods.includes(name));
  for (const [name, act] of acts) {
    const returned: unknown = (act as (...given: unknown[]) => unknown)(Number.NaN, Symbol("none"));
    expect(returned, name).toBeInstanceOf(Promise);
    await Promise.resolve(returned).catch((error: unknown) => expect(error, name).toBeInstanceOf(TypeError));
  }
});
