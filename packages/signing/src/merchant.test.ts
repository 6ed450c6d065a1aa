import { createHash, createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  contentMd5,
  merchantAuthorization,
  merchantMessage,
  merchantSignature,
  parseMerchantAuthorization,
  verifyMerchantSignature,
} from "./merchant.ts";
import { hasMd5 } from "./testing/md5.ts";
import { signingError } from "./testing/signing-error.ts";

const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const emptyMd5 = "1B2M2Y8AsgTpgAmY7PhCfg==";
const now = () => new Date("2026-03-01T10:00:00.000Z");
const parts = {
  method: "GET",
  target: "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-02-01&x=%C3%A4",
  merchantId: "13466",
  timestamp: "2026-03-01T12:00:00+0200",
  contentMd5: emptyMd5,
};
const message = [parts.method, parts.target, "ServiceMerchantAPI 13466", parts.timestamp, emptyMd5].join("\n");
const genuine = createHmac("sha256", secret).update(message).digest("base64");

describe("merchantMessage", () => {
  it("joins the five parts", () => {
    expect(new TextDecoder().decode(merchantMessage(parts))).toBe(message);
  });

  it("takes another API name and a number for the ID", () => {
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
    ["a negative merchant ID", { merchantId: -1 }, "merchant-id-invalid", "merchantId"],
    ["a merchant ID with decimals", { merchantId: 1.5 }, "merchant-id-invalid", "merchantId"],
    ["a timestamp with a line break", { timestamp: "2026\n" }, "message-part-invalid", "timestamp"],
    ["no timestamp", { timestamp: undefined }, "message-part-invalid", "timestamp"],
    ["an empty Content-MD5", { contentMd5: "" }, "message-part-invalid", "contentMd5"],
  ] as const)("refuses %s", async (_, change, code, field) => {
    const given = JSON.parse(JSON.stringify({ ...parts, ...change }));
    expect(() => merchantMessage(given)).toThrow(signingError(code, field));
    await expect(merchantSignature({ ...given, secret })).rejects.toThrow(signingError(code, field));
  });
});

