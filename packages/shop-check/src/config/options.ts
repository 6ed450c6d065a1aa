/** Settings by flags, and by `shop-check.yaml`. Each setting is said once, here; the schema of the file and the flags follow. */
import { brand } from "@maksu/error-brand";
import { SHOP_ACTS, type ShopAct } from "../history/act.ts";
import { STATES } from "../rules/look.ts";
import { readMatch } from "../shop/matching.ts";

/** The subjects of the check and how much is played: the settings of the README, by their names in JavaScript. */
export interface CheckOptions extends Readonly<Partial<Record<ShopAct, string>>> {
  /** The command that starts the shop, with `{port}` and `{job}`. */
  readonly command?: readonly string[];
  /** The address of a shop that runs already. */
  readonly attach?: string;
  /** Creates an order, and prints its reference. */
  readonly create?: string;
  /** Shows an order's state. */
  readonly state?: string;
  /** States by the shop's own words. */
  readonly words: Readonly<Record<string, string>>;
  /** Where a payment has its order's reference. */
  readonly match?: string;
  readonly map: Readonly<Record<string, string>>;
  readonly allowHosts: readonly string[];
  /** How many histories to generate. */
  readonly runs: number;
  readonly seed: number;
  readonly jobs: number;
  /** Milliseconds in which what the shop has taken has to show. */
  readonly settle: number;
  /** Seconds in which a shop has to listen. */
  readonly start: number;
  /** Ports of the sandbox and its front, of the first job. */
  readonly port?: number;
  /** Port of the shop that is started, of the first job. */
  readonly shopPort?: number;
  readonly front?: number;
  /** Where the authorities go that such a shop has to trust. */
  readonly frontCa?: string;
}

/** The steps of the shop that are configured. */
export const possibleIn = (options: CheckOptions): ReadonlySet<ShopAct> => new Set(SHOP_ACTS.filter((name) => options[name] !== undefined));

type Kind = "text" | "number" | "pairs" | "list" | "switch";

/** A setting, as flag and in the file. */
export interface Setting {
  readonly name: string;
  readonly kind: Kind;
  /** The name of the value in the usage. */
  readonly value: string;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
  readonly usual?: number;
}

const CALL = "URL|COMMAND";
const MOST_PORT = 65_535;

/** Settings that `checkShop` has, too. */
const CHECKS: readonly Setting[] = [
  { name: "attach", kind: "text", value: "URL", what: "a shop that runs already, in place of a command" },
  { name: "create", kind: "text", value: CALL, what: "creates an order and its payment, and prints the order's reference" },
  {
    name: "state",
    kind: "text",
    value: CALL,
    what: `shows an order as JSON; a command gets a reference a line. { state: ${STATES.join("|")}, paid?, currency?, refunded?, deliveries?, notices? }`,
  },
  { name: "pay-again", kind: "text", value: CALL, what: "begins another payment of {reference}" },
  { name: "edit", kind: "text", value: CALL, what: "edits {reference}, so that another amount is due; may print { amount }" },
  { name: "refund", kind: "text", value: CALL, what: "refunds {amount} cents of {reference}" },
  { name: "cancel", kind: "text", value: CALL, what: "cancels {reference}" },
  { name: "restart", kind: "text", value: CALL, what: "restarts the shop; kill does it to one that the check has started" },
  { name: "tick", kind: "text", value: CALL, what: "runs the shop's scheduled jobs, after the clock has advanced" },
  { name: "word", kind: "pairs", value: "YOURS=STATE", what: "a word of the shop for a state" },
  {
    name: "match",
    kind: "text",
    value: "PLACE",
    what: "where a payment has the order's reference: stamp, reference, items.FIELD, or a pattern in slashes",
  },
  { name: "map", kind: "pairs", value: "URL=ADDRESS", what: "where a host is that the shop's URLs name" },
  { name: "allow-host", kind: "list", value: "HOST", what: "a host besides this machine that may be reached" },
  {
    name: "runs",
    kind: "number",
    value: "N",
    what: "histories to generate, after the named ones; 1000 with create, else 0",
    least: 0,
    most: 10_000_000,
  },
  { name: "seed", kind: "number", value: "N", what: "the same seed, the same histories", least: 0, most: 2_147_483_647, usual: 1 },
  {
    name: "settle",
    kind: "number",
    value: "MS",
    what: "milliseconds in which what the shop has taken has to show",
    least: 0,
    most: 60_000,
    usual: 1000,
  },
  { name: "start", kind: "number", value: "SECONDS", what: "seconds in which the shop has to listen", least: 1, most: 600, usual: 30 },
  {
    name: "port",
    kind: "number",
    value: "PORT",
    what: "port of the sandbox; 4020 with attach, else a free one",
    least: 0,
    most: MOST_PORT,
  },
  {
    name: "shop-port",
    kind: "number",
    value: "PORT",
    what: "port of the shop; a free one by default. With jobs, each takes the next one, of sandbox and front, too",
    least: 1,
    most: MOST_PORT,
  },
  {
    name: "front",
    kind: "number",
    value: "PORT",
    what: "port of the sandbox's front, which speaks TLS; a free one by default, 443 in a sealed shop",
    least: 0,
    most: MOST_PORT,
  },
  { name: "front-ca", kind: "text", value: "FILE", what: "write the authorities that such a shop has to trust, for its environment" },
];

