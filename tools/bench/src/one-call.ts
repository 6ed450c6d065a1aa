/**
 * A process that creates one payment and ends: `one-call.js WAY URL`. Each way imports what it needs, and no more. Prints the microseconds of processor time
 * that it took.
 */
import { payment, SECRET } from "./contestants/payment.ts";

/** Returns the id of the payment's transaction. */
type Way = (baseUrl: string) => Promise<string | undefined>;

const settings = { account: 375917, secret: SECRET };

/** By name. */
const ways: Readonly<Record<string, Way>> = {
  nothing: async () => "none",
  "by hand over fetch": async (baseUrl) => {
    const { createByHand, overBoundedFetch } = await import("./contestants/by-hand.ts");
    const { validated } = await import("./contestants/validated.ts");
    return createByHand(overBoundedFetch, baseUrl, SECRET, validated(payment()));
  },
  "by hand over node:http": async (baseUrl) => {
    const { createByHand } = await import("./contestants/by-hand.ts");
    const { overBoundedHttp } = await import("./contestants/by-hand-http.ts");
    const { validated } = await import("./contestants/validated.ts");
    return createByHand(overBoundedHttp, baseUrl, SECRET, validated(payment()));
  },
  "typed call over fetch": async (baseUrl) => {
    const { createPaymentClient, unwrap } = await import("@maksu/payment-client");
    return unwrap(await createPaymentClient({ ...settings, baseUrl }).createPayment({ body: payment() })).transactionId;
  },
  "typed call over nodeTransport": async (baseUrl) => {
    const { createPaymentClient, unwrap } = await import("@maksu/payment-client");
    const { nodeTransport } = await import("@maksu/payment-client/node");
    const client = createPaymentClient({ ...settings, baseUrl, transport: nodeTransport() });
    return unwrap(await client.createPayment({ body: payment() })).transactionId;
  },
};

const [name = "", baseUrl = ""] = process.argv.slice(2);
if (!(await ways[name]?.(baseUrl))) throw new Error(`${name} created no payment.`);
const { user, system } = process.cpuUsage();
process.stdout.write(String(user + system));
