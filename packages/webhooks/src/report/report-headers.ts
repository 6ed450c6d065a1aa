/** The signed headers of a report: which of them only other messages have. */
import { isSigned } from "../events/event-parameters.ts";
import { type CheckoutMethod, eventTable } from "@maksu/payment-api/events";

const METHOD = "checkout-method";
const OWN: ReadonlySet<string> = new Set([...Object.keys(eventTable.paymentReport.headers), METHOD]);

/** What other events sign: the description has it for them, and not for a report. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  Object.values(eventTable).flatMap(({ query }) => Object.keys(query).filter((name) => isSigned(name) && !OWN.has(name))),
);

/** How a report comes. The service's responses have the method of their request. */
const POST: CheckoutMethod = "POST";

/**
 * Whether a report may have these headers. Which ones it signs is not published, so none need be there, and unknown ones may; but those of other
 * events are signed with the same secret, and a customer has them in the address that leads back to the shop.
 *
 * Unlike in an address, `checkout-nonce` and `checkout-timestamp` are no reason to refuse: a report comes as a POST, which the service may sign as
 * any request, and refused it would be lost. The merchant's own requests, which have them, are told by their bodies: an object, or none.
 */
export function areReportHeaders(headers: Iterable<readonly [name: string, value: unknown]>): boolean {
  for (const [name, value] of headers) {
    const lower = name.toLowerCase();
    if (OF_OTHERS.has(lower) || (lower === METHOD && value !== POST)) return false;
  }
  return true;
}
