// Receives the service's events under Express. Mount the listener before any body parser: signatures cover the raw bytes.
import type { AddressInfo } from "node:net";
import { memoryStore, paymentReportHandler, refundCallbackHandler, type RefundRecord, webhookRouter } from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import { paymentReport } from "@maksu/webhooks/testing";
import express from "express";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS", store: memoryStore() };
const refunds = new Map<string, RefundRecord>(); // by the refundStamp of refundPayment
let rows = 0;

const app = express();
app.use(
  ["/hooks/refund", "/hooks/report"], // the router's own paths: to others below, it would respond with 404, and never call next()
  nodeListener(
    webhookRouter({
      "/hooks/refund": refundCallbackHandler({
        ...merchant,
        refund: (refundStamp) => refunds.get(refundStamp),
        onRefund: async ({ status, stamp }) => console.log(stamp, status),
      }),
      "/hooks/report": paymentReportHandler({
        ...merchant,
        onReport: async (report) => {
          for (const { amount, reference } of report.rows) {
            rows += 1;
            console.log(reference, amount); // amounts are decimal strings with every digit kept
          }
        },
      }),
    }),
  ),
);
app.use(express.json());

const server = app.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/report`;

// A report as the service would send it.
const { status } = await fetch(await paymentReport({ url, account: 375917, secret: "SAIPPUAKAUPPIAS", format: "csv" }));
if (status !== 200 || rows === 0) throw new Error(`the report got status ${status}`);
server.close();
