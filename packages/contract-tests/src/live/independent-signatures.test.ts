/** Requests and events signed or checked here with node:crypto alone, so that our signing can't vouch for itself. */
import { createHash, createHmac } from "node:crypto";
import { type MockServer, startMockServer } from "@maksu/mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBundle } from "@maksu/apis";
import { MERCHANT, PAYMENT_MERCHANT } from "./apis.ts";

let mock: MockServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.close());

describe("a payment request signed by hand", () => {
  const body = JSON.stringify({
    stamp: "s-1",
    reference: "r-1",
    amount: 1525,
    currency: "EUR",
    language: "FI",
    items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1234" }],
    customer: { email: "maija@example.com" },
    redirectUrls: { success: "https://shop.example.com/ok", cancel: "https://shop.example.com/no" },
  });
  const headers = {
    "checkout-account": "375917",
    "checkout-algorithm": "sha512",
    "checkout-method": "POST",
    "checkout-nonce": "n-1",
    "checkout-timestamp": "2026-11-21T12:00:00.000Z",
  };
  const sign = (text: string): string =>
    createHmac("sha512", PAYMENT_MERCHANT.secret)
      .update(
        Object.entries(headers)
          .map((pair) => `${pair.join(":")}\n`)
          .join("") + text,
      )
      .digest("hex");
  const send = (signature: string, sent = body): Promise<Response> =>
    fetch(`${mock.urls.payment}/payments`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json; charset=utf-8", signature },
      body: sent,
    });

  test("is accepted, and the response's signature is correct", async () => {
    const response = await send(sign(body));
    const text = await response.text();
    expect(response.status, text).toBe(201);
    const lines = [...response.headers].filter(([name]) => name.startsWith("checkout-")).map((pair) => `${pair.join(":")}\n`);
    expect(lines).toHaveLength(4);
    expect(response.headers.get("signature")).toBe(
      createHmac("sha512", PAYMENT_MERCHANT.secret)
        .update(lines.join("") + text)
        .digest("hex"),
    );
  });

  test("is rejected when a byte of the body differs", async () => {
    expect((await send(sign(body), body.replace("s-1", "s-2"))).status).toBe(401);
  });

  test("is rejected when the signature is in upper case", async () => {
    expect((await send(sign(body).toUpperCase())).status).toBe(401);
  });
});

describe("a merchant request signed by hand", () => {
  const target = "/merchant/v1/settlements?fromDate=2026-01-01&toDate=2026-01-31";
  const timestamp = "2026-11-21T12:00:00+0200";
  const md5 = createHash("md5").update("").digest("base64");
  const sign = (signed: string): string =>
    createHmac("sha256", MERCHANT.secret).update(`GET\n${signed}\nServiceMerchantAPI 13466\n${timestamp}\n${md5}`).digest("base64");
  const send = (signature: string): Promise<Response> =>
    fetch(mock.urls.merchant + target, {
      headers: { timestamp, "content-md5": md5, authorization: `ServiceMerchantAPI 13466:${signature}` },
    });

  test("is accepted with the query signed", async () => {
    expect((await send(sign(target))).status).toBe(200);
  });

  test("is rejected with the query left out", async () => {
    expect((await send(sign("/merchant/v1/settlements"))).status).toBe(403);
  });
});

describe("the description's events", () => {
  test.each(["paymentCallback", "paymentRedirect", "refundCallback", "addCardRedirect", "addCardCallback"])(
    "%s: the example signatures are right",
    (event) => {
      const parameters = examplesOf("payment-api", event);
      const signatures = Object.entries(parameters.get("signature") ?? {});
      expect(signatures.length).toBeGreaterThan(0);
      for (const [example, signature] of signatures) {
        const signed = [...parameters].filter(([name]) => name.startsWith("checkout-"));
        // A parameter without an example of this name comes with one of its others, or not at all.
        const messages = signed.reduce<string[][]>(
          (lists, [name, values]) => {
            const choices = example in values ? [values[example]] : [undefined, ...Object.values(values)];
            return lists.flatMap((lines) =>
              choices.map((value) => (value === undefined ? lines : [...lines, `${name}:${String(value)}\n`])),
            );
          },
          [[]],
        );
        const algorithm = String(signature).length === 128 ? "sha512" : "sha256";
        const digests = messages.map((lines) =>
          createHmac(algorithm, PAYMENT_MERCHANT.secret).update(lines.toSorted().join("")).digest("hex"),
        );
        expect(digests, `${event}, ${example}`).toContain(signature);
      }
    },
  );

  test.each(["successRedirect", "failureRedirect", "paymentNotification"])("legacy %s: the example RETURN_AUTHCODE is right", (event) => {
    const parameters = examplesOf("legacy-api", event);
    const example = event === "failureRedirect" ? "failure" : "success";
    const fields = ["ORDER_NUMBER", "TIMESTAMP", "PAID", "METHOD"].flatMap((field) => {
      const values = parameters.get(field);
      return values ? [values[example] ?? Object.values(values)[0]] : [];
    });
    expect(fields).toHaveLength(example === "failure" ? 2 : 4);
    const code = createHash("md5")
      .update([...fields, MERCHANT.secret].join("|"))
      .digest("hex")
      .toUpperCase();
    expect(parameters.get("RETURN_AUTHCODE")?.[example]).toBe(code);
  });
});

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Events {
  readonly webhooks: Readonly<Record<string, { readonly get?: { readonly parameters: readonly Parameter[] } }>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** The examples of an event's parameters: parameter to example name to value. */
function examplesOf(api: "payment-api" | "legacy-api", event: string): Map<string, Readonly<Record<string, unknown>>> {
  const { webhooks, components } = readBundle(api) as unknown as Events;
  const parameters = webhooks[event]?.get?.parameters ?? [];
  return new Map(
    parameters.map((given) => {
      const { name, examples = {} } = components.parameters[given.$ref?.split("/").at(-1) ?? ""] ?? given;
      return [name, Object.fromEntries(Object.entries(examples).map(([example, { value }]) => [example, value]))];
    }),
  );
}
