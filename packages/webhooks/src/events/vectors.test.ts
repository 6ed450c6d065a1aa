/** Recorded events and events signed by `openssl`: `vectors/`, and the published vectors of `@maksu/signing`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { readReport } from "../report/read-report.ts";
import { readCard } from "./card-event.ts";
import { readPayment, readRefund } from "./payment-event.ts";
import type { Reading } from "./reading.ts";
import { readReceipt } from "./receipt-event.ts";
import { readRefundStatus } from "./refund-status-event.ts";

interface Signed {
  readonly id: string;
  readonly secret: string;
  readonly want: unknown;
}
type Vector = Signed &
  (
    | { readonly event: "payment" | "refund" | "card"; readonly account: string; readonly url: string }
    | { readonly event: "refund-status"; readonly encoding: "hex" | "base64"; readonly url: string }
    | { readonly event: "receipt"; readonly url: string }
    | { readonly event: "report"; readonly headers: readonly [string, string][]; readonly body: string }
  );

const generated = readFileSync(new URL("../../vectors/generated.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line): Vector => JSON.parse(line));

async function read(vector: Vector): Promise<unknown> {
  if (vector.event === "report") {
    const { headers, body, secret } = vector;
    const report = await readReport({ headers, body: Buffer.from(body), secret });
    return report && [...report.rows];
  }
  const readings = {
    payment: readPayment,
    refund: readRefund,
    card: readCard,
    "refund-status": readRefundStatus,
    receipt: readReceipt,
  } as const;
  const reader: (url: string, merchant: never) => Promise<Reading<unknown>> = readings[vector.event];
  const { id: _id, event: _event, want: _want, url, ...merchant } = vector;
  const reading = await reader(url, merchant as never);
  return reading.genuine ? JSON.parse(JSON.stringify(reading.event)) : undefined;
}

test("the vectors cover every kind of event", () => {
  expect(new Set(generated.map(({ event }) => event))).toEqual(
    new Set(["payment", "refund", "card", "refund-status", "receipt", "report"]),
  );
});

describe.each(generated)("$id", (vector) => {
  test("is read as it was signed", async () => {
    expect(await read(vector)).toEqual(vector.want);
  });

  test("is rejected with another secret", async () => {
    expect(await read({ ...vector, secret: `${vector.secret}x` })).toBeUndefined();
  });
});

interface PublishedPayment {
  readonly id: string;
  readonly secret: string;
  readonly parameters: readonly [string, string][];
  readonly body: string;
  readonly signature: string;
}
interface PublishedReceipt {
  readonly id: string;
  readonly what: string;
  readonly form: string;
  readonly valid: boolean;
  readonly secret: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly authcode: string;
}

/** Returns a file of the package that has the published vectors, wherever it is installed. */
const signingVectors = (name: string): string =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve("@maksu/signing")), "../vectors", name), "utf8");
const published: { vectors: readonly PublishedPayment[] } = JSON.parse(signingVectors("payment.json"));
const receipts: { vectors: readonly PublishedReceipt[] } = JSON.parse(signingVectors("receipt.json"));

describe.each(published.vectors.filter(({ body }) => body === ""))("published vector $id", ({ id, parameters, signature, secret }) => {
  const url = `/return?${new URLSearchParams([...parameters.map(([...pair]) => pair), ["signature", signature]]).toString()}`;
  const account = new Map(parameters).get("checkout-account") ?? "";

  test("only the redirect is a payment event: requests and forms are not, though they are signed", async () => {
    const reading = await readPayment(url, { account, secret });
    expect(reading.genuine).toBe(id === "A7");
    if (id === "A7")
      expect(reading).toMatchObject({ event: { status: "ok", amount: 2964, provider: "nordea", reference: "192387192837195" } });
  });
});

test.each(receipts.vectors)("published receipt $id, $what: accepted is $valid", async ({ form, valid, secret, fields, authcode }) => {
  const reading = await readReceipt(`/r?${new URLSearchParams({ ...fields, RETURN_AUTHCODE: authcode }).toString()}`, { secret });
  expect(reading.genuine).toBe(valid);
  if (reading.genuine) expect(reading.event.paid).toBe(form === "success");
});
