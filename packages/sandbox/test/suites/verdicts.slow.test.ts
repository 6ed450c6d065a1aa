/** Values made from the description and just beyond it: in process, over HTTP, in seeds and from the command line, one outcome and one sentence. */
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { ActEntry } from "../../src/acts/act.ts";
import { actTable } from "../../src/acts/generated/table.ts";
import { control } from "../../src/cli/control/control.ts";
import { createHandlers } from "../../src/control/handlers/create-handlers.ts";
import { commandOperations } from "../../src/generated/commands.ts";
import { operationTable } from "../../src/generated/operations.ts";
import { type SandboxWorld, SeedError, startSandbox } from "../../src/index.ts";
import { DESCRIPTION } from "../support/refereed-control.ts";
import { type ValueSchema, valuesOf } from "../support/schema-values.ts";

const sandbox = await startSandbox({ clock: "2026-03-02T09:00:00Z" });
afterAll(() => sandbox.close());
const inProcess = await sandbox.world({ name: "process" });
const inSeeds = await sandbox.world({ name: "seeds" });
for (const name of ["http", "command"]) await sandbox.world({ name });

type Id = keyof typeof actTable;
const entryOf = (id: Id): ActEntry => actTable[id];

/** The outcome of an input: a sentence of the check, another error, or nothing wrong. */
type Outcome = { readonly invalid: string } | { readonly error: string } | "done";

interface Given {
  readonly id: Id;
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

/** An error without the names of the world and of what only one caller names. */
const plain = (message: string): string =>
  message.replace(/the world (process|http|seeds|command)\b/, "the world").replace(/\baccount \d+\b/, "account");

function methodOf(world: SandboxWorld, id: Id): (...given: readonly unknown[]) => Promise<unknown> {
  const { group, name } = entryOf(id);
  const owner = (group === undefined ? world : world[group as "orders"]) as unknown as Readonly<
    Record<string, (...given: readonly unknown[]) => Promise<unknown>>
  >;
  return owner[name] as (...given: readonly unknown[]) => Promise<unknown>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The arguments that stand for an input; undefined for a body that no arguments make. */
function argumentsOf({ id, path, query = {}, body }: Given): readonly unknown[] | undefined {
  // In process, a text is a document in YAML or JSON.
  if ((id === "seed" || id === "restore") && typeof body === "string") return undefined;
  const { arguments: names, taken = [] } = entryOf(id);
  if (taken.length > 0 && !isRecord(body)) return undefined;
  const rest = isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => !taken.includes(key))) : body;
  // Where an act has no options, nothing takes other keys.
  if (!names.includes("rest") && isRecord(rest) && Object.keys(rest).length > 0) return undefined;
  return names.map((each) => {
    const [place, name = ""] = each.split(".");
    if (place === "rest") return rest;
    if (place === "query") return query[name];
    if (place === "filter") return Object.fromEntries(Object.entries(query).filter(([key]) => !names.includes(`query.${key}`)));
    return place === "path" ? path[name] : (body as Readonly<Record<string, unknown>>)[name];
  });
}

const outcomeOf = async (run: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await run();
    return "done";
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return "sentence" in error && !(error instanceof SeedError) ? { invalid: String(error.sentence) } : { error: plain(error.message) };
  }
};

async function offeredOverHTTP({ id, path, query = {}, body }: Given): Promise<Outcome> {
  const { method, path: template } = operationTable[id];
  const url =
    sandbox.url + template.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent({ world: "http", ...path }[name] ?? ""));
  const response = await fetch(
    `${url}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`,
    {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    },
  );
  if (response.ok) return "done";
  const { message } = (await response.json()) as { readonly message: string };
  const [, sentence] = /^(?:body|path|query)(?:\/\S*)?: (.*)$/s.exec(message) ?? [];
  return sentence === undefined ? { error: plain(message) } : { invalid: sentence };
}

/** Undefined for what no step can say. */
async function offeredInSeeds({ id, path, body }: Given): Promise<Outcome | undefined> {
  const { seed, taken = [] } = entryOf(id);
  if (!seed || JSON.stringify(body ?? null).includes('"$')) return undefined;
  // A step without a value is one without input.
  if (body === null) return undefined;
  const fields = isRecord(body) ? body : {};
  const of = seed.of === undefined ? undefined : (path[seed.of] ?? fields[seed.of]);
  const account = seed.account === undefined ? undefined : (path[seed.account] ?? fields[seed.account]);
  if (seed.of !== undefined && (typeof of !== "string" || of === "")) return undefined;
  // An account that the world lacks is found before the command is done.
  if (account !== undefined) return undefined;
  if (taken.length > 0 && !isRecord(body)) return undefined;
  const input = isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([key]) => key !== seed.of)) : body;
  const outcome = await outcomeOf(() => inSeeds.seed({ steps: [{ [id]: input ?? {}, ...(of !== undefined && { of }) }] as never }));
  if (outcome === "done" || "invalid" in outcome) return outcome;
  const [, sentence] = /^steps\[0\]\.\S*: (.*)$/s.exec(outcome.error) ?? [];
  return sentence === undefined ? { error: outcome.error.replace(`steps[0] ${id}: `, "") } : { invalid: sentence };
}

