/** The conditions beside the constraints of a request in which an API returns an error, each with its documented response. */
import { type LocatedOperation, isObject, type JsonObject, objectAt, resolve, textAt } from "@maksu/openapi";
import { type ApiName, TRIGGER_MERCHANTS, TRIGGERS } from "@maksu/service-front";
import { exampleRequests, responseExamples } from "./example-requests.ts";
import { type ContractRequest, withValue } from "./request.ts";
import { isSignedForm, type RawBody } from "./write-request.ts";

/** How a condition's request is signed and sent, where that is what it is about. */
export interface ConditionOptions {
  /** The account that signs, in place of the caller's. */
  readonly account?: string;
  readonly apiName?: string;
  readonly raw?: RawBody;
}

/** The success that an operation documents. */
export const successOf = ({ responses }: LocatedOperation): number => Number([...responses.keys()].find((status) => /^[23]/.test(status)));

/** A request and its expected response. */
export interface Condition {
  readonly name: string;
  readonly request: ContractRequest;
  readonly options: ConditionOptions;
  readonly wanted: Wanted;
  /** Name of the example that the response must equal; undefined where the server has its own wording. */
  readonly example?: string;
}

/** The response: `unauthorized` before anything else is looked at, or a status and a body, which is undefined for any that the description allows. */
export type Wanted = "unauthorized" | { readonly status: number; readonly body: unknown };

export function conditionsOf(api: ApiName, bundle: JsonObject, operation: LocatedOperation): ReadonlyMap<string, Condition> {
  const examples = [...exampleRequests(bundle, operation)];
  const [[, first] = []] = examples;
  if (!first) return new Map();
  const all = [
    ...triggered(api, bundle, operation, examples),
    ...ofMerchants(api, operation, first),
    ...unreadable(operation, first),
    ...(api === "merchant" ? [otherApiName(operation, first)] : []),
  ];
  return new Map(all.map((condition) => [condition.name, condition]));
}

const otherApiName = (operation: LocatedOperation, request: ContractRequest): Condition => {
  const options = { apiName: "AnotherMerchantAPI" };
  return { name: "another API name", request, options, wanted: exampleOf(operation, "invalid-api-name") };
};

/** Values that stand for what only the service knows. */
function triggered(
  api: ApiName,
  bundle: JsonObject,
  operation: LocatedOperation,
  examples: readonly [name: string, request: ContractRequest][],
): Condition[] {
  return TRIGGERS.filter((trigger) => trigger.api === api && trigger.operations.includes(operation.operationId)).flatMap((trigger) => {
    const fulfilling = examples.filter(([, { body }]) => trigger.when?.holds(isObject(body) ? body : {}) ?? true);
    if (fulfilling.length === 0) throw new Error(`${operation.operationId}: no example of a request meets ${trigger.example}`);
    return fulfilling.map(([name, request]) => ({
      name: `${trigger.example} of ${name}`,
      request: withValue(request, [trigger.in, trigger.name], typed(bundle, operation, trigger)),
      options: {},
      wanted: exampleOf(operation, trigger.example, trigger.status),
      example: trigger.example,
    }));
  });
}

/** A trigger is written as text; the field of a body may be a number. */
function typed(bundle: JsonObject, { content }: LocatedOperation, { in: place, name, value }: (typeof TRIGGERS)[number]): string | number {
  const [media] = Object.values(content);
  const properties = objectAt(resolve(bundle, objectAt(media, "schema")).value, "properties");
  return place === "body" && resolve(bundle, properties[name]).value.type === "integer" ? Number(value) : value;
}

/** Merchants that something is wrong with; an operation that does not document it serves them. */
const ofMerchants = (api: ApiName, operation: LocatedOperation, request: ContractRequest): Condition[] =>
  Object.entries(TRIGGER_MERCHANTS[api] ?? {}).map(([account, merchant]) => {
    const state = typeof merchant === "string" ? "" : (merchant.state ?? "");
    const about = {
      name: `${state} of merchant ${account}`,
      request: isSignedForm(operation) ? withValue(request, ["body", "checkout-account"], Number(account)) : request,
      options: { account },
    };
    return findExample(operation, state)
      ? { ...about, wanted: exampleOf(operation, state), example: state }
      : { ...about, wanted: { status: successOf(operation), body: undefined } };
  });

/** Bodies that are not of their media type, and one of a media type that is not described. Nobody has signed an unreadable form. */
function unreadable(operation: LocatedOperation, request: ContractRequest): Condition[] {
  const described = Object.entries(operation.content).map(([mediaType, media]) => [mediaType, textAt(media, "x-error-code")] as const);
  const [[, first] = []] = described;
  const other = findExample(operation, "invalid-content-type") ? "invalid-content-type" : first;
  return (described.length === 0 ? [] : [...described, ["text/plain", other] as const]).map(([mediaType, code]) => ({
    name: `unreadable ${mediaType}`,
    request,
    options: { raw: { mediaType, text: "{" } },
    wanted: isSignedForm(operation) ? "unauthorized" : code === undefined ? { status: 400, body: undefined } : exampleOf(operation, code),
  }));
}

/** @throws {Error} when the operation does not document it */
function exampleOf(operation: LocatedOperation, name: string, statusOfAny = 500): Wanted {
  const found = findExample(operation, name);
  const status = found?.status === "default" ? statusOfAny : Number(found?.status);
  if (!found) throw new Error(`${operation.operationId}: no response has an example named ${name}`);
  return { status, body: found.body };
}

/** The documented response that has an example of a name. */
export function findExample(operation: LocatedOperation, name: string): { readonly status: string; readonly body: unknown } | undefined {
  const found = responseExamples(operation).find((each) => each.name === name);
  return found && { status: found.status, body: found.example["value"] };
}
