/** Every documented status of an operation and every named example of it, asked for by the `Prefer` header. */
import { type JsonObject, type LocatedOperation, objectAt, resolve } from "@maksu/openapi";
import type { Called } from "../checks/client-under-test.ts";
import { type ContractRequest, exampleRequests, isSignedForm, namedExamples, successOf, XML_TYPE } from "@maksu/conformance/contract";
import type { WireResponse } from "../requests/exchange.ts";
import { readBody } from "./response-body.ts";
import { sameValue } from "./same-value.ts";
import { signForm, wireRequest } from "../requests/wire-request.ts";
import type { ContractContext } from "../checks/contract-context.ts";
import { unauthorized } from "../checks/outcome-faults.ts";

export interface DocumentedResponse {
  readonly operation: LocatedOperation;
  /** As described: `default` for any other error. */
  readonly status: string;
  /** Name of the example; undefined for a status that has none. */
  readonly example: string | undefined;
  /** Its value, where it is a body's. */
  readonly body: unknown;
  /** Its headers, by name. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly mediaType: string | undefined;
}

export const responseName = ({ operation, status, example, mediaType }: DocumentedResponse): string =>
  [operation.operationId, status, example, mediaType === XML_TYPE && `as ${mediaType}`].filter(Boolean).join(" ");

export function documentedResponses(bundle: JsonObject, operation: LocatedOperation): readonly DocumentedResponse[] {
  return [...operation.responses].flatMap(([status, { value }]): DocumentedResponse[] => {
    const content = Object.entries(objectAt(value, "content"));
    const bodies = content.flatMap(([mediaType, media]) =>
      [...namedExamples(bundle, media)].map(([example, body]) => ({ operation, status, example, body, headers: {}, mediaType })),
    );
    if (content.length > 0) return bodies;
    const named = Object.entries(objectAt(value, "headers")).flatMap(([header, node]) =>
      [...namedExamples(bundle, resolve(bundle, node).value)].map(([example, text]) => ({ header, example, text })),
    );
    const bare = { operation, status, body: undefined, mediaType: undefined };
    if (named.length === 0) return [{ ...bare, example: undefined, headers: {} }];
    return named.map(({ header, example, text }) => ({ ...bare, example, headers: { [header]: text } }));
  });
}

/** The faults of a response: of its status, and of its example. */
export interface ResponseFaults {
  readonly ofStatus: readonly string[];
  readonly ofExample: readonly string[];
}

/** Requests a documented response through the typed client, in the response's media type where requests can be in it. */
export async function tryResponse(context: ContractContext, documented: DocumentedResponse): Promise<ResponseFaults> {
  const { operation, status, example, mediaType } = documented;
  // An error that any other status may stand for.
  const code = status === "default" ? 500 : Number(status);
  const prefer = [`code=${code}`, ...(example === undefined ? [] : [`example=${example}`])].join(", ");
  const requests = [...exampleRequests(context.bundle, operation).values()];
  const request = requests.find((each) => each.mediaType === mediaType) ?? requests[0];
  if (!request) return { ofStatus: [`${responseName(documented)}: there is no example of a request`], ofExample: [] };
  const { ofStatus, ofExample } = await askFor(context, documented, request, prefer, code);
  const subject = (fault: string): string => `${responseName(documented)}: ${fault}`;
  return { ofStatus: ofStatus.map(subject), ofExample: ofExample.map(subject) };
}

async function askFor(
  context: ContractContext,
  { operation, body, headers }: DocumentedResponse,
  request: ContractRequest,
  prefer: string,
  status: number,
): Promise<ResponseFaults> {
  const called = await context.client.call(operation, await signedIfForm(operation, request), prefer);
  if (called.outcome !== "responded") return { ofStatus: [noResponse(called)], ofExample: [] };
  const { result, response } = called;
  if (response.status !== status) return { ofStatus: [`the mock server returns ${response.status}`], ofExample: [] };
  const isOk = status < 400;
  const ofStatus = result.status === status && result.ok === isOk ? [] : [`the client's result says ${result.status}, ok: ${result.ok}`];
  const ofExample = [...context.check(operation, response)];
  const given = response.text === "" || ofExample.length > 0 ? undefined : readBody(operation.operationId, response);
  if (body !== undefined && !sameValue(given, body)) ofExample.push("the mock server's body is not the example");
  const own = result.ok ? result.data : result.error;
  if (body === undefined ? own !== undefined : !sameValue(own, given)) ofExample.push("the client's result is not the mock server's body");
  for (const [header, text] of Object.entries(headers))
    if (result.headers.get(header) !== String(text)) ofExample.push(`the header ${header} is not the example`);
  return { ofStatus, ofExample };
}

/**
 * Sends an example of a request, through the typed client where one speaks its media type: the success must be as described. Returns the headers that
 * the client sent.
 */
export async function tryExampleRequest(
  context: ContractContext,
  operation: LocatedOperation,
  request: ContractRequest,
): Promise<{ readonly faults: readonly string[]; readonly headers: readonly string[] }> {
  if (!context.client.speaks(request.mediaType)) {
    const response = await context.send(await wireRequest(context.api, operation, request));
    return { faults: successFaults(context, operation, response), headers: [] };
  }
  const called = await context.client.call(operation, await signedIfForm(operation, request));
  if (called.outcome !== "responded") return { faults: [noResponse(called)], headers: [] };
  const { response, sent, result } = called;
  const ofResult = result.ok ? [] : [`the client's result says ${result.status}, ok: ${result.ok}`];
  return { faults: [...ofResult, ...successFaults(context, operation, response)], headers: [...sent.headers.keys()] };
}

function successFaults({ check }: ContractContext, operation: LocatedOperation, response: WireResponse): readonly string[] {
  const wanted = successOf(operation);
  const status =
    response.status === wanted ? [] : [`the mock server returns ${response.status} ${response.text.slice(0, 160)}, not ${wanted}`];
  return [...status, ...check(operation, response)];
}

/** Calls an operation for a merchant with a wrong secret. */
export async function tryWrongSecret(
  context: ContractContext,
  operation: LocatedOperation,
  request: ContractRequest,
): Promise<readonly string[]> {
  const response = await context.send(await wireRequest(context.api, operation, request, { secret: "not the secret" }));
  const fault = unauthorized(context, operation, response);
  return fault === undefined ? [] : [`a wrong secret ${fault}`];
}

const signedIfForm = async (operation: LocatedOperation, request: ContractRequest): Promise<ContractRequest> =>
  isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;

function noResponse(called: Exclude<Called, { outcome: "responded" }>): string {
  if (called.outcome === "failed") return `the call fails: ${called.error.message}`;
  const [first] = called.violations;
  return `the client rejects its own example: ${first?.in}${first?.pointer} ${first?.message}`;
}