/** The flags of a value; undefined for one that they can't say. */
function flagsOf(id: Id, { path, query, body }: Given): readonly string[] | undefined {
  const { inputs: described, act } = commandOperations[id] as unknown as {
    readonly inputs: readonly { readonly name: string; readonly in: string; readonly type: string; readonly required?: boolean }[];
    readonly act: { readonly flat?: readonly string[]; readonly text?: string };
  };
  if (act.text === "file" || (body !== undefined && !isRecord(body))) return undefined;
  const flags: string[] = [];
  const left: Record<string, unknown> = structuredClone(body ?? query ?? {}) as Record<string, unknown>;
  for (const { name, in: place, type } of described) {
    if (name === "world") continue;
    const keys = name.split(".");
    const owner = keys.slice(0, -1).reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), left);
    const last = keys.at(-1) ?? "";
    const value = place === "path" ? path[name] : isRecord(owner) ? owner[last] : undefined;
    if (value === undefined) continue;
    if (isRecord(owner)) delete (owner as Record<string, unknown>)[last];
    const text = textOf(type, value);
    if (text === undefined) return undefined;
    const flag = (act.flat?.includes(keys[0] ?? "") ? keys.slice(1).join(".") : name).replaceAll(
      /[A-Z]/g,
      (letter) => `-${letter.toLowerCase()}`,
    );
    flags.push(text === "" ? `--${flag}` : `--${flag}=${text}`);
  }
  // Members that are left have no flag.
  return JSON.stringify(left).replaceAll(/"\w+":\{\}|[{},]/g, "") === "" && !(act.text === "duration" && flags.length === 0)
    ? flags
    : undefined;
}

function textOf(type: string, value: unknown): string | undefined {
  if (type === "json") return JSON.stringify(value);
  if (type === "list")
    return Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string" && each !== "")
      ? value.join(",")
      : undefined;
  if (type === "boolean") return typeof value === "boolean" ? String(value) : undefined;
  if (type === "number") return typeof value === "number" && /^-?\d+(\.\d+)?$/.test(String(value)) ? String(value) : undefined;
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Undefined for what flags can't say, and for an argument that is missing. */
async function offeredByCommand(given: Given): Promise<Outcome | undefined> {
  const flags = flagsOf(given.id, given);
  const { act } = commandOperations[given.id] as unknown as { readonly act: { readonly group?: string; readonly name: string } };
  if (!flags) return undefined;
  const words = [
    act.group,
    act.name === "list" && act.group !== undefined ? undefined : act.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  ].flatMap((each) => each ?? []);
  const lines: string[] = [];
  const [first = "", ...rest] = words;
  const status = await control(
    first,
    [...rest, ...flags, "--world", "command", "--url", sandbox.url, "--json"],
    () => {},
    (line) => lines.push(line),
  ).catch(() => 2);
  if (status === 2) return undefined;
  if (status === 0) return "done";
  return { error: plain(lines.join("\n")) };
}

const SLOW: ReadonlySet<string> = new Set(["count", "days", "hours", "minutes", "seconds", "timeoutMs"]);

/** The schemas of an operation's inputs, without references. */
function inputsOf(id: Id): Readonly<Record<"path" | "query", Readonly<Record<string, ValueSchema>>>> & { readonly body?: ValueSchema } {
  const document = DESCRIPTION as { readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  const { method, path } = operationTable[id];
  const operation = resolved(document.paths[path]?.[method.toLowerCase()]) as {
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: ValueSchema }[];
    readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: ValueSchema }>> };
  };
  const of = (place: string): Readonly<Record<string, ValueSchema>> =>
    Object.fromEntries(
      (operation.parameters ?? []).flatMap((each) => (each.in === place && each.name !== "world" ? [[each.name, each.schema]] : [])),
    );
  const body = operation.requestBody?.content["application/json"]?.schema;
  return { path: of("path"), query: of("query"), ...(body && { body }) };
}

function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (!isRecord(value)) return value;
  const { $ref, ...own } = value;
  if (typeof $ref !== "string") return Object.fromEntries(Object.entries(own).map(([key, each]) => [key, resolved(each)]));
  const target = $ref
    .split("/")
    .slice(1)
    .reduce<unknown>((place, key) => (isRecord(place) ? place[key] : undefined), DESCRIPTION);
  return { ...(resolved(target) as object), ...own };
}

/** The acts with an input, and with results that the worlds have in common. */
const IDS = (Object.keys(actTable) as Id[]).filter((id) => entryOf(id).arguments.length > 0);