describe("merchantSignature", () => {
  it("is base64 of the HMAC", async () => {
    expect(await merchantSignature({ ...parts, secret })).toBe(genuine);
  });

  it("refuses an empty secret", async () => {
    await expect(merchantSignature({ ...parts, secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });
});

describe("contentMd5", () => {
  it.runIf(hasMd5).each(["", "b", "Ä€😀", new Uint8Array([0, 255])])("of %j", async (body) => {
    expect(await contentMd5(body)).toBe(createHash("md5").update(body).digest("base64"));
  });

  it.runIf(hasMd5)("is that of the empty text without a body", async () => {
    expect(await contentMd5()).toBe(emptyMd5);
  });

  it.skipIf(hasMd5)("is refused where there is no MD5", async () => {
    await expect(contentMd5("b")).rejects.toThrow(signingError("md5-unavailable", "MD5"));
  });

  it("refuses a parsed body", async () => {
    await expect(contentMd5(JSON.parse("{}"))).rejects.toThrow(signingError("body-invalid", "body"));
  });
});

describe.runIf(hasMd5)("verifyMerchantSignature", () => {
  const verify = (change: object) => verifyMerchantSignature({ ...parts, body: "", signature: genuine, secret, ...change });

  it.each([
    ["the genuine one", {}],
    ["one of several secrets", { secret: ["new", secret] }],
    ["one within the tolerance", { toleranceSeconds: 0, now }],
    ["a body of no bytes", { body: new Uint8Array() }],
  ])("accepts %s", async (_, change) => {
    expect(await verify(change)).toBe(true);
  });

  it.each([
    ["undefined", { signature: undefined }],
    ["null", { signature: null }],
    ["empty", { signature: "" }],
    ["short", { signature: genuine.slice(1) }],
    ["long", { signature: `A${genuine}` }],
    ["without padding", { signature: genuine.slice(0, -1) }],
    ["base64url", { signature: `-${genuine.slice(1)}` }],
    ["in hex", { signature: createHmac("sha256", secret).update(message).digest("hex") }],
    ["not ASCII", { signature: `ä${genuine.slice(1)}` }],
    ["with a line end", { signature: `${genuine}\n` }],
    ["a list", { signature: [genuine] }],
    ["twice", { signature: `${genuine}, ${genuine}` }],
    ["of the same bytes written otherwise", { signature: sameBytes(genuine) }],
    ["of another secret", { secret: "other" }],
    ["of another body", { body: "b" }],
    ["of another body whose MD5 is not the header's", { body: "b", contentMd5: emptyMd5 }],
    ["over another MD5", { body: "b", contentMd5: "kutbMSGyRwl5CG+RIMDxvA==" }],
    ["of another method", { method: "DELETE" }],
    ["of an undocumented method", { method: "HEAD" }],
    ["of another target", { target: "/merchant/v1/settlements" }],
    ["of a target that differs in encoding", { target: parts.target.replace("%C3%A4", "%c3%a4") }],
    ["of another merchant", { merchantId: "13467" }],
    ["of another API name", { apiName: "OtherAPI" }],
    ["of another timestamp", { timestamp: "2026-03-01T12:00:01+0200" }],
    ["over a timestamp of another shape", { timestamp: "2026-03-01T12:00:00+02:00" }],
    ["over parts that moved across a line break", { target: `${parts.target}\nServiceMerchantAPI 13466`, merchantId: "x" }],
    ["over a missing timestamp", { timestamp: null }],
    ["over a missing Content-MD5", { contentMd5: null }],
    ["too old", { toleranceSeconds: 59, now: () => new Date("2026-03-01T10:01:00.000Z") }],
    ["too new", { toleranceSeconds: 59, now: () => new Date("2026-03-01T09:59:00.000Z") }],
  ])("refuses a signature that is %s", async (_, change) => {
    expect(await verify(change)).toBe(false);
  });

  it.each([
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["a parsed body", { body: {} }, "body-invalid", "body"],
    ["no body", { body: null }, "body-invalid", "body"],
    ["a tolerance that is text", { toleranceSeconds: "60" }, "tolerance-invalid", "toleranceSeconds"],
  ] as const)("throws for the caller's own mistake: %s", async (_, change, code, field) => {
    await expect(verify(change)).rejects.toThrow(signingError(code, field));
  });

  it("refuses any flipped bit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.nat(), async (body, seed) => {
        const given = { ...parts, method: "POST", contentMd5: await contentMd5(body), secret };
        const signature = await merchantSignature(given);
        expect(await verifyMerchantSignature({ ...given, body, signature })).toBe(true);
        const flipped = Uint8Array.from(body);
        flipped[seed % body.length] = (body[seed % body.length] ?? 0) ^ (1 << (seed & 7));
        expect(await verifyMerchantSignature({ ...given, body: flipped, signature })).toBe(false);
        const characters = [...signature];
        const index = seed % characters.length;
        characters[index] = String.fromCharCode(signature.charCodeAt(index) ^ (1 << (seed & 7)));
        expect(await verifyMerchantSignature({ ...given, body, signature: characters.join("") })).toBe(false);
      }),
    );
  });
});

describe("merchantAuthorization", () => {
  it("is read back", () => {
    const value = merchantAuthorization({ merchantId: 13466, signature: genuine });
    expect(value).toBe(`ServiceMerchantAPI 13466:${genuine}`);
    expect(parseMerchantAuthorization(value)).toStrictEqual({ apiName: "ServiceMerchantAPI", merchantId: "13466", signature: genuine });
  });

  it("has the API name of the setting", () => {
    expect(merchantAuthorization({ apiName: "OtherAPI", merchantId: "1", signature: "s" })).toBe("OtherAPI 1:s");
  });

  it.each([
    ["a line break in the signature", { signature: "a\nb" }, "message-part-invalid", "signature"],
    ["a colon in the merchant ID", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["a colon in the API name", { apiName: "A:" }, "message-part-invalid", "apiName"],
  ] as const)("refuses %s", (_, change, code, field) => {
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

/** Base64 of 32 bytes leaves two bits of the last character unused: another text of the same bytes. */
function sameBytes(text: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return `${text.slice(0, 42)}${alphabet.charAt(alphabet.indexOf(text.charAt(42)) ^ 1)}=`;
}
