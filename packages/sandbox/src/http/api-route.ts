/** The route of the three APIs, for every path that no other route owns: an unknown one has their error. */
import type { ApiName, WireResponse } from "@maksu/service-front";
import type { Inspector } from "../referee/violations.ts";
import type { RunningWorld } from "../worlds/worlds.ts";
import { accountOf } from "../exchange/account-of.ts";
import type { ApiServer } from "./api-servers.ts";
import type { Route } from "../exchange/route.ts";
import { type SandboxExchange, subjectOf } from "../exchange/sandbox-exchange.ts";

export interface ApiRouteParts {
  /** The server of the API that a path belongs to. */
  readonly serverOf: (path: string) => ApiServer;
  /** The world of an account; for an unknown one the default world. */
  readonly find: (account: string) => RunningWorld;
  /** Looks for the world of an account that is not known here; undefined where there is nothing to wait for. */
  readonly prepare: (account: string) => Promise<void> | undefined;
  readonly secretOf: (account: string) => string;
  /** Called with every exchange. */
  readonly report: ((exchange: SandboxExchange) => void) | undefined;
  readonly inspectors: Readonly<Record<ApiName, Inspector>> | undefined;
}

/** Creates the route of the APIs. */
export const apiRoute = ({ serverOf, find, prepare, secretOf, report, inspectors }: ApiRouteParts): Route => ({
  owns: () => true,
  async handle(request) {
    const { api, gate } = serverOf(request.path);
    const claimed = api.accountIn(request);
    const looking = prepare(claimed);
    if (looking) await looking;
    const outcome = await gate(request);
    const account = accountOf({ account: claimed, parts: outcome.values ?? {} });
    const { requests, log, runner, world } = find(account);
    // `Prefer` asks for an example, which the mock server alone responds with.
    const exchange = request.headers.has("prefer") ? { ...outcome.exchange, chosen: "Prefer is ignored" } : outcome.exchange;
    const nth = await requests.add(request, { exchange, values: outcome.values }, () => secretOf(account));
    const { deliveries: _none, ...seen } = { ...exchange, at: new Date(world.clock.now()).toISOString(), about: subjectOf(outcome) };
    log.add({ kind: "request", ...seen });
    report?.({ ...seen, world: world.name });
    inspectors?.[api.name].inspect(exchange, outcome.response);
    // Work that is due comes after the response: the merchant's server may be waiting for it.
    runner.wakeIfDue();
    return world.ids.isSeeded ? withRequestId(outcome.response, world.ids.uuid("request", nth)) : outcome.response;
  },
});

/** A response with the id of its world, which a seed repeats, in place of a random one. It is not signed. */
const withRequestId = (response: WireResponse, id: string): WireResponse =>
  "request-id" in response.headers ? { ...response, headers: { ...response.headers, "request-id": id } } : response;
