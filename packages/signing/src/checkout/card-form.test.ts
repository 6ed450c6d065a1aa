import { describe, expect, it } from "vitest";
import { cardFormHtml } from "./card-form-html.ts";
import { signCardForm, verifyCardForm } from "./card-form.ts";
import { checkoutSignature } from "./checkout.ts";
import { verifyCheckoutSignature } from "./checkout-verifier.ts";
import { signingError } from "../../test/signing-error.ts";

const secret = "SAIPPUAKAUPPIAS";
const input = {
  account: 375917,
  secret,
  redirectSuccessUrl: "https://somedomain.com/success",
  redirectCancelUrl: "https://somedomain.com/cancel",
  now: () => new Date("2023-08-22T04:05:20.253Z"),
  nonce: () => "6501220b16b7",
} as const;
/** The published vector A9: the form's fields and their signature. */
const published = {
  "checkout-account": "375917",
  "checkout-algorithm": "sha256",
  "checkout-method": "POST",
  "checkout-nonce": "6501220b16b7",
  "checkout-timestamp": "2023-08-22T04:05:20.253Z",
  "checkout-redirect-success-url": "https://somedomain.com/success",
  "checkout-redirect-cancel-url": "https://somedomain.com/cancel",
  language: "EN",
  signature: "542e780c253761ed64333d5485391ddd4f55d5e00b7bdc7f60f0f0d15516f889",
} as const;