/** Settings of the command alone: about processes, files and reports. */
const COMMANDS: readonly Setting[] = [
  { name: "jobs", kind: "number", value: "N", what: "shops to start, each with a sandbox of its own", least: 1, most: 64, usual: 1 },
  { name: "unsealed", kind: "switch", value: "", what: "do not seal the shop, as one with a database on a TCP port needs it" },
  { name: "accept", kind: "text", value: "FILE", what: "findings that are accepted: a list of { id, until, why }, each until its day" },
  { name: "last", kind: "text", value: "FILE", what: "the last run, to compare with; written after each run" },
  { name: "json", kind: "text", value: "FILE", what: "write the report as JSON" },
  { name: "junit", kind: "text", value: "FILE", what: "write it as JUnit" },
  { name: "html", kind: "text", value: "FILE", what: "write it as a page" },
  { name: "badge", kind: "text", value: "FILE", what: "write a badge's JSON" },
];

/** Every setting. */
export const SETTINGS: readonly Setting[] = [...CHECKS, ...COMMANDS];

/** Names of the settings that the command alone has a use for. */
export const COMMAND_SETTINGS: readonly string[] = COMMANDS.map(({ name }) => name);

/** Values by the names of settings. */
export type Given = Readonly<Record<string, unknown>>;

/** A setting that can't be taken. */
export class InvalidSetting extends Error {
  static {
    brand(this, "@maksu/shop-check InvalidSetting");
  }

  override readonly name = "InvalidSetting";
}

const fail = (where: string, name: string, must: string, value: unknown): never => {
  throw new InvalidSetting(`${where}${name}: must be ${must}, not ${JSON.stringify(value)}`);
};

const READ: Readonly<Record<Kind, (setting: Setting, value: unknown, where: string) => unknown>> = {
  text: ({ name }, value, where) =>
    typeof value === "string" && value.trim() !== "" ? value : fail(where, name, "a non-empty string", value),
  switch: ({ name }, value, where) => (typeof value === "boolean" ? value : fail(where, name, "true or false", value)),
  list: ({ name }, value, where) =>
    Array.isArray(value) && value.every((each) => typeof each === "string" && each !== "")
      ? value
      : fail(where, name, "a list of strings", value),
  number({ name, least = 0, most = Infinity }, value, where) {
    const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
    return Number.isSafeInteger(number) && Number(number) >= least && Number(number) <= most
      ? number
      : fail(where, name, `a whole number from ${least} to ${most}`, value);
  },
  pairs({ name, value: shape }, value, where) {
    const pairs = Array.isArray(value)
      ? value.map((each) => [...String(each).matchAll(/^([^=]+)=(.+)$/g)].flatMap(([, from, to]) => [from, to]))
      : Object.entries(Object(value));
    return pairs.every((pair) => pair.length === 2 && pair.every((each) => typeof each === "string" && each !== "")) &&
      typeof value === "object"
      ? Object.fromEntries(pairs as [string, string][])
      : fail(where, name, `pairs of ${shape}`, value);
  },
};

/** Checks settings. `where` stands in front of their names in messages: `--` of flags, or what it returns for a name. */
export function readSettings(given: Given, where: string | ((name: string) => string)): Given {
  const place = (name: string): string => (typeof where === "string" ? where : where(name));
  for (const name of Object.keys(given))
    if (!SETTINGS.some((each) => each.name === name))
      throw new InvalidSetting(`${place(name)}${name}: unknown setting; there are ${SETTINGS.map((each) => each.name).join(", ")}`);
  return Object.fromEntries(
    SETTINGS.flatMap((setting) =>
      given[setting.name] === undefined ? [] : [[setting.name, READ[setting.kind](setting, given[setting.name], place(setting.name))]],
    ),
  );
}

