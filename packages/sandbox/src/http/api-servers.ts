/** The servers of the three APIs behind one address: a request belongs to the one whose paths begin like its own. */
import {
  API_NAMES,
  type ApiName,
  type Authentication,
  createGate,
  descriptionOf,
  type EventTable,
  type Gate,
  type GateParts,
  requireOperations,
  type ServiceApi,
  serviceApi,
  type ServiceNames,
  withServiceNames,
} from "@maksu/service-front";
import { operationTable as legacyTable } from "@maksu/legacy-api";
import { operationTable as merchantTable } from "@maksu/merchant-api";
import { operationTable as paymentTable } from "@maksu/payment-api";
import { withFaults } from "../faults/fault-responder.ts";
import { SANDBOX } from "../ground/identity.ts";
import type { Inspector } from "../referee/violations.ts";
import type { ServiceParts } from "../service/carry-out.ts";
import { createResponder } from "./responder.ts";

export interface ApiServer {
  readonly api: ServiceApi;
  readonly gate: Gate;
}

export interface ApiServerParts extends Pick<GateParts, "fault" | "tolerances">, Omit<ServiceParts, "events"> {
  readonly authentications: Readonly<Record<ApiName, Authentication>>;
  readonly names: ServiceNames;
  /** The events of all APIs, see {@link eventsOf}. */
  readonly events: EventTable;
}

/** The events of all APIs, no two of which have the same name; each checked by its API's inspector. */
export const eventsOf = (
  authentications: Readonly<Record<ApiName, Authentication>>,
  inspectors?: Readonly<Record<ApiName, Inspector>>,
): EventTable =>
  Object.fromEntries(
    API_NAMES.flatMap((name) => {
      const { events } = serviceApi(name, authentications[name]);
      return Object.entries(inspectors?.[name].watch(events) ?? events);
    }),
  );

/** Creates the server that a path belongs to, once it is asked for; for an unknown path that of the Payment API. */
export function createApiServers(parts: ApiServerParts): (path: string) => ApiServer {
  const servers: Partial<Record<ApiName, ApiServer>> = {};
  return (path) => {
    const name = apiOf(path);
    return (servers[name] ??= createServer(name, parts));
  };
}

/** The API that a path belongs to. */
export const apiOf = (path: string): ApiName => BY_FIRST_SEGMENT.get(firstSegment(path)) ?? "payment";

const firstSegment = (path: string): string => path.split("/", 2)[1] ?? "";

const BY_FIRST_SEGMENT: ReadonlyMap<string, ApiName> = new Map(
  Object.entries({ payment: paymentTable, merchant: merchantTable, legacy: legacyTable }).flatMap(([name, table]) =>
    Object.values(table).map(({ path }) => [firstSegment(path), name as ApiName] as const),
  ),
);

function createServer(name: ApiName, parts: ApiServerParts): ApiServer {
  const { authentications, names, fault, tolerances } = parts;
  const api = serviceApi(name, authentications[name], names);
  const operations = requireOperations(name, withServiceNames(descriptionOf(name), names), api.operations);
  const respond = withFaults(createResponder(name, parts), (account) => parts.find(account).world.faults);
  const shared = { server: SANDBOX, isAuthenticated: true, fault, ...(tolerances && { tolerances }) };
  return { api, gate: createGate({ ...shared, api, operations, respond }) };
}
