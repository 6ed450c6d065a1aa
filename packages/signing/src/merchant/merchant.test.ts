import { describe, expect, it } from "vitest";
import { merchantAuthorization, merchantMessage, merchantSignature, parseMerchantAuthorization } from "./merchant.ts";
import { genuine, message, parts, secret } from "../../test/merchant-request.ts";
import { signingError } from "../../test/signing-error.ts";

describe("merchantMessage", () => {
  it("joins the five parts", () => {
    expect(new TextDecoder().decode(merchantMessage(parts))).toBe(message);
  });

  it("accepts another API name, and a number as the ID", () => {
    const bytes = merchantMessage({ ...parts, apiName: "OtherAPI", merchantId: 13466 });
    expect(new TextDecoder().decode(bytes)).toBe(message.replace("ServiceMerchantAPI", "OtherAPI"));
  });

  it.each([
    ["an undocumented method", { method: "PUT" }, "method-unknown", "method"],
    ["a method in lower case", { method: "get" }, "method-unknown", "method"],
    ["a full URL", { target: "https://api.example.com/merchant/v1" }, "message-part-invalid", "target"],
    ["an empty target", { target: "" }, "message-part-invalid", "target"],
    ["a target with a line break", { target: "/a\nb" }, "message-part-invalid", "target"],
    ["a target with a space", { target: "/a b" }, "message-part-invalid", "target"],
    ["a target with a fragment", { target: "/a#b" }, "message-part-invalid", "target"],
    ["a target not percent-encoded", { target: "/ä" }, "message-part-invalid", "target"],
    ["a target that is a list", { target: ["/a"] }, "message-part-invalid", "target"],
    ["an API name with a space", { apiName: "Service API" }, "message-part-invalid", "apiName"],
    ["an empty API name", { apiName: "" }, "message-part-invalid", "apiName"],
    ["an empty merchant ID", { merchantId: "" }, "merchant-id-invalid", "merchantId"],
    ["a merchant ID with a colon", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["a merchant ID with a line break", { merchantId: "1\n" }, "merchant-id-invalid", "merchantId"],
    ["a merchant ID of zero", { merchantId: 0 }, "merchant-id-invalid", "merchantId"],
    ["an API name that is a list", { apiName: ["API"] }, "message-part-invalid", "apiName"],
    ["a merchant ID that is a list", { merchantId: ["1"] }, "merchant-id-invalid", "merchantId"],
    ["a negative merchant ID", { merchantId: -1 }, "merchant-id-invalid", "merchantId"],
    ["a merchant ID with decimals", { merchantId: 1.5 }, "merchant-id-invalid", "merchantId"],
    ["a timestamp with a line break", { timestamp: "2026\n" }, "message-part-invalid", "timestamp"],
    ["no timestamp", { timestamp: undefined }, "message-part-invalid", "timestamp"],
    ["an empty Content-MD5", { contentMd5: "" }, "message-part-invalid", "contentMd5"],
  ] as const)("rejects %s", async (_, change, code, field) => {
    const given = JSON.parse(JSON.stringify({ ...parts, ...change }));
    expect(() => merchantMessage(given)).toThrow(signingError(code, field));
    await expect(merchantSignature({ ...given, secret })).rejects.toThrow(signingError(code, field));
  });
});

describe("merchantSignature", () => {
  it("returns the HMAC in base64", async () => {
    expect(await merchantSignature({ ...parts, secret })).toBe(genuine);
  });

  it("rejects an empty secret", async () => {
    await expect(merchantSignature({ ...parts, secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });
});

describe("merchantAuthorization", () => {
  it("is parsed back to the same parts", () => {
    const value = merchantAuthorization({ merchantId: 13466, signature: genuine });
    expect(value).toBe(`ServiceMerchantAPI 13466:${genuine}`);
    expect(parseMerchantAuthorization(value)).toStrictEqual({ apiName: "ServiceMerchantAPI", merchantId: "13466", signature: genuine });
  });

  it("contains a given API name", () => {
    expect(merchantAuthorization({ apiName: "OtherAPI", merchantId: "1", signature: "s" })).toBe("OtherAPI 1:s");
  });

  it.each([
    ["a line break in the signature", { signature: "a\nb" }, "message-part-invalid", "signature"],
    ["a colon in the merchant ID", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["a colon in the API name", { apiName: "A:" }, "message-part-invalid", "apiName"],
  ] as const)("rejects %s", (_, change, code, field) => {
    expect(() => merchantAuthorization({ merchantId: "1", signature: "s", ...change })).toThrow(signingError(code, field));
  });

  it.each([
    null,
    undefined,
    "",
    "Basic",
    "Basic eA==",
    "A 1",
    "A 1:",
    "A :s",
    " 1:s",
    "A  1:s",
    "A 1:s\n",
    "A 1:s s",
    "A B 1:s",
    "A:B 1:s",
    "Ä 1:s",
  ])("%j has another shape", (value) => {
    expect(parseMerchantAuthorization(value)).toBeUndefined();
  });

  it("with a second colon keeps it in the signature", () => {
    expect(parseMerchantAuthorization("A 1:s:t")).toStrictEqual({ apiName: "A", merchantId: "1", signature: "s:t" });
  });
});
