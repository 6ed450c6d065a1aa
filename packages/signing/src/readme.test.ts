/** Compiles and runs the README's examples. */
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { explain } from "./explain/explain.ts";
import { parseHttpMessage } from "./explain/http-message.ts";
import { explanationText } from "./explain/text.ts";
import { paymentReturn } from "../test/readme-example.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

it("the README shows the compiled example", () => {
  const source = readFileSync(new URL("../test/readme-example.ts", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`ts\n${source.replace("../src/index.ts", "@maksu/signing")}\`\`\`\n`);
});

it("the README's example works", async () => {
  const url =
    "https://shop.example.com/return?checkout-account=375917&checkout-algorithm=sha256&checkout-amount=2964&checkout-stamp=15336332710015" +
    "&checkout-reference=192387192837195&checkout-transaction-id=4b300af6-9a22-11e8-9184-abb6de7fd2d0&checkout-status=ok" +
    "&checkout-provider=nordea&signature=b2d3ecdda2c04563a4638fcade3d4e77dfdc58829b429ad2c2cb422d0fc64080";
  const order = { stamp: "15336332710015", amount: 2964 };
  expect(await (await paymentReturn(new Request(url), order)).text()).toBe("paid");
  expect(await (await paymentReturn(new Request(url), { ...order, stamp: "2" })).text()).toBe("not paid");
  expect(await (await paymentReturn(new Request(url), { ...order, amount: 1 })).text()).toBe("not paid");
  expect((await paymentReturn(new Request(url.replace("status=ok", "status=fail")), order)).status).toBe(400);
});

it("the README shows what explain prints", async () => {
  const lines =
    "checkout-account:375917\ncheckout-algorithm:sha256\ncheckout-method:POST\ncheckout-nonce:564635208570151\n" +
    "checkout-timestamp:2026-03-01T10:00:00.000Z\n";
  const hmac = createHmac("sha256", "SAIPPUAKAUPPIAS").update(`${lines}{"stamp":"d2568f2a","amount":1590}`).digest("hex");
  const saved = `POST /payments HTTP/1.1\n${lines}signature: ${hmac}\n\n{"stamp": "d2568f2a", "amount": 1590}`;
  const text = explanationText(await explain({ message: parseHttpMessage(saved), secret: "SAIPPUAKAUPPIAS" }));
  expect(readme).toContain(text);
});
