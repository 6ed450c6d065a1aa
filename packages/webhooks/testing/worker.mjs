/**
 * One of several processes that receive the same events: `node worker.mjs <redis port> <recipe> <seed>`, with the recipe compiled. Prints
 * its port.
 *
 * Its function takes a moment, fails at random, and otherwise increments the event's count in Redis. One in hang mode works until the
 * process is killed.
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
import { createClient } from "redis";

const [redisPort, recipe, seed] = process.argv.slice(2);
const { redisStore } = await import(recipe);
const redis = createClient({ socket: { host: "127.0.0.1", port: Number(redisPort) }, disableOfflineQueue: true });
await redis.connect();

let state = Number(seed);
/** A number below 1. */
const random = () => {
  state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
  return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
};

async function handle(name) {
  await redis.incr(`begun:${name}`);
  if (name.startsWith("hang") && process.argv.includes("hang")) await new Promise(() => {});
  await new Promise((resume) => setTimeout(resume, random() * 20));
  if (random() < 0.4) throw new Error("at random");
  await redis.incr(`count:${name}`);
}

// Short where the test waits for it; otherwise longer than a busy machine may stall during the storm.
const lease = process.argv.includes("short-lease") ? 3000 : 60_000;
const options = { account: 375917, secret: "SAIPPUAKAUPPIAS", store: redisStore(redis), lease, onDelivery: () => {} };
const router = webhookRouter({
  "/payment": paymentCallbackHandler({ ...options, onPayment: async ({ stamp }) => handle(stamp) }),
  "/report": paymentReportHandler({
    ...options,
    onReport: async ({ rows }) => {
      for (const { stamp } of rows) await handle(stamp);
    },
  }),
  "/refund-status": refundStatusChangedHandler({ ...options, onRefundStatus: async ({ refundToken }) => handle(refundToken) }),
  "/receipt": paymentNotificationHandler({ ...options, onPaid: async ({ orderNumber }) => handle(orderNumber) }),
});
const server = createServer({ keepAliveTimeout: 60_000 }, nodeListener(router)).listen(0, "127.0.0.1", () =>
  process.stdout.write(`${server.address().port}\n`),
);
