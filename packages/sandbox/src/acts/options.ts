/** The options of a sandbox and of its worlds, checked before anything starts. */
import { objectOption, portOption, type ProfileName, publicUrlOption, serverOptionRules, type ToleranceName } from "@maksu/service-front";
import { booleanOption, checkOptions, functionOption, type OptionRule, type OptionRules, stringOption } from "@maksu/signing/options";
import { InputError, InvalidInput } from "../domain/input-error.ts";
import { checkMerchantSettings, checkSettings, mapOption, type MerchantSettings, type Settings } from "../domain/settings.ts";
import type { FaultRule } from "../faults/fault-rule.ts";
import { checkInput, copied } from "../input/check-input.ts";
import type { Seed } from "./seeds/seed.ts";
import type { SandboxExchange } from "../exchange/sandbox-exchange.ts";
import { type AnyStore, isStoreAddress, type StoreAddress } from "../store/open-store.ts";
import type { ClockStart } from "../ground/clock.ts";
import type { ObservedEvent } from "../events/happened.ts";
import { type Keep, keepOption, type ObservedDrop } from "../world/retention/keep.ts";

/** How a clock starts: with the system's time; frozen, now; or frozen at a time, as a `Date` or in ISO 8601. */
export type ClockOption = "running" | "frozen" | Date | (string & {});

/** Options of a world. */
export interface WorldOptions {
  /** Its name, from which its ids come under a seed. @defaultValue a number */
  readonly name?: string;
  /** @defaultValue that of the sandbox */
  readonly clock?: ClockOption;
  /** Other readings of what the documents leave open. @defaultValue those of the sandbox */
  readonly settings?: Partial<Settings>;
  /** Settings of its merchants. @defaultValue those of the sandbox */
  readonly merchant?: Partial<MerchantSettings>;
  /** Steps to do in it at the start, as text in YAML or JSON, or as a value. Unless `clock` is given, it starts frozen at theirs. @defaultValue none */
  readonly seeds?: string | Seed;
  /** Fault rules, as text in YAML or JSON, or as a list. They apply from the first step of `seeds` on. @defaultValue none */
  readonly faults?: string | readonly FaultRule[];
}

/** Options of a sandbox. */
export interface SandboxOptions extends Omit<WorldOptions, "name"> {
  /** The same seed makes the same ids, secrets and signatures. @defaultValue random ones */
  readonly seed?: string;
  /**
   * Where the state is kept: `memory`; `file:PATH`, an SQLite file that outlives the process; the URL of a PostgreSQL database, which processes of
   * several machines can share; or a store of your own, see `@maksu/sandbox/store-contract`.
   * @defaultValue `memory`
   */
  readonly store?: StoreAddress | AnyStore;
  /**
   * How much each world keeps of what is over, so that a sandbox under endless load stays small. What is dropped is unknown from then on, and stays in
   * the sums of settlements.
   * @defaultValue the newest 1,000 requests and moments, and all else
   */
  readonly keep?: Keep;
  /** False to listen on none, with `fetch` of the sandbox alone. @defaultValue a free one */
  readonly port?: number | false;
  /** Address to listen on. @defaultValue `127.0.0.1` */
  readonly host?: string;
  /** Base URL of the pages in responses, by whose host requests may reach the sandbox. @defaultValue the address that it listens on */
  readonly publicUrl?: string;
  /**
   * Hosts besides this machine and its addresses by which requests may name the sandbox in `Host`, such as `["sandbox"]` in docker compose: a name in it
   * may have any port.
   * @defaultValue none
   */
  readonly allowedHosts?: readonly string[];
  /**
   * Token that requests to the control API must have. @defaultValue none: on loopback they need none, elsewhere and by names of other hosts they are
   * rejected
   */
  readonly controlToken?: string;
  /** Hosts besides this machine that events may go to, such as `["shop"]`. @defaultValue none */
  readonly allowEventsTo?: readonly string[];
  /**
   * Port of the front, where programs reach the sandbox by the service's own hosts, over TLS or as their proxy; 0 takes a free one. On loopback
   * it lets other requests pass, unread.
   * @defaultValue no front
   */
  readonly front?: number;
  /** Whether the front rejects requests for other hosts than the service's. @defaultValue `false` */
  readonly offline?: boolean;
  /** Where shops are whose URLs name another host, as the setting `map` of each world; here, on other machines as well. @defaultValue none */
  readonly map?: Settings["map"];
  /** Maximum difference in seconds between the timestamp of a request and the system's clock. @defaultValue unlimited */
  readonly timestampToleranceSeconds?: number;
  /** Whether a nonce that an account has used before is rejected. @defaultValue `false` */
  readonly rejectUsedNonces?: boolean;
  /** The real service whose names and tolerances apply. @defaultValue those of the descriptions */
  readonly profile?: ProfileName;
  /** Undocumented forms of requests that are accepted: all, none, or those named. @defaultValue all in a profile, else none */
  readonly tolerances?: boolean | readonly ToleranceName[];
  /** Faults of every response to a request without a `Mock-Fault` header, in the syntax of that header. @defaultValue none */
  readonly fault?: string;
  /** Maximum size of a body in bytes. @defaultValue 3000000 */
  readonly maxBodyBytes?: number;
  /** Milliseconds in which a request must have arrived. @defaultValue 30000 */
  readonly requestTimeout?: number;
  /**
   * Whether each response and each event is checked against the description, by Ajv, which has to be installed: see `violations` of the sandbox.
   * @defaultValue `false`
   */
  readonly referee?: boolean;
  /** Called with every exchange, including the reason of a rejection. If it throws, a process warning is emitted. */
  readonly onExchange?: (exchange: SandboxExchange) => void;
  /** Called with every attempt to send an event or a forged one, and with each that may not be sent. If it throws, a process warning is emitted. */
  readonly onEvent?: (event: ObservedEvent) => void;
  /** Called whenever a world has dropped what {@link SandboxOptions.keep} does not keep. If it throws, a process warning is emitted. */
  readonly onDrop?: (dropped: ObservedDrop) => void;
}

