/** Reads settings, of flags and of `shop-check.yaml`. */
import { brand } from "@maksu/error-brand";
import { SHOP_ACTS, type ShopAct } from "../history/act.ts";
import { STATES } from "../rules/look.ts";
import { readMatch } from "../shop/matching.ts";
import { type Kind, MOST_PORT, type Setting, SETTINGS } from "./settings.ts";

/** The settings, with what is usual for those that are not given. */
export interface CheckOptions
  extends
    Readonly<Partial<Record<"attach" | "create" | "state" | "match" | "front-ca" | ShopAct, string>>>,
    Readonly<Partial<Record<"port" | "shop-port" | "front", number>>>,
    Readonly<Record<"runs" | "seed" | "jobs" | "settle" | "start", number>>,
    Readonly<Record<"word" | "map", Readonly<Record<string, string>>>> {
  /** The command that starts the shop, with `{port}` and `{job}`. */
  readonly command?: readonly string[];
  readonly "allow-host": readonly string[];
}

/** The steps of the shop that are configured. */
export const possibleIn = (options: CheckOptions): ReadonlySet<ShopAct> => new Set(SHOP_ACTS.filter((name) => options[name] !== undefined));

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
  const number = (name: string, usual: number): number => (settings[name] as number | undefined) ?? usual;
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
  const word = (settings["word"] ?? {}) as Record<string, string>;
  for (const [own, state] of Object.entries(word))
    if (!(STATES as readonly string[]).includes(state)) fail(where("word"), `word ${own}`, STATES.join(", "), state);
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
  if (jobs > 1 && settings["create"] === undefined) throw invalid("jobs", "needs --create");
  requirePorts(settings, jobs, invalid);
  return {
    ...settings,
    ...(command.length > 0 && { command }),
    word,
    map,
    "allow-host": (settings["allow-host"] ?? []) as readonly string[],
    runs: number("runs", settings["create"] === undefined ? 0 : 1000),
    seed: number("seed", 1),
    jobs,
    settle: number("settle", 1000),
    start: number("start", 30),
    ...(attach !== undefined && { port: number("port", 4020) }),
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
