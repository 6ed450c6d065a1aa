import { type NextRequest, NextResponse } from "next/server";
import { payments } from "@/lib/payments";

/** Creates a payment, and sends the customer to it. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const form = await request.formData();
  const shop = process.env.SHOP_URL ?? "";
  const callback = `${shop}/hooks/payment`;
  const result = await payments().createPayment({
    body: {
      stamp: crypto.randomUUID(), // store it with the order first
      reference: String(form.get("order")),
      amount: 1525,
      currency: "EUR",
      language: "FI",
      items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
      customer: { email: String(form.get("email")) },
      redirectUrls: { success: `${shop}/thanks`, cancel: `${shop}/cart` },
      callbackUrls: { success: callback, cancel: callback },
    },
  });
  if (!result.ok) return NextResponse.json({ error: "the payment could not be created" }, { status: 502 });
  return NextResponse.redirect(result.data.href, 303); // 307, the default, would post the form again
}
