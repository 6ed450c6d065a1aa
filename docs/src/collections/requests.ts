/** The requests of the collections, before a runner's format: what `postman.ts` and `bruno.ts` write. */
import { type DescriptionName, readBundle, type UnsignedDescriptionName } from "@maksu/apis";
import { inputsOf } from "@maksu/codegen/input-examples";
import { type Json, type JsonObject, type LocatedOperation, objectAt, operationsOf, textAt } from "@maksu/openapi";
import { API_NAMES, type ApiName } from "@maksu/service-front";
import { type Call, callOf, inputOf, SANDBOX, TEST_MERCHANTS } from "../site/samples/call.ts";
import { type ActStep, FLOWS, type Kept, type OperationStep, UNIQUE } from "./flows.ts";

/** A request of a collection; texts have variables as `{{name}}`. */
export interface CollectionRequest {
  readonly name: string;
  /** Its purpose, in a sentence. */
  readonly summary: string;
  /** The variable with the server's address. */
  readonly server: string;
  readonly call: Call;
  /** The documented statuses of success. */
  readonly success: readonly number[];
  readonly keeps: Kept;
}

/** A folder of requests, in the order in which they run. */
export interface Folder {
  readonly name: string;
  readonly requests: readonly CollectionRequest[];
}

/** A collection, with the values that its variables have at first. */
export interface Collection {
  readonly folders: readonly Folder[];
  readonly variables: Readonly<Record<string, string>>;
}

/** The variable with the sandbox's address. Without a value, its acts are skipped: no other server has them. */
export const ACTS_AT = "sandbox";

const CONTROL = "sandbox-control";

interface Description {
  readonly bundle: JsonObject;
  readonly operations: readonly LocatedOperation[];
}

/** Reads the requests of all operations from the descriptions. */
export function collection(): Collection {
  const { payment, merchant } = TEST_MERCHANTS;
  const variables: Record<string, string> = {
    ...Object.fromEntries(API_NAMES.map((api) => [serverOf(api), SANDBOX])),
    [ACTS_AT]: SANDBOX,
    world: "default",
    account: payment?.id ?? "",
    secret: payment?.secret ?? "",
    merchantId: merchant?.id ?? "",
    merchantSecret: merchant?.secret ?? "",
    merchantApiName: "ServiceMerchantAPI",
  };
  const control = describe(CONTROL);
  const apis = Object.fromEntries(API_NAMES.map((api) => [api, describe(`${api}-api`)])) as Record<ApiName, Description>;
  const folders = API_NAMES.map((api) => {
    const steps = FLOWS[api] ?? [];
    const planned = new Set(steps.flatMap((step) => ("operation" in step && step.api === undefined ? [step.operation] : [])));
    const others = apis[api].operations.flatMap(({ operationId }): OperationStep[] =>
      planned.has(operationId) ? [] : [{ operation: operationId }],
    );
    return {
      name: textAt(objectAt(apis[api].bundle, "info"), "title") ?? api,
      requests: [...others, ...steps].map((step) => {
        if ("act" in step) return actOf(control, step);
        const own = step.api ?? api;
        return requestOf(own, apis[own], step, variables);
      }),
    };
  });
  return { folders, variables };
}

/** The variable with the address of an API's server. */
export const serverOf = (api: ApiName): string => `${api}Url`;

const describe = (name: DescriptionName | UnsignedDescriptionName): Description => {
  const bundle = readBundle(name);
  return { bundle, operations: operationsOf(bundle) };
};

function requestOf(api: ApiName, description: Description, step: OperationStep, variables: Record<string, string>): CollectionRequest {
  const { operation, example, uses = {} } = step;
  const located = operationNamed(description, operation);
  const given = example === undefined ? inputOf(located) : inputsOf(located)[example];
  if (given === undefined) throw new Error(`${operation} has no example ${example}.`);
  const valueOf = (place: string, field: string, value: Json): Json => {
    const variable = uses[field];
    if (variable === undefined) return place === "body" && UNIQUE.has(field) ? "{{$guid}}" : value;
    variables[variable] ??= String(value);
    return `{{${variable}}}`;
  };
  const input = Object.entries(given).map(([place, values]): [string, Json] => [
    place,
    Object.fromEntries(Object.entries(values as Record<string, Json>).map(([field, value]) => [field, valueOf(place, field, value)])),
  ]);
  const merchant = api === "payment" ? "{{account}}" : "{{merchantId}}";
  return request(located, serverOf(api), callOf(description.bundle, located, merchant, Object.fromEntries(input)), step);
}

function actOf(control: Description, { act, body, ...step }: ActStep): CollectionRequest {
  const located = operationNamed(control, act);
  return request(located, ACTS_AT, callOf(control.bundle, located, "", { path: { world: "{{world}}" }, body }), step);
}

function request(located: LocatedOperation, server: string, call: Call, step: Pick<OperationStep, "name" | "keeps">): CollectionRequest {
  const { operationId, operation, responses } = located;
  return {
    name: [...(server === ACTS_AT ? ["Sandbox"] : [operationId]), ...(step.name === undefined ? [] : [step.name])].join(", "),
    summary: textAt(operation, "summary") ?? "",
    server,
    // A variable is not part of the URL yet, which would be escaped.
    call: { ...call, target: call.target.replaceAll(/%7B%7B(\w+)%7D%7D/g, "{{$1}}") },
    success: [...responses.keys()].map(Number).filter((status) => status < 400),
    keeps: step.keeps ?? {},
  };
}

function operationNamed({ bundle, operations }: Description, name: string): LocatedOperation {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`flows.ts has a step ${name}, but ${textAt(objectAt(bundle, "info"), "title")} has no such operation.`);
  return found;
}
