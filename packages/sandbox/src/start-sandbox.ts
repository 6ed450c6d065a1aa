// The emitted declarations need this reference where the user's `lib` setting is older and Node's types are missing.
/// <reference lib="esnext.disposable" preserve="true" />
import {
  createClock,
  createGate,
  createUsedNonces,
  descriptionOf,
  type EarlyRejection,
  type Exchange,
  listen,
  type Merchant as Signer,
  reportExchange,
  requireOperations,
  serviceApi,
  type WireRequest,
  type WireResponse,
} from "@maksu/service-front";
import { createWorldApi } from "./api/create-world-api.ts";
import type { SandboxWorld } from "./api/world-api.ts";
import { SANDBOX } from "./identity.ts";
import { checkSandboxOptions, checkWorldOptions, clockStart, type SandboxOptions, type WorldOptions } from "./options.ts";
import type { RuleId } from "./domain/rules/rules.ts";
import { createPaymentResponder } from "./service/payment-api/payment-responder.ts";
import { createMemoryStore } from "./store/memory-store.ts";
import type { SandboxDocuments } from "./world/documents.ts";
import { explainRejection } from "./world/explain-rejection.ts";
import { createWorlds, type RunningWorld } from "./world/worlds.ts";

/** A running sandbox. `await using` closes it. */
export interface Sandbox extends AsyncDisposable {
  /** Base URL of the APIs. */
  readonly url: string;
  /** The world of the published test merchants. */
  readonly defaultWorld: SandboxWorld;
  /**
   * Creates a world: merchants, a clock, ids and events of its own, so that tests can run side by side.
   *
   * @throws TypeError for an unknown option, an invalid value, and a name that is taken
   */
  world(options?: WorldOptions): Promise<SandboxWorld>;
  /** Stops the server, closes open connections and aborts events under way. */
  close(): Promise<void>;
}

/**
 * Starts a sandbox on loopback.
 *
 * @throws TypeError for an unknown option or an invalid value; the message names the option
 * @throws Error with `code` `EADDRINUSE` when the port is taken
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkSandboxOptions(options);
  // Null counts as no options.
  const {
    seed,
    clock = "running",
    settings = {},
    merchant = {},
    fault = "",
    onExchange,
    publicUrl,
    ...given
  }: SandboxOptions = { ...options };
  const store = createMemoryStore<SandboxDocuments>();
  const credentials: Record<string, Signer> = {};
  const secretOf = (account: string): string => credentials[account]?.secret ?? "";

  const api = serviceApi("payment", {
    credentials,
    clock: createClock(),
    ...(given.timestampToleranceSeconds !== undefined && { toleranceSeconds: given.timestampToleranceSeconds }),
    ...(given.rejectUsedNonces && { nonces: createUsedNonces() }),
  });
  const worlds = createWorlds({ store, seed, credentials, events: api.events, allowedHosts: given.allowEventsTo ?? [] });
  const start = (name: string, isDefault: boolean, own: WorldOptions = {}): RunningWorld =>
    worlds.add({
      name,
      isDefault,
      clock: clockStart(own.clock ?? clock),
      settings: { ...settings, ...own.settings },
      merchant: { ...merchant, ...own.merchant },
    });
  const first = start("default", true);

  const rules = new WeakMap<WireRequest, RuleId>();
  const reached = new WeakMap<WireRequest, RunningWorld>();
  const find = (account: string): RunningWorld => worlds.of(account) ?? first;
  let pages = publicUrl ?? "";
  const respond = createPaymentResponder({
    store,
    find: (account) => ({ world: find(account).world, secret: secretOf(account) }),
    events: api.events,
    pages: () => pages,
    onRejected: ({ request }, rule) => rules.set(request, rule),
    onReached: ({ request }, account) => reached.set(request, find(account)),
  });
  const operations = requireOperations("payment", descriptionOf("payment"), api.operations);
  const gate = createGate({ server: SANDBOX, api, operations, respond, isAuthenticated: true, fault });

  const report = (exchange: Exchange): void => {
    if (onExchange) void reportExchange(SANDBOX, onExchange, exchange);
  };
  const record = async (running: RunningWorld, request: WireRequest, exchange: Exchange): Promise<void> => {
    const secret = secretOf(api.accountIn(request));
    const rule = rules.get(request);
    const details = rule ? { rule } : await explainRejection(exchange, request, secret);
    running.requests.add({ at: new Date(running.world.clock.now()).toISOString(), ...exchange }, details);
  };
  const handle = async (request: WireRequest): Promise<WireResponse> => {
    const { response, exchange } = await gate(request);
    const running = reached.get(request) ?? find(api.accountIn(request));
    await record(running, request, exchange);
    report(exchange);
    // What is due comes after the response: the merchant's server may be waiting for it.
    running.runner.wake();
    return response;
  };

  const { port = 0, host = "127.0.0.1", maxBodyBytes = 3_000_000, requestTimeout = 30_000 } = given;
  const onRejected = (rejection: EarlyRejection): void => report({ api: "payment", ...rejection });
  const listening = await listen({ server: SANDBOX, port, host, maxBodyBytes, requestTimeout, onRejected }, handle);
  pages = publicUrl?.replace(/\/$/, "") ?? listening.url;

  const close = async (): Promise<void> => {
    await Promise.all([listening.close(), worlds.close()]);
  };
  const parts = { store, events: api.events, secretOf };
  let count = 0;
  return {
    url: listening.url,
    defaultWorld: createWorldApi(parts, first),
    async world(own = {}) {
      checkWorldOptions(own);
      return createWorldApi(parts, start(own.name ?? `world-${++count}`, false, own));
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
