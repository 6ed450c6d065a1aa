/** Sends the requests of a plan to a service, and compares its responses with the descriptions. */
import { type Transport, TransportError } from "@maksu/client-core";
import { API_NAMES, type ApiName, OPERATIONS, serviceNames } from "@maksu/service-front";
import { isLoopback } from "@maksu/signing/options";
import { requireBaseUrl, SigningError } from "@maksu/signing";
import { nodeTransport } from "@maksu/client-core/node";
import type { ServiceOptions } from "../calls/callers.ts";
import { createSender, type SignedExchange, type SignedSender } from "../calls/send-signed.ts";
import { createChecker } from "../check/check-exchange.ts";
import type { CheckedExchange } from "../check/difference.ts";
import { createOutcomes, type Unprovoked } from "./outcomes.ts";
import { type Level, makePlan, type Plan, type Uncalled } from "./plan.ts";
import type { PlannedRequest, SignedAs } from "./planned-request.ts";

/** Options of {@link run}. */
export interface RunOptions extends ServiceOptions {
  /** Base URL of the service: `https:`, or `http:` on this machine. */
  readonly target: string;
  /** @defaultValue `read` */
  readonly level?: Level | undefined;
  /** Requests a second. @defaultValue 2; on this machine as many as it takes */
  readonly rate?: number | undefined;
  /** The host that the target has, for a service that is not on this machine. */
  readonly yesThisHost?: string | undefined;
  /** Called with each exchange, whole: keep secrets in mind. */
  readonly onExchange?: ((exchange: SignedExchange, checked: CheckedExchange) => void) | undefined;
  readonly transport?: Transport | undefined;
}

/** The findings of a run. */
export interface RunResult {
  readonly host: string;
  readonly level: Level | "recording" | "captures";
  /** The day, `yyyy-mm-dd`. */
  readonly date: string;
  readonly exchanges: readonly CheckedExchange[];
  /** How many operations there are, and those that got a response that was compared. */
  readonly operations: { readonly all: number; readonly compared: number };
  /** Operations that were not called, or whose responses were not compared, and why. */
  readonly uncalled: readonly Uncalled[];
  /** Documented statuses and errors that no response had, and why; undefined for what was not run. */
  readonly unprovoked?: readonly Unprovoked[];
  /** Parts of a file that were not compared or not verified, a sentence each. */
  readonly remarks?: readonly string[];
  /** Why the run ended before its plan did. */
  readonly stopped?: string;
}

/** Failures in a row after which a service is left alone. */
const MOST_FAILURES = 5;
const RATE = 2;

/**
 * Reads the plan of a run, and sends nothing.
 *
 * @throws SigningError when the target is not valid; Error for a host that was not named, and for level `full` away from this machine
 */
export function planRun(options: RunOptions): Plan {
  const { level = "read", apis = API_NAMES } = options;
  const target = new URL(requireBaseUrl({ baseUrl: options.target }));
  if (level === "full" && !isLoopback(target))
    throw new Error("level: full is for servers on this machine: it refunds, charges and cancels");
  return makePlan(apis, level);
}

/**
 * Runs the plan of a level.
 *
 * @throws as {@link planRun}
 */
