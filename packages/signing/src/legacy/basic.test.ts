import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basicAuthorization, basicCredentials, verifyBasicAuthorization } from "./basic.ts";
import { signingError } from "../../test/signing-error.ts";

const merchantId = "13466";
const secret = "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ";
const header = (credentials: string) => `Basic ${Buffer.from(credentials).toString("base64")}`;
const genuine = header(`${merchantId}:${secret}`);

describe("basicAuthorization", () => {
  it.each([
    ["13466", secret],
    ["Ääkkönen", "sälaisuus€😀"],
    ["with space", " secret with : colons: "],
  ])("encodes %s", async (id, password) => {
    expect(new TextDecoder().decode(basicCredentials({ merchantId: id, secret: password }))).toBe(`${id}:${password}`);
    expect(await basicAuthorization({ merchantId: id, secret: password })).toBe(header(`${id}:${password}`));
  });

  it("accepts a number as the ID", async () => {
    expect(await basicAuthorization({ merchantId: 13466, secret })).toBe(genuine);
  });

  it.each([
    ["an empty merchant ID", { merchantId: "" }, "merchant-id-invalid", "merchantId"],
    ["a colon in the merchant ID", { merchantId: "1:2" }, "merchant-id-invalid", "merchantId"],
    ["a line break in the merchant ID", { merchantId: "1\n" }, "merchant-id-invalid", "merchantId"],
    ["half a surrogate pair in the merchant ID", { merchantId: "\ud800" }, "merchant-id-invalid", "merchantId"],
    ["a merchant ID that is a list", { merchantId: JSON.parse('["1"]') }, "merchant-id-invalid", "merchantId"],
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["a line break in the secret", { secret: "a\n" }, "secret-invalid", "secret"],
  ] as const)("rejects %s", async (_, change, code, field) => {
    await expect(basicAuthorization({ merchantId, secret, ...change })).rejects.toThrow(signingError(code, field));
    await expect(verifyBasicAuthorization({ authorization: genuine, merchantId, secret, ...change })).rejects.toThrow(
      signingError(code, field),
    );
  });
});

describe("verifyBasicAuthorization", () => {
  it.each([
    ["the genuine one", genuine, secret],
    ["another case of the scheme", genuine.replace("Basic", "bASIC"), secret],
    ["one of several secrets", genuine, ["new", secret]],
  ])("accepts %s", async (_, authorization, secrets) => {
    expect(await verifyBasicAuthorization({ authorization, merchantId, secret: secrets })).toBe(true);
  });

  it.each([
    ["undefined", undefined],
    ["null", null],
    ["empty", ""],
    ["the scheme alone", "Basic "],
    ["without its scheme", genuine.slice(6)],
    ["another scheme", genuine.replace("Basic", "Bearer")],
    ["another secret", header(`${merchantId}:other`)],
    ["another merchant", header(`13467:${secret}`)],
    ["the secret's beginning", header(`${merchantId}:${secret.slice(0, -1)}`)],
    ["more than the secret", header(`${merchantId}:${secret}x`)],
    ["no colon", header(merchantId + secret)],
    ["too much padding", `${genuine}=`],
    ["twice", `${genuine}, ${genuine}`],
    ["with a line end", `${genuine}\n`],
    ["a list", JSON.parse(JSON.stringify([genuine]))],
    ["not ASCII", "Basic ä"],
  ])("rejects %s", async (_, authorization) => {
    expect(await verifyBasicAuthorization({ authorization, merchantId, secret })).toBe(false);
  });

  it("rejects an empty list of secrets", async () => {
    await expect(verifyBasicAuthorization({ authorization: genuine, merchantId, secret: [] })).rejects.toThrow(
      signingError("secret-invalid", "secret"),
    );
  });

  it("accepts what basicAuthorization returns for any text, and nothing else", async () => {
    const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((each) => !/[\p{Cc}:]/u.test(each));
    await fc.assert(
      fc.asyncProperty(text, text, text, async (id, password, other) => {
        const authorization = await basicAuthorization({ merchantId: id, secret: password });
        expect(await verifyBasicAuthorization({ authorization, merchantId: id, secret: password })).toBe(true);
        expect(await verifyBasicAuthorization({ authorization, merchantId: id, secret: other })).toBe(other === password);
        expect(await verifyBasicAuthorization({ authorization, merchantId: other, secret: password })).toBe(other === id);
      }),
    );
  });
});