/** Other texts that `Date` parses are mostly typing errors, such as `frozen 1`. */
const ISO_TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** A time of four digits of a year: a world's clock can go on for centuries from there. */
const isTime = (value: unknown): boolean => {
  if (!(value instanceof Date) && !(typeof value === "string" && ISO_TIME.test(value))) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= 1970 && year <= 9999;
};

const clockOption: OptionRule = {
  allowed: "running, frozen, or a time of the years 1970 to 9999, in ISO 8601 or as a Date",
  accepts: (value) => value === "running" || value === "frozen" || isTime(value),
  takes: "a string",
};

const seedsOption: OptionRule = {
  allowed: "text in YAML or JSON, or an object with steps",
  accepts: (value) => typeof value === "string" || objectOption.accepts(value),
};

const faultsOption: OptionRule = {
  allowed: "text in YAML or JSON, or a list of fault rules",
  accepts: (value) => typeof value === "string" || Array.isArray(value),
};

/** Keys of the store begin with it, and a control character. It stands in paths of the control API. */
const nameOption: OptionRule = {
  allowed: "text of 1 to 200 characters without control characters and lone surrogates, and neither . nor ..",
  takes: "a string",
  accepts: (value) => typeof value === "string" && /^(?!\.{1,2}$)[^\p{Cc}\p{Surrogate}]{1,200}$/u.test(value),
};

const storeOption: OptionRule = {
  allowed: "memory, file:PATH, the URL of a PostgreSQL database, or a store; no address has control characters or %00",
  accepts: (value) => (typeof value === "string" ? isStoreAddress(value) : typeof Object(value).transaction === "function"),
  takes: "a string",
};

const WORLD_RULES: OptionRules<WorldOptions> = {
  name: nameOption,
  clock: clockOption,
  settings: objectOption,
  merchant: objectOption,
  seeds: seedsOption,
  faults: faultsOption,
};

const { host, allowedHosts, controlToken, allowEventsTo, timestampToleranceSeconds, rejectUsedNonces } = serverOptionRules;
const { profile, tolerances, fault, maxBodyBytes, requestTimeout, onExchange } = serverOptionRules;

/** The rule of each option of a sandbox. */
export const SANDBOX_RULES: OptionRules<SandboxOptions> = {
  clock: clockOption,
  settings: objectOption,
  merchant: objectOption,
  seeds: seedsOption,
  faults: faultsOption,
  seed: stringOption,
  store: storeOption,
  keep: keepOption,
  port: { ...portOption, allowed: `${portOption.allowed}, or false`, accepts: (value) => value === false || portOption.accepts(value) },
  host,
  publicUrl: publicUrlOption,
  allowedHosts,
  controlToken,
  allowEventsTo,
  front: portOption,
  offline: booleanOption,
  map: mapOption,
  timestampToleranceSeconds,
  rejectUsedNonces,
  profile,
  tolerances,
  fault,
  maxBodyBytes,
  requestTimeout,
  referee: booleanOption,
  onExchange,
  onEvent: functionOption,
  onDrop: functionOption,
};

/**
 * Checks the options of a sandbox.
 *
 * @throws TypeError that names the option and what is allowed
 */
export async function checkSandboxOptions(options: SandboxOptions): Promise<void> {
  checkOptions(options, SANDBOX_RULES, failing);
  await checkWorldSettings({ ...options });
}

/**
 * Checks the options of a world.
 *
 * @throws TypeError that names the option and what is allowed
 */
export async function checkWorldOptions(options: WorldOptions): Promise<void> {
  checkOptions(options, WORLD_RULES, failing);
  await checkWorldSettings({ ...options });
}

/** Checks settings as the description of the control API has them. */
async function checkWorldSettings({ settings, merchant }: Pick<WorldOptions, "settings" | "merchant">): Promise<void> {
  if (settings) {
    await checkInput("configure", { path: { world: "default" }, body: copied(settings) }).catch(under("settings"));
    checkSettings(settings, ["body", "settings"]);
  }
  if (merchant) {
    await checkInput("configureMerchant", { path: { world: "default", account: "1" }, body: copied(merchant) }).catch(under("merchant"));
    checkMerchantSettings(merchant, ["body", "merchant"]);
  }
}

/** Names the option before the place of an error. */
const under =
  (option: string) =>
  (error: unknown): never => {
    if (error instanceof InvalidInput) throw new InvalidInput(["body", option, ...error.at.slice(1)], error.sentence);
    throw error;
  };

/** How a clock starts. */
export function clockStart(option: ClockOption): ClockStart {
  if (option === "running") return "running";
  return option === "frozen" ? "frozen" : new Date(option);
}

const failing = (message: string): Error => new InputError(message);
