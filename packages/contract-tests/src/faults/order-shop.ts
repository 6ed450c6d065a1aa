/** Two shops: one whose functions do what the guide on forged events asks of them, and one that verifies nothing. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { SandboxWorld } from "@maksu/sandbox";
import {
  addCardCallbackHandler,
  memoryStore,
  paymentCallbackHandler,
  paymentNotificationHandler,
  paymentReportHandler,
  refundCallbackHandler,
  refundStatusChangedHandler,
  webhookRouter,
} from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import { examples } from "@maksu/payment-client/examples";

/** A shop that takes only what was signed for it. */
export interface OrderShop extends AsyncDisposable {
  readonly urls: Readonly<Record<"payment" | "card" | "refund" | "report" | "order" | "orderRefund", string>>;
  /** The work that it has done, once each, in alphabetical order. */
  readonly done: () => readonly string[];
  /** Ends its being down. */
  readonly open: () => void;
}

/**
 * Starts the shop of a world.
 *
 * @param isDown - whether it responds with 503 until it is opened
 */
export async function startOrderShop(world: SandboxWorld, { isDown = false }: { readonly isDown?: boolean } = {}): Promise<OrderShop> {
  const done = new Map<string, string>();
  const once = async (key: string, what: string): Promise<void> => void done.set(key, what);
  const { amount: price } = examples.createPayment.minimal.body;
  const store = memoryStore();
  const merchant = { store, compare: "by hand" as const, ...world.payment };
  const ofOrders = { store, compare: "by hand" as const, secret: world.merchant.secret };
  const listener = nodeListener(
    webhookRouter({
      "/payment": paymentCallbackHandler({
        ...merchant,
        async onPayment({ status, stamp, amount }) {
          if (status === "ok" && amount === price) await once(`payment ${stamp}`, `paid ${stamp}`);
        },
      }),
      "/card": addCardCallbackHandler({
        ...merchant,
        async onCard({ status, tokenizationId }) {
          if (status === "ok") await once(`card ${tokenizationId}`, "card added");
        },
      }),
      "/refund": refundCallbackHandler({
        ...merchant,
        async onRefund({ status, transactionId }) {
          const isOurs = (await world.transitions()).some(({ of, about }) => of === "refund" && about === transactionId);
          if (status === "ok" && isOurs) await once(`refund ${transactionId}`, "refunded");
        },
      }),
      "/report": paymentReportHandler({ ...merchant, onReport: async () => once("report", "report") }),
      "/order": paymentNotificationHandler({
        ...ofOrders,
        onPaid: async ({ orderNumber }) => once(`order ${orderNumber}`, `order ${orderNumber} paid`),
      }),
      "/orderRefund": refundStatusChangedHandler({
        ...ofOrders,
        onRefundStatus: async ({ refundToken, newStatus }) => once(`order refund ${refundToken} ${newStatus}`, `order refund ${newStatus}`),
        onOtherRefundStatus: async () => {},
      }),
    }),
  );
  let isOpen = !isDown;
  const { base, close } = await listen((request, response) => (isOpen ? listener(request, response) : void response.writeHead(503).end()));
  const names = ["payment", "card", "refund", "report", "order", "orderRefund"] as const;
  return {
    urls: Object.fromEntries(names.map((name) => [name, `${base}/${name}`])) as OrderShop["urls"],
    done: () => [...done.values()].toSorted(),
    open: () => void (isOpen = true),
    [Symbol.asyncDispose]: close,
  };
}

/** A shop that takes whatever comes to the URL of an order's success. */
export interface NaiveShop extends AsyncDisposable {
  readonly url: string;
  /** The orders that it has handed over. */
  readonly paid: () => readonly string[];
}

/** Starts a shop that verifies nothing. */
export async function startNaiveShop(): Promise<NaiveShop> {
  const paid: string[] = [];
  const { base, close } = await listen(({ url = "" }, response) => {
    const { searchParams } = new URL(url, "http://shop");
    if (searchParams.get("from") === "success") paid.push(searchParams.get("order") ?? "");
    response.end();
  });
  return { url: `${base}/`, paid: () => paid, [Symbol.asyncDispose]: close };
}

async function listen(listener: RequestListener): Promise<{ readonly base: string; readonly close: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = new Promise<unknown>((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
