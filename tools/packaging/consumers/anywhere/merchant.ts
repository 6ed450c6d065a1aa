/** Bookkeeping over the Merchant API. */
import {
  createMerchantClient,
  type ErrorCode,
  errorCatalogue,
  type MerchantClient,
  type MerchantClientOptions,
  unwrap,
} from "@maksu/merchant-client";
import { examples } from "@maksu/merchant-client/examples";
import { validators } from "@maksu/merchant-client/validators";

const options: MerchantClientOptions = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ", baseUrl: "https://api.example.com" };
export const merchant: MerchantClient = createMerchantClient(options);

export async function settled(): Promise<string> {
  const result = await merchant.listSettlements({ query: { fromDate: "2026-01-01", toDate: "2026-02-28" } });
  if (result.ok) return result.data.map(({ id, referenceNumber }) => `${id} ${referenceNumber satisfies string}`).join();
  return result.status === 403 ? `rejected: ${JSON.stringify(result.error)}` : `${result.status}`;
}

export async function references(): Promise<readonly string[]> {
  return unwrap(await merchant.listSettlements({ query: { fromDate: "2026-01-01", toDate: "2026-02-28" } })).map(
    ({ referenceNumber }) => referenceNumber,
  );
}

export const code: ErrorCode = "invalid-signature";
export const workaround: string | undefined = errorCatalogue[code].workaround;
export const given: unknown = [validators, examples];

export function rejected(): void {
  // @ts-expect-error: no merchant
  createMerchantClient({ secret: "x", baseUrl: "https://api.example.com" });
  // @ts-expect-error: no dates
  void merchant.listSettlements();
  // @ts-expect-error: a date is text
  void merchant.listSettlements({ query: { fromDate: new Date() } });
  // @ts-expect-error: unknown code
  void ("invalid-order" satisfies ErrorCode);
}
