/** What can be done with a world is the same everywhere: what one way lacks is listed here, with the reason. */
import { expect, test } from "vitest";
import { actTable } from "../../src/acts/generated/table.ts";
import { CONTROL_COMMANDS } from "../../src/cli/control/commands.ts";
import { operationTable } from "../../src/generated/operations.ts";
import { startSandbox } from "../../src/index.ts";
import { isOperation } from "../../src/pages/dashboard/forms.ts";

const OPERATIONS = Object.keys(operationTable);
const CHANGING = Object.entries(operationTable).flatMap(([id, { method }]) => (method === "GET" ? [] : [id]));

/** Of the sandbox as a whole, or of its clock, which a program subscribes to. */
const NO_ACT = ["getHealth", "listViolations", "listWorlds", "getWorld", "getClock", "watchClock"];

/** They change nothing: pages are live by themselves. */
const NO_FORM = ["waitForEvent", "watchClock"];

/** A seed is of one world from its beginning. Faults and secrets are no part of its documents, and events come by themselves. */
const NO_STEP = [
  "createWorld",
  "reset",
  "restore",
  "seed",
  "rotateSecret",
  "retireSecret",
  "addFault",
  "clearFaults",
  "removeFault",
  "waitForEvent",
  "resendEvent",
  "forgeEvent",
  "watchClock",
];

const without = (ids: readonly string[], missing: readonly string[]): readonly string[] =>
  ids.filter((id) => !missing.includes(id)).toSorted();

test("every operation of the description is a command but for those listed", () => {
  const commands = Object.values(CONTROL_COMMANDS).map(({ operation }) => operation as string);
  expect(commands.toSorted()).toEqual(without(OPERATIONS, NO_ACT));
});

test("every operation of a world is a method of it but for those listed", async () => {
  await using sandbox = await startSandbox({ port: false });
  const world = sandbox.defaultWorld as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const methods = Object.entries(actTable).flatMap(([id, entry]) => {
    const owner = "group" in entry ? world[entry.group] : world;
    return typeof owner?.[entry.name] === "function" ? [id] : [];
  });
  // A world is created by the sandbox.
  expect(methods.toSorted()).toEqual(without(OPERATIONS, [...NO_ACT, "createWorld"]));
});

test("every operation that changes something has a form but for those listed", () => {
  expect(CHANGING.filter(isOperation).toSorted()).toEqual(without(CHANGING, NO_FORM));
});

test("every operation that changes a world is a step of a seed but for those listed", () => {
  const steps = Object.entries(actTable).flatMap(([id, entry]) => ("seed" in entry ? [id] : []));
  expect(steps.toSorted()).toEqual(without(CHANGING, NO_STEP));
});
