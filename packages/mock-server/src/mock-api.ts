/** The mock of one API: handles its requests, whichever way they come. */
import {
  acceptedTolerances,
  type ApiName,
  callObserver,
  type Clock,
  type ControlContext,
  createAccess,
  createGate,
  createRouter,
  createUsedNonces,
  type Deliveries,
  descriptionOf,
  type EarlyRejection,
  type Exchange,
  type Gate,
  type GateParts,
  handleControl,
  pathKind,
  type RequestLog,
  requireOperation,
  requireOperations,
  serviceApi,
  serviceNames,
  TEST_CREDENTIALS,
  TRIGGER_MERCHANTS,
  type WireRequest,
  withServiceNames,
  type WireResponse,
} from "@maksu/service-front";
import { MOCK_SERVER } from "./identity.ts";
import type { MockServerOptions } from "./mock-server-options.ts";
import type { Engine } from "./prism/engine.ts";
import { sharedEngine } from "./prism/shared-engines.ts";
import { preferenceMistake } from "./prism/preference.ts";
import { prismResponder } from "./prism/prism-responder.ts";
import { rememberPayments } from "./responses/created-payments.ts";
import { readJsonStub, readStub } from "./responses/read-stub.ts";
import { createStubbedResponses, type StubbedResponses } from "./responses/stubbed-responses.ts";

/** The parts that the mocks of all APIs share. */
export interface SharedParts {
  readonly clock: Clock;
  readonly deliveries: Deliveries;
  readonly log: RequestLog;
  /** Resets the mocks of all APIs. */
  readonly reset: () => void;
}

/** The mock of one API. */
export interface MockApi {
  readonly control: ControlContext;
  handle(request: WireRequest): Promise<WireResponse>;
  /** Returns whether an operation has this path. */
  hasPath(path: string): boolean;
  /** Records and reports a request that was rejected before it could be handled. */
  rejected(rejection: EarlyRejection): void;
  /** @throws ControlError for a response that the description does not have */
  respond(operationId: string, response: unknown, options: unknown): Promise<void>;
  /** Forgets stubbed responses, created payments, used nonces and earlier responses. */
  forget(): void;
}

/** @throws Error for a description that can't be read */
export function createMockApi(name: ApiName, settings: MockServerOptions, shared: SharedParts): MockApi {
  const { auth = true, fault = "", host = "127.0.0.1", timestampToleranceSeconds: toleranceSeconds, rejectUsedNonces = false } = settings;
  const { clock, log } = shared;
  const credentials = settings.credentials?.[name] ?? { ...TEST_CREDENTIALS[name], ...TRIGGER_MERCHANTS[name] };
  const names = serviceNames(settings);
  const document = withServiceNames(settings.descriptions?.[name] ?? descriptionOf(name), names);
  const tolerances = acceptedTolerances(settings);
  const { operations: table, events } = serviceApi(name, { credentials, clock });
  const operations = requireOperations(name, document, table);
  const route = createRouter(table);
  const engine = readEngine(name, document, auth);

  /** All that a reset forgets is made here. */
  const start = (): { gate: Gate; stubs: StubbedResponses } => {
    const nonces = rejectUsedNonces ? { nonces: createUsedNonces() } : {};
    const api = serviceApi(name, { credentials, clock, ...(toleranceSeconds !== undefined && { toleranceSeconds }), ...nonces }, names);
    const stubs = createStubbedResponses();
    const respond = prismResponder({ api, credentials, clock, engine, stubs, payments: rememberPayments(operations, clock) });
    const controlMistake: GateParts["controlMistake"] = (operation, headers) => preferenceMistake(operation, headers.get("prefer"));
    const parts = { server: MOCK_SERVER, api, operations, respond, isAuthenticated: auth, tolerances, fault, controlMistake };
    return { gate: createGate(parts), stubs };
  };
  let current = start();

  const { allowedHosts, controlToken } = settings;
  const deny = createAccess(MOCK_SERVER, { host, allowedHosts, controlToken });
  const report = (exchange: Exchange): void => {
    if (settings.onExchange) void callObserver(MOCK_SERVER, "onExchange", settings.onExchange, exchange);
  };
  const respond: MockApi["respond"] = async (operationId, given, options) => {
    const { response, times } = readStub(engine, requireOperation({ api: name, operations }, operationId), given, options);
    current.stubs.add(operationId, response, times);
  };
  const control: ControlContext = {
    ...shared,
    server: MOCK_SERVER,
    api: name,
    document,
    events,
    operations,
    allowEventsTo: settings.allowEventsTo ?? [],
    paths: {
      "/responses/<name>": {
        POST: async (_context, { name: operationId, body }) => {
          const { response, times } = readJsonStub(engine, requireOperation({ api: name, operations }, operationId), body);
          current.stubs.add(operationId, response, times);
          return { body: {} };
        },
      },
    },
  };
  return {
    control,
    respond,
    hasPath: (path) => {
      const found = route("GET", path);
      return "operationId" in found || found.allowed.length > 0;
    },
    forget: () => void (current = start()),
    rejected(rejection) {
      const exchange = { api: name, ...rejection };
      log.add(exchange);
      report(exchange);
    },
    async handle(request) {
      const { method, path } = request;
      const kind = pathKind(MOCK_SERVER, path);
      const denied = deny(request, kind);
      if (denied) {
        const { response, reason } = denied;
        report({ api: name, method, path, status: response.status, reason });
        return response;
      }
      if (kind !== "service") {
        const { response, ...outcome } = await handleControl(control, request);
        report({ api: name, method, path, status: response.status, ...outcome });
        return response;
      }
      const { response, exchange, values } = await current.gate(request);
      log.add(exchange, request, values);
      report(exchange);
      return response;
    },
  };
}

function readEngine(name: ApiName, document: object, auth: boolean): Engine {
  try {
    return sharedEngine(document, auth);
  } catch (error) {
    const why = error instanceof Error ? error.message : "Prism can't read it.";
    throw new Error(`The description of the ${name} API can't be read: ${why}`, { cause: error });
  }
}
