// The emitted declarations need this reference where the user's `lib` setting is older and Node's types are missing.
/// <reference lib="esnext.disposable" preserve="true" />
import {
  acceptedTolerances,
  callObserver,
  createAccess,
  type CloseOptions,
  type EarlyRejection,
  type EventTable,
  type Fetch,
  inProcessFetch,
  type ServiceNames,
  serviceNames,
} from "@maksu/service-front";
import { listen } from "@maksu/service-front/http";
import { createSandboxWorlds, worldStart } from "../acts/sandbox-worlds.ts";
import type { SandboxWorld } from "../acts/world-api/create-world-api.ts";
import type { Settings } from "../domain/settings.ts";
import { SANDBOX } from "../ground/identity.ts";
import { checkSandboxOptions, type SandboxOptions, type WorldOptions } from "../acts/options.ts";
import { createInspectors } from "../referee/inspectors.ts";
import type { Violation } from "../referee/violations.ts";
import { bodyLimit } from "../control/http/body-limit.ts";
import { readFaults } from "../faults/read-faults.ts";
import { parseSeed, type ReadSeed } from "../acts/seeds/read-seed.ts";
import { runSeed } from "../acts/seeds/run-seed.ts";
import type { ApiRouteParts } from "../http/api-route.ts";
import { apiOf, createApiServers, eventsOf } from "../http/api-servers.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import { createSandboxHandle } from "../http/sandbox-handle.ts";
import type { SandboxExchange } from "../exchange/sandbox-exchange.ts";
import { createSigners, type Signers } from "../http/signers.ts";
import { createOpened, type Past } from "./opened.ts";
import { openStore } from "../store/open-store.ts";
import type { ObservedEvent } from "../events/happened.ts";
import { entryOf } from "../world/search/entry-of.ts";
import type { SandboxDocuments, SandboxStore } from "../world/kept/documents.ts";
import { leased } from "../world/kept/lease.ts";
import { createWorlds, type RunningWorld, type Worlds } from "../worlds/worlds.ts";

/** The front of a sandbox. */
export interface SandboxFront {
  /** Its address, for the variables that name a proxy. */
  readonly url: string;
  /** The authority to trust, in PEM: it was made for this sandbox, and its key is gone. */
  readonly authority: string;
}

/** A running sandbox. `await using` closes it. */
export interface Sandbox extends AsyncDisposable {
  /** Base URL of the APIs; without a port, one that only {@link Sandbox.fetch} knows. */
  readonly url: string;
  /** Where programs reach it by the service's own hosts. Only with the option `front`. */
  readonly front?: SandboxFront;
  /** Sends a request to the sandbox without a socket, whatever its host: give it to a client as its `fetch`. Redirects are not followed. */
  readonly fetch: Fetch;
  /** The world of the published test merchants. */
  readonly defaultWorld: SandboxWorld;
  /**
   * Creates a world: merchants, a clock, ids and events of its own, so that tests can run side by side.
   *
   * @throws TypeError for an unknown option, an invalid value, and a name that is taken
   * @throws SeedError for `seeds` that can't be read or done
   */
  world(options?: WorldOptions): Promise<SandboxWorld>;
  /** All worlds, oldest first. */
  worlds(): readonly SandboxWorld[];
  /** The first 1,000 responses and events that differ from the description: none without the option `referee`. Each is a warning of the process, too. */
  violations(): readonly Violation[];
  /**
   * Stops the server, closes open connections and aborts events and waits under way, at once. Where the store is shared, another process sends the events
   * that were aborted.
   */
  close(): Promise<void>;
  /** Does that once the requests that have arrived have their responses, after `graceMs` at most, as a signal does for the command. */
  stop(options: CloseOptions): Promise<void>;
}

/**
 * Starts a sandbox on loopback.
 *
 * @throws TypeError for an unknown option or an invalid value; the message names the option
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 * @throws SeedError for `seeds` that can't be read or done
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  return startWith(options);
}

/** Starts a sandbox, with a world as it was in another one. */
async function startWith(options: SandboxOptions, past?: Past): Promise<Sandbox> {
  await checkSandboxOptions(options);
  // Null counts as no options.
  const { map, ...others }: SandboxOptions = { ...options };
  const given: SandboxOptions = map ? { ...others, settings: { ...others.settings, map: { ...others.settings?.map, ...map } } } : others;
  const { seed, seeds, faults = [], onEvent, onDrop } = given;
  const allowEventsTo = [...(given.allowEventsTo ?? []), ...Object.values(map ?? {}).map((address) => new URL(address).hostname)];
  const steps = seeds === undefined ? undefined : await parseSeed(seeds);
  const rules = await readFaults(faults);
  const names = serviceNames(given);
  const violations: Violation[] = [];
  const inspectors = given.referee ? await createInspectors(names, violations) : undefined;
  const signers = createSigners(given);
  const events = eventsOf(signers.authentications, inspectors);
  const store = await openStore<SandboxDocuments>(given.store ?? "memory");
  await store.searchBy(entryOf);
  const onAttempt = onEvent && ((event: ObservedEvent): void => void callObserver(SANDBOX, "onEvent", onEvent, event));
  const worlds = createWorlds({
    store,
    seed,
    credentials: signers.credentials,
    events,
    allowEventsTo,
    onAttempt,
    keep: { ...given.keep },
    onDropped: (dropped) => onDrop && void callObserver(SANDBOX, "onDrop", onDrop, dropped),
  });
  try {
    const start = (): Promise<Sandbox> =>
      serve(given, { past, steps, rules, names, violations, inspectors, signers, events, store, worlds });
    // Of several that start at once, one does the steps, and the others find them done.
    return await (steps && store.watch ? leased(store, START, start) : start());
  } catch (error) {
    await worlds.close();
    throw error;
  }
}

