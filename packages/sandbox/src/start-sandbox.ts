// The emitted declarations need this reference where the user's `lib` setting is older and Node's types are missing.
/// <reference lib="esnext.disposable" preserve="true" />
import {
  acceptedTolerances,
  API_NAMES,
  type ApiName,
  type Authentication,
  createClock,
  createUsedNonces,
  type EarlyRejection,
  type Fetch,
  inProcessFetch,
  listen,
  type Merchant as Signer,
  callObserver,
  serviceNames,
} from "@maksu/service-front";
import type { Secrets } from "@maksu/signing";
import { createWorldApi } from "./api/create-world-api.ts";
import type { SandboxWorld } from "./api/world-api.ts";
import { controlRoute } from "./control/control-route.ts";
import { type ControlledSandbox, createHandlers } from "./control/handlers/create-handlers.ts";
import { SANDBOX } from "./identity.ts";
import { assetsRoute } from "./pages/assets-route.ts";
import { DASHBOARD } from "./pages/dashboard/paths.ts";
import { customerRoute } from "./pages/customer/customer-route.ts";
import { createFormTokens } from "./pages/form-token.ts";
import { createInspectors } from "./referee/inspectors.ts";
import type { Violation } from "./referee/violations.ts";
import { checkSandboxOptions, checkWorldOptions, clockStart, type SandboxOptions, type WorldOptions } from "./options.ts";
import { apiRoute } from "./service/api-route.ts";
import type { ServiceParts } from "./service/carry-out.ts";
import { readFaults } from "./faults/read-faults.ts";
import { type ReadSeed, readSeed } from "./seeds/read-seed.ts";
import { runSeed } from "./seeds/run-seed.ts";
import { apiOf, createApiServers, eventsOf } from "./service/api-servers.ts";
import { lazyRoute } from "./service/lazy-route.ts";
import { routed } from "./service/route.ts";
import type { SandboxExchange } from "./service/sandbox-exchange.ts";
import { openStore } from "./store/open-store.ts";
import type { ObservedEvent } from "./time/happened.ts";
import type { SandboxDocuments } from "./world/documents.ts";
import { createWorlds, type RunningWorld, type WorldStart } from "./world/worlds.ts";

/** A running sandbox. `await using` closes it. */
export interface Sandbox extends AsyncDisposable {
  /** Base URL of the APIs; without a port, one that only {@link Sandbox.fetch} knows. */
  readonly url: string;
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
  /** Stops the server, closes open connections and aborts events under way. */
  close(): Promise<void>;
}

