import type { Middleware } from "openapi-fetch";
import { readAnswer } from "../result/answer.ts";
import type { ApiCalls } from "../api-client.ts";
import { report } from "./call-report.ts";
import type { Options } from "../client-settings.ts";
import { beforeDeadline, type Deadline } from "./deadline.ts";
import { ClientError } from "../errors.ts";
import { exchange, type Surroundings } from "./exchange.ts";
import { type GivenRequest, takeDown } from "../request/given-request.ts";
import type { OperationEntry, RequestParts } from "@maksu/openapi-runtime";
import { writePath } from "../request/path-parameters.ts";
import { writeQuery } from "../request/query-parameters.ts";
import { requireParts } from "../request/input-names.ts";
import type { AnyResult } from "../result/result.ts";
import { type Outcome, withRetries } from "./retry.ts";
import { type Send, sending } from "./send.ts";
import { validateRequest } from "../request/validate-request.ts";
import type { Answered } from "../transport/watched-fetch.ts";
import { bodyOf, writeRequest, type WrittenRequest } from "../request/write-request.ts";

/** One operation of one client. */
export interface Operation extends ApiCalls {
  readonly operationId: string;
  readonly entry: OperationEntry;
  /** The caller's middleware. */
  readonly added: readonly Middleware[];
}

/**
 * Calls an operation, as often as it is safe and helps, before the deadline.
 *
 * @param input the caller's own, which may have changed since: only its names are looked at
 * @throws ClientError `input-unknown` for a name that is not a part of a request
 */
export async function call(operation: Operation, given: GivenRequest, options: Options, input: object): Promise<AnyResult> {
  const { operationId, entry, validators } = operation;
  requireParts(operationId, input);
  const { signal, timeout = operation.timeout, retries = operation.retries ?? 2, retryUnavailable = false } = options;
  const { path, query, header } = given;
  const bodyFromPath = entry.bodyFromPath && Object.fromEntries(entry.bodyFromPath.map((name) => [name, path?.[name]]));
  const request = bodyFromPath ? takeDown({ path, query, header, body: bodyFromPath }) : given;
  const parts: RequestParts = { path, query, header, body: bodyOf(operationId, request) };
  if (operation.validate !== false) await validateRequest(operationId, entry, validators, parts);
  const written = writeRequest(operationId, entry, operation.baseUrl, request);
  const send = operation.fetchOfCall?.() ?? operation.fetch;
  return beforeDeadline({ operationId, timeout, signal }, (deadline) =>
    withRetries(entry, { retries, retryUnavailable }, deadline, async (number) => {
      const started = performance.now();
      const outcome = await attempt(operation, { parts, written, send }, deadline);
      if (operation.onCall) report(operation.onCall, operationId, number, performance.now() - started, outcome);
      return outcome;
    }),
  );
}

/** What every attempt of a call sends. */
interface Message {
  readonly parts: RequestParts;
  readonly written: WrittenRequest;
  readonly send: Send;
}

/** Signs, sends and reads, once. */
async function attempt(operation: Operation, { parts, written, send }: Message, deadline: Deadline): Promise<Outcome> {
  const { operationId, entry, middleware, added } = operation;
  const middlewares = middleware ? [middleware, ...added] : added;
  const { url, ...init } = written;
  let answered: Answered | undefined;
  const sendWatched = sending(operationId, send, (answer) => {
    answered = answer;
    deadline.status = answer.status;
  });
  deadline.status = undefined;
  try {
    const request = new Request(url, { ...init, signal: deadline.signal });
    const work = async (): Promise<AnyResult> => {
      const response = await exchange(request, surroundingsOf(operation, parts, sendWatched), middlewares, (sent) =>
        sendWatched(deadline.bind(sent, request)),
      );
      answered = response;
      if (response.bodyUsed || response.body?.locked) throw alreadyRead(operationId, response);
      return readAnswer({ operationId, entry, response, url, request: parts }, operation);
    };
    const result = await deadline.race(work());
    return { result, status: result.status, headers: result.headers };
  } catch (thrown) {
    const status = answered?.status ?? (thrown instanceof ClientError ? thrown.status : undefined);
    return { thrown, ...(status !== undefined && { status }), ...(answered && { headers: answered.headers }) };
  }
}

const alreadyRead = (operationId: string, { status }: Response): ClientError =>
  new ClientError("unexpected-content", operationId, "middleware has read the answer's body; it must read a clone", { status });

/** What openapi-fetch tells middleware. */
function surroundingsOf({ operationId, entry, baseUrl }: Operation, { path, query, header }: RequestParts, fetch: Send): Surroundings {
  return {
    schemaPath: entry.path,
    params: { ...(path && { path }), ...(query && { query }), ...(header && { header }) },
    options: {
      baseUrl,
      parseAs: "stream",
      querySerializer: (given) => writeQuery(operationId, given).slice(1),
      pathSerializer: (template, values) => writePath(operationId, template, values),
      bodySerializer: JSON.stringify,
      fetch: (input, init) => fetch(new Request(input, init)),
    },
  };
}
