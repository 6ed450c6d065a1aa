/** Makes a request of a plan from one of the contract's. */
import { type ApiName, type Caller, OPERATIONS, TEST_CREDENTIALS } from "@maksu/service-front";
import { isObject, type JsonObject, type LocatedOperation, resolve } from "@maksu/openapi";
import type { CalledOperation } from "../calls/operations.ts";
import type { SentRequest } from "../calls/send-signed.ts";
import { type ContractRequest, type Spot, withValue } from "../requests/request.ts";
import { type RawBody, writeRequest } from "../requests/write-request.ts";

/** A request of the plan. */
export interface PlannedRequest {
  readonly called: CalledOperation;
  /** Its name, as in `minimal` or `body/amount maximum 99999999: 100000000`. */
  readonly name: string;
  readonly request: SentRequest;
  /** Whether it creates a payment. */
  readonly creates: boolean;
  /** Whether it is signed so that it is to be rejected, in the way that its name says. */
  readonly isForged: boolean;
  /** Signs it in place of the caller's ID and secret, and the service's API name. */
  readonly signedAs?: SignedAs;
  /** Set where a rejection is what the request is about, whatever it contains. */
  readonly expected?: "rejection";
  /** Name of the documented error that it causes, where a response need not say so itself. */
  readonly causes?: string;
  /** The path parameter that takes its value from the field of that name in the response to the request before; without one, it is not sent. */
  readonly follows?: string;
}

/** The signer of a request in place of the caller. */
export type SignedAs = Partial<Caller> & { readonly apiName?: string };

/** How a planned request differs from the contract's. */
export interface More extends Partial<Pick<PlannedRequest, "creates" | "isForged" | "expected" | "follows" | "signedAs">> {
  readonly causes?: string | undefined;
  readonly account?: string;
  /** Whether it is signed for IDs other than those in its path. */
  readonly isForOtherIds?: boolean;
  readonly raw?: RawBody;
  /** The place that the request is about, which is sent as it is. */
  readonly spot?: Spot;
  /** Whether no ID is replaced. */
  readonly isAsGiven?: boolean;
}

/** A value of these names one payment or refund. */
const NAMES_ONE = ["stamp", "orderNumber", "refundStamp"];

export function planner(api: ApiName, bundle: JsonObject, operation: LocatedOperation) {
  const { operationId } = operation;
  const entry = OPERATIONS[api][operationId];
  if (!entry) throw new Error(`the ${api} API has no operation ${operationId}`);
  const [[, secret = ""] = []] = Object.entries(TEST_CREDENTIALS[api]);

  return (name: string, given: ContractRequest, more: More = {}): PlannedRequest => {
    const {
      creates = false,
      isForged = false,
      account,
      raw,
      spot,
      isAsGiven = false,
      isForOtherIds = false,
      expected,
      causes,
      follows,
    } = more;
    const signedAs = account === undefined ? more.signedAs : { id: account, secret };
    const request = withFresh(isAsGiven ? given : withUnknownIds(bundle, operation, given, spot), spot);
    const { method, target, headers, body = "" } = writeRequest(operation, request, raw);
    const pathParameters = Object.fromEntries(
      Object.entries(request.path).map(([key, value]) => [key, isForOtherIds ? crypto.randomUUID() : String(value)]),
    );
    const lower = Object.fromEntries(Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]));
    return {
      called: { api, operationId, entry, pathParameters },
      name,
      request: { method, target, headers: lower, body: new TextEncoder().encode(body) },
      creates,
      isForged,
      ...(signedAs && { signedAs }),
      ...(expected && { expected }),
      ...(causes !== undefined && { causes }),
      ...(follows !== undefined && { follows }),
    };
  };
}

/** A stamp or an order number names one payment. */
function withFresh(request: ContractRequest, spot: Spot | undefined): ContractRequest {
  const { body } = request;
  if (!isObject(body)) return request;
  const names = NAMES_ONE.filter((name) => typeof body[name] === "string" && spot?.[1] !== name);
  return names.reduce((made, name) => withValue(made, ["body", name], `conformance-${crypto.randomUUID()}`), request);
}

/** IDs of the right form that nothing has. */
function withUnknownIds(
  bundle: JsonObject,
  { parameters }: LocatedOperation,
  request: ContractRequest,
  spot: Spot | undefined,
): ContractRequest {
  const ids = parameters.filter(({ in: place, name }) => place === "path" && !(spot?.[0] === "path" && spot[1] === name));
  return ids.reduce((made, { name, schema }) => {
    const isUuid = resolve(bundle, schema).value["format"] === "uuid";
    const own = String(request.path[name] ?? "1");
    const unknown = isUuid ? crypto.randomUUID() : own.replaceAll(/[0-9]/g, () => String(1 + Math.floor(Math.random() * 9)));
    return withValue(made, ["path", name], unknown);
  }, request);
}
