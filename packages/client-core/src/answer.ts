import { ClientError } from "./errors.ts";
import type { OperationEntry } from "./operation-table.ts";

/** What differs between the APIs in reading an answer. */
export interface AnswerReading {
  /** Reads a JSON body. @defaultValue `JSON.parse` */
  readonly parseJson?: (text: string) => unknown;
  /** Whether the answer's signature was verified. @defaultValue none is */
  readonly isVerified?: (response: Response) => boolean;
}

/**
 * Makes the result of an answer.
 *
 * @param error what openapi-fetch has read of an error's body: parsed when it is JSON, else its text
 * @throws ClientError when the status or the body is not what the description says
 */
export async function readAnswer(
  operationId: string,
  entry: OperationEntry,
  response: Response,
  error: unknown,
  { parseJson = JSON.parse, isVerified = () => false }: AnswerReading,
): Promise<unknown> {
  const { status, headers } = response;
  const mediaTypes = entry.responses[status] ?? (status >= 400 ? entry.responses["default"] : undefined);
  if (!mediaTypes) {
    await discard(response);
    throw new ClientError("unexpected-status", operationId, `the answer has status ${status}, which is not documented for this operation`, {
      status,
    });
  }
  const missing = entry.requiredHeaders?.[status]?.find((name) => !headers.has(name));
  if (missing !== undefined) {
    await discard(response);
    throw unexpectedContent(operationId, response, `has no ${missing} header`);
  }
  const requestId = headers.get("request-id") ?? undefined;
  const common = { operationId, status, headers, verified: isVerified(response), ...(requestId !== undefined && { requestId }) };
  if (status >= 400) return { ...common, ok: false, error: readError(operationId, response, mediaTypes, error) };
  return { ...common, ok: true, data: await readData(operationId, response, mediaTypes, parseJson) };
}

async function readData(
  operationId: string,
  response: Response,
  mediaTypes: readonly string[],
  parseJson: (text: string) => unknown,
): Promise<unknown> {
  if (mediaTypes.length === 0) {
    await discard(response);
    return undefined;
  }
  checkMediaType(operationId, response, mediaTypes);
  const text = await response.text();
  try {
    return parseJson(text);
  } catch {
    // The parser's own error quotes the body.
    throw unexpectedContent(operationId, response, "has a body that is not JSON");
  }
}

function readError(operationId: string, response: Response, mediaTypes: readonly string[], error: unknown): unknown {
  if (mediaTypes.length === 0) return undefined;
  checkMediaType(operationId, response, mediaTypes);
  if (typeof error !== "object" || error === null || Array.isArray(error))
    throw unexpectedContent(operationId, response, "has no JSON object for a body");
  return error;
}

function checkMediaType(operationId: string, response: Response, mediaTypes: readonly string[]): void {
  const given = response.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (given !== "application/json" || !mediaTypes.includes(given))
    throw unexpectedContent(operationId, response, `is ${given || "of no media type"}, not ${mediaTypes.join(" or ")}`);
}

const unexpectedContent = (operationId: string, { status }: Response, what: string): ClientError =>
  new ClientError("unexpected-content", operationId, `the answer of status ${status} ${what}`, { status });

/** openapi-fetch has read the body of an error already. */
async function discard({ body, bodyUsed }: Response): Promise<void> {
  if (!bodyUsed) await body?.cancel();
}
