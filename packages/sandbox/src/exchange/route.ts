import type { Handle, WireRequest, WireResponse } from "@maksu/service-front";

/** A part of the sandbox that responds to the requests of its own paths. */
export interface Route {
  /** Whether a path is its own: without the query. */
  owns(path: string): boolean;
  handle(request: WireRequest): Promise<WireResponse>;
}

/**
 * Hands each request to the first route that owns its path.
 *
 * @param rest takes the requests of all other paths
 */
export const routed =
  (routes: readonly Route[], rest: Route): Handle =>
  (request) =>
    (routes.find(({ owns }) => owns(request.path)) ?? rest).handle(request);
