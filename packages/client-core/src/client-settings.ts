import {
  baseUrlOption,
  booleanOption,
  functionOption,
  integerOption,
  type OptionRule,
  type SigningOptionRules,
  timeoutOption,
} from "@maksu/signing/options";
import type { OnCall } from "./call-report.ts";

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
}

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
}

const retries = integerOption(0);

/** What each setting may be that is alike in every client. A client adds its own, and checks all of its options with signing's `requireOptions`. */
export const CLIENT_SETTINGS: SigningOptionRules<ClientSettings> = {
  baseUrl: baseUrlOption,
  validate: booleanOption,
  timeout: timeoutOption,
  retries,
  onCall: functionOption,
  maxResponseBytes: integerOption(1, undefined, "of bytes"),
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
};
