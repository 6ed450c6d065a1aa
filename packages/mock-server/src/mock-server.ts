// The emitted declarations need this reference where the user's `lib` setting is older and Node's types are missing.
/// <reference lib="esnext.disposable" preserve="true" />
import {
  API_NAMES,
  type ApiName,
  type CloseOptions,
  createClock,
  createDeliveries,
  createRequestLog,
  type Delivery,
  type DescribedResponse,
  type EventFields,
  type EventName,
  type EventOutcome,
  type Fetch,
  type FetchTarget,
  inProcessFetch,
  moveClock,
  type OperationName,
  type RecordedRequest,
  requestsTo,
  requireApiName,
  sendEvent,
} from "@maksu/service-front";
import { listen, type Listening } from "@maksu/service-front/http";
import { MOCK_SERVER } from "./identity.ts";
import { createMockApi, type MockApi } from "./mock-api.ts";
import { checkMockServerOptions, type MockServerOptions } from "./mock-server-options.ts";
import type { StubOptions } from "./responses/read-stub.ts";

/** Running mock servers. `await using` closes them. */
export interface MockServer<Api extends ApiName = ApiName> extends AsyncDisposable {
  /** Base URL of each running API; without ports, one that only {@link MockServer.fetch} knows. */
  readonly urls: Readonly<Record<Api, string>>;
  /**
   * Sends a request to the servers without a socket: give it to a client as its `fetch`. The API is the one of the URL, or of its path if the URL
   * is not one of {@link MockServer.urls}, so that a client may keep the service's own URL. Redirects are not followed.
   */
  readonly fetch: Fetch;
  /**
   * Sends a validly signed event to the merchant, as `POST /_mock/events/<name>` does. An unknown value is sent, with a process warning,
   * where the description may add values later.
   *
   * @param api - the API that the event belongs to
   * @param name - name of the description's webhook, such as `paymentCallback`
   * @param fields - `url`, and the event's values
   * @throws ControlError for an unknown API or event, or an invalid field
   * @throws Error for an API that is not running, and after `close`
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
  /**
   * Lists the newest requests, oldest first, rejected ones included: at most 1,000, and fewer if their bodies have over 16 MB. Signatures,
   * credentials and card tokens are masked as `[masked]`, the customer data that tests sent is not.
   *
   * @param api - the API that the requests came to; without it, all of them
   * @param operationId - the operation; without it, every one of the API
   * @throws Error for an API that is not running
   * @throws ControlError for an unknown API or operation
   */
  requests<Asked extends Api>(api?: Asked, operationId?: OperationName<Asked>): readonly RecordedRequest[];
  /**
   * Sets the response to the next valid requests to an operation, after those that have been set already. It is signed like any other. It comes
   * before triggers and `Prefer`; faults apply to it.
   *
   * @param api - the API that the operation belongs to
   * @param operationId - the operation
   * @param response - a response that the description has: `status`, and optionally `headers` and `body` in place of those of its first example
   * @throws ControlError for an unknown API, operation or option, and for a response that the description does not have
   * @throws Error for an API that is not running, and after `close`
   */
  respond<Asked extends Api, Name extends OperationName<Asked>>(
    api: Asked,
    operationId: Name,
    response: DescribedResponse<Asked, Name>,
    options?: StubOptions,
  ): Promise<void>;
  /**
   * Forgets everything but the clock: requests, responses that were set, created payments, events that wait for a retry, used nonces, and
   * responses to replay.
   */
  reset(): void;
  /** Stops the servers, closes open connections and aborts events under way, at once. */
  close(): Promise<void>;
  /** Does that once the requests that have arrived have their responses, after `graceMs` at most, as a signal does for the command. */
  stop(options: CloseOptions): Promise<void>;
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
  const { apis = API_NAMES, ports = {}, host = "127.0.0.1", maxBodyBytes = 3_000_000, requestTimeout = 30_000 } = settings;
  const clock = createClock();
  const deliveries = createDeliveries(MOCK_SERVER, clock);
  const log = createRequestLog(clock);
  const mocks: Partial<Record<ApiName, MockApi>> = {};
  const urls: Partial<Record<ApiName, string>> = {};
  const stops: Listening["close"][] = [];
  const reset = (): void => {
    log.clear();
    deliveries.clear();
    for (const mock of Object.values(mocks)) mock.forget();
  };
  let isOpen = true;
  const stop = async (how: CloseOptions): Promise<void> => {
    isOpen = false;
    deliveries.close();
    await Promise.all(stops.map((each) => each(how)));
  };
  const close = (): Promise<void> => stop({});
  const targetOf = ({ origin, pathname }: URL): FetchTarget | undefined => {
    const all = Object.values(mocks);
    const mock = all.find(({ control: { api } }) => urls[api] === origin) ?? all.find(({ hasPath }) => hasPath(pathname)) ?? all[0];
    return isOpen && mock ? { server: MOCK_SERVER, maxBodyBytes, handle: mock.handle, onRejected: mock.rejected } : undefined;
  };
  const known = (api: ApiName): MockApi => {
    requireApiName(api);
    const mock = mocks[api];
    if (!mock) throw new Error(`the ${api} API is not running: add it to the option apis`);
    return mock;
  };
  const running = (api: ApiName): MockApi => {
    if (!isOpen) throw new Error("the mock server is closed");
    return known(api);
  };

  try {
    for (const name of apis) {
      const mock = createMockApi(name, settings, { clock, deliveries, log, reset });
      mocks[name] = mock;
      // No name ends in .invalid: a request that does not go through fetch of the mock reaches nobody.
      urls[name] = `https://${name}.invalid`;
      if (ports === false) continue;
      const front = { server: MOCK_SERVER, port: ports[name] ?? 0, host, maxBodyBytes, requestTimeout, onRejected: mock.rejected };
      const listening = await listen(front, mock.handle);
      stops.push(listening.close);
      urls[name] = listening.url;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    urls: urls as Record<Api, string>,
    fetch: inProcessFetch(targetOf),
    send: async (api, name, fields) => sendEvent(running(api).control, name, fields),
    moveClock: async (by) => (await moveClock({ clock, deliveries }, by)).deliveries,
    requests: (api, operationId) => (api === undefined ? log.list() : requestsTo(known(api).control, operationId)),
    respond: async (api, operationId, response, repeated) => running(api).respond(operationId, response, repeated),
    reset,
    close,
    stop,
    [Symbol.asyncDispose]: close,
  };
}
