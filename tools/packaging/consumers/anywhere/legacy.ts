/** A shop on the legacy interface. */
import { createLegacyClient, type ErrorCode, type LegacyClient, unwrap } from "@maksu/legacy-client";
import { fromCents, toCents } from "@maksu/legacy-client/money";
import { validators } from "@maksu/legacy-client/validators";
import { messages, readXml, writeXml } from "@maksu/legacy-client/xml";

export const legacy: LegacyClient = createLegacyClient({
  merchantId: 13466,
  secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ",
  baseUrl: "https://api.example.com",
});

const body = {
  orderNumber: "ORDER-1",
  currency: "EUR",
  price: "15.25",
  urlSet: {
    success: "https://shop.example.com/ok",
    failure: "https://shop.example.com/no",
    notification: "https://shop.example.com/notify",
  },
} as const;

export async function pay(): Promise<string> {
  const result = await legacy.createPayment({ body });
  if (result.ok) return `${result.data.token} ${result.data.url}`;
  if (result.status !== 400) return `${result.status}`;
  const code: ErrorCode | (string & {}) | undefined = result.error?.errorCode;
  return code ?? "empty";
}

export const url = async (): Promise<string> => unwrap(await legacy.createPayment({ body })).url;
export const given: unknown = [validators, messages, readXml, writeXml];

export function rejected(): void {
  // @ts-expect-error: a price is text
  void legacy.createPayment({ body: { ...body, price: 15.25 } });
  // @ts-expect-error: no addresses
  void legacy.createPayment({ body: { orderNumber: "ORDER-1", currency: "EUR", price: "15.25" } });
}

export const price: string = fromCents(1525);
export const cents: number = toCents(price);
// @ts-expect-error: a floating-point number may have lost digits already
export const lost: number = toCents(15.25);
