/** Every documented status of an operation and every named example of it, asked for by the `Prefer` header. */
import { type JsonObject, type LocatedOperation, objectAt, resolve } from "@maksu/openapi";
import type { Called } from "../checks/client-under-test.ts";
import { XML_TYPE } from "../requests/body-writers.ts";
import { exampleRequests, namedExamples } from "../requests/example-requests.ts";
import { send, type WireAnswer } from "../requests/exchange.ts";
import type { ContractRequest } from "../requests/request.ts";
import { readBody } from "./response-body.ts";
import { sameValue } from "./same-value.ts";
import { signForm, isSignedForm, successOf, wireRequest } from "../requests/wire-request.ts";
import type { Court } from "../checks/contract-context.ts";
import { unauthorized } from "../checks/outcome-faults.ts";

/** A documented answer. */
export interface DocumentedAnswer {
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

export const answerName = ({ operation, status, example, mediaType }: DocumentedAnswer): string =>
  [operation.operationId, status, example, mediaType === XML_TYPE && `as ${mediaType}`].filter(Boolean).join(" ");

export function documentedAnswers(bundle: JsonObject, operation: LocatedOperation): readonly DocumentedAnswer[] {
  return [...operation.responses].flatMap(([status, { value }]): DocumentedAnswer[] => {
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

/** What is wrong with an answer, told of its status and of its example. */
export interface AnswerFaults {
  readonly ofStatus: readonly string[];
  readonly ofExample: readonly string[];
}

/** Asks for an answer through the typed client, in the media type of the answer where requests can be in it. */
export async function tryAnswer(court: Court, documented: DocumentedAnswer): Promise<AnswerFaults> {
  const { operation, status, example, mediaType } = documented;
  // An error that any other status may stand for.
  const code = status === "default" ? 500 : Number(status);
  const prefer = [`code=${code}`, ...(example === undefined ? [] : [`example=${example}`])].join(", ");
  const requests = [...exampleRequests(court.bundle, operation).values()];
  const request = requests.find((each) => each.mediaType === mediaType) ?? requests[0];
  if (!request) return { ofStatus: [`${answerName(documented)}: there is no example of a request`], ofExample: [] };
  const { ofStatus, ofExample } = await askFor(court, documented, request, prefer, code);
  const subject = (fault: string): string => `${answerName(documented)}: ${fault}`;
  return { ofStatus: ofStatus.map(subject), ofExample: ofExample.map(subject) };
}

async function askFor(
  court: Court,
  { operation, body, headers }: DocumentedAnswer,
  request: ContractRequest,
  prefer: string,
  status: number,
): Promise<AnswerFaults> {
  const called = await court.client.call(operation, await signedIfForm(operation, request), prefer);
  if (called.outcome !== "answered") return { ofStatus: [notAnswered(called)], ofExample: [] };
  const { result, answer } = called;
  if (answer.status !== status) return { ofStatus: [`the mock server answers ${answer.status}`], ofExample: [] };
  const isOk = status < 400;
  const ofStatus = result.status === status && result.ok === isOk ? [] : [`the client's result says ${result.status}, ok: ${result.ok}`];
  const ofExample = [...court.check(operation, answer)];
  const given = answer.text === "" || ofExample.length > 0 ? undefined : readBody(operation.operationId, answer);
  if (body !== undefined && !sameValue(given, body)) ofExample.push("the mock server's body is not the example");
  const own = result.ok ? result.data : result.error;
  if (body === undefined ? own !== undefined : !sameValue(own, given)) ofExample.push("the client's result is not the mock server's body");
  for (const [header, text] of Object.entries(headers))
    if (result.headers.get(header) !== String(text)) ofExample.push(`the header ${header} is not the example`);
  return { ofStatus, ofExample };
}

/**
 * Sends an example of a request, through the typed client where one speaks its media type: the success must be as described. Tells the headers that
 * the client sent.
 */
export async function tryExampleRequest(
  court: Court,
  operation: LocatedOperation,
  request: ContractRequest,
): Promise<{ readonly faults: readonly string[]; readonly headers: readonly string[] }> {
  if (!court.client.speaks(request.mediaType)) {
    const answer = await send(court.baseUrl, await wireRequest(court.api, operation, request));
    return { faults: successFaults(court, operation, answer), headers: [] };
  }
  const called = await court.client.call(operation, await signedIfForm(operation, request));
  if (called.outcome !== "answered") return { faults: [notAnswered(called)], headers: [] };
  const { answer, sent, result } = called;
  const told = result.ok ? [] : [`the client's result says ${result.status}, ok: ${result.ok}`];
  return { faults: [...told, ...successFaults(court, operation, answer)], headers: [...sent.headers.keys()] };
}

function successFaults({ check }: Court, operation: LocatedOperation, answer: WireAnswer): readonly string[] {
  const wanted = successOf(operation);
  const status = answer.status === wanted ? [] : [`the mock server answers ${answer.status} ${answer.text.slice(0, 160)}, not ${wanted}`];
  return [...status, ...check(operation, answer)];
}

/** Calls an operation in the name of a merchant whose secret is another one. */
export async function tryWrongSecret(court: Court, operation: LocatedOperation, request: ContractRequest): Promise<readonly string[]> {
  const answer = await send(court.baseUrl, await wireRequest(court.api, operation, request, { secret: "not the secret" }));
  const fault = unauthorized(court, operation, answer);
  return fault === undefined ? [] : [`a wrong secret ${fault}`];
}

const signedIfForm = async (operation: LocatedOperation, request: ContractRequest): Promise<ContractRequest> =>
  isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;

function notAnswered(called: Exclude<Called, { outcome: "answered" }>): string {
  if (called.outcome === "failed") return `the call fails: ${called.error.message}`;
  const [first] = called.violations;
  return `the client refuses its own example: ${first?.in}${first?.pointer} ${first?.message}`;
}
