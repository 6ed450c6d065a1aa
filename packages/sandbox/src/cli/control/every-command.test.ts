/** Each command that controls a sandbox: its help, its arguments, and what it prints where there is something and where there is nothing. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { examples as paymentExamples } from "@maksu/payment-api/examples";
import { afterAll, expect, test } from "vitest";
import { type SandboxWorld, startSandbox } from "../../index.ts";
import { commandOperations } from "../../generated/commands.ts";
import { flagOfInput, isSwitch } from "../../input/command-line.ts";
import { CONTROL_COMMANDS, inputsOf } from "./commands.ts";
import { checkInput } from "../../input/check-input.ts";
import { control } from "./control.ts";
import { examplesOf } from "./examples.ts";
import { withWholeIds } from "./short-ids.ts";
import { tableText } from "./table.ts";
import { commandIn, readCommand } from "./typed-command.ts";

interface Row {
  /** Arguments that it takes, after its name; `$open` is one that waits to be paid, `$paid` one that has been. */
  readonly args: readonly string[];
  /** Why it is rejected without arguments; those that need none have no such reason. */
  readonly missing?: string;
  readonly wrong: readonly string[];
  readonly message: string;
  /** The report in a world where nothing has happened; undefined where that makes no difference. */
  readonly nothing?: string;
  /** The report of a command that has no result. */
  readonly done?: string;
}

const POSITIONAL = "only options may follow; see --help";
const ID = "ID or --id: is missing; see --help";
const OUTCOMES = '--outcome: must be one of approve, cancel, reject, leave, pending, not "maybe"';

