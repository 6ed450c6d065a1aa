/**
 * One of several processes that receive the same events: `node worker.mjs <client> <address of the store> <seed>`. Prints its port, and then a
 * line for each event that its function begins or completes.
 *
 * Its function takes a moment and fails at random. One in hang mode works until the process is killed.
 */
import { createServer } from "node:http";
import {
  paymentCallbackHandler,
  paymentNotificationHandler,
  paymentReportHandler,
  refundStatusChangedHandler,
  webhookRouter,
} from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import { connect } from "./open-store.mjs";

const [kind, address, seed, ...modes] = process.argv.slice(2);
const { open } = await connect(kind, address);

let state = Number(seed);
/** A number below 1. */
const random = () => {
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
  return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
};

async function handle(name) {
  process.stdout.write(`begun ${name}\n`);
  if (modes.includes("hang")) await new Promise(() => {});
  await new Promise((resume) => setTimeout(resume, random() * 20));
  if (random() < 0.4) throw new Error("at random");
  process.stdout.write(`done ${name}\n`);
}

// Short where the test waits for it; otherwise longer than a busy machine may stall during the storm.
const lease = modes.includes("short-lease") ? 3000 : 60_000;
const options = { account: 375917, secret: "SAIPPUAKAUPPIAS", store: open(), lease, onDelivery: () => {} };
const router = webhookRouter({
  "/payment": paymentCallbackHandler({ ...options, compare: "by hand", onPayment: async ({ stamp }) => handle(stamp) }),
  "/report": paymentReportHandler({
    ...options,
    onReport: async ({ rows }) => {
      for (const { stamp } of rows) await handle(stamp);
    },
  }),
  "/refund-status": refundStatusChangedHandler({
    ...options,
    compare: "by hand",
    onRefundStatus: async ({ refundToken }) => handle(refundToken),
  }),
  "/receipt": paymentNotificationHandler({ ...options, compare: "by hand", onPaid: async ({ orderNumber }) => handle(orderNumber) }),
});
const server = createServer({ keepAliveTimeout: 60_000 }, nodeListener(router)).listen(0, "127.0.0.1", () =>
  process.stdout.write(`port ${server.address().port}\n`),
);
