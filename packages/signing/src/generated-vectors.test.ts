import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { basicAuthorization, basicCredentials, verifyBasicAuthorization } from "./legacy/basic.ts";
import { checkoutMessage, checkoutSignature } from "./checkout/checkout.ts";
import { verifyCheckoutSignature } from "./checkout/checkout-verifier.ts";
import { merchantMessage, merchantSignature } from "./merchant/merchant.ts";
import { refundNotificationMessage, refundNotificationSignature, verifyRefundNotification } from "./merchant/refund-notification.ts";
import { bytesOf, generated } from "../test/vectors.ts";

const text = (bytes: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);

it("there are at least 200 generated vectors", () => {
  expect(generated.length).toBeGreaterThanOrEqual(200);
});

describe("generated vectors", () => {
  const checkout = generated.filter((vector) => vector.scheme === "checkout");
  it.each(checkout)("$id", async ({ parameters, body, secret, algorithm, lines, messageSha256, signature }) => {
    const bytes = bytesOf(body);
    const message = checkoutMessage({ parameters, body: bytes });
    expect(text(message.subarray(0, message.length - bytes.length))).toBe(lines);
    expect(createHash("sha256").update(message).digest("hex")).toBe(messageSha256);
    expect(await checkoutSignature({ parameters, body: bytes, secret, algorithm })).toBe(signature);
    expect(await verifyCheckoutSignature({ parameters, body: bytes, secret, signature })).toBe(true);
    expect(await verifyCheckoutSignature({ parameters, body: bytes, secret: `${secret}x`, signature })).toBe(false);
  });

  it.each(checkout.filter(({ body }) => !("base64" in body)))(
    "$id, body as text",
    async ({ parameters, body, secret, algorithm, signature }) => {
      expect(await checkoutSignature({ parameters, body: text(bytesOf(body)), secret, algorithm })).toBe(signature);
    },
  );

  it.each(generated.filter((vector) => vector.scheme === "merchant"))("$id", async ({ secret, message, signature, ...parts }) => {
    expect(text(merchantMessage(parts))).toBe(message);
    expect(await merchantSignature({ ...parts, secret })).toBe(signature);
  });

  it.each(generated.filter((vector) => vector.scheme === "basic"))("$id", async ({ merchantId, secret, credentials, authorization }) => {
    expect(text(basicCredentials({ merchantId, secret }))).toBe(credentials);
    expect(await basicAuthorization({ merchantId, secret })).toBe(authorization);
    expect(await verifyBasicAuthorization({ authorization, merchantId, secret })).toBe(true);
  });

  it.each(generated.filter((vector) => vector.scheme === "refund-notification"))("$id", async ({ fields, secret, message, signature }) => {
    expect(text(refundNotificationMessage(fields))).toBe(message);
    expect(await refundNotificationSignature({ ...fields, secret })).toBe(signature);
    expect(await verifyRefundNotification({ parameters: Object.entries({ ...fields, signature }), secret })).toBe(true);
  });
});
