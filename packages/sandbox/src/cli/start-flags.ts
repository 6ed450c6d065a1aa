/** The flags that start a sandbox, each an option of `startSandbox`. */
import { readFileSync } from "node:fs";
import { flagOf, type FlagOptions, readFailure } from "@maksu/signing/command-line";
import { PROFILE_NAMES } from "@maksu/service-front";
import { requireOption, requireShown } from "@maksu/service-front/command";
import { SANDBOX_RULES, type SandboxOptions } from "../acts/options.ts";
import { ALLOWED_LIMITS } from "../world/retention/keep.ts";

/** A flag, for the parser and the usage. */
interface Flag {
  /** The name of its value; a flag without one is on or off. */
  readonly value?: string;
  readonly text: string;
  /** Reads its text. It stays text by default. */
  readonly read?: (text: string) => unknown;
  /** The values that messages name, where the option takes something else. */
  readonly allowed?: string;
  /** Whether messages must not quote it: it is a secret, or a wrong one may have a password. */
  readonly isSecret?: boolean;
}

const number = (text: string): number => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
const list = (text: string): string[] => text.split(",").map((each) => each.trim());

/** Environment variable with the control token, for the sandbox and for the commands that control it. */
export const TOKEN_VARIABLE = "MAKSU_SANDBOX_TOKEN";

const STORES = "memory, file:PATH, or the URL of a PostgreSQL database";

/** By the name of the option. */
const FLAGS = {
  port: {
    value: "PORT",
    text: "port of everything: the three APIs, control API and pages; 0 takes a free one",
    allowed: "a whole number from 0 to 65535",
    read: number,
  },
  host: { value: "ADDRESS", text: "address to listen on; 127.0.0.1 by default" },
  publicUrl: { value: "URL", text: "base URL of the pages in responses, where others reach it by another address", isSecret: true },
  allowedHosts: { value: "HOST,…", text: "host names besides this machine by which requests may reach the sandbox", read: list },
  controlToken: {
    value: "TOKEN",
    text: `token that requests to the control API must have, needed off loopback and by other names; else the environment variable ${TOKEN_VARIABLE}`,
    isSecret: true,
  },
  seed: { value: "NAME", text: "the same seed makes the same ids, secrets and signatures" },
  seeds: { value: "FILE", text: "steps to do in the default world at the start, in YAML or JSON", read: contentOf("--seeds") },
  faults: { value: "FILE", text: "fault rules of the default world, in YAML or JSON", read: contentOf("--faults") },
  store: {
    value: "STORE",
    text: `where the state is kept: ${STORES}`,
    allowed: `${STORES}, without control characters and %00`,
    isSecret: true,
  },
  keep: {
    value: "LIMITS",
    text: "how much each world keeps of what is over, such as payments=500,events=1000,requests=1000; by default the newest 1000 requests and moments, and all else",
    allowed: `${ALLOWED_LIMITS}, such as payments=500,events=1000`,
    read: limits,
  },
  clock: {
    value: "now|frozen|TIME",
    text: "running, frozen now, or frozen at a time in ISO 8601",
    allowed: "now, frozen, or a time in ISO 8601",
    read: clockIn,
  },
  profile: { value: PROFILE_NAMES.join("|"), text: "stand in for this service: its names and tolerances" },
  allowEventsTo: { value: "HOST,…", text: "hosts besides this machine that events may go to", read: list },
  map: {
    value: "URL=ADDRESS,…",
    text: "where shops are whose URLs name another host: https://shop.example.com=http://127.0.0.1:8080",
    allowed: "https://shop.example.com=http://127.0.0.1:8080, or several with commas",
    read: addresses,
  },
  front: {
    value: "PORT",
    text: "port where programs reach the sandbox by the service's own hosts, by TLS or as a proxy; 0 takes a free one",
    allowed: "a whole number from 0 to 65535",
    read: number,
  },
  offline: { text: "let no request pass through the front to hosts other than the service's" },
  referee: { text: "check each response and event against the description; needs ajv" },
} as const satisfies { readonly [option in keyof SandboxOptions]?: Flag };

function contentOf(flag: string): (file: string) => string {
  return (file) => {
    try {
      return readFileSync(file, "utf8");
    } catch (error) {
      throw new Error(`${flag}: ${file} ${readFailure(error)}`, { cause: error });
    }
  };
}

function limits(text: string): Readonly<Record<string, number>> {
  const read = new Map<string, number>();
  for (const each of list(text)) {
    const [name = "", limit = "", ...more] = each.split("=");
    if (read.has(name)) throw new Error(`--keep: limits ${name} twice; give one limit of ${name}`);
    read.set(name, more.length > 0 ? Number.NaN : number(limit));
  }
  return Object.fromEntries(read);
}

function addresses(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(list(text).map((each) => /^([^=]*)(?:=|$)(.*)$/s.exec(each)?.slice(1) ?? []));
}

function clockIn(text: string): string {
  return text === "now" ? "running" : text;
}

type FlagName = keyof typeof FLAGS;

const entries = Object.entries(FLAGS) as [FlagName, Flag][];

/** The flags, for the parser. */
export const START_FLAGS: FlagOptions = Object.fromEntries(
  entries.map(([option, { value }]) => [flagOf(option), { type: value === undefined ? "boolean" : "string" }] as const),
);

/** The lines of the usage. */
export const startUsage = (): string =>
  entries.map(([option, { value = "", text }]) => `  ${`--${flagOf(option)} ${value}`.padEnd(26)}  ${text}`).join("\n");

/**
 * Returns the options of the sandbox.
 *
 * @param values - the parsed flags
 * @throws Error that names the flag and what is allowed
 */
export function startOptions(values: Readonly<Record<string, unknown>>): SandboxOptions {
  const { [TOKEN_VARIABLE]: controlToken } = process.env;
  const read = Object.fromEntries(
    entries.flatMap(([option, { read: parse, allowed, isSecret = false }]) => {
      const name = `--${flagOf(option)}`;
      const given = values[flagOf(option)];
      if (given === undefined) return [];
      const value = typeof given === "string" && parse ? parse(given) : given;
      const rule = { ...SANDBOX_RULES[option], ...(allowed !== undefined && { allowed }) };
      if (isSecret || typeof given !== "string") requireOption(name, value, rule);
      else requireShown(name, given, rule, value);
      return [[option, value]];
    }),
  );
  if (controlToken !== undefined) requireOption(TOKEN_VARIABLE, controlToken, SANDBOX_RULES.controlToken);
  return { ...(controlToken !== undefined && { controlToken }), ...read };
}
