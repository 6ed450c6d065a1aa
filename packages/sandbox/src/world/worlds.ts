/** The worlds of a sandbox, and whose each account is. */
import type { ApiName, EventTable, Merchant as Signer } from "@maksu/service-front";
import { InputError } from "../domain/input-error.ts";
import { DEFAULT_SETTINGS, type MerchantSettings, type Settings } from "../domain/settings.ts";
import type { FaultRule } from "../faults/fault-rule.ts";
import { createFaults } from "../faults/faults.ts";
import { type ClockStart, createWorldClock } from "../time/clock.ts";
import { createSender } from "../time/deliveries.ts";
import { createForge, type Forge } from "../time/forgeries.ts";
import type { ObservedEvent } from "../time/happened.ts";
import { createRunNext } from "../time/run-next.ts";
import { createRunner, type Runner } from "../time/runner.ts";
import { clearWorld } from "./clear-world.ts";
import type { SandboxStore } from "./documents.ts";
import { createIds } from "./ids.ts";
import { addPublished } from "./published.ts";
import { createWorldRequests, type WorldRequests } from "./request-log.ts";
import { createSecrets } from "./secrets.ts";
import { inSession } from "./session.ts";
import { type NewMerchant, newMerchants, publishedMerchants } from "./test-merchants.ts";
import { createSignal, type Signal } from "./signal.ts";
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
  readonly forge: Forge;
  /** Emitted after a request, a transition or an attempt to send an event. */
  readonly changes: Signal;
  /** Makes the world what it was when it was added, with the same accounts and secrets. */
  reset(): Promise<void>;
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
  /** Called with every attempt to send an event. */
  readonly onAttempt: ((event: ObservedEvent) => void) | undefined;
}

/** How a world begins. */
export interface WorldStart {
  readonly name: string;
  readonly clock: ClockStart;
  readonly settings: Partial<Settings>;
  readonly merchant: Partial<MerchantSettings>;
  readonly rules: readonly FaultRule[];
  /** Whether it has the published test merchants. */
  readonly isDefault: boolean;
}

/** The worlds of a sandbox. */
export interface Worlds {
  /** @throws InputError when the name is taken */
  add(start: WorldStart): Promise<RunningWorld>;
  /** All of them, oldest first. */
  list(): readonly RunningWorld[];
  /** The world of an account. */
  of(account: string): RunningWorld | undefined;
  close(): Promise<void>;
}

/** Creates a sandbox without worlds. */
export function createWorlds({ store, seed, credentials, events, allowedHosts, onAttempt }: WorldParts): Worlds {
  const worlds = new Map<string, RunningWorld>();
  const byAccount = new Map<string, RunningWorld>();
  const closing = new AbortController();
  return {
    async add({ name, clock: clockStart, settings, merchant, isDefault, rules }) {
      if (worlds.has(name)) throw new InputError(`name: there is a world ${name} already`, "taken");
      const ids = createIds(seed, name);
      const changes = createSignal();
      const clock = createWorldClock(clockStart);
      const isTaken = (account: string): boolean => byAccount.has(account);
      const merchants: readonly NewMerchant[] = isDefault ? publishedMerchants(name, merchant) : newMerchants(name, ids, merchant, isTaken);
      const accounts = new Map(merchants.map((each) => [each.merchant.account, each.merchant]));
      const initial = { ...DEFAULT_SETTINGS, ...settings };
      const secrets = createSecrets(ids, merchants, (account) => accounts.get(account));
      const faults = createFaults(ids, clock);
      const transitions = createTransitionLog(changes.emit);
      const world: World = { name, ids, clock, merchants: accounts, settings: initial, transitions, secrets, faults };
      const listeners = new Set<() => void>();
      const onChange = (): void => {
        listeners.forEach((listener) => listener());
        changes.emit();
      };
      const delivery = { store, world, events, allowedHosts, onChange, onAttempt, closing: closing.signal };
      const runner = createRunner(store, world, createRunNext(store, world, createSender(delivery)));
      const requests = createWorldRequests(clock, changes.emit);
      const fill = async (): Promise<void> => {
        for (const rule of rules) faults.add(rule);
        await noteStart(store, world, settings, merchant);
        if (isDefault) await inSession(store, world, (session) => addPublished(world, session));
      };
      const running: RunningWorld = {
        world,
        runner,
        requests,
        listeners,
        forge: createForge(delivery),
        changes,
        reset: () =>
          runner.alone(async () => {
            await clearWorld(store, world);
            for (const { merchant: first } of merchants) accounts.set(first.account, first);
            world.settings = initial;
            secrets.reset();
            world.transitions.clear();
            faults.clear();
            requests.clear();
            clock.reset();
            await fill();
            changes.emit();
          }),
      };
      worlds.set(name, running);
      for (const each of merchants) {
        byAccount.set(each.merchant.account, running);
        for (const [api, signer] of Object.entries(each.signers))
          credentials[api as ApiName][each.merchant.account] = secrets.signerOf(each.merchant.account, signer);
      }
      await fill();
      return running;
    },
    list: () => [...worlds.values()],
    of: (account) => byAccount.get(account),
    async close() {
      closing.abort();
      await Promise.all([...worlds.values()].map(({ runner }) => runner.close()));
    },
  };
}
