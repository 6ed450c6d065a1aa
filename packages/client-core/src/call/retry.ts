import type { Deadline } from "./deadline.ts";
import { ClientError, errorCodeOf } from "../errors.ts";
import type { OperationEntry } from "@maksu/openapi-runtime";
import type { AnyResult } from "../result/result.ts";

/** The outcome of one attempt: a result or an error. */
export interface Outcome {
  readonly result?: AnyResult;
  readonly thrown?: unknown;
  /** HTTP status, if there was a response. */
  readonly status?: number;
  /** The response's headers, if they were received. */
  readonly headers?: Headers;
  /** Length of the response's body, decompressed; undefined if it was not read whole. */
  readonly responseBytes?: number | undefined;
}

/** How often to retry. */
export interface Retrying {
  /** Attempts after the first. */
  readonly retries: number;
  /** Whether to also retry a POST that the service reports as unavailable. */
  readonly retryUnavailable: boolean;
}

/** First wait, doubled with every attempt, up to the longest; in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

/**
 * Retries until the outcome is final, unsafe to retry, or the deadline leaves no time.
 *
 * @param attempt called with its number, from 1
 */
export async function withRetries(
  entry: OperationEntry,
  { retries, retryUnavailable }: Retrying,
  deadline: Deadline,
  attempt: (number: number) => Promise<Outcome>,
): Promise<AnyResult> {
  for (let number = 1; ; number += 1) {
    const outcome = await attempt(number);
    const wait =
      number <= retries && isRepeatable(entry, outcome, retryUnavailable) ? waitAfter(number, outcome.headers) : Number.POSITIVE_INFINITY;
    if (wait < deadline.left()) await deadline.race(waitFor(wait, deadline));
    else if (outcome.result) return outcome.result;
    else throw outcome.thrown;
  }
}

/** Milliseconds to wait after an attempt: as the service says, otherwise random and growing. */
const waitAfter = (number: number, headers: Headers | undefined): number =>
  retryAfter(headers) ?? Math.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (number - 1));

/** Returns whether a retry is safe and may help. */
function isRepeatable(entry: OperationEntry, { result, thrown, status = 0 }: Outcome, retryUnavailable: boolean): boolean {
  const code = thrown instanceof ClientError ? thrown.code : undefined;
  if (code === "connection-failed") return true;
  if (entry.method === "GET")
    return code === "network-error" || (TRANSIENT.has(status) && (result !== undefined || FROM_GATEWAY.has(code)));
  return isUnavailable(entry, result) && (entry.method === "DELETE" || retryUnavailable);
}

/** Statuses of a service or gateway that is busy or down. */
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Codes of a gateway's response. A response with a wrong signature is not among them: a retry would not help. */
const FROM_GATEWAY: ReadonlySet<ClientError["code"] | undefined> = new Set([
  "unexpected-status",
  "unexpected-content",
  "not-from-service",
  "signature-missing",
  "response-too-large",
]);

/** Merchant API v1, Error codes: with 503 and this code the service itself reports that it can't serve the request now. A gateway's 503 has no code. */
const isUnavailable = ({ responses }: OperationEntry, result: AnyResult | undefined): boolean =>
  result?.status === 503 && responses[503] !== undefined && errorCodeOf(result.error) === "service-unavailable";

/**
 * Reads `Retry-After`, in seconds or as an HTTP date. Returns milliseconds.
 *
 * @returns undefined if it is missing or invalid
 */
function retryAfter(headers: Headers | undefined): number | undefined {
  const text = headers?.get("retry-after")?.trim();
  if (text === undefined || text === "") return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The only current format: RFC 9110, section 5.6.7, IMF-fixdate. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Waits. Ends early, without leaving a timer, when the call ends. */
const waitFor = (milliseconds: number, deadline: Deadline): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    deadline.onEnd(() => clearTimeout(timer));
  });
