/** The worlds of a sandbox, and whose each account is. */
import type { ApiName, EventTable, Merchant as Signer } from "@maksu/service-front";
import { DEFAULT_SETTINGS, type MerchantSettings, type Settings } from "../domain/settings.ts";
import { type ClockStart, createWorldClock } from "../time/clock.ts";
import { createSender } from "../time/deliveries.ts";
import { createRunNext } from "../time/run-next.ts";
import { createRunner, type Runner } from "../time/runner.ts";
import type { SandboxStore } from "./documents.ts";
import { createIds } from "./ids.ts";
import { createWorldRequests, type WorldRequests } from "./request-log.ts";
import { type NewMerchant, newMerchants, publishedMerchants } from "./test-merchants.ts";
import { noteStart } from "./steps.ts";
import { createTransitionLog } from "./transition-log.ts";
import type { World } from "./world.ts";

/** A world with what runs it. */
export interface RunningWorld {
  readonly world: World;
  readonly runner: Runner;
  readonly requests: WorldRequests;
  /** Called after an event has changed. */
  readonly listeners: Set<() => void>;
}

/** What all worlds share. */
export interface WorldParts {
  readonly store: SandboxStore;
  readonly seed: string | undefined;
  /** How the merchants' requests to each API are signed, by account or merchant ID: the front reads it with each request. */
  readonly credentials: Readonly<Record<ApiName, Record<string, Signer>>>;
  /** How each event is built and signed. */
  readonly events: EventTable;
  readonly allowedHosts: readonly string[];
}

/** How a world begins. */
export interface WorldStart {
  readonly name: string;
  readonly clock: ClockStart;
  readonly settings: Partial<Settings>;
  readonly merchant: Partial<MerchantSettings>;
  /** Whether it has the published test merchants. */
  readonly isDefault: boolean;
}

/** The worlds of a sandbox. */
export interface Worlds {
  /** @throws TypeError when the name is taken */
  add(start: WorldStart): RunningWorld;
  /** The world of an account. */
  of(account: string): RunningWorld | undefined;
  close(): Promise<void>;
}

/** Creates a sandbox without worlds. */
export function createWorlds({ store, seed, credentials, events, allowedHosts }: WorldParts): Worlds {
  const worlds = new Map<string, RunningWorld>();
  const byAccount = new Map<string, RunningWorld>();
  const closing = new AbortController();
  return {
    add({ name, clock: clockStart, settings, merchant, isDefault }) {
      if (worlds.has(name)) throw new TypeError(`name: there is a world ${name} already`);
      const ids = createIds(seed, name);
      const clock = createWorldClock(clockStart);
      const isTaken = (account: string): boolean => byAccount.has(account);
      const merchants: readonly NewMerchant[] = isDefault ? publishedMerchants(name, merchant) : newMerchants(name, ids, merchant, isTaken);
      const accounts = new Map(merchants.map((each) => [each.merchant.account, each.merchant]));
      const world: World = {
        name,
        ids,
        clock,
        merchants: accounts,
        settings: { ...DEFAULT_SETTINGS, ...settings },
        transitions: createTransitionLog(),
      };
      const listeners = new Set<() => void>();
      const onChange = (): void => listeners.forEach((listener) => listener());
      const send = createSender({ store, world, events, allowedHosts, onChange, closing: closing.signal });
      const runner = createRunner(store, world, createRunNext(store, world, send));
      const running = { world, runner, requests: createWorldRequests(clock), listeners };
      worlds.set(name, running);
      noteStart(store, world, settings, merchant);
      for (const each of merchants) {
        byAccount.set(each.merchant.account, running);
        for (const [api, signer] of Object.entries(each.signers)) credentials[api as ApiName][each.merchant.account] = signer;
      }
      return running;
    },
    of: (account) => byAccount.get(account),
    async close() {
      closing.abort();
      await Promise.all([...worlds.values()].map(({ runner }) => runner.close()));
    },
  };
}
