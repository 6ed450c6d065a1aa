import type { Deadline } from "./deadline.ts";
import { ClientError, errorCodeOf } from "../errors.ts";
import type { OperationEntry } from "@maksu/openapi-runtime";
import type { AnyResult } from "../result/result.ts";

/** What came of one attempt: a result, or what was thrown. */
export interface Outcome {
  readonly result?: AnyResult;
  readonly thrown?: unknown;
  /** HTTP status, when there was an answer. */
  readonly status?: number;
  /** The answer's headers, when there was one and it got so far. */
  readonly headers?: Headers;
}

/** How often to try again. */
export interface Retrying {
  /** Attempts after the first. */
  readonly retries: number;
  /** Also try a POST again that the service says it can't serve now. */
  readonly retryUnavailable: boolean;
}

/** First wait, doubled with every attempt, up to the longest; in milliseconds. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

/**
 * Tries until there is an outcome that another attempt would not mend, may not mend, or could not mend in the time that is left.
 *
 * @param attempt is told its number, from 1
 */
export async function withRetries(
  entry: OperationEntry,
  { retries, retryUnavailable }: Retrying,
  deadline: Deadline,
  attempt: (number: number) => Promise<Outcome>,
): Promise<AnyResult> {
  for (let number = 1; ; number += 1) {
    const outcome = await attempt(number);
    const wait = retryAfter(outcome.headers) ?? Math.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (number - 1));
    const isLast = number > retries || !isRepeatable(entry, outcome, retryUnavailable) || wait >= deadline.left();
    if (isLast && outcome.result) return outcome.result;
    if (isLast) throw outcome.thrown;
    await deadline.race(waitFor(wait, deadline.signal));
  }
}

/** Whether doing it again does no harm, and may help. */
function isRepeatable(entry: OperationEntry, { result, thrown, status = 0 }: Outcome, retryUnavailable: boolean): boolean {
  const code = thrown instanceof ClientError ? thrown.code : undefined;
  if (code === "connection-failed") return true;
  if (entry.method === "GET") return code === "network-error" || (TRANSIENT.has(status) && (result !== undefined || NO_ANSWER.has(code)));
  return isUnavailable(entry, result) && (entry.method === "DELETE" || retryUnavailable);
}

/** Statuses of a service or gateway that is busy or away. */
const TRANSIENT: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** What a gateway's page is called. An answer whose signature is wrong is none of these: it will not get better. */
const NO_ANSWER: ReadonlySet<ClientError["code"] | undefined> = new Set([
  "unexpected-status",
  "unexpected-content",
  "not-from-service",
  "signature-missing",
  "response-too-large",
]);

/** Merchant API v1, Error codes: 503 with this code is the service's own word that it can't serve the request now. A gateway's 503 has none. */
const isUnavailable = ({ responses }: OperationEntry, result: AnyResult | undefined): boolean =>
  result?.status === 503 && responses[503] !== undefined && errorCodeOf(result.error) === "service-unavailable";

/**
 * Milliseconds to wait by the answer's own word: seconds, or an HTTP date.
 *
 * @returns undefined when it says nothing that can be understood
 */
function retryAfter(headers: Headers | undefined): number | undefined {
  const text = headers?.get("retry-after")?.trim();
  if (text === undefined || text === "") return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** The one form that is written today: RFC 9110, section 5.6.7, IMF-fixdate. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Ends early, and leaves no timer, when the call ends. */
const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
