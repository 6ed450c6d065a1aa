/** The acts on a world are the same everywhere: those that one way lacks are listed here, with the reason. */
import { expect, test } from "vitest";
import { actTable } from "../../src/acts/generated/table.ts";
import { CONTROL_COMMANDS } from "../../src/cli/control/commands.ts";
import { OWN_COMMANDS } from "../../src/cli/own-commands.ts";
import { operationTable } from "../../src/generated/operations.ts";
import { startSandbox } from "../../src/index.ts";
import { isOperation } from "../../src/pages/dashboard/forms.ts";
import { DESCRIPTION } from "../support/refereed-control.ts";

const OPERATIONS = Object.keys(operationTable);
const CHANGING = Object.entries(operationTable).flatMap(([id, { method }]) => (method === "GET" ? [] : [id]));

/** Of the sandbox as a whole, or of a world's own members: its credentials, and its clock, which a program subscribes to. */
const NO_METHOD = ["getHealth", "listViolations", "listWorlds", "createWorld", "getWorld", "getClock", "watchClock"];

/** They start a sandbox or a program, show what others read, or are of the shell. */
const NO_OPERATION = ["", "completion", "env", "open", "run", "watch"];

/** They change nothing: pages are live by themselves. */
const NO_FORM = ["waitForEvent", "watchClock"];

/** A seed is of one world from its beginning on, whose moments have other ids. Its documents don't include faults and secrets, and events come by themselves. */
const NO_STEP = [
  "createWorld",
  "reset",
  "restore",
  "goBackToMoment",
  "openMoment",
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

/** The page of the dashboard that has each list. Its tabs choose the account, and its pager the part that is shown. */
const PAGES = {
  listPayments: "payments",
  listRefunds: "refunds",
  listTokens: "cards",
  listOrders: "orders",
  listSettlements: "settlements",
  listReports: "reports",
  listEvents: "events",
} as const;

const NO_FIELD = ["world", "account", "skip", "limit"];

interface Parameter {
  readonly name?: string;
  readonly $ref?: string;
}

/** The names of the parameters that the description has for a list. */
function parametersAt(path: string): readonly string[] {
  const { paths, components } = DESCRIPTION as {
    readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly Parameter[] } }>>;
    readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
  };
  const all = paths[path]?.get.parameters ?? [];
  return all.map(({ name, $ref = "" }) => name ?? components.parameters[$ref.split("/").at(-1) ?? ""]?.name ?? "").toSorted();
}

test("every operation of the description is a command, and every command one, but for those listed", () => {
  const commands = Object.values(CONTROL_COMMANDS).map(({ operation }) => operation as string);
  expect(commands.toSorted()).toEqual(OPERATIONS.toSorted());
  expect(OWN_COMMANDS.map(({ name }) => name).toSorted()).toEqual(NO_OPERATION);
});

test("every operation of a world is a method of it but for those listed", async () => {
  await using sandbox = await startSandbox({ port: false });
  const world = sandbox.defaultWorld as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const methods = Object.entries(actTable).flatMap(([id, entry]) => {
    const owner = "group" in entry ? world[entry.group] : world;
    return typeof owner?.[entry.name] === "function" ? [id] : [];
  });
  expect(methods.toSorted()).toEqual(without(OPERATIONS, NO_METHOD));
});

test("every operation that changes something has a form but for those listed", () => {
  expect(CHANGING.filter(isOperation).toSorted()).toEqual(without(CHANGING, NO_FORM));
});

test.each(Object.entries(PAGES))("every filter of %s is an option of its command, and a field of its page", async (operation, page) => {
  await using sandbox = await startSandbox({ port: false });
  await sandbox.defaultWorld.generate(20, { days: 1 });
  const document = await (await sandbox.fetch(`${sandbox.url}/_sandbox/ui/default/${page}`)).text();
  const names = parametersAt(operationTable[operation as keyof typeof PAGES].path);
  const command = Object.values(CONTROL_COMMANDS).find((each) => each.operation === operation);
  expect(command?.inputs.map(({ name }) => name).toSorted()).toEqual(names);
  const form = /<details class="filter".*?<\/details>/s.exec(document)?.[0] ?? "";
  const fields = Array.from(form.matchAll(/<(?:input|select)(?: type="(?:text|number)")? name="(\w+)"/g), ([, name = ""]) => name);
  expect(fields.toSorted()).toEqual(without(names, NO_FIELD));
});

test("every list with a filter has a page here", () => {
  const filtered = Object.values(CONTROL_COMMANDS).filter(({ inputs }) => inputs.some(({ name }) => name === "sort"));
  expect(filtered.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(PAGES).toSorted());
});

test("every operation that changes a world is a step of a seed but for those listed", () => {
  const steps = Object.entries(actTable).flatMap(([id, entry]) => ("seed" in entry ? [id] : []));
  expect(steps.toSorted()).toEqual(without(CHANGING, NO_STEP));
});