const ROWS: Readonly<Record<string, Row>> = {
  health: { args: [], wrong: ["1"], message: POSITIONAL },
  violations: { args: [], wrong: ["1"], message: POSITIONAL },
  worlds: { args: [], wrong: ["1"], message: POSITIONAL },
  world: { args: [], wrong: ["default"], message: POSITIONAL },
  "create-world": {
    args: [],
    wrong: ["job", "--settings.algorithm", "md5"],
    message: '--settings.algorithm: must be one of request, sha256, sha512, not "md5"',
  },
  pay: { args: ["$open", "--method", "nordea"], missing: ID, wrong: ["$open", "--outcome", "maybe"], message: OUTCOMES },
  "step-up": {
    args: ["$charge"],
    missing: ID,
    wrong: ["$charge", "--outcome", "leave"],
    message: "--outcome: must be one of approve, reject",
  },
  "add-card": {
    args: ["$form"],
    missing: ID,
    wrong: ["$form", "--card", "1"],
    message: "--card: must be a string of 4 to 40 characters, not 1",
  },
  "add-token": { args: [], wrong: ["--account", "mine"], message: "--account: must be digits" },
  resolve: {
    args: ["$delayed", "confirm"],
    missing: ID,
    wrong: ["$delayed", "steal"],
    message: "ACT: must be one of confirm, clear, ",
    done: "The change was made.",
  },
  settle: { args: [], wrong: ["1", "2"], message: POSITIONAL, nothing: "nothing to settle" },
  "pay-out": {
    args: ["$settlement"],
    missing: "SETTLEMENT or --settlement: is missing",
    wrong: ["last"],
    message: "SETTLEMENT: must be digits",
  },
  refund: { args: ["$paid", "--amount", "500"], missing: ID, wrong: ["$paid", "--amount", "5,00"], message: "--amount: must be a number" },
  generate: {
    args: ["3", "--days", "1"],
    missing: "COUNT or --count: is missing; see --help",
    wrong: ["1000001"],
    message: "COUNT: must be a whole number from 0 to 1000000, not 1000001",
    done: "The payments were generated.",
  },
  payments: {
    args: ["--status", "ok"],
    wrong: ["--status", "open"],
    message: "--status: must be one of new, ok, fail, pending, delayed",
    nothing: "no payments",
  },
  refunds: { args: ["--least", "1"], wrong: ["--least", "1,5"], message: "--least: must be a number", nothing: "no refunds" },
  tokens: { args: ["--sort", "newest"], wrong: ["--sort", "name"], message: "--sort: must be one of oldest, newest", nothing: "no tokens" },
  settlements: {
    args: ["--from", "2026-03-01"],
    wrong: ["--from", "2026-13-01"],
    message: "--from: must be a day or a time",
    nothing: "no settlements",
  },
  reports: { args: ["--limit", "3"], wrong: ["--limit", "0"], message: "--limit: must be a whole number from 1 to", nothing: "no reports" },
  find: {
    args: ["$paid"],
    missing: "TEXT or --text: is missing; see --help",
    wrong: ["1", "2"],
    message: "TEXT and only options may follow",
  },
  clock: { args: [], wrong: ["now"], message: "clock now: unknown command; the commands are clock watch, clock advance" },
  "clock watch": { args: [], wrong: ["--timeout-ms", "60001"], message: "--timeout-ms: must be a whole number from 0 to 60000, not 60001" },
  "clock advance": {
    args: ["1h"],
    missing: "DURATION: is missing; see --help",
    wrong: ["3 days"],
    message: "such as 3d or 1h30m, not",
  },
  transitions: { args: [], wrong: ["1"], message: POSITIONAL, nothing: "no transitions" },
  logs: {
    args: ["--limit", "3"],
    wrong: ["--limit", "0"],
    message: "--limit: must be a whole number from 1 to",
    nothing: "nothing in its log",
  },
  orders: { args: [], wrong: ["ad"], message: "orders ad: unknown command; did you mean orders add?", nothing: "no orders" },
  "orders add": {
    args: [],
    wrong: ["--interface-class", "E3"],
    message: "--interface-class: must be one of S1, E1, E2, 1, 3, third-party",
  },
  events: {
    args: [],
    wrong: ["resnd"],
    message: "events resnd: unknown command; did you mean events resend?",
    nothing: "no events",
  },
  "events wait-for": {
    args: ["paymentCallback", "--transaction-id", "$paid"],
    missing: "NAME or --name: is missing; see --help",
    wrong: ["paymentCalback"],
    message: "NAME: must be one of paymentCallback, ",
  },
  "events attempts-of": { args: ["$event"], missing: "EVENT or --event: is missing", wrong: ["first"], message: "EVENT: must be a UUID" },
  "events resend": { args: ["$event"], missing: "EVENT or --event: is missing", wrong: ["first"], message: "EVENT: must be a UUID" },
  "events forge": {
    args: ["$open", "made-up success"],
    missing: ID,
    wrong: ["$open", "magic"],
    message: "FORGERY: must be one of forged signature, truncated signature",
  },
  faults: {
    args: [],
    wrong: ["list"],
    message: "faults list: unknown command; the commands are faults add, faults clear, faults remove",
    nothing: "no fault rules",
  },
  "faults add": {
    args: ["--operation", "createPayment", "--drop"],
    wrong: ["--operation", "createPayment", "--drop", "true"],
    message: "--drop: takes no value",
  },
  "faults remove": {
    args: ["1"],
    missing: "FAULT or --fault: is missing; see --help",
    wrong: ["1", "2"],
    message: "FAULT and only options",
    done: "The fault rule was removed.",
  },
  "faults clear": { args: [], wrong: ["1"], message: POSITIONAL, done: "All fault rules were removed." },
  requests: { args: [], wrong: ["400"], message: "the commands are requests rejected", nothing: "no requests" },
  "requests rejected": { args: [], wrong: ["400"], message: POSITIONAL, nothing: "no rejected requests" },
  outbox: { args: [], wrong: ["--to", "maija@example.com"], message: "--to: unknown option", nothing: "no e-mails" },
  settings: { args: [], wrong: ["algorithm"], message: POSITIONAL },
  configure: {
    args: ["--algorithm", "sha512"],
    wrong: ["--duplicate-callbacks", "100001"],
    message: "--duplicate-callbacks: must be a whole number from 0 to ",
  },
  merchants: { args: [], wrong: ["1"], message: POSITIONAL },
  "configure-merchant": {
    args: ["$account", "--amex", "false"],
    missing: "ACCOUNT or --account: is missing",
    wrong: ["$account", "--fees.fixed=-1", "--fees.per-mille", "0"],
    message: "--fees.fixed: must be a whole number from 0 to 1000000, not -1",
  },
  "rotate-secret": {
    args: ["$account"],
    missing: "ACCOUNT or --account: is missing",
    wrong: ["mine"],
    message: "ACCOUNT: must be digits",
  },
  "retire-secret": {
    args: ["$aggregate"],
    missing: "ACCOUNT or --account: is missing",
    wrong: ["mine"],
    message: "ACCOUNT: must be digits",
    done: "The merchant’s older secret is no longer valid.",
  },
  export: { args: [], wrong: ["seeds.json"], message: POSITIONAL },
  seed: { args: ["$seed"], missing: "seed: one FILE must follow", wrong: ["missing.json"], message: "missing.json does not exist" },
  dropped: { args: [], wrong: ["payments"], message: POSITIONAL },
  snapshot: { args: [], wrong: ["world.json"], message: POSITIONAL },
  restore: {
    args: ["$snapshot"],
    missing: "restore: one FILE must follow",
    wrong: ["missing.json"],
    message: "missing.json does not exist",
    done: "The world was restored.",
  },
  moments: {
    args: [],
    wrong: ["today"],
    message: "moments today: unknown command; the commands are moments snapshot, moments compare, moments open, moments go-back-to",
    nothing: "no moments",
  },
  "moments snapshot": {
    args: ["$moment"],
    missing: "MOMENT or --moment: is missing",
    wrong: ["today"],
    message: "MOMENT: must be the id of a moment",
  },
  "moments compare": {
    args: ["$moment"],
    missing: "MOMENT or --moment: is missing",
    wrong: ["$moment", "--with", "today"],
    message: "--with: must be the id of a moment",
  },
  "moments open": {
    args: ["$moment"],
    missing: "MOMENT or --moment: is missing",
    wrong: ["today"],
    message: "MOMENT: must be the id of a moment",
  },
  "moments go-back-to": {
    args: ["$moment"],
    missing: "MOMENT or --moment: is missing",
    wrong: ["today"],
    message: "MOMENT: must be the id of a moment",
    done: "The world is what it was.",
  },
  reset: { args: [], wrong: ["default"], message: POSITIONAL, done: "The world was reset." },
};

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
const folder = mkdtempSync(join(tmpdir(), "every-command-"));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.close();
});

