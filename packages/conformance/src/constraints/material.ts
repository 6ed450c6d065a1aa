/** Material for the requests that try a constraint: the examples of a description, completed by samples. */
import { type JsonObject, listAt, type LocatedOperation, textAt } from "@maksu/openapi";
import { exampleRequests } from "../requests/example-requests.ts";
import { NAMED_RULES } from "./named-rules.ts";
import { type ContractRequest, type Place, type Spot, spotName, valueAt, withValue } from "../requests/request.ts";
import { type Samples, samplesOf } from "./samples.ts";
import { type Site, sitesOf } from "./sites.ts";

export interface Material {
  readonly bundle: JsonObject;
  readonly operation: LocatedOperation;
  /** The values of the first media type, with which the others are tried, too. */
  readonly examples: readonly ContractRequest[];
  readonly sites: readonly Site[];
  readonly samples: Samples;
  /** Names of the rules that apply to the body. */
  readonly bodyRules: readonly string[];
  /** Names of the rules that apply to the parameters. */
  readonly parameterRules: readonly string[];
}

export function materialOf(bundle: JsonObject, operation: LocatedOperation): Material {
  const sites = sitesOf(bundle, operation);
  return {
    bundle,
    operation,
    examples: [...exampleRequests(bundle, operation).values()].filter(({ mediaType }) => mediaType === Object.keys(operation.content)[0]),
    sites,
    samples: samplesOf(bundle),
    bodyRules: sites.flatMap(({ schema }) => textAt(schema, "x-rule") ?? []),
    parameterRules: listAt(operation.operation, "x-parameter-rules").flatMap((rule) => textAt(rule, "x-rule") ?? []),
  };
}

/** The whole schema of the value at a spot. */
export const schemaAt = ({ sites }: Material, spot: Spot): JsonObject =>
  sites.find((site) => !site.isPart && spotName(site.spot) === spotName(spot))?.schema ?? {};

/** A valid request that has a value at the spot: an example, completed by samples where no example has one. */
export function requestWith(material: Material, spot: Spot): ContractRequest {
  const { operation, examples, sites, samples } = material;
  const found = examples.find((request) => valueAt(request, spot) !== undefined);
  if (found) return found;
  const [first] = examples;
  if (!first) throw new Error(`${operation.operationId}: no example of a request`);
  let request = first;
  for (let length = 2; length <= spot.length; length++) {
    const [place, ...keys] = spot.slice(0, length) as [Place, ...(string | number)[]];
    const here: Spot = [place, ...keys];
    if (valueAt(request, here) !== undefined) continue;
    const site = sites.find((each) => !each.isPart && spotName(each.spot) === spotName(here));
    if (!site) throw new Error(`${operation.operationId}: nothing is known of ${spotName(here)}`);
    request = withValue(request, here, samples(keys.at(-1) ?? "", site.schema));
  }
  return keepRules(material, request, spot);
}

/** The request as it was, but for what the named rules want changed along. */
export const keepRules = ({ bodyRules, parameterRules }: Material, request: ContractRequest, spot: Spot): ContractRequest =>
  (spot[0] === "body" ? bodyRules : parameterRules).reduce((kept, name) => NAMED_RULES[name]?.keep?.(kept, spot) ?? kept, request);

/** A valid request with another value at a spot, and what the named rules want changed along. */
export const requestAt = (material: Material, spot: Spot, value: unknown): ContractRequest =>
  keepRules(material, withValue(requestWith(material, spot), spot, value), spot);