/** Options from settings that were read. `where` returns what stands in front of a name in messages. */
export function optionsFrom(settings: Given, command: readonly string[], where: (name: string) => string = () => "--"): CheckOptions {
  const invalid = (name: string, why: string): InvalidSetting => new InvalidSetting(`${where(name)}${name}: ${why}`);
  const text = (name: string): string | undefined => settings[name] as string | undefined;
  const number = (name: string, usual: number): number =>
    (settings[name] as number | undefined) ?? SETTINGS.find((each) => each.name === name)?.usual ?? usual;
  const attach = text("attach");
  if ((attach === undefined) === (command.length === 0))
    throw new InvalidSetting("give a command after --, such as shop-check -- php -S 127.0.0.1:{port}, or --attach URL: one of the two");
  if (attach !== undefined && (!/^https?:\/\//.test(attach) || !URL.canParse(attach)))
    fail(where("attach"), "attach", "an http(s) URL such as http://127.0.0.1:8080", attach);
  for (const [name, needed] of [
    ["front-ca", "attach"],
    ["front-ca", "front"],
    ...(attach === undefined ? [] : ([["front", "front-ca"]] as const)),
  ] as const)
    if (settings[name] !== undefined && settings[needed] === undefined)
      throw invalid(name, `needs --${needed}; a shop that the check starts is led to the sandbox without it`);
  if (settings["shop-port"] !== undefined && attach !== undefined)
    throw invalid("shop-port", "is the port of a shop that the check starts; --attach has that of one that runs");
  const words = (settings["word"] ?? {}) as Record<string, string>;
  for (const [word, state] of Object.entries(words))
    if (!(STATES as readonly string[]).includes(state)) fail(where("word"), `word ${word}`, STATES.join(", "), state);
  const map = (settings["map"] ?? {}) as Record<string, string>;
  for (const pair of Object.entries(map))
    if (!pair.every((each) => /^https?:\/\/[^/?#@\s]+\/?$/i.test(each)))
      fail(
        where("map"),
        "map",
        "scheme and host with the address that it stands for, such as https://shop.example.com=http://127.0.0.1:8080",
        pair.join("="),
      );
  const match = text("match");
  try {
    if (match !== undefined) readMatch(match);
  } catch (error) {
    throw invalid("match", error instanceof Error ? error.message : String(error));
  }
  const jobs = number("jobs", 1);
  if (jobs > 1 && attach !== undefined) throw invalid("jobs", "a shop that runs already is one; give a command");
  if (jobs > 1 && text("create") === undefined) throw invalid("jobs", "needs --create");
  requirePorts(settings, jobs, invalid);
  const texts = ["create", "state", "match", "attach", ...SHOP_ACTS] as const;
  return {
    ...Object.fromEntries(texts.flatMap((name) => (text(name) === undefined ? [] : [[name, text(name)]]))),
    ...(command.length > 0 && { command }),
    words,
    map,
    allowHosts: (settings["allow-host"] ?? []) as readonly string[],
    runs: number("runs", text("create") === undefined ? 0 : 1000),
    seed: number("seed", 1),
    jobs,
    settle: number("settle", 1000),
    start: number("start", 30),
    ...((attach !== undefined || settings["port"] !== undefined) && { port: number("port", 4020) }),
    ...(settings["shop-port"] !== undefined && { shopPort: number("shop-port", 0) }),
    ...(settings["front"] !== undefined && { front: number("front", 0) }),
    ...(settings["front-ca"] !== undefined && { frontCa: String(settings["front-ca"]) }),
  };
}

/** Each job takes the next port of those that are given: all must be ports, and each of one listener. */
function requirePorts(settings: Given, jobs: number, invalid: (name: string, why: string) => InvalidSetting): void {
  const taken = new Map<number, string>();
  for (const name of ["port", "front", "shop-port"]) {
    const first = Number(settings[name] ?? 0);
    const end = first === 0 ? 0 : first + jobs;
    for (let port = first; port < end; port += 1) {
      const other = taken.get(port);
      if (port > MOST_PORT) throw invalid(name, `must be at most ${MOST_PORT + 1 - jobs} with --jobs ${jobs}, not ${first}`);
      if (other !== undefined) throw invalid(name, `${first} with --jobs ${jobs} takes port ${port}, as --${other} does`);
      taken.set(port, name);
    }
  }
}

/** The JSON Schema of the file. */
export function schema(): object {
  const kinds: Readonly<Record<Kind, (setting: Setting) => object>> = {
    text: () => ({ type: "string", minLength: 1 }),
    switch: () => ({ type: "boolean" }),
    list: () => ({ type: "array", items: { type: "string", minLength: 1 } }),
    number: ({ least, most }) => ({ type: "integer", minimum: least, maximum: most }),
    pairs: ({ name }) => ({ type: "object", additionalProperties: name === "word" ? { enum: STATES } : { type: "string", minLength: 1 } }),
  };
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "shop-check.yaml",
    type: "object",
    properties: {
      command: {
        type: "array",
        items: { type: "string" },
        minItems: 1,
        description: "the command that starts the shop, with {port} and {job}",
      },
      ...Object.fromEntries(SETTINGS.map((setting) => [setting.name, { ...kinds[setting.kind](setting), description: setting.what }])),
    },
    additionalProperties: false,
  };
}
