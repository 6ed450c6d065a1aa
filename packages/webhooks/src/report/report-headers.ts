/** Signed headers of a report, and those that only other messages have. */
import { isSigned } from "../events/event-parameters.ts";
import { type CheckoutMethod, eventTable } from "@maksu/payment-api/events";

const METHOD = "checkout-method";
const OWN: ReadonlySet<string> = new Set([...Object.keys(eventTable.paymentReport.headers), METHOD]);

/** Headers that the description has for other events, and not for a report. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  Object.values(eventTable).flatMap(({ query }) => Object.keys(query).filter((name) => isSigned(name) && !OWN.has(name))),
);

/** The method of a report delivery. The service's responses have the method of their request. */
const POST: CheckoutMethod = "POST";

/**
 * Checks whether a report may have these headers. The headers that it signs are undocumented, so none is required, and unknown ones are
 * allowed. Those of other events are not: they are signed with the same secret, and a customer has them in the URL that leads back to the
 * shop.
 *
 * Unlike in a URL, `checkout-nonce` and `checkout-timestamp` are no reason to reject: a report comes as a POST, which the service may sign
 * like any request, and if rejected it would be lost. The merchant's own requests, which have these headers, differ by their bodies: an
 * object, or none.
 */
export function areReportHeaders(headers: Iterable<readonly [name: string, value: unknown]>): boolean {
  for (const [name, value] of headers) {
    const lower = name.toLowerCase();
    if (OF_OTHERS.has(lower) || (lower === METHOD && value !== POST)) return false;
  }
  return true;
}
