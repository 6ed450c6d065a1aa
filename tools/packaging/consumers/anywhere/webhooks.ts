/** A receiver of the service's events, and its tests. */
import {
  type Handler,
  memoryStore,
  type OnceStore,
  type PaymentEvent,
  paymentCallbackHandler,
  readPayment,
  refundStatusChangedHandler,
  WebhookError,
  webhookRouter,
} from "@maksu/webhooks";
import { paymentCallback, paymentReport } from "@maksu/webhooks/testing";

const merchant = { account: 375917, secret: ["SAIPPUAKAUPPIAS", "old"] };

class ShopStore implements OnceStore {
  readonly #claimed = new Set<string>();

  claim(key: string, ttl: number): Promise<boolean> {
    const isNew = ttl > 0 && !this.#claimed.has(key);
    this.#claimed.add(key);
    return Promise.resolve(isNew);
  }

  release(key: string): Promise<void> {
    this.#claimed.delete(key);
    return Promise.resolve();
  }
}

export const handler: Handler = webhookRouter({
  "/payment": paymentCallbackHandler({
    ...merchant,
    store: new ShopStore(),
    onPayment: async (payment: PaymentEvent) => payment,
    onDelivery: (delivery) => (delivery.outcome === "rejected" ? delivery.reason : delivery.status),
  }),
  "/refund": refundStatusChangedHandler({ secret: "x", store: memoryStore(), onRefundStatus: async ({ refundToken }) => refundToken }),
});

export async function test(): Promise<number> {
  const request: Request = await paymentCallback({
    url: "https://shop.example.com/payment",
    account: 375917,
    secret: "SAIPPUAKAUPPIAS",
    status: "ok",
    amount: 1525,
  });
  const reading = await readPayment(request.url, merchant);
  if (!reading.genuine) return reading.reason.length;
  // @ts-expect-error: a genuine reading has no reason
  void reading.reason;
  return (await handler(request)).status;
}

export const codeOf = (error: unknown): string => (error instanceof WebhookError ? error.code : "unknown");
export const given: unknown = paymentReport;

export function rejected(): void {
  // @ts-expect-error: the store is missing
  paymentCallbackHandler({ ...merchant, onPayment: async () => undefined });
  // @ts-expect-error: onPayment is missing
  paymentCallbackHandler({ ...merchant, store: memoryStore() });
  // @ts-expect-error: a path starts with a slash
  webhookRouter({ payment: handler });
  // @ts-expect-error: unknown option
  void paymentCallback({ url: "https://shop.example.com/callback" });
}
