/** A merchant's shop: it handles what the sandbox sends by `@maksu/webhooks`, and records what each function was called with. */
import { createServer } from "node:http";
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
import { nodeListener, type NodeListener } from "@maksu/webhooks/node";

/** Where a shop receives events. */
export interface ShopUrls {
  readonly payment: string;
  readonly card: string;
  readonly refund: string;
  readonly report: string;
  readonly order: string;
  readonly orderRefund: string;
}

/** URLs of a shop that the sandbox sends nothing to. */
export const NO_SHOP: ShopUrls = urlsAt("https://shop.example.com");

export interface Handled {
  readonly name: string;
  /** The status of the payment, the refund or the card. */
  readonly status: string;
  /** The stamp or the order number, where the event has one. */
  readonly of: string | undefined;
  /** By the world's clock. Milliseconds since 1970. */
  readonly at: number;
}

/** A world's shop. */
export interface FaultShop {
  readonly urls: ShopUrls;
  /** In the order in which the functions were called. */
  readonly handled: readonly Handled[];
  /** Names of the events that came, however often each did. */
  readonly received: readonly string[];
}

/** A server with the shops of worlds. */
export interface Shops extends AsyncDisposable {
  open(world: SandboxWorld): FaultShop;
}

/** Starts the server. */
export async function startShops(): Promise<Shops> {
  const listeners = new Map<string, NodeListener>();
  const server = createServer((request, response) => listeners.get(request.url?.split("/")[1] ?? "")?.(request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    open(world) {
      const place = String(listeners.size);
      const handled: Handled[] = [];
      const received: string[] = [];
      const note = async (name: string, status: string, of?: string): Promise<void> => {
        handled.push({ name, status, of, at: world.clock.now().getTime() });
      };
      listeners.set(place, nodeListener(webhookRouter(handlersOf(world, `/${place}`, note, (name) => received.push(name)))));
      return { urls: urlsAt(`${base}/${place}`), handled, received };
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function urlsAt(base: string): ShopUrls {
  const names = ["payment", "card", "refund", "report", "order", "orderRefund"] as const;
  return Object.fromEntries(names.map((name) => [name, `${base}/${name}`])) as Record<(typeof names)[number], string>;
}

function handlersOf(
  world: SandboxWorld,
  path: string,
  note: (name: string, status: string, of?: string) => Promise<void>,
  onGenuine: (name: string) => void,
): Parameters<typeof webhookRouter>[0] {
  const shared = {
    store: memoryStore(),
    onDelivery: ({ event, outcome }: { readonly event: string | undefined; readonly outcome: string }) => {
      if (event !== undefined && (outcome === "handled" || outcome === "repeated")) onGenuine(event);
    },
  };
  const merchant = { ...shared, ...world.payment };
  const ofOrders = { ...shared, secret: world.merchant.secret };
  return {
    [`${path}/payment`]: paymentCallbackHandler({
      ...merchant,
      compare: "by hand",
      onPayment: ({ status, stamp }) => note("paymentCallback", status, stamp),
    }),
    [`${path}/card`]: addCardCallbackHandler({ ...merchant, onCard: ({ status }) => note("addCardCallback", status) }),
    [`${path}/refund`]: refundCallbackHandler({
      ...merchant,
      compare: "by hand",
      onRefund: ({ status }) => note("refundCallback", status),
    }),
    [`${path}/report`]: paymentReportHandler({ ...merchant, onReport: () => note("paymentReport", "sent") }),
    [`${path}/order`]: paymentNotificationHandler({
      ...ofOrders,
      compare: "by hand",
      onPaid: ({ orderNumber }) => note("paymentNotification", "paid", orderNumber),
    }),
    [`${path}/orderRefund`]: refundStatusChangedHandler({
      ...ofOrders,
      compare: "by hand",
      onRefundStatus: ({ newStatus }) => note("refundStatusChanged", newStatus),
      onOtherRefundStatus: ({ newStatus }) => note("refundStatusChanged", newStatus),
    }),
  };
}