/** A world where something of every kind has happened, and the ids in it. */
async function busyWorld(): Promise<{ readonly world: SandboxWorld; readonly ids: Readonly<Record<string, string>> }> {
  const world = await sandbox.world({ settings: { callbackRetry: [] } });
  const urls = { success: "http://127.0.0.1:9/", cancel: "http://127.0.0.1:9/" };
  const body = { ...paymentExamples.createPayment.minimal.body, redirectUrls: urls, callbackUrls: urls };
  const ids = await world.seed({
    steps: [
      { create: body, as: "open" },
      { create: { ...body, stamp: "two" }, as: "paid" },
      { pay: { method: "nordea" }, of: "$paid" },
      { configureMerchant: { delayedPayments: true } },
      { create: { ...body, stamp: "three" }, as: "delayed" },
      { pay: { method: "nordea" }, of: "$delayed" },
      { addToken: { card: "1162" }, as: "token" },
      { citCharge: { ...body, stamp: "four", token: "$token" }, as: "charge" },
      { requestReport: { requestType: "json", callbackUrl: urls.success } },
      {
        addCardForm: {
          "checkout-algorithm": "sha256",
          "checkout-redirect-success-url": urls.success,
          "checkout-redirect-cancel-url": urls.cancel,
        },
        as: "form",
      },
    ],
  });
  const account = String(world.payment.account);
  const aggregate = String(world.aggregate.account);
  await world.rotateSecret(aggregate);
  const [event] = await world.events.list();
  const [settlement] = await world.settle();
  const order = await world.orders.add();
  await world.pay(order.token, { method: "nordea" });
  await world.refund(order.token, { email: "maija@example.com" });
  await world.faults.add({ match: { operation: "getToken" }, drop: true });
  await fetch(`${sandbox.url}/payments`, { method: "POST", headers: { "checkout-account": String(world.payment.account) } });
  const snapshot = join(folder, `${world.name}.json`);
  writeFileSync(snapshot, JSON.stringify(await world.snapshot()));
  const seed = join(folder, `${world.name}-seed.json`);
  writeFileSync(seed, JSON.stringify({ steps: [{ addOrder: {} }] }));
  const moment = (await world.moments.list())[0]?.id ?? "";
  return { world, ids: { ...ids, moment, snapshot, seed, account, aggregate, event: event?.id ?? "", settlement: settlement?.id ?? "" } };
}

