/**
 * Text written by a customer may appear in a report, and in the URL that leads back from a payment. Whatever it is, the report is accepted;
 * and no report can be forged from the URL.
 */
import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutOffers } from "../../test/offers.ts";
import { paymentReport } from "../testing/index.ts";
import { readReport } from "./read-report.ts";

const merchant = { account: 375917, secret: "SAIPPUAKAUPPIAS" };

/** Returns text of the pieces that matter: quotes, line breaks, semicolons, parts of a report's header, parts of a signed line. */
const PIECES = ['"', '""', "\n", "\r\n", ";", "Sum", '"Sum"', "1,00", "checkout-zebra:", "checkout-status:ok", ":", "x", ' "', "\uFEFF"];
const written = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));

async function isTaken(headers: readonly (readonly [string, string])[], body: Uint8Array): Promise<boolean> {
  const read = readReport({ headers, body, secret: merchant.secret });
  return (await read.catch(() => undefined)) !== undefined;
}

test("a CSV report is accepted, whatever a customer's name contains", async () => {
  const property = fc.asyncProperty(written, written, async (firstname, reference) => {
    const rows = [{ firstname: `A\ncheckout-x:y${firstname}`, reference, amount: 1 }];
    const request = await paymentReport({ ...merchant, url: "https://shop.example.com/", format: "csv", rows });
    expect(await isTaken([...request.headers], new Uint8Array(await request.arrayBuffer()))).toBe(true);
  });
  await fc.assert(property, { numRuns: 300 });
});

test("no CSV report can be forged from a redirect, whatever a customer has written into its values", async () => {
  const property = fc.asyncProperty(written, written, written, async (reference, stamp, more) => {
    // Signed as by a service that allows line breaks. The parameters after the transaction are undocumented.
    const values = { amount: "1525", reference, stamp, status: "ok", "transaction-id": "4b300af6", zebra: more };
    const lines = Object.entries({ account: "375917", algorithm: "sha256", ...values });
    const message = Buffer.from(lines.map(([name, value]) => `checkout-${name}:${value}\n`).join(""));
    const signature = createHmac("sha256", merchant.secret).update(message).digest();
    for (const { parameters, body } of checkoutOffers({
      kind: "text of no kind",
      account: "375917",
      secret: merchant.secret,
      message,
      signature,
    })) {
      const headers = [...parameters, ["signature", signature.toString("hex")] as const, ["content-type", "application/csv"] as const];
      expect(await isTaken(headers, Uint8Array.from(body))).toBe(false);
    }
  });
  await fc.assert(property, { numRuns: 300 });
});