/** Filters that a query can say: texts, and numbers where the description has them. What reads as a number is one there. */
const queriesOf = (schemas: Readonly<Record<string, ValueSchema>>): fc.Arbitrary<Readonly<Record<string, string | number>>> =>
  valuesOf({ type: "object", properties: schemas }, (name) => !SLOW.has(name)).map((value) =>
    Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).filter((each): each is [string, string | number] => {
        const [name, given] = each;
        const isNumber = ["integer", "number"].includes(String(schemas[name]?.type));
        if (typeof given === "number") return isNumber || !Object.hasOwn(schemas, name);
        return typeof given === "string" && !(isNumber && given.trim() !== "" && !Number.isNaN(Number(given)));
      }),
    ),
  );

const inputs: fc.Arbitrary<Given> = fc.oneof(
  ...IDS.map((id) => {
    const { path, query, body } = inputsOf(id);
    const paths = fc.record(
      Object.fromEntries(
        Object.entries(path).map(([name, schema]) => [
          name,
          valuesOf(schema, () => true).filter((value): value is string => typeof value === "string" && value !== ""),
        ]),
      ),
    );
    const filters = Object.keys(query).length > 0 ? queriesOf(query) : fc.constant({});
    if (!body) return fc.tuple(paths, filters).map(([each, filter]) => ({ id, path: each, query: filter }) as Given);
    return fc
      .tuple(
        paths,
        valuesOf(body, (name) => !SLOW.has(name)),
      )
      .map(([each, value]) => ({ id, path: each, body: value }) as Given);
  }),
);

test("500 values have one outcome and one sentence, whoever offers them", async () => {
  const counts = { invalid: 0, seeds: 0, commands: 0, filters: 0 };
  await fc.assert(
    fc.asyncProperty(inputs, async (each) => {
      const http = await offeredOverHTTP(each);
      const args = argumentsOf(each);
      if (args) expect(await outcomeOf(() => methodOf(inProcess, each.id)(...args)), "in process").toEqual(http);
      const seeded = await offeredInSeeds(each);
      if (seeded) expect(seeded, "in a seed").toEqual(http);
      const commanded = await offeredByCommand(each);
      if (commanded === "done" || http === "done") {
        if (commanded) expect(commanded, "by the command").toEqual(http);
      } else if (commanded) {
        const wanted = "invalid" in http ? http.invalid : http.error.replace(/^\w+: /, "");
        expect(
          "error" in commanded && commanded.error.endsWith(wanted),
          `by the command: ${JSON.stringify(commanded)} for ${JSON.stringify(http)}`,
        ).toBe(true);
      }
      counts.invalid += http !== "done" && "invalid" in http ? 1 : 0;
      counts.seeds += seeded ? 1 : 0;
      counts.commands += commanded ? 1 : 0;
      counts.filters += Object.keys(each.query ?? {}).length > 0 && commanded ? 1 : 0;
    }),
    { numRuns: 500, seed: 36, verbose: 1 },
  );
  // Values of every kind were among them.
  expect(counts.invalid).toBeGreaterThan(100);
  expect(counts.seeds).toBeGreaterThan(80);
  expect(counts.commands).toBeGreaterThan(50);
  expect(counts.filters).toBeGreaterThan(50);
}, 120_000);

/** Differences between callers on purpose, and why. */
const EXCEPTIONS: readonly { readonly what: string; readonly reason: string; readonly shown: () => Promise<void> }[] = [
  {
    what: "a wait over HTTP ends after 60 s",
    reason: "what is between the two would end it",
    async shown() {
      const received: unknown[] = [];
      const acts = { run: async (_id: string, input: unknown) => received.push(input) };
      const found = { named: async () => ({ acts }) as never, currentWorlds: async () => [] };
      const handlers = createHandlers({ ...sandbox, ...found, closing: new AbortController().signal });
      await handlers.waitForEvent({ path: { world: "http" }, body: { name: "paymentCallback", timeoutMs: 2 ** 31 - 1 } });
      expect(received).toMatchObject([{ body: { timeoutMs: 60_000 } }]);
    },
  },
  {
    what: "a number that stands in a path is as good as its text in process",
    reason: "the credentials of a world have accounts as numbers, as the clients take them",
    async shown() {
      await expect(inProcess.retireSecret(1)).rejects.toThrow("account: 1 has no secret");
    },
  },
  {
    what: "seed and restore take text in YAML or JSON in process",
    reason: "a test keeps its seeds in files; the command line reads the file itself",
    async shown() {
      expect(await inProcess.seed("steps: []")).toEqual({});
      expect(await offeredOverHTTP({ id: "seed", path: {}, body: "steps: []" })).toEqual({ invalid: "must be an object, not a string" });
    },
  },
  {
    what: "of and account stand beside a step's command",
    reason: "an id is most often a reference to another step",
    async shown() {
      await expect(inSeeds.seed({ steps: [{ pay: { id: "1" }, of: "1" }] })).rejects.toThrow(
        "steps[0].of: stands beside the command, not in it",
      );
    },
  },
];

test.each(EXCEPTIONS)("$what, since $reason", ({ shown }) => expect(shown()).resolves.toBeUndefined());