/** One for all commands that are rejected or only read: they leave it as it was. */
let untouched: ReturnType<typeof busyWorld> | undefined;
const untouchedWorld = (): ReturnType<typeof busyWorld> => (untouched ??= busyWorld());

interface Printed {
  readonly status: number;
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
}

const isOfWorld = (name: string): boolean => CONTROL_COMMANDS[name]?.inputs.some((input) => input.name === "world") ?? false;

/** Runs a command in a world, if it is of one. */
async function run(name: string, args: readonly string[], { name: world }: { readonly name: string }): Promise<Printed> {
  const [first = "", ...rest] = name.split(" ");
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const place = isOfWorld(name) ? ["--world", world] : [];
  const all = [...rest, ...args, "--url", sandbox.url, ...place];
  const status = await control(
    first,
    all,
    (text) => stdout.push(text),
    (text) => stderr.push(text),
  );
  return { status, stdout, stderr };
}

const withIds = (args: readonly string[], ids: Readonly<Record<string, string>>): readonly string[] =>
  args.map((each) => (each.startsWith("$") ? (ids[each.slice(1)] ?? "") : each));

test("every command has a row", () => {
  expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(CONTROL_COMMANDS).toSorted());
});

/** Further lines on standard error. */
const NOTES: Readonly<Record<string, unknown>> = {
  export: expect.stringContaining("left out: secret"),
  violations: "the sandbox has no violations",
};

const commands = Object.entries(CONTROL_COMMANDS).map(([name, command]) => ({ name, command, row: ROWS[name] as Row }));

test.each(commands)(
  "$name prints JSON: a list with one element on a line, or with --json one document; without a result, a line on standard error",
  async ({ name, command, row }) => {
    const makeWorld = commandOperations[command.operation].method === "GET" ? untouchedWorld : busyWorld;
    const { world, ids } = await makeWorld();
    const lined = await run(name, withIds(row.args, ids), world);
    expect(lined).toMatchObject({
      status: 0,
      stderr: name in NOTES ? [NOTES[name]] : row.done === undefined ? [] : [row.done],
    });
    const other = await makeWorld();
    const document = await run(name, [...withIds(row.args, other.ids), "--json"], other.world);
    expect(document).toMatchObject({ status: 0, stderr: [] });
    const value = JSON.parse(document.stdout.join("\n")) as unknown;
    const parts = Array.isArray(value) ? value : [value].filter((each) => each !== null);
    const lines = name === "export" ? [lined.stdout.join("\n")] : lined.stdout.flatMap((text) => text.split("\n"));
    expect(lines.map((line) => shapeOf(JSON.parse(line)))).toEqual(parts.map(shapeOf));
    if (row.nothing !== undefined) expect(parts).not.toEqual([]);
    if (name !== "violations") expect(parts.length === 0).toBe(row.done !== undefined);
  },
);

test("a shortened id stands for the one that begins with it, and a message names an argument as it was typed", async () => {
  const { world, ids } = await busyWorld();
  const { open = "", event = "" } = ids;
  expect(await run("pay", [`${open.slice(0, 8)}…`, "--method", "nordea"], world)).toMatchObject({ status: 0 });
  expect((await world.payments.list({ text: open }))[0]?.method).toBe("nordea");
  expect((await run("events resend", [event.slice(0, 8)], world)).status).toBe(0);
  expect((await run("events wait-for", ["paymentCallback", "--about", open.slice(0, 8)], world)).stdout.join()).toContain(
    `"about":"${open}"`,
  );
  expect((await run("pay", ["ffff0000"], world)).stderr.join()).toContain("ffff0000");
  const several = { find: async () => [open, `${open.slice(0, 8)}-other`].map((id) => ({ kind: "payment", id, account: "1" }) as const) };
  const input = { path: { world: world.name }, body: { id: open.slice(0, 8) } };
  await expect(withWholeIds(several, input)).rejects.toThrow(`2 ids begin with ${open.slice(0, 8)}: ${open}, `);
  expect((await run("generate", ["1000001"], world)).stderr).toEqual(["COUNT: must be a whole number from 0 to 1000000, not 1000001"]);
  expect((await run("generate", ["--count", "1000001"], world)).stderr.join()).toContain("--count: must be");
  await expect(run("generate", ["abc"], world)).rejects.toThrow("COUNT: must be a number");
});