describe("signCardForm", () => {
  it("returns the published fields and signature", async () => {
    expect(await signCardForm({ ...input, language: "EN" })).toStrictEqual(published);
  });

  it("signs the callback URLs, and omits what is not given", async () => {
    const fields = await signCardForm({
      ...input,
      algorithm: "sha512",
      callbackSuccessUrl: "https://a.example/s",
      callbackCancelUrl: "https://a.example/c",
    });
    const { signature, ...unsigned } = fields;
    expect(unsigned).toMatchObject({
      "checkout-callback-success-url": "https://a.example/s",
      "checkout-callback-cancel-url": "https://a.example/c",
    });
    expect("language" in fields).toBe(false);
    expect(signature).toHaveLength(128);
    expect(await verifyCheckoutSignature({ parameters: Object.entries(unsigned), secret, signature })).toBe(true);
  });

  it("gives each form its own nonce", async () => {
    const { nonce: _, ...rest } = input;
    const [first, second] = [await signCardForm(rest), await signCardForm(rest)];
    expect(first["checkout-nonce"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(second["checkout-nonce"]).not.toBe(first["checkout-nonce"]);
  });

  it.each([
    ["an empty account", { account: "" }, "account-invalid", "account"],
    ["an empty secret", { secret: "" }, "secret-invalid", "secret"],
    ["an unknown algorithm", { algorithm: JSON.parse('"md5"') }, "algorithm-unknown", "algorithm"],
    ["a relative URL", { redirectSuccessUrl: "/success" }, "url-invalid", "redirectSuccessUrl"],
    ["a script", { redirectCancelUrl: "javascript:alert(1)" }, "insecure-url", "redirectCancelUrl"],
    ["http", { callbackSuccessUrl: "http://shop.example.com/" }, "insecure-url", "callbackSuccessUrl"],
    ["http", { callbackCancelUrl: "http://shop.example.com/" }, "insecure-url", "callbackCancelUrl"],
    ["a line break in a URL", { redirectSuccessUrl: "https://a.example/\n" }, "parameter-invalid", "checkout-redirect-success-url"],
    ["a nonce with a line break", { nonce: () => "a\nb" }, "header-value-invalid", "nonce"],
    ["an invalid clock", { now: () => new Date("x") }, "date-invalid", "now"],
  ] as const)("rejects %s", async (_, change, code, field) => {
    await expect(signCardForm({ ...input, ...change })).rejects.toThrow(signingError(code, field));
  });
});

describe("verifyCardForm", () => {
  const verify = (change: object) => verifyCardForm({ parameters: Object.entries({ ...published, ...change }), secret });

  it.each([
    ["the published form", {}],
    ["another language, which is unsigned", { language: "FI" }],
    ["null beside the signed fields", { language: null }],
    ["an optional field that is undefined", { "checkout-callback-success-url": undefined }],
    ["JSON with a number for the account", { "checkout-account": 375917 }],
  ])("accepts %s", async (_, change) => {
    expect(await verify(change)).toBe(true);
  });

  it.each([
    ["another signature", { signature: published.signature.replace(/9$/, "8") }],
    ["a signature that is a number", { signature: 1 }],
    ["another URL", { "checkout-redirect-success-url": "https://evil.example/" }],
    ["a field more", { "checkout-callback-success-url": "https://evil.example/" }],
    ["a field that is an object", { "checkout-account": {} }],
    ["a field that is null", { "checkout-nonce": null }],
    ["an account beyond the whole numbers", { "checkout-account": 1e300 }],
    ["an account with decimals", { "checkout-account": 375917.5 }],
  ])("rejects %s", async (_, change) => {
    expect(await verify(change)).toBe(false);
  });

  it.each([
    ["a request", { method: "POST", nonce: "n", timestamp: "2026-03-01T10:00:00.000Z" }],
    ["a payment's callback", { amount: "2964", stamp: "1", reference: "1", "transaction-id": "1", status: "ok", provider: "nordea" }],
    ["a card's callback", { method: "POST", status: "ok", "tokenization-id": "1" }],
    ["a form without the address for success", { "redirect-cancel-url": "https://a.example/c" }],
    ["a form without the address for cancelling", { "redirect-success-url": "https://a.example/s" }],
  ] as const)("rejects %s, signed with the same secret", async (_, own) => {
    const named = Object.entries(own).map(([name, value]) => [`checkout-${name}`, value] as const);
    const parameters = [["checkout-account", "375917"], ["checkout-algorithm", "sha256"], ...named] as const;
    const signature = await checkoutSignature({ parameters, secret });
    expect(await verifyCardForm({ parameters: [...parameters, ["signature", signature]], secret })).toBe(false);
  });

  it("accepts names in any case, and pairs that can be iterated only once", async () => {
    const pairs = Object.entries(published).map(([name, value]) => [name.toUpperCase(), value] as const);
    expect(await verifyCardForm({ parameters: pairs.values(), secret })).toBe(true);
  });

  it("throws for an empty secret, whatever the form", async () => {
    for (const parameters of [[], Object.entries(published), JSON.parse("[null]")])
      await expect(verifyCardForm({ parameters, secret: "" })).rejects.toThrow(signingError("secret-invalid", "secret"));
  });

  it("rejects a field that comes twice, and an old form", async () => {
    const parameters = Object.entries(published);
    expect(await verifyCardForm({ parameters: [...parameters, ["checkout-account", "375917"]], secret })).toBe(false);
    expect(await verifyCardForm({ parameters: [...parameters, ["signature", published.signature]], secret })).toBe(false);
    expect(await verifyCardForm({ parameters: JSON.parse(JSON.stringify([...parameters, null])), secret })).toBe(false);
    await expect(verifyCardForm({ parameters: JSON.parse("{}"), secret })).rejects.toThrow(TypeError);
    expect(await verifyCardForm({ parameters, secret, toleranceSeconds: 60 })).toBe(false);
    expect(await verifyCardForm({ parameters, secret, toleranceSeconds: 60, now: input.now })).toBe(true);
  });
});

describe("cardFormHtml", () => {
  it("returns a form of hidden fields with every value escaped", () => {
    const fields = { ...published, "checkout-redirect-success-url": `https://a.example/?a=1&b="'<x>` } as const;
    expect(cardFormHtml({ action: "https://api.example.com/tokenization/addcard-form", fields, submitText: "Lisää <kortti>" })).toBe(
      [
        `<form method="post" action="https://api.example.com/tokenization/addcard-form" accept-charset="utf-8">`,
        `  <input type="hidden" name="checkout-account" value="375917">`,
        `  <input type="hidden" name="checkout-algorithm" value="sha256">`,
        `  <input type="hidden" name="checkout-method" value="POST">`,
        `  <input type="hidden" name="checkout-nonce" value="6501220b16b7">`,
        `  <input type="hidden" name="checkout-timestamp" value="2023-08-22T04:05:20.253Z">`,
        `  <input type="hidden" name="checkout-redirect-success-url" value="https://a.example/?a=1&amp;b=&quot;&#39;&lt;x&gt;">`,
        `  <input type="hidden" name="checkout-redirect-cancel-url" value="https://somedomain.com/cancel">`,
        `  <input type="hidden" name="language" value="EN">`,
        `  <input type="hidden" name="signature" value="${published.signature}">`,
        `  <button type="submit">Lisää &lt;kortti&gt;</button>`,
        `</form>`,
        ``,
      ].join("\n"),
    );
  });

  it("has a button by default", () => {
    expect(cardFormHtml({ action: "http://127.0.0.1:4010/f", fields: published })).toContain(`<button type="submit">Continue</button>`);
  });

  it.each([
    ["javascript:alert(1)", "insecure-url"],
    ["http://api.example.com/", "insecure-url"],
    ["/tokenization/addcard-form", "url-invalid"],
  ] as const)("rejects the action %s", (action, code) => {
    expect(() => cardFormHtml({ action, fields: published })).toThrow(signingError(code, "action"));
  });
});
