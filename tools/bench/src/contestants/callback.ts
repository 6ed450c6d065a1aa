/** Ways to verify a callback. */
import { createHmac } from "node:crypto";
import { checkoutMessage } from "@maksu/signing";
import { readPayment } from "@maksu/webhooks";
import { paymentCallback } from "@maksu/webhooks/testing";
import type { Contestants } from "../contest.ts";

const account = 375917;
const secret = "SAIPPUAKAUPPIAS";
const { url } = await paymentCallback({ url: "https://shop.example.com/callback", account, secret });

export const contestants: Contestants = {
  "bare createHmac": () => {
    const message = checkoutMessage({ parameters: new URL(url).searchParams });
    return (times) => {
      for (let i = 0; i < times; i++) createHmac("sha256", secret).update(message).digest("hex");
    };
  },
  readPayment: () => async (times) => {
    for (let i = 0; i < times; i++)
      if (!(await readPayment(url, { account, secret })).genuine) throw new Error("the callback is not genuine");
  },
};
