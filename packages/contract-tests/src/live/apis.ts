/** The three APIs as the tests call them: clients and their examples. */
import { createLegacyClient } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import type { ApiName, MockServer } from "@maksu/mock-server";
import { createPaymentClient } from "@maksu/payment-client";
import { examples as paymentExamples } from "@maksu/payment-client/examples";

/** The published test merchants. */
export const PAYMENT_MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" } as const;
export const MERCHANT = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" } as const;

/** What the tests read of any result. */
export interface AnyResult {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Headers;
  readonly verified: boolean;
  readonly data?: unknown;
  readonly error?: unknown;
}

/** One API, with every operation callable by its name. */
export interface LiveApi {
  readonly name: ApiName;
  /** Calls an operation with its first example. */
  call(operationId: string): Promise<AnyResult>;
}

/** What may differ from the published test merchants. */
export interface LiveOptions {
  readonly secret?: string;
  readonly platformName?: string;
}

export function liveApis(urls: MockServer["urls"], { secret, platformName }: LiveOptions = {}): LiveApi[] {
  const other = secret === undefined ? {} : { secret };
  const payments = createPaymentClient({ ...PAYMENT_MERCHANT, ...other, baseUrl: urls.payment, ...(platformName && { platformName }) });
  const merchants = createMerchantClient({ ...MERCHANT, ...other, baseUrl: urls.merchant });
  const legacy = createLegacyClient({ ...MERCHANT, ...other, baseUrl: urls.legacy });

  const api = (name: ApiName, client: object, examples: Examples): LiveApi => ({
    name,
    call: async (operationId) => {
      const [input] = Object.values(examples[operationId] ?? {});
      const method = (client as Methods)[operationId];
      if (!method) throw new Error(`the ${name} client has no ${operationId}`);
      return (await method(operationId === "addCardForm" ? { body: await payments.signCardForm(CARD_FORM) } : input)) as AnyResult;
    },
  });
  return [api("payment", payments, paymentExamples), api("merchant", merchants, merchantExamples), api("legacy", legacy, legacyExamples)];
}

const CARD_FORM = { redirectSuccessUrl: "https://shop.example.com/added", redirectCancelUrl: "https://shop.example.com/cancelled" };

type Methods = Readonly<Record<string, ((input: unknown) => Promise<unknown>) | undefined>>;
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