test("a list is a table on a terminal, within its width", () => {
  const list = [
    { id: "5770642a-9a02", amount: 1525, at: { a: 1 } },
    { id: "é\u001b[31m", status: "ok", amount: 5 },
  ];
  const wide = "id             amount  status\n5770642a-9a02  1525\né·[31m         5       ok";
  expect(tableText(list, { columns: 80, hasColours: false })).toBe(wide);
  const coloured = tableText(list, { columns: 80, hasColours: true });
  expect(coloured).toContain("  \u001b[1mamount\u001b[22m  \u001b[1mstatus\u001b[22m\n");
  expect(coloured).toContain("\u001b[32mok\u001b[39m");
  expect(tableText(list, { columns: 12, hasColours: false }).split("\n")).toEqual(["id", "5770642a-9a…", "é·[31m"]);
});

test("settle of an account that has nothing open names the account", async () => {
  const world = await sandbox.world();
  const account = String(world.payment.account);
  expect(await run("settle", ["--account", account], world)).toEqual({
    status: 0,
    stdout: [],
    stderr: [`the account ${account} has nothing to settle`],
  });
});

const shapeOf = (value: unknown): unknown => Object.keys(value as object).toSorted();

test.each(commands.filter(({ row }) => row.nothing !== undefined))(
  "$name prints nothing when the list is empty, and a note on standard error",
  async ({ name, row }) => {
    const world = await sandbox.world();
    expect(await run(name, row.args, world)).toEqual({ status: 0, stdout: [], stderr: [`the world ${world.name} has ${row.nothing}`] });
    expect(await run(name, [...row.args, "--json"], world)).toEqual({ status: 0, stdout: ["[]"], stderr: [] });
  },
);

test.each(commands)("$name --help prints its usage, with every flag", async ({ name, command }) => {
  for (const flag of ["--help", "-h"]) {
    const { status, stdout, stderr } = await run(name, [flag], { name: "default" });
    const text = stdout.join("\n");
    expect({ status, stderr }).toEqual({ status: 0, stderr: [] });
    expect(text).toMatch(new RegExp(`^maksu-sandbox ${name}(?: [A-Z]+)* \\[options\\]\n`));
    for (const input of inputsOf(command))
      expect(text).toContain(`\n  --${flagOfInput(command, input)}${isSwitch(input) ? "" : ` ${input.type.toUpperCase()}`}\n      `);
    expect(text).toContain("\n  --url URL\n");
    expect(text).not.toMatch(/undefined|\n {6}\n/);
    expect(text).toContain(`\nExamples:\n\n  maksu-sandbox ${name}`);
    if (isOfWorld(name)) expect(text).toContain("By default `default`.");
  }
});

test("each example of a help can be read as a command", async () => {
  const shown = commands.flatMap(({ name, command }) => {
    const examples = examplesOf(name, command);
    expect([name, examples]).not.toEqual([name, []]);
    return command.text === "file" ? [] : examples.map((example) => ({ name, command, example }));
  });
  // One shell reads them all: starting one for each would take longer than the rest.
  const script = shown.map(({ example }) => `printf '%s\\0' ${example}; echo`).join("\n");
  const lines = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0\n");
  for (const [index, { name, command, example }] of shown.entries()) {
    const [, first = "", ...rest] = (lines[index] ?? "").split("\0");
    const typed = await readCommand(commandIn(first, rest));
    expect([example, typed.name]).toEqual([example, name]);
    await checkInput(command.operation, { ...typed.input, path: stringsOf(typed.input.path) });
  }
});

const stringsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

test("the help of events, requests and faults has the commands that begin with them", async () => {
  const helpOf = async (name: string): Promise<string> => (await run(name, ["--help"], { name: "default" })).stdout.join("\n");
  expect(await helpOf("events")).toContain("\nmaksu-sandbox events wait-for NAME [options]\n");
  expect(await helpOf("clock")).toContain("maksu-sandbox clock advance DURATION [options]\n");
  expect(await helpOf("faults")).toContain("\nmaksu-sandbox faults remove FAULT [options]\n");
});

