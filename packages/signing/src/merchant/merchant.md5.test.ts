import { createHash, createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentMd5, merchantSignature, verifyMerchantSignature } from "./merchant.ts";
import { emptyMd5, genuine, message, parts, secret } from "../../test/merchant-request.ts";
import { signingError } from "../../test/signing-error.ts";

const now = () => new Date("2026-03-01T10:00:00.000Z");

describe("contentMd5", () => {
  it.each(["", "b", "Ä€😀", new Uint8Array([0, 255])])("hashes %j", async (body) => {
    expect(await contentMd5(body)).toBe(createHash("md5").update(body).digest("base64"));
  });

  it("hashes the empty text without a body", async () => {
    expect(await contentMd5()).toBe(emptyMd5);
  });

  it("rejects a parsed body", async () => {
    await expect(contentMd5(JSON.parse("{}"))).rejects.toThrow(signingError("body-invalid", "body"));
  });
});

describe("verifyMerchantSignature", () => {
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
  ])("rejects a signature that is %s", async (_, change) => {
    expect(await verify(change)).toBe(false);
  });

  it.each([
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["a parsed body", { body: {} }, "body-invalid", "body"],
    ["no body", { body: null }, "body-invalid", "body"],
    ["a tolerance that is text", { toleranceSeconds: "60" }, "tolerance-invalid", "toleranceSeconds"],
  ] as const)("throws for an invalid argument: %s", async (_, change, code, field) => {
    await expect(verify(change)).rejects.toThrow(signingError(code, field));
  });

  it("rejects any flipped bit", async () => {
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

/** Base64 of 32 bytes leaves two bits of the last character unused: another text of the same bytes. */
function sameBytes(text: string): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  return `${text.slice(0, 42)}${alphabet.charAt(alphabet.indexOf(text.charAt(42)) ^ 1)}=`;
}
