/** A receiver of the service's events, and its tests. */
import {
  type Claim,
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
import { newOrder, type OrderState, stateOf, withTransaction } from "@maksu/webhooks/order-state";
import { postgresStore } from "@maksu/webhooks/postgres";
import { type PaymentSource, reconcile } from "@maksu/webhooks/reconcile";
import { redisStore } from "@maksu/webhooks/redis";
import { sqliteStore } from "@maksu/webhooks/sqlite";
import { paymentCallback, paymentReport } from "@maksu/webhooks/testing";

const merchant = { account: 375917, secret: ["SAIPPUAKAUPPIAS", "old"] };

class ShopStore implements OnceStore {
  readonly #holders = new Map<string, string>();

  claim(key: string, token: string, ttl: number): Promise<Claim> {
    const holder = this.#holders.get(key) ?? token;
    if (ttl > 0) this.#holders.set(key, holder);
    return Promise.resolve(holder === token ? "claimed" : holder === "" ? "done" : "taken");
  }

  extend(key: string, token: string): Promise<boolean> {
    return Promise.resolve(this.#holders.get(key) === token);
  }

  finish(keys: readonly string[], _ttl: number, held?: { readonly key: string }): Promise<void> {
    for (const key of keys) this.#holders.set(key, "");
    return held ? this.release(held.key) : Promise.resolve();
  }

  release(key: string): Promise<void> {
    this.#holders.delete(key);
    return Promise.resolve();
  }
}

export const handler: Handler = webhookRouter({
  "/payment": paymentCallbackHandler({
    ...merchant,
    store: new ShopStore(),
    order: async (stamp) => ({ id: stamp, amount: 1525, transactions: [stamp] }),
    onMismatch: async ({ mismatch, of }) => console.log(mismatch, of),
    onPayment: async (payment: PaymentEvent) => payment,
    onDelivery: (delivery) => (delivery.outcome === "rejected" ? delivery.reason : delivery.status),
  }),
  "/refund": refundStatusChangedHandler({
    secret: "x",
    store: memoryStore(),
    compare: "by hand",
    onRefundStatus: async ({ refundToken }) => refundToken,
  }),
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

export const stores: readonly OnceStore[] = [
  redisStore({ eval: async (_script: string, { keys }: { readonly keys: string[] }) => keys }),
  postgresStore({ query: async () => ({ rows: [] }) }, { prefix: "1:" }),
  sqliteStore({ prepare: () => ({ get: () => undefined, run: () => ({ changes: 0 }) }) }),
];

const client: PaymentSource = { getPayment: async () => ({ ok: false, status: 404 }) };
export const reconciled = async (): Promise<string[]> =>
  (await reconcile({ ...merchant, client, store: memoryStore(), compare: "by hand", onPayment: async () => {}, open: [] })).map(
    ({ outcome }) => outcome,
  );

export const state: OrderState = stateOf(withTransaction(newOrder, { transactionId: "a", status: "ok" }));

export function rejected(): void {
  // @ts-expect-error: not a client
  redisStore("redis://127.0.0.1");
  // @ts-expect-error: the store is missing
  paymentCallbackHandler({ ...merchant, compare: "by hand", onPayment: async () => undefined });
  // @ts-expect-error: onPayment is missing
  paymentCallbackHandler({ ...merchant, store: memoryStore() });
  // @ts-expect-error: a path starts with a slash
  webhookRouter({ payment: handler });
  // @ts-expect-error: unknown option
  void paymentCallback({ url: "https://shop.example.com/callback" });
}
