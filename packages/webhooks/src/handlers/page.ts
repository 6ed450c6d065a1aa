/** What a customer sees who comes back from the service. */

/** The circumstances of a customer's visit. */
export interface Visit {
  /** The request, for cookies and the like. Its own query is not signed, but for what the event has. */
  readonly request: Request;
  /** Whether your function for the event has resolved, now or before. If not, it failed, or another delivery is still at work. */
  readonly handled: boolean;
}

/**
 * Where the customer goes: an address (a text may be a path of your own site), which they are sent to with status 303, or a page of your own.
 * Prefer the address: the one that they come by has signed parameters, which no page's links and scripts should get to know.
 */
export type Destination = string | URL | Response;

/** Shows an event to the customer who brings it. */
export type Page<Event> = (event: Event, visit: Visit) => Promise<Response>;

/** A page from where the merchant sends the customer. */
export function pageOf<Event>(destinationOf: (event: Event, visit: Visit) => Destination | Promise<Destination>): Page<Event> {
  return async (event, visit) => {
    const destination = await destinationOf(event, visit);
    if (typeof destination === "string") return redirect(encoded(destination));
    return "href" in destination ? redirect(destination.href) : destination;
  };
}

/** Relative addresses stay so: behind a proxy, the request's own host may be one that no browser reaches, or one that the sender has made up. */
function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" } });
}

/** The text of an address in the characters that a header has. What is a percent sequence already stays one. */
const encoded = (address: string): string => encodeURI(address).replaceAll(/%25([0-9A-Fa-f]{2})/g, "%$1");