/** Adds to the map of a world that was in the store, and sends what it lets leave. */
async function extendMap({ world, change, sendUnblocked }: RunningWorld, map: Settings["map"] = {}): Promise<void> {
  const apply = (): void => void (world.settings = { ...world.settings, map: { ...world.settings.map, ...map } });
  if (Object.keys(map).length > 0) await change(apply);
  await sendUnblocked();
}

/** Closes what a start that fails has opened. */
const closing =
  (...opened: readonly ({ close(): unknown } | undefined)[]) =>
  async (error: unknown): Promise<never> => {
    for (const each of opened) await each?.close();
    throw error;
  };

/** The lease of a start. No world has such a name. */
const START = "\0start";

interface Parts extends Pick<ApiRouteParts, "inspectors"> {
  readonly past: Past | undefined;
  readonly steps: ReadSeed | undefined;
  readonly rules: Awaited<ReturnType<typeof readFaults>>;
  readonly names: ServiceNames;
  readonly violations: readonly Violation[];
  readonly signers: Signers;
  readonly events: EventTable;
  readonly store: SandboxStore;
  readonly worlds: Worlds;
}

/** Opens the default world, and listens. */
async function serve(given: SandboxOptions, parts: Parts): Promise<Sandbox> {
  const {
    clock,
    fault = "",
    onExchange,
    publicUrl,
    host = "127.0.0.1",
    port = 0,
    maxBodyBytes = 3_000_000,
    requestTimeout = 30_000,
  } = given;
  const { past, steps, rules, names, violations, inspectors, signers, events, store, worlds } = parts;
  const { first, isNew } = await worlds.open({
    ...worldStart(given, "default", clock === undefined ? {} : { clock }, steps),
    isSeeding: steps !== undefined && store.watch !== undefined,
  });
  first.world.faults.begin(rules);
  // Where events may go is a matter of this machine: what was stored elsewhere waits for no less.
  if (!isNew) for (const running of worlds.list()) await extendMap(running, given.settings?.map);
  let pages = "";
  const opened = createOpened(given, worlds, startWith);
  const service: ServiceParts = {
    openMoment: opened.open,
    store,
    find: (account) => ({ world: (worlds.of(account) ?? first).world, secret: signers.secretOf(account) }),
    events,
    tolerances: acceptedTolerances(given),
    pages: () => pages,
  };
  const { see, ...ofWorlds } = createSandboxWorlds(worlds, service, signers.secretOf, given);
  const seen = { ...ofWorlds, violations: () => [...violations] };
  const controlled = {
    ...seen,
    currentWorlds: async () => (await worlds.current()).map((running) => see(running).shown),
    async named(name: string) {
      const found = await worlds.named(name);
      return found && see(found);
    },
  };
  const report = onExchange && ((exchange: SandboxExchange): void => void callObserver(SANDBOX, "onExchange", onExchange, exchange));
  const onRejected = (rejection: EarlyRejection): void => report?.({ api: apiOf(rejection.path), ...rejection });
  const front =
    given.front === undefined
      ? undefined
      : (await import("../front/front-for.ts")).frontFor({ ...given, host, requestTimeout, onRejected });
  const { authentications } = signers;
  const { allowedHosts = [], controlToken } = given;
  const deny = createAccess(SANDBOX, { host, allowedHosts: [...allowedHosts, ...(front?.hosts ?? [])], publicUrl, controlToken });
  const handle = createSandboxHandle({
    service,
    signers,
    worlds,
    first,
    controlled,
    deny,
    publicUrl,
    serverOf: createApiServers({ ...service, authentications, names, fault }),
    report,
    inspectors,
  });

  const target = { server: SANDBOX, host, maxBodyBytes: bodyLimit(maxBodyBytes, deny), requestTimeout, onRejected };
  const listening = port === false ? undefined : await listen({ ...target, port, proxy: front?.proxy }, handle);
  // No name ends in .invalid: a request that does not go through fetch of the sandbox reaches nobody.
  const url = listening?.url ?? "https://sandbox.invalid";
  pages = publicUrl === undefined ? url : new URL(publicUrl).href.replace(/\/$/, "");
  const frontUrl = front && listening && (await front.listen({ port: given.front ?? 0, host }, listening.serve).catch(closing(listening)));
  const { shown: defaultWorld, acts } = see(first);
  if (past)
    await (past.record.name === first.world.name ? first : worlds.adopt(past.record))
      .restore(past.snapshot)
      .catch(closing(listening, front));
  // A world that was in the store has been seeded.
  if (steps && isNew) {
    await runSeed(acts, steps).catch(closing(listening, front));
    if (first.isSeeding) await first.endSeeding();
  }

  let ended: Promise<void> | undefined;
  const end = async (how: CloseOptions): Promise<void> => {
    worlds.end();
    await opened.close();
    front?.end();
    await listening?.close(how);
    front?.close();
    await worlds.close();
  };
  const stop = (how: CloseOptions): Promise<void> => (ended ??= end(how));
  const close = (): Promise<void> => stop({});
  return {
    ...seen,
    url,
    ...(front && frontUrl !== undefined && { front: { url: frontUrl, authority: front.authority } }),
    fetch: inProcessFetch(() => (ended ? undefined : { ...target, handle })),
    defaultWorld,
    close,
    stop,
    [Symbol.asyncDispose]: close,
  };
}
