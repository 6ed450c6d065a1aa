/** The page shown to a customer who returns from the service. */

import type { MismatchName } from "../once/once.ts";

/** The circumstances of a customer's visit. */
export interface Visit {
  /** The request, for cookies and the like. Query parameters that the event does not have are not signed. */
  readonly request: Request;
  /** Whether your function has resolved for the event, now or earlier. If not, it failed, or another delivery is still in progress. */
  readonly handled: boolean;
  /** How your records contradict the event, if they do: it is then not handled. */
  readonly mismatch?: MismatchName;
}

/**
 * Where the customer goes: a URL to redirect to with status 303 (a string may be a path of your own site), or a page of your own. Prefer
 * the URL: the one that the customer arrives by has signed parameters, which links and scripts of a page should not see.
 */
export type Destination = string | URL | Response;

/** Renders the page for the customer who brings an event. */
export type Page<Event> = (event: Event, visit: Visit) => Promise<Response>;

/** Creates a page from the merchant's function. */
export function pageOf<Event>(destinationOf: (event: Event, visit: Visit) => Destination | Promise<Destination>): Page<Event> {
  return async (event, visit) => {
    const destination = await destinationOf(event, visit);
    if (typeof destination === "string") return redirect(encoded(destination));
    return "href" in destination ? redirect(destination.href) : destination;
  };
}

/** Keeps relative URLs relative: behind a proxy, the request's own host may be unreachable for a browser, or made up by the sender. */
function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" } });
}

/** Encodes the text of a URL for a header. Existing percent sequences are kept. */
const encoded = (address: string): string => encodeURI(address).replaceAll(/%25([0-9A-Fa-f]{2})/g, "%$1");
