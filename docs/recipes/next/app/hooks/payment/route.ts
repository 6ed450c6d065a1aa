import { memoryStore, paymentCallbackHandler } from "@maksu/webhooks";
import { merchant } from "@/lib/payments";

/** Never at build time, never from a cache. */
export const dynamic = "force-dynamic";

let handle: ((request: Request) => Promise<Response>) | undefined;

/** Takes the service's callbacks. */
export function GET(request: Request): Promise<Response> {
  handle ??= paymentCallbackHandler({
    ...merchant(),
    store: memoryStore(), // of this process and this route: use Redis or SQL in production
    compare: "by hand", // this one only logs; a shop has `order` here, which finds the order by its stamp
    onPayment: async ({ stamp, status, amount }) => console.log("payment", stamp, status, amount),
  });
  return handle(request);
}
