import { checkoutSignature, receiptAuthcode, refundNotificationSignature } from "@maksu/signing";
import { TEST_CREDENTIALS } from "@maksu/service-front";
import { expect, test } from "vitest";
import { checker } from "../../test/checker.ts";
import { lineOf } from "../../test/seeds.ts";
import type { Callers } from "../calls/callers.ts";
import { describedApis } from "../ground/described.ts";
import { createEventReader } from "./captured-event.ts";

const read = async (url: string, callers?: Callers): Promise<readonly [signature: string | undefined, differences: readonly string[]]> => {
  const event = await createEventReader(describedApis(), checker, callers)(new URL(url));
  return [event?.signature, event?.checked.differences.map(({ kind, file, line }) => `${kind} ${file}:${line}`) ?? []];
};

const OWN = "a secret of a merchant's own";
const [[TEST_ID = "", TEST_SECRET = ""] = []] = Object.entries(TEST_CREDENTIALS.payment);
const [[, LEGACY_SECRET = ""] = []] = Object.entries(TEST_CREDENTIALS.legacy);

interface Signed {
  readonly secret?: string;
  readonly account?: string;
  readonly algorithm?: "sha256" | "sha512";
}

async function redirect({ secret = TEST_SECRET, account = TEST_ID, algorithm = "sha256" }: Signed = {}): Promise<string> {
  const parameters: [string, string][] = [
    ["checkout-account", account],
    ["checkout-algorithm", algorithm],
    ["checkout-amount", "1525"],
    ["checkout-stamp", "order 1/ä"],
    ["checkout-reference", "3759170"],
    ["checkout-transaction-id", "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"],
    ["checkout-status", "ok"],
    ["checkout-provider", "nordea"],
  ];
  const signature = await checkoutSignature({ parameters, secret, algorithm });
  return `https://shop.example.com/paid?order=1&${new URLSearchParams([...parameters, ["signature", signature]]).toString()}`;
}

async function receipt(secret: string): Promise<string> {
  const fields = { ORDER_NUMBER: "1", TIMESTAMP: "1772442002", PAID: "A2A6AF1E64", METHOD: "1" };
  const code = await receiptAuthcode({ ...fields, secret });
  return `https://shop.example.com/paid?${new URLSearchParams({ ...fields, RETURN_AUTHCODE: code }).toString()}`;
}

async function refund(secret: string): Promise<string> {
  const fields = { refundToken: "DA2OTA4NWVmYTRiMDUyMWI4OGNkNjkxNzBh", oldStatus: "created", newStatus: "completed" };
  const signature = await refundNotificationSignature({ ...fields, secret });
  return `https://shop.example.com/refunds?${new URLSearchParams({ ...fields, signature }).toString()}`;
}

const changed = (url: string): string => url.replace("1525", "1526").replace("A2A6", "A2A7").replace("=created", "=cancelled");
const SIGNATURE = lineOf({ api: "payment", line: "parameters/event-signature > name:" });
const AUTHCODE = lineOf({ api: "legacy", line: "parameters/RETURN_AUTHCODE > name:" });
const REFUND = lineOf({ api: "merchant", line: "webhooks/refundStatusChanged > - name: newStatus > - name: signature" });

const ownRedirect = (): Promise<string> => redirect({ account: "123456", secret: OWN });
const owned = (api: keyof Callers, id = "1"): Callers => ({ [api]: { id, secret: OWN } });
const UNKNOWN = "not verified: no secret";

test.each<[what: string, url: () => Promise<string>, signature: string, callers?: Callers, line?: string]>([
  ["a published test merchant's", redirect, "verified"],
  ["of SHA-512", () => redirect({ algorithm: "sha512" }), "verified"],
  ["a test merchant's, changed", async () => changed(await redirect()), "wrong", {}, SIGNATURE],
  ["of a merchant whose secret is unknown", ownRedirect, UNKNOWN],
  ["of a merchant whose secret is given", ownRedirect, "verified", owned("payment", "123456")],
  ["of another merchant than the given one", ownRedirect, UNKNOWN, owned("payment", "123457")],
  ["without a value that somebody took out", async () => (await redirect()).replace("3759170", "***"), "not verified: a value is left out"],
  ["a receipt's of the test merchant", () => receipt(LEGACY_SECRET), "verified"],
  ["a receipt's, which names no merchant", () => receipt(OWN), UNKNOWN],
  ["a receipt's of the given merchant, changed", async () => changed(await receipt(OWN)), "wrong", owned("legacy"), AUTHCODE],
  ["a refund notification's of the given merchant", () => refund(OWN), "verified", owned("merchant")],
  [
    "a changed refund notification's",
    async () => (await refund(OWN)).replace("=completed", "=cancelled"),
    "wrong",
    owned("merchant"),
    REFUND,
  ],
])("the signature of an event: %s", async (_what, url, signature, callers, line) => {
  expect(await read(await url(), callers)).toEqual([signature, line === undefined ? [] : [`signature ${line}`]]);
});

test("a URL without a parameter of an event carries none", async () => {
  expect(await read("https://shop.example.com/paid?order=1&signature=x")).toEqual([undefined, []]);
});