/**
 * Starts a sandbox on loopback.
 *
 * @throws TypeError for an unknown option or an invalid value; the message names the option
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 * @throws SeedError for `seeds` that can't be read or done
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkSandboxOptions(options);
  // Null counts as no options.
  const {
    seed,
    clock,
    seeds,
    faults,
    host = "127.0.0.1",
    settings = {},
    merchant = {},
    fault = "",
    onExchange,
    onEvent,
    publicUrl,
    ...given
  }: SandboxOptions = { ...options };
  const store = await openStore<SandboxDocuments>(given.store ?? "memory");
  const credentials: Record<ApiName, Record<string, Signer>> = { payment: {}, merchant: {}, legacy: {} };
  const signerOf = (account: string): Signer => API_NAMES.map((name) => credentials[name][account]).find(Boolean) ?? { secret: "" };
  const secretOf = (account: string): string => signerOf(account).secret;
  const secretsOf = (account: string): Secrets => {
    const { secret, otherSecret } = signerOf(account);
    return otherSecret === undefined ? secret : [secret, otherSecret];
  };
  const authenticationOf = (name: ApiName): Authentication => ({
    credentials: credentials[name],
    clock: createClock(),
    ...(given.timestampToleranceSeconds !== undefined && { toleranceSeconds: given.timestampToleranceSeconds }),
    ...(given.rejectUsedNonces && { nonces: createUsedNonces() }),
  });
  const authentications = {
    payment: authenticationOf("payment"),
    merchant: authenticationOf("merchant"),
    legacy: authenticationOf("legacy"),
  };
  const violations: Violation[] = [];
  const names = serviceNames(given);
  const inspectors = given.referee ? await createInspectors(names, violations) : undefined;
  const events = eventsOf(authentications, inspectors);
  const onAttempt = onEvent && ((event: ObservedEvent): void => void callObserver(SANDBOX, "onEvent", onEvent, event));
  const worlds = createWorlds({ store, seed, credentials, events, allowedHosts: given.allowEventsTo ?? [], onAttempt });
  const startOf = (name: string, isDefault: boolean, own: WorldOptions, read: ReadSeed | undefined): WorldStart => ({
    name,
    isDefault,
    clock: clockStart(own.clock ?? (read?.clock === undefined ? clock : new Date(read.clock)) ?? "running"),
    settings: { ...settings, ...own.settings },
    merchant: { ...merchant, ...own.merchant },
  });
  const read = seeds === undefined ? undefined : await readSeed(seeds);
  const rules = await readFaults(faults ?? []);
  const { first, isNew } = await worlds.open(startOf("default", true, clock === undefined ? {} : { clock }, read));
  first.world.faults.begin(rules);

  const find = (account: string): RunningWorld => worlds.of(account) ?? first;
  let pages = publicUrl ?? "";
  const service: ServiceParts = {
    store,
    find: (account) => ({ world: find(account).world, secret: secretOf(account) }),
    events,
    pages: () => pages,
  };
  const serverOf = createApiServers({
    ...service,
    authentications,
    names,
    tolerances: acceptedTolerances(given),
    fault,
  });

  const report = onExchange && ((exchange: SandboxExchange): void => void callObserver(SANDBOX, "onExchange", onExchange, exchange));
  const parts = { ...service, secretOf };
  const shown = new Map<RunningWorld, SandboxWorld>();
  const apiOfWorld = (running: RunningWorld): SandboxWorld => {
    const world = shown.get(running) ?? createWorldApi(parts, running);
    shown.set(running, world);
    return world;
  };
  const defaultWorld = apiOfWorld(first);
  let count = 0;
  const controlled: ControlledSandbox = {
    async world(own = {}) {
      checkWorldOptions(own);
      const steps = own.seeds === undefined ? undefined : await readSeed(own.seeds);
      let { name } = own;
      while (name === undefined) {
        const next = `world-${++count}`;
        if (!worlds.list().some(({ world }) => world.name === next)) name = next;
      }
      const ownRules = await readFaults(own.faults ?? []);
      const running = await worlds.add(startOf(name, false, own, steps));
      running.world.faults.begin(ownRules);
      const world = apiOfWorld(running);
      if (steps) await runSeed({ service, running, world }, steps);
      return world;
    },
    worlds: () => worlds.list().map(apiOfWorld),
    violations: () => [...violations],
  };
  const { controlToken } = given;
  const handlers = createHandlers(controlled);
  const control = controlRoute(handlers, { host, publicUrl, controlToken });
  const shared = { store, worlds, pages: () => pages, tokens: createFormTokens(Buffer.from(first.formKey, "hex")) };
  const dashboard = lazyRoute(DASHBOARD, async () =>
    (await import("./pages/dashboard/dashboard-route.ts")).dashboardRoute({
      ...shared,
      handlers,
      host,
      controlToken,
      violations: given.referee ? controlled.violations : undefined,
    }),
  );
  const customers = customerRoute({ ...parts, secretsOf, worlds, tokens: shared.tokens });
  const handle = routed(
    [dashboard, customers, assetsRoute(), control],
    apiRoute({ serverOf, find, prepare: worlds.find, secretOf, report, inspectors }),
  );

  const { port = 0, maxBodyBytes = 3_000_000, requestTimeout = 30_000 } = given;
  const onRejected = (rejection: EarlyRejection): void => report?.({ api: apiOf(rejection.path), ...rejection });
  const front = { server: SANDBOX, host, maxBodyBytes, requestTimeout, onRejected };
  const listening = port === false ? undefined : await listen({ ...front, port }, handle);
  // No name ends in .invalid: a request that does not go through fetch of the sandbox reaches nobody.
  const url = listening?.url ?? "https://sandbox.invalid";
  pages = publicUrl?.replace(/\/$/, "") ?? url;
  let isOpen = true;

  let closing: Promise<unknown> | undefined;
  const close = async (): Promise<void> => {
    isOpen = false;
    await (closing ??= Promise.all([listening?.close(), worlds.close()]));
  };
  // A world that was in the store has been seeded.
  if (read && isNew)
    await runSeed({ service, running: first, world: defaultWorld }, read).catch(async (error: unknown) => {
      await close();
      throw error;
    });
  return {
    ...controlled,
    url,
    fetch: inProcessFetch(() => (isOpen ? { ...front, handle } : undefined)),
    defaultWorld,
    close,
    [Symbol.asyncDispose]: close,
  };
}
