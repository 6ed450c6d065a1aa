/** The three APIs as the tests call them: documents' table, client, mock server. */
import { createLegacyClient, operationTable as legacyOperations } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient, operationTable as merchantOperations } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import type { MockServer } from "@maksu/mock-server";
import { createPaymentClient, type OperationTable, operationTable as paymentOperations } from "@maksu/payment-client";
import { examples as paymentExamples } from "@maksu/payment-client/examples";
import type { ApiDocument } from "../documents/document.ts";
import { legacyApiDocument } from "../documents/legacy-api.ts";
import { merchantApiDocument } from "../documents/merchant-api.ts";
import { paymentApiDocument } from "../documents/payment-api.ts";

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
  readonly name: "payment" | "merchant" | "legacy";
  readonly document: ApiDocument;
  readonly operations: OperationTable;
  /** Names of the client's methods. */
  readonly methods: readonly string[];
  readonly exampleNames: (operationId: string) => readonly string[];
  /** Calls an operation with one of its examples. `prefer` asks the mock server for an answer. */
  call(operationId: string, options?: { readonly example?: string; readonly prefer?: string }): Promise<AnyResult>;
}

/** What may differ from the published test merchants. */
export interface LiveOptions {
  readonly secret?: string;
  readonly platformName?: string;
}

export function liveApis(urls: MockServer["urls"], { secret, platformName }: LiveOptions = {}): LiveApi[] {
  let prefer: string | undefined;
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (prefer !== undefined) headers.set("prefer", prefer);
    return globalThis.fetch(url, { ...init, headers });
  };
  const other = secret === undefined ? {} : { secret };
  const payments = createPaymentClient({
    ...PAYMENT_MERCHANT,
    ...other,
    baseUrl: urls.payment,
    fetch,
    ...(platformName && { platformName }),
  });
  const merchants = createMerchantClient({ ...MERCHANT, ...other, baseUrl: urls.merchant, fetch });
  const legacy = createLegacyClient({ ...MERCHANT, ...other, baseUrl: urls.legacy, fetch });

  const api = (name: LiveApi["name"], document: ApiDocument, client: object, operations: OperationTable, examples: Examples): LiveApi => ({
    name,
    document,
    operations,
    methods: Object.keys(client),
    exampleNames: (operationId) => Object.keys(examples[operationId] ?? {}),
    call: async (operationId, options = {}) => {
      const given = examples[operationId] ?? {};
      const input = options.example === undefined ? Object.values(given)[0] : given[options.example];
      const method = (client as Methods)[operationId];
      if (!method) throw new Error(`the ${name} client has no ${operationId}`);
      ({ prefer } = options);
      return (await method(operationId === "addCardForm" ? { body: await payments.signCardForm(CARD_FORM) } : input)) as AnyResult;
    },
  });
  return [
    api("payment", paymentApiDocument, payments, paymentOperations, paymentExamples),
    api("merchant", merchantApiDocument, merchants, merchantOperations, merchantExamples),
    api("legacy", legacyApiDocument, legacy, legacyOperations, legacyExamples),
  ];
}

const CARD_FORM = { redirectSuccessUrl: "https://shop.example.com/added", redirectCancelUrl: "https://shop.example.com/cancelled" };

type Methods = Readonly<Record<string, ((input: unknown) => Promise<unknown>) | undefined>>;
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
