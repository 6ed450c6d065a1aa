import { verifyCheckoutSignature } from "../src/index.ts";

/** Handles the customer's return after paying an order. The amount is in cents. */
export async function paymentReturn(request: Request, order: { readonly stamp: string; readonly amount: number }): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const genuine = await verifyCheckoutSignature({ parameters, secret: "SAIPPUAKAUPPIAS" });
  if (!genuine) return new Response("not from the payment service", { status: 400 });
  // The signature proves who wrote the parameters, not what they are for: redirects of other orders and of added cards are signed, too.
  const isOrder = parameters.get("checkout-stamp") === order.stamp && parameters.get("checkout-amount") === String(order.amount);
  return new Response(isOrder && parameters.get("checkout-status") === "ok" ? "paid" : "not paid");
}