test.each(commands.filter(({ row }) => row.missing !== undefined))("$name without its argument is rejected", async ({ name, row }) => {
  const [first = "", ...rest] = name.split(" ");
  await expect(control(first, rest, unexpected, unexpected)).rejects.toThrow(row.missing);
});

test.each(commands.filter(({ name, row }) => row.missing === undefined && name !== "faults add"))(
  "$name needs no argument",
  async ({ name }) => {
    const { status, stderr } = await run(name, [], await sandbox.world());
    expect(status, stderr.join("\n")).toBe(0);
  },
);

test("faults add without an effect is rejected, with the effects that there are", async () => {
  expect(await run("faults add", [], await sandbox.world())).toEqual({
    status: 1,
    stdout: [],
    stderr: [expect.stringMatching(/^faults add: an effect is missing; a rule has one of respond, drop, delay, /)],
  });
});

const inJson = Object.entries(CONTROL_COMMANDS).flatMap(([name, command]) =>
  inputsOf(command)
    .filter(({ type }) => type === "json")
    .map((input) => ({ name, command, flag: flagOfInput(command, input) }))
    .filter(({ flag }) => !flag.includes(".")),
);

test.each(inJson)("the help of $name has an example of --$flag, which takes JSON", ({ name, command, flag }) => {
  expect(examplesOf(name, command).join("\n")).toContain(`--${flag} `);
});

test("the name of a world is not taken for a part of the command", async () => {
  const world = await sandbox.world({ name: "clear" });
  await world.faults.add({ drop: true });
  const { status, stdout } = await run("faults", [], world);
  expect([status, stdout.join(), await world.faults.list()]).toEqual([0, expect.stringContaining('"drop":true'), [expect.anything()]]);
});

test.each(commands)("$name with $row.wrong is rejected: $row.message", async ({ name, row }) => {
  const { world, ids } = await untouchedWorld();
  const outcome = await run(name, withIds(row.wrong, ids), world).catch(({ message }: Error) => ({ status: 2, stderr: [message] }));
  expect([outcome.status, outcome.stderr.join()]).toEqual([expect.toBeOneOf([1, 2]), expect.stringContaining(row.message)]);
});

test.each(commands)("$name with an unknown option is rejected, with the options that there are", async ({ name, row }) => {
  await expect(run(name, [...row.args, "--no-such", "1"], { name: "default" })).rejects.toThrow(
    /^--no-such: unknown option; the options are .*--url/,
  );
});

test.each(commands.filter(({ name }) => isOfWorld(name)))("$name in an unknown world ends with 1", async ({ name, row }) => {
  const { ids } = await untouchedWorld();
  const { status, stdout, stderr } = await run(name, withIds(row.args, ids), { name: "none" });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: [], stderr: [`${name}: the sandbox has no world none`] });
});

test.each([
  { command: "faults add --respond.status 200", line: "--respond.status: must be a whole number from 400 to 599, not 200" },
  { command: "faults add --event paymentCallback --respond.status 500", line: "--event: respond does not apply to events" },
  { command: "create-world mine --settings.holidays monday", line: "--settings.holidays[0]: must be a day such as 2026-12-25" },
  { command: "create-world mine --clock yesterday", line: "--clock: must be running, frozen, or " },
  { command: "faults add --drop --truncate", line: "--truncate: stands beside drop: a rule has one effect; " },
  { command: "faults remove 9", line: "faults remove: no fault rule has the id 9" },
  { command: "restore FILE", line: "FILE: version: is missing; must be a whole number" },
])("$command is rejected: $line", async ({ command, line }) => {
  const file = join(folder, "empty.json");
  writeFileSync(file, "{}");
  const [first = "", ...rest] = command.replace("FILE", file).split(" ");
  const lines: string[] = [];
  expect(await control(first, [...rest, "--url", sandbox.url], unexpected, (text) => lines.push(text))).toBe(1);
  expect(lines.join("\n").replace(file, "FILE").slice(0, line.length)).toBe(line);
});

const unexpected = (text: string): void => expect.unreachable(text);