export async function run(options: RunOptions): Promise<RunResult> {
  const plan = planRun(options);
  const { level = "read", apis = API_NAMES, profile, transport = nodeTransport(), onExchange } = options;
  const to = requireBaseUrl({ baseUrl: options.target });
  const url = new URL(to);
  const isHere = isLoopback(url);
  if (!isHere && options.yesThisHost !== url.hostname)
    throw new Error(`yesThisHost: must be ${url.hostname}: the run sends ${plan.requests.length} requests to it`);
  const names = serviceNames({ ...(profile && { profile }) });
  const sender = createSender({ to, callers: options.callers, names, transport });
  const checker = await createChecker(names);
  const pause = isHere && options.rate === undefined ? 0 : 1000 / (options.rate ?? RATE);

  const exchanges: CheckedExchange[] = [];
  const outcomes = createOutcomes(plan.outcomes);
  let failures = 0;
  let stopped: string | undefined;
  let before: SignedExchange | undefined;
  for (const inPlan of plan.requests) {
    const planned = withGivenId(inPlan, before);
    if (!planned) continue;
    if (exchanges.length > 0 && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const sent = await sendOne(planned);
    before = "signature" in sent ? sent : undefined;
    if ("signature" in sent) {
      const checked = await checker.check(sent, planned.expected);
      exchanges.push(planned.isForged ? forgedOutcome(checked, planned.name) : checked);
      outcomes.add(checked, planned.causes);
      onExchange?.(sent, checked);
    } else exchanges.push(sent);
    const status = before?.response.status ?? 0;
    // A condition that a server on this machine is asked for may be a failure.
    const isFailure = status === 0 || status === 429 || (status >= 500 && planned.expected === undefined);
    failures = isFailure ? failures + 1 : 0;
    if (failures >= MOST_FAILURES) {
      stopped = `${MOST_FAILURES} failures in a row`;
      break;
    }
  }
  return resultOf({
    host: url.host,
    level,
    exchanges,
    apis,
    uncalled: plan.uncalled,
    unprovoked: outcomes.unprovoked(
      (outcome) =>
        plan.uncalled.find(isOf(outcome))?.reason ??
        (stopped !== undefined ? "the run was stopped" : level === "full" ? "no request of the plan is about it" : `not in level ${level}`),
    ),
    ...(stopped !== undefined && { stopped }),
  });

  async function sendOne({ called, request, signedAs }: PlannedRequest): Promise<SignedExchange | CheckedExchange> {
    try {
      return await (signedAs ? senderOf(called.api, signedAs) : sender).send(called, request);
    } catch (error) {
      if (!(error instanceof TransportError || error instanceof SigningError)) throw error;
      const { method, path } = called.entry;
      const unchecked = `there is no response: ${error.message}`;
      return { api: called.api, operationId: called.operationId, method, path, status: 0, differences: [], unchecked };
    }
  }

  function senderOf(api: ApiName, { apiName, ...caller }: SignedAs): SignedSender {
    return createSender({
      to,
      transport,
      callers: { [api]: { ...sender.callers[api], ...caller } },
      names: { ...names, ...(apiName !== undefined && { merchantApiName: apiName }) },
    });
  }
}

/** The request with the ID that the response before gives, where it waits for one; undefined without such an ID. */
function withGivenId(planned: PlannedRequest, before: SignedExchange | undefined): PlannedRequest | undefined {
  const { follows, called, request } = planned;
  if (follows === undefined) return planned;
  const body = before && before.response.status < 300 ? new TextDecoder().decode(before.response.body) : "";
  const id: unknown = body.startsWith("{") ? (JSON.parse(body) as Readonly<Record<string, unknown>>)[follows] : undefined;
  if (typeof id !== "string") return undefined;
  const own = encodeURIComponent(called.pathParameters[follows] ?? "");
  return {
    ...planned,
    called: { ...called, pathParameters: { ...called.pathParameters, [follows]: id } },
    request: { ...request, target: request.target.replace(own, () => encodeURIComponent(id)) },
  };
}

/** A request that is signed wrong and accepted has no place in a description but its security. */
function forgedOutcome(checked: CheckedExchange, how: string): CheckedExchange {
  const { api, operationId, status } = checked;
  if (status >= 400) return checked;
  const message = `the request is accepted, though it is signed ${how}`;
  const about = { kind: "accepted", isNote: false, api, operationId, status, place: "request signature", message } as const;
  const line = { file: `specs/${api}-api/openapi.yaml`, line: 1, section: "security", evidence: `status ${status}` };
  return { ...checked, differences: [{ ...about, ...line, edit: "None: the service takes requests that nobody has signed." }] };
}

export function resultOf({
  apis,
  uncalled,
  exchanges,
  ...rest
}: Omit<RunResult, "date" | "operations"> & { readonly apis: readonly ApiName[] }): RunResult {
  const all = apis.flatMap((api) => Object.keys(OPERATIONS[api]).map((operationId) => ({ api, operationId })));
  const left = all.filter((each) => !exchanges.some((one) => isOf(each)(one) && one.unchecked === undefined));
  return {
    ...rest,
    date: new Date().toISOString().slice(0, 10),
    exchanges,
    operations: { all: all.length, compared: all.length - left.length },
    uncalled: left.flatMap((each) => {
      const reason = uncalled.find(isOf(each))?.reason ?? exchanges.find(isOf(each))?.unchecked;
      return reason === undefined ? [] : [{ ...each, reason }];
    }),
  };
}

type Named = Pick<CheckedExchange, "api" | "operationId">;

const isOf =
  ({ api, operationId }: Named) =>
  (other: Named): boolean =>
    other.api === api && other.operationId === operationId;
