/** Every documented status of an operation and every named example of it, asked for by the `Prefer` header. */
import { messages, readXml, writeXml } from "@maksu/legacy-client/xml";
import { objectAt, type JsonObject } from "@maksu/bundle";
import type { BundledOperation } from "@maksu/bundle";
import { resolve } from "@maksu/bundle";
import type { Called } from "../judges/client-under-test.ts";
import { exampleRequests, namedExamples } from "../requests/example-requests.ts";
import { send } from "../requests/exchange.ts";
import type { ContractRequest } from "../requests/request.ts";
import { sameValue } from "./same-value.ts";
import { signForm, isSignedForm, successOf, wireRequest } from "../requests/wire-request.ts";
import type { Court } from "../judges/court.ts";
import { unauthorizedFaults } from "../judges/verdicts.ts";

/** A documented answer. */
export interface DocumentedAnswer {
  readonly operation: BundledOperation;
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
  [operation.operationId, status, example, mediaType === "application/xml" && "as XML"].filter(Boolean).join(" ");

export function documentedAnswers(bundle: JsonObject, operation: BundledOperation): readonly DocumentedAnswer[] {
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

/** Asks for an answer through the typed client, or by hand where the client speaks another media type. */
export async function tryAnswer(court: Court, documented: DocumentedAnswer): Promise<AnswerFaults> {
  const { operation, status, example, mediaType } = documented;
  // An error that any other status may stand for.
  const code = status === "default" ? 500 : Number(status);
  const prefer = [`code=${code}`, ...(example === undefined ? [] : [`example=${example}`])].join(", ");
  const [request] = exampleRequests(court.bundle, operation).values();
  if (!request) return { ofStatus: [`${answerName(documented)}: there is no example of a request`], ofExample: [] };
  const ask = mediaType === "application/xml" ? asXml : asClient;
  const { ofStatus, ofExample } = await ask(court, documented, request, prefer, code);
  const subject = (fault: string): string => `${answerName(documented)}: ${fault}`;
  return { ofStatus: ofStatus.map(subject), ofExample: ofExample.map(subject) };
}

type AskFor = (
  court: Court,
  documented: DocumentedAnswer,
  request: ContractRequest,
  prefer: string,
  status: number,
) => Promise<AnswerFaults>;

const asClient: AskFor = async (court, { operation, body, headers }, request, prefer, status) => {
  const called = await court.client.call(operation, await signedIfForm(operation, request), prefer);
  if (called.outcome !== "answered") return { ofStatus: [notAnswered(called)], ofExample: [] };
  const { result, answer } = called;
  if (answer.status !== status) return { ofStatus: [`the mock server answers ${answer.status}`], ofExample: [] };
  const isOk = status < 400;
  const ofStatus = result.status === status && result.ok === isOk ? [] : [`the client's result says ${result.status}, ok: ${result.ok}`];
  const ofExample = [...court.check(operation, answer)];
  if (body !== undefined && !sameValue(parsed(answer.text), body)) ofExample.push("the mock server's body is not the example");
  const own = result.ok ? result.data : result.error;
  if (body === undefined ? own !== undefined : !sameValue(own, parsed(answer.text)))
    ofExample.push("the client's result is not the mock server's body");
  for (const [header, text] of Object.entries(headers))
    if (result.headers.get(header) !== String(text)) ofExample.push(`the header ${header} is not the example`);
  return { ofStatus, ofExample };
};

const asXml: AskFor = async ({ api, baseUrl, check }, { operation, body }, request, prefer, status) => {
  const write = (value: unknown): string => writeXml(value, messages.createPaymentRequest);
  const wire = await wireRequest(api, operation, request, { mediaType: "application/xml", write });
  const answer = await send(baseUrl, { ...wire, headers: { ...wire.headers, prefer } });
  if (answer.status !== status) return { ofStatus: [`the mock server answers ${answer.status}`], ofExample: [] };
  const read = (text: string): unknown => readXml(text, status < 400 ? messages.createPayment201 : messages.createPayment400);
  const faults = check(operation, answer, read);
  const isExample = faults.length > 0 || sameValue(read(answer.text), body);
  return { ofStatus: [], ofExample: isExample ? faults : ["the mock server's body is not the example"] };
};

/** Calls an operation with an example of its request: the success must be as described, and the request's headers the documented set. */
export async function tryExampleRequest(
  court: Court,
  operation: BundledOperation,
  request: ContractRequest,
): Promise<{ readonly faults: readonly string[]; readonly headers: readonly string[] }> {
  const called = await court.client.call(operation, await signedIfForm(operation, request));
  if (called.outcome !== "answered") return { faults: [notAnswered(called)], headers: [] };
  const { answer, sent, result } = called;
  const wanted = successOf(operation);
  const status =
    answer.status === wanted && result.ok ? [] : [`the mock server answers ${answer.status} ${answer.text.slice(0, 160)}, not ${wanted}`];
  return { faults: [...status, ...court.check(operation, answer)], headers: [...sent.headers.keys()] };
}

/** The same in XML. */
export async function tryExampleInXml(
  { api, baseUrl, check }: Court,
  operation: BundledOperation,
  request: ContractRequest,
): Promise<readonly string[]> {
  const write = (value: unknown): string => writeXml(value, messages.createPaymentRequest);
  const answer = await send(baseUrl, await wireRequest(api, operation, request, { mediaType: "application/xml", write }));
  if (answer.status !== successOf(operation)) return [`the mock server answers ${answer.status} ${answer.text.slice(0, 160)}`];
  return check(operation, answer, (text) => readXml(text, messages.createPayment201));
}

/** Calls an operation in the name of a merchant whose secret is another one. */
export async function tryWrongSecret(court: Court, operation: BundledOperation, request: ContractRequest): Promise<readonly string[]> {
  const answer = await send(court.baseUrl, await wireRequest(court.api, operation, request, { secret: "not the secret" }));
  return [...unauthorizedFaults(court, answer), ...court.check(operation, answer)];
}

const signedIfForm = async (operation: BundledOperation, request: ContractRequest): Promise<ContractRequest> =>
  isSignedForm(operation) ? { ...request, body: await signForm(request.body) } : request;

function notAnswered(called: Exclude<Called, { outcome: "answered" }>): string {
  if (called.outcome === "failed") return `the call fails: ${called.error.message}`;
  const [first] = called.violations;
  return `the client refuses its own example: ${first?.in}${first?.pointer} ${first?.message}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
