// The emitted declarations need this reference where the user's `lib` setting is older and Node's types are missing.
/// <reference lib="esnext.disposable" preserve="true" />
import {
  handleControl,
  API_NAMES,
  type ApiName,
  type ControlContext,
  createClock,
  createDeliveries,
  createGate,
  createUsedNonces,
  descriptionOf,
  type Delivery,
  type EarlyRejection,
  type EventFields,
  type EventName,
  type EventOutcome,
  type Exchange,
  isControlPath,
  isLoopbackHost,
  listen,
  moveClock,
  requireOperations,
  sendEvent,
  serviceApi,
  serviceNames,
  reportExchange,
  TEST_CREDENTIALS,
  TRIGGER_MERCHANTS,
  type WireResponse,
  type WireRequest,
} from "@maksu/service-front";
import { MOCK_SERVER } from "./identity.ts";
import { checkMockServerOptions, type MockServerOptions } from "./option-rules.ts";
import { createEngine } from "./prism/engine.ts";
import { prismResponder } from "./prism/prism-responder.ts";

/** Running mock servers. `await using` closes them. */
export interface MockServer<Api extends ApiName = ApiName> extends AsyncDisposable {
  /** Base URL of each running API. */
  readonly urls: Readonly<Record<Api, string>>;
  /**
   * Sends a validly signed event to the merchant, as `POST /_mock/events/<name>` does. An unknown value is sent, with a process warning,
   * where the description may add values later.
   *
   * @param api - the API that the event belongs to
   * @param name - name of the description's webhook, such as `paymentCallback`
   * @param fields - `url`, and the event's values
   * @throws ControlError for an unknown event or an invalid field
   */
  send<Sender extends Api, Name extends EventName<Sender>>(
    api: Sender,
    name: Name,
    fields: EventFields<Sender, Name>,
  ): Promise<EventOutcome>;
  /**
   * Advances the clock of all servers, and sends the refund notifications that become due.
   *
   * @throws ControlError for anything but `hours` and `seconds`, as non-negative numbers
   */
  moveClock(by: { readonly hours?: number; readonly seconds?: number }): Promise<readonly Delivery[]>;
  /** Stops the servers and closes open connections. */
  close(): Promise<void>;
}

/**
 * Starts mock servers on loopback.
 *
 * @throws TypeError for an unknown option or an invalid value; the message names the option
 * @throws Error with `code` `EADDRINUSE` when a port is taken; for a description that can't be read
 */
export async function startMockServer<Api extends ApiName = ApiName>(options: MockServerOptions<Api> = {}): Promise<MockServer<Api>> {
  checkMockServerOptions(options);
  // Null counts as no options.
  const settings: MockServerOptions<Api> = { ...options };
  const { apis = API_NAMES, ports = {}, host = "127.0.0.1", auth = true, fault = "", onExchange } = settings;
  const clock = createClock();
  const deliveries = createDeliveries(MOCK_SERVER, clock);
  const { timestampToleranceSeconds: toleranceSeconds, rejectUsedNonces = false, allowRemoteEvents = false } = settings;
  const controls: Partial<Record<ApiName, ControlContext>> = {};
  const urls: Partial<Record<ApiName, string>> = {};
  const stops: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    deliveries.close();
    await Promise.all(stops.map((stop) => stop()));
  };

  const serve = async (name: ApiName): Promise<void> => {
    const authentication = {
      credentials: settings.credentials?.[name] ?? { ...TEST_CREDENTIALS[name], ...TRIGGER_MERCHANTS[name] },
      clock,
      ...(toleranceSeconds !== undefined && { toleranceSeconds }),
      ...(rejectUsedNonces && { nonces: createUsedNonces() }),
    };
    const document = settings.descriptions?.[name] ?? descriptionOf(name);
    const api = serviceApi(name, authentication, serviceNames(settings));
    const operations = requireOperations(name, document, api.operations);
    const engine = await createEngine(document, auth).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : "Prism can't read it.";
      throw new Error(`The description of the ${name} API can't be read: ${why}`, { cause: error });
    });
    const respond = prismResponder(api, authentication.credentials, engine);
    const gate = createGate({ server: MOCK_SERVER, api, operations, respond, isAuthenticated: auth, fault });
    const control: ControlContext = {
      server: MOCK_SERVER,
      api: name,
      document,
      events: api.events,
      deliveries,
      clock,
      allowRemoteEvents,
      loopbackOnly: isLoopbackHost(host),
    };
    const respondOnWire = async (request: WireRequest): Promise<WireResponse> => {
      const { response: wire, exchange } = isControlPath(MOCK_SERVER, request.path)
        ? await controlled(control, request)
        : await gate(request);
      if (onExchange) void reportExchange(MOCK_SERVER, onExchange, exchange);
      return wire;
    };
    const { maxBodyBytes = 3_000_000, requestTimeout = 30_000 } = settings;
    const onRejected = (rejection: EarlyRejection): void =>
      void (onExchange && reportExchange(MOCK_SERVER, onExchange, { api: name, ...rejection }));
    const front = { server: MOCK_SERVER, port: ports[name] ?? 0, host, maxBodyBytes, requestTimeout, onRejected };
    const listening = await listen(front, respondOnWire);
    stops.push(listening.close);
    urls[name] = listening.url;
    controls[name] = control;
  };

  try {
    for (const name of apis) await serve(name);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    urls: urls as Record<Api, string>,
    send: async (api, name, fields) => {
      const control = controls[api];
      if (!control) throw new Error(`the ${api} API is not running: add it to the option apis`);
      return sendEvent(control, name, fields);
    },
    moveClock: async (by) => (await moveClock({ clock, deliveries }, by)).deliveries,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function controlled(control: ControlContext, request: WireRequest): Promise<{ response: WireResponse; exchange: Exchange }> {
  const { method, path } = request;
  const { response, ...outcome } = await handleControl(control, request);
  return { response, exchange: { api: control.api, method, path, status: response.status, ...outcome } };
}
