/** Messages of JSON-RPC 2.0, as the protocol sends them: one a line. */

/** The id of a request, and of its response. */
export type RequestId = string | number;

/** A message that came. */
export interface Incoming {
  /** Absent in a notification. */
  readonly id?: RequestId;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Error codes of JSON-RPC. */
export const CODES = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602, internal: -32_603 } as const;

/** An error of the protocol, with its code: the request gets no result. */
export class ProtocolError extends Error {
  override readonly name = "ProtocolError";
  readonly code: number;
  readonly id: RequestId | null;

  constructor(code: number, message: string, id: RequestId | null = null) {
    super(message);
    this.code = code;
    this.id = id;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Reads a line. Returns nothing for a response: this server sends no requests.
 *
 * @throws ProtocolError for an invalid message
 */
export function readMessage(line: string): Incoming | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new ProtocolError(CODES.parse, "The line is not JSON.");
  }
  if (!isRecord(value))
    throw new ProtocolError(CODES.request, "A message is one object; batches are not in these versions of the protocol.");
  const { id, method, params = {} } = value;
  const isId = typeof id === "string" || typeof id === "number";
  if (method === undefined && isId && ("result" in value || "error" in value)) return undefined;
  const known = isId ? id : null;
  if (value["jsonrpc"] !== "2.0") throw new ProtocolError(CODES.request, 'jsonrpc: must be "2.0"', known);
  if (id !== undefined && !isId) throw new ProtocolError(CODES.request, "id: must be a string or a number");
  if (typeof method !== "string") throw new ProtocolError(CODES.request, "method: must be a string", known);
  if (!isRecord(params)) throw new ProtocolError(CODES.params, "params: must be an object", known);
  return { ...(isId && { id }), method, params };
}
