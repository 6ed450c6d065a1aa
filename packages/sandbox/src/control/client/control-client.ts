import { controlTokenOption, publicUrlOption } from "@maksu/service-front/access";
import type { Operations } from "../../generated/methods.ts";
import { type OperationId, operationIds } from "../../generated/operation-ids.ts";
import { operationTable } from "../../generated/operations.ts";
import type { ErrorBody } from "../../generated/schema.ts";
import { ControlError } from "./control-error.ts";
import { patientFetch, type Sent } from "./patient-fetch.ts";

/** Which sandbox to control. */
export interface ControlClientOptions {
  /** Its base URL, such as `http://127.0.0.1:4020`. */
  readonly url: string;
  /** The control token that it was started with. @defaultValue none */
  readonly token?: string;
  /**
   * @defaultValue Node's client of HTTP, which waits for a response as long as it takes, follows no redirects, and uses no proxy; where
   * there is none, the runtime's `fetch`
   */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** The parts of any input. */
interface AnyInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/**
 * Creates a client of a running sandbox: a method for each operation of the control API.
 *
 * Each method rejects with a {@link ControlError} when the sandbox rejects the request, or no path can have one of its values, and with what `fetch`
 * throws when there is no response.
 *
 * @throws TypeError when `url` is not an http(s) URL without user, query and fragment, or `token` is none that a header can hold; neither is quoted
 */
export function createControlClient(options: ControlClientOptions): Operations {
  if (!publicUrlOption.accepts(options.url)) throw new TypeError(`url: must be ${publicUrlOption.allowed}, such as http://127.0.0.1:4020`);
  if (options.token !== undefined && !controlTokenOption.accepts(options.token))
    throw new TypeError(`token: must be ${controlTokenOption.allowed}`);
  const method = (id: OperationId) => (input?: AnyInput) => send(options, id, input);
  // The table that it is made of and the type are generated from one description.
  return Object.fromEntries(operationIds.map((id) => [id, method(id)])) as unknown as Operations;
}

async function send({ url, token, fetch }: ControlClientOptions, id: OperationId, input: AnyInput = {}): Promise<unknown> {
  const { method, path } = operationTable[id];
  const target =
    url.replace(/\/$/, "") +
    path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => pathValue(id, name, input.path?.[name] ?? "")) +
    queryText(input.query);
  const sent: Sent = {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(input.body !== undefined && { "content-type": "application/json" }),
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  };
  const response = await (fetch ?? patientFetch)(target, sent);
  const text = await response.text();
  const value = jsonIn(text);
  // Only a success without a body has none.
  if (!response.ok || (value === undefined && response.status !== 204)) throw errorOf(id, response.status, value);
  return value;
}

/** Percent-encodes a value of a path, but for dots that would lead to another path, and for lone surrogates, which no URL can have. */
function pathValue(id: OperationId, name: string, value: string): string {
  if (/^\.{1,2}$|\p{Surrogate}/u.test(value))
    throw new ControlError("invalid-request", 400, `${id}: path/${name}: must be Unicode text other than "." and ".."`);
  return encodeURIComponent(value);
}

/** A query with its question mark; empty without any. */
function queryText(query: AnyInput["query"] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : "";
}

/** Reads JSON; undefined for no body, and for one that is something else. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isError = (value: unknown): value is ErrorBody =>
  typeof value === "object" && value !== null && "code" in value && "message" in value && typeof value.message === "string";

const errorOf = (id: OperationId, status: number, value: unknown): ControlError =>
  isError(value)
    ? new ControlError(value.code, status, `${id}: ${value.message}`, value.possible)
    : new ControlError("no-control", status, `${id}: the response with status ${status} is not the control API's: check the url`);
