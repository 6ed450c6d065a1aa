import type { Middleware } from "openapi-fetch";

type Seen = Parameters<NonNullable<Middleware["onRequest"]>>[0];

/** What middleware is told of a call. */
export type Surroundings = Pick<Seen, "schemaPath" | "params" | "options">;

/**
 * Sends a request through middleware, in the order and by the rules of openapi-fetch: `onRequest` first to last, an answer from there goes out as
 * it is, `onResponse` and `onError` last to first.
 */
export async function exchange(
  first: Request,
  surroundings: Surroundings,
  middlewares: readonly Middleware[],
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const id = crypto.randomUUID();
  let request = first;
  for (const middleware of middlewares) {
    const replaced = await middleware.onRequest?.({ ...surroundings, id, request });
    if (replaced instanceof Response) return replaced;
    if (replaced instanceof Request) request = replaced;
    else if (replaced) throw new Error("onRequest: must return new Request() or Response() when modifying the request");
  }
  const backwards = middlewares.toReversed();
  let response = await send(request).catch((error: unknown) => recover(error));
  for (const middleware of backwards) {
    const replaced = await middleware.onResponse?.({ ...surroundings, id, request, response });
    if (replaced instanceof Response) response = replaced;
    else if (replaced) throw new Error("onResponse: must return new Response() when modifying the response");
  }
  return response;

  async function recover(thrown: unknown): Promise<Response> {
    let error = thrown;
    for (const middleware of backwards) {
      const replaced = await middleware.onError?.({ ...surroundings, id, request, error });
      if (replaced instanceof Response) return replaced;
      if (replaced instanceof Error) error = replaced;
      else if (replaced) throw new Error("onError: must return new Response() or instance of Error");
    }
    throw error;
  }
}
