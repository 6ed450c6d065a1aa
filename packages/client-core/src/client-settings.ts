import type { PlainFetch } from "@maksu/signing";
import {
  baseUrlOption,
  booleanOption,
  functionOption,
  integerOption,
  type OptionRule,
  type SigningOptionRules,
  timeoutOption,
} from "@maksu/signing/options";
import type { OnCall } from "./call/call-report.ts";
import type { Transport } from "./transport/transport.ts";

/** What every call takes beside its input. */
export interface Options {
  /** Ends the call when it is aborted, with a `ClientError` of code `aborted` whose `cause` is the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call is given up, from sending to the last byte of the answer, repetitions and waits included. @defaultValue the client's */
  readonly timeout?: number | undefined;
  /** Attempts after the first, where repeating is safe. @defaultValue the client's */
  readonly retries?: number | undefined;
  /**
   * Repeats a POST, too, that the service answers with 503 and its code `service-unavailable`. The API does not say that nothing was done then: look for
   * what an earlier attempt may have made before you rely on there being one. Operations whose API documents no such code are never repeated by this.
   * @defaultValue false
   */
  readonly retryUnavailable?: boolean | undefined;
  /**
   * Headers of this call, for tracing or `Prefer`, beside the client's. Not those that signing fills in, nor those of body and connection.
   */
  readonly headers?: HeaderValues | undefined;
}

/** Headers by name; what is undefined is left out. */
export type HeaderValues = Readonly<Record<string, string | undefined>>;

/** The settings that are alike in every client. */
export interface ClientSettings {
  /** Scheme and host of the service, and nothing after it. `http:` to loopback alone. */
  readonly baseUrl: string;
  /** Check requests against their description before sending. @defaultValue true */
  readonly validate?: boolean | undefined;
  /** Milliseconds until a call is given up, from sending to the last byte of the answer, repetitions and waits included. @defaultValue 30000 */
  readonly timeout?: number | undefined;
  /**
   * Attempts after the first, where repeating is safe: a connection that never came about, which only the built-in `fetch` can tell, not one of the
   * caller's; a GET that the network, a gateway, or the service with 429, 502, 503 or 504 has failed; a DELETE that is answered 503
   * `service-unavailable`. Waits grow from 250 ms and are random, `Retry-After` is kept, and nothing goes on beyond `timeout`. Every attempt is
   * signed again.
   * @defaultValue 2
   */
  readonly retries?: number | undefined;
  /** Called with a report of each attempt when it has ended. Errors that it throws are ignored. */
  readonly onCall?: OnCall | undefined;
  /**
   * Most bytes of an answer's body that are read.
   * @defaultValue 10 MB
   */
  readonly maxResponseBytes?: number | undefined;
  /**
   * Headers of every call, or a function that makes them for each attempt. Not those that signing fills in, nor those of body and connection. Those of a
   * call come before them. `http` has its own way: middleware.
   */
  readonly headers?: HeaderValues | (() => HeaderValues | Promise<HeaderValues>) | undefined;
  /** Sends requests in place of the built-in `fetch`, with the URL as text. Follows no redirect when it is told not to. */
  readonly fetch?: PlainFetch | undefined;
  /**
   * Carries the requests of the methods in place of `fetch`; `http` always uses `fetch`. On Node, `nodeTransport()` takes half of its time.
   * @defaultValue `fetchTransport()`
   */
  readonly transport?: Transport | undefined;
}

const retries = integerOption(0);

const headersOption: OptionRule = {
  allowed: "an object of names and values",
  accepts: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && !(Symbol.iterator in value),
};

/** What each setting may be that is alike in every client. A client adds its own, and checks all of its options with signing's `requireOptions`. */
export const CLIENT_SETTINGS: SigningOptionRules<ClientSettings> = {
  baseUrl: baseUrlOption,
  validate: booleanOption,
  timeout: timeoutOption,
  retries,
  onCall: functionOption,
  maxResponseBytes: integerOption(1, undefined, "of bytes"),
  headers: {
    allowed: "an object of names and values, or a function that gives one",
    accepts: (value) => typeof value === "function" || headersOption.accepts(value),
  },
  fetch: functionOption,
  transport: functionOption,
};

/** Anything that can abort, also that of another realm. */
const signalOption: OptionRule = {
  allowed: "an AbortSignal",
  accepts: (value) =>
    typeof value === "object" && value !== null && "aborted" in value && "addEventListener" in value && typeof value.aborted === "boolean",
};

/** What each option of a call may be. */
export const CALL_OPTIONS: SigningOptionRules<Options> = {
  signal: signalOption,
  timeout: timeoutOption,
  retries,
  retryUnavailable: booleanOption,
  headers: headersOption,
};

/** The settings among a client's options, and what is the client's own. */
export function takeSettings<Given extends ClientSettings>(
  options: Given,
): { readonly settings: ClientSettings; readonly own: Omit<Given, keyof ClientSettings> } {
  const entries = Object.entries(options);
  const isSetting = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(CLIENT_SETTINGS, name);
  // The rules name every setting, and nothing else.
  return {
    settings: Object.fromEntries(entries.filter(isSetting)) as unknown as ClientSettings,
    own: Object.fromEntries(entries.filter((entry) => !isSetting(entry))) as Omit<Given, keyof ClientSettings>,
  };
}
