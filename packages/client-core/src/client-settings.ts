import type { PlainFetch } from "@maksu/signing";
import {
  booleanOption,
  functionOption,
  headerOption,
  integerOption,
  type OptionRule,
  SERVICE_ADDRESS,
  type ServiceAddress,
  type SigningOptionRules,
  timeoutOption,
} from "@maksu/signing/options";
import type { Transport } from "./transport/transport.ts";

/** Options of a call, besides its input. */
export interface Options {
  /** Aborts the call, with a `ClientError` of code `aborted` whose `cause` is the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds, from sending to the last byte of the response, including retries and waits. @defaultValue the client's */
  readonly timeout?: number | undefined;
  /** Retries after the first attempt, where retrying is safe. @defaultValue the client's */
  readonly retries?: number | undefined;
  /**
   * Also retries a POST after a 503 with the service's code `service-unavailable`. The API does not promise that nothing was done then: check for
   * duplicates of earlier attempts. Has no effect on operations whose API does not document this code.
   * @defaultValue false
   */
  readonly retryUnavailable?: boolean | undefined;
  /**
   * Headers of this call, for tracing or `Prefer`, in addition to the client's. Not those of signing, body and connection.
   */
  readonly headers?: HeaderValues | undefined;
}

/** Headers by name; undefined ones are left out. */
export type HeaderValues = Readonly<Record<string, string | undefined>>;

/** The report of one attempt, passed to `onCall`. Holds no secrets and nothing of a body. */
export interface CallReport {
  readonly operationId: string;
  /** 1 for the first, one more for each repetition. */
  readonly attempt: number;
  /** HTTP status of the response; absent if there was none. */
  readonly status?: number;
  /** The code of what was thrown; absent when the attempt had a result. */
  readonly code?: string;
  /** Milliseconds, from before signing to the last byte of the response. */
  readonly duration: number;
  /** Bytes of the request's body, 0 without one. */
  readonly requestBytes: number;
  /** Bytes of the response's body, decompressed; absent if it was not read whole. */
  readonly responseBytes?: number;
  /** The service's request ID, to quote to its support; absent if it sent none. */
  readonly requestId?: string;
}

/** Called with a report of each attempt when it has ended. Errors that it throws are ignored. */
export type OnCall = (report: CallReport) => unknown;

/** The settings that all clients share. */
export interface ClientSettings extends ServiceAddress {
  /** Check requests against their description before sending. @defaultValue true */
  readonly validate?: boolean | undefined;
  /** Timeout of a call in milliseconds, from sending to the last byte of the response, including retries and waits. @defaultValue 30000 */
  readonly timeout?: number | undefined;
  /**
   * Retries after the first attempt, where retrying is safe: if no connection was made, which is known of the built-in `fetch` but not of the caller's
   * own; a GET after a network error, or 429, 502, 503 or 504 of the service or a gateway; a DELETE after 503 `service-unavailable`. Waits are random,
   * up to 250 ms at first and up to twice as long each time; `Retry-After` is respected, and all ends by `timeout`. Every attempt is signed again.
   * @defaultValue 2
   */
  readonly retries?: number | undefined;
  /** Called with a report of each attempt when it has ended. Errors that it throws are ignored. */
  readonly onCall?: OnCall | undefined;
  /**
   * Most bytes of a response's body that are read.
   * @defaultValue 10 MB
   */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Headers of every call, or a function that returns them for each attempt. Not those of signing, body and connection. A call's own headers override
   * them. Not sent by `http`, which has middleware for that.
   */
  readonly headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>) | undefined;
  /**
   * Your own product, such as `shop/1.2`. It goes before the client's name and version and the runtime's in the `User-Agent` header, which servers
   * send and browsers don't.
   */
  readonly userAgent?: string | undefined;
  /** Sends requests in place of the built-in `fetch`, with the URL as text. Must follow no redirect when called with `redirect: "manual"`. */
  readonly fetch?: PlainFetch | undefined;
  /**
   * Sends the requests of the methods in place of `fetch`; `http` always uses `fetch`. On Node, `nodeTransport()` takes less processor time.
   * @defaultValue `fetchTransport()`
   */
  readonly transport?: Transport | undefined;
}

const retries = integerOption(0);

const headersOption: OptionRule = {
  allowed: "a plain object of names and values, such as Object.fromEntries(headers)",
  accepts: (value) => typeof value === "object" && value !== null && !(Symbol.iterator in value),
};

/** Rules of the settings that all clients share. A client adds its own rules, and checks all of its options with signing's `requireOptions`. */
export const CLIENT_SETTINGS: SigningOptionRules<ClientSettings> = {
  ...SERVICE_ADDRESS,
  validate: booleanOption,
  timeout: timeoutOption,
  retries,
  onCall: functionOption,
  maxResponseBytes: integerOption(1, undefined, "of bytes"),
  headers: {
    allowed: `${headersOption.allowed}, or a function that returns one`,
    accepts: (value) => typeof value === "function" || headersOption.accepts(value),
  },
  userAgent: {
    ...headerOption,
    allowed: "printable ASCII text",
    accepts: (value) => typeof value === "string" && /^[!-~][ -~]*$/.test(value),
    takes: "a string",
  },
  fetch: functionOption,
  transport: functionOption,
};

/** Anything that can abort, also that of another realm. */
const signalOption: OptionRule = {
  allowed: "an AbortSignal, such as controller.signal",
  accepts: (value) => typeof Object(value).aborted === "boolean" && typeof Object(value).addEventListener === "function",
};

/** Rules of the options of a call. */
export const CALL_OPTIONS: SigningOptionRules<Options> = {
  signal: signalOption,
  timeout: timeoutOption,
  retries,
  retryUnavailable: booleanOption,
  headers: headersOption,
};

/** Separates the shared settings from a client's own options. */
export function takeSettings<Given extends ClientSettings>(
  options: Given,
): { readonly settings: ClientSettings; readonly own: Omit<Given, keyof ClientSettings> } {
  const settings: Record<string, unknown> = {};
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(options)) (Object.hasOwn(CLIENT_SETTINGS, name) ? settings : own)[name] = value;
  // The rules name every setting, and nothing else.
  return { settings, own } as unknown as ReturnType<typeof takeSettings<Given>>;
}
