/** Ways to handle a callback once. */
import { memoryStore, paymentCallbackHandler } from "@maksu/webhooks";
import { paymentCallback } from "@maksu/webhooks/testing";
import type { Contestants } from "../contest.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };
const transactionId = "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913";
const request = await paymentCallback({ ...merchant, url: "https://shop.example.com/hooks/payment", amount: 1525, transactionId });
const order = () => ({ id: "1", amount: 1525, transactions: [transactionId] });

const handledBy = (comparison: { readonly compare: "by hand" } | { readonly order: typeof order }) => () => async (times: number) => {
  for (let i = 0; i < times; i++) {
    // A store of its own for each, since each is the first of its event.
    const { status } = await paymentCallbackHandler({ ...merchant, ...comparison, store: memoryStore(), onPayment: async () => {} })(
      request,
    );
    if (status !== 200) throw new Error("the callback was not handled");
  }
};

export const contestants: Contestants = {
  "compared by hand": handledBy({ compare: "by hand" }),
  "with an order": handledBy({ order }),
};
