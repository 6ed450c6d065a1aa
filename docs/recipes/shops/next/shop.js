/** The shop under Next. It is loaded by the first request: the build loads every route, and has no secrets. */
export const shop = () => import("../shop.js");

/** Responds with what a function of the shop returns, or with its error. */
export async function respond(run) {
  try {
    const result = await run(await shop());
    // A customer goes to the payment by 303: 307, the default of `NextResponse.redirect`, would post the form again.
    return result.href ? new Response(result.id, { status: 303, headers: { location: result.href } }) : Response.json(result);
  } catch ({ status = 500, message }) {
    return new Response(message, { status });
  }
}
