/** The table of architecture.md against a stack trace, taken where a request leaves. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { examples } from "@maksu/payment-client/examples";
import { createPaymentClient } from "@maksu/payment-client";
import { expect, test } from "vitest";

test("the functions between a method and the transport are those of architecture.md, in its order", async () => {
  const text = readFileSync(join(import.meta.dirname, "../architecture.md"), "utf8");
  const [, table = ""] = /\| the method .*?\n(.*?)\| the transport /s.exec(text) ?? [];
  const listed = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);

  let stack = "";
  const client = createPaymentClient({
    account: 375917,
    secret: "SAIPPUAKAUPPIAS",
    baseUrl: "https://api.example.com",
    transport: async () => {
      ({ stack = "" } = new Error("here"));
      throw new RangeError("nothing is sent");
    },
  });
  await expect(client.createPayment(examples.createPayment.minimal)).rejects.toMatchObject({ code: "network-error" });
  const frames = [...stack.matchAll(/^ +at (?:async )?(\w+) \(.*client-core.(?:dist|src)/gm)].map(([, name]) => name);
  expect(frames.toReversed()).toStrictEqual(listed);
});
