/** A shop under Express that handles what the sandbox sends by `@maksu/webhooks`: it believes nothing that is not signed. */
import type { AddressInfo } from "node:net";
import {
  addCardCallbackHandler,
  addCardRedirectHandler,
  failureRedirectHandler,
  memoryStore,
  paymentCallbackHandler,
  paymentNotificationHandler,
  paymentRedirectHandler,
  refundCallbackHandler,
  successRedirectHandler,
  webhookRouter,
} from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import express from "express";
import type { SandboxWorld } from "../../../src/index.ts";

/** A shop, and what it knows. */
export interface ExpressShop extends AsyncDisposable {
  readonly url: string;
  /** Callbacks and notifications that it acknowledged: path and outcome. */
  readonly called: string[];
  /** `redirectUrls` and `callbackUrls` of a payment. */
  readonly redirectUrls: { readonly success: string; readonly cancel: string };
  readonly callbackUrls: { readonly success: string; readonly cancel: string };
  /** URLs of the card's form. */
  readonly cardUrls: Readonly<Record<string, string>>;
  /** `urlSet` of an order. */
  readonly urlSet: { readonly success: string; readonly failure: string; readonly notification: string };
  /** The page at `/shop`. */
  page: string;
}

/** Starts the shop of a world's merchants. */
export async function startExpressShop(world: SandboxWorld): Promise<ExpressShop> {
  const called: string[] = [];
  const app = express();
  const merchant = { ...world.payment, store: memoryStore() };
  const payments = {
    ...merchant,
    compare: "by hand" as const,
    onPayment: async () => {},
    paymentPage: ({ status }: { status: string }) => `/done?payment=${status}`,
  };
  const cards = { ...merchant, onCard: async () => {}, cardPage: ({ status }: { status: string }) => `/done?card=${status}` };
  const orders = {
    secret: world.merchant.secret,
    store: memoryStore(),
    compare: "by hand" as const,
    onPaid: async () => {},
    paidPage: () => "/done?order=paid",
    unpaidPage: () => "/done?order=unpaid",
  };
  const handlers = {
    "/hooks/payment": paymentCallbackHandler(payments),
    "/return/payment": paymentRedirectHandler(payments),
    "/hooks/refund": refundCallbackHandler({ ...merchant, compare: "by hand", onRefund: async () => {} }),
    "/hooks/card": addCardCallbackHandler(cards),
    "/return/card": addCardRedirectHandler(cards),
    "/hooks/order": paymentNotificationHandler(orders),
    "/return/paid": successRedirectHandler(orders),
    "/return/unpaid": failureRedirectHandler(orders),
  };
  app.use((request, response, next) => {
    response.on("finish", () => {
      const path = request.originalUrl.split("?", 1)[0] ?? "";
      if (path.startsWith("/hooks/"))
        called.push(`${path.slice("/hooks/".length)} ${request.query["checkout-status"] ?? "paid"} ${response.statusCode}`);
    });
    next();
  });
  app.use(Object.keys(handlers), nodeListener(webhookRouter(handlers)));
  const page = (title: string, content = ""): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${content}`;
  app.get("/done", ({ url }, response) => void response.send(page("Shop", `<p id="outcome">${url.slice("/done?".length)}</p>`)));
  app.get("/shop", (_request, response) => void response.send(page("Shop", shop.page)));
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const both = (path: string) => ({ success: url + path, cancel: url + path });
  const shop: ExpressShop = {
    url,
    called,
    page: "",
    redirectUrls: both("/return/payment"),
    callbackUrls: both("/hooks/payment"),
    cardUrls: {
      "checkout-redirect-success-url": `${url}/return/card`,
      "checkout-redirect-cancel-url": `${url}/return/card`,
      "checkout-callback-success-url": `${url}/hooks/card`,
      "checkout-callback-cancel-url": `${url}/hooks/card`,
    },
    urlSet: { success: `${url}/return/paid`, failure: `${url}/return/unpaid`, notification: `${url}/hooks/order` },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return shop;
}
