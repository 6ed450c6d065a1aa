import { verifyCheckoutSignature } from "../index.ts";

/** The page that the customer comes back to after paying. */
export async function paymentReturn(request: Request): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const genuine = await verifyCheckoutSignature({ parameters, secret: "SAIPPUAKAUPPIAS" });
  if (!genuine) return new Response("not from the payment service", { status: 400 });
  // The signature tells who wrote the parameters; the status, what they say. Only `ok` is a payment.
  return new Response(parameters.get("checkout-status") === "ok" ? "paid" : "not paid");
}
