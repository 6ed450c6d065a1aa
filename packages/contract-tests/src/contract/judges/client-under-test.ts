/** The typed clients, called by operationId, with what they send and get over the wire recorded. */
import { createLegacyClient, errorCatalogue as legacyCatalogue, operationTable as legacyOperations } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient, errorCatalogue as merchantCatalogue, operationTable as merchantOperations } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import type { ApiName, MockServer } from "@maksu/mock-server";
import {
  createPaymentClient,
  errorCatalogue as paymentCatalogue,
  type LocatedViolation,
  type OperationTable,
  operationTable as paymentOperations,
  ValidationError,
} from "@maksu/payment-client";
import { examples as paymentExamples } from "@maksu/payment-client/examples";
import type { BundledOperation } from "@maksu/bundle";
import { type AnyResult, MERCHANT, PAYMENT_MERCHANT } from "../../live/apis.ts";
import type { WireAnswer } from "../requests/exchange.ts";
import type { ContractRequest } from "../requests/request.ts";

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

export type Called =
  | { readonly outcome: "answered"; readonly result: AnyResult; readonly sent: Sent; readonly answer: WireAnswer }
  | { readonly outcome: "refused"; readonly violations: readonly LocatedViolation[] }
  | { readonly outcome: "failed"; readonly error: Error };

export interface ClientUnderTest {
  readonly methods: readonly string[];
  /** What the client was generated with. */
  readonly operations: OperationTable;
  /** The client's own examples of requests, by operationId and name. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Code to what the client's catalogue says of it. */
  readonly catalogue: Readonly<Record<string, { readonly status: number; readonly operations: readonly string[] }>>;
  /** @param prefer asks the mock server for an answer */
  call(operation: BundledOperation, request: ContractRequest, prefer?: string): Promise<Called>;
}

type Methods = Readonly<Record<string, ((input: object) => Promise<AnyResult>) | undefined>>;

export function clientUnderTest(api: ApiName, urls: MockServer["urls"]): ClientUnderTest {
  let prefer: string | undefined;
  let wire: { readonly sent: Sent; readonly answer: WireAnswer } | undefined;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const sent = { method: init.method ?? "GET", url, headers: new Headers(headers) };
    if (prefer !== undefined) headers.set("prefer", prefer);
    const response = await globalThis.fetch(url, { ...init, headers });
    wire = { sent, answer: { status: response.status, headers: response.headers, text: await response.clone().text() } };
    return response;
  };
  const own = {
    payment: {
      client: createPaymentClient({ ...PAYMENT_MERCHANT, baseUrl: urls.payment, platformName: "contract-tests", fetch }),
      operations: paymentOperations,
      examples: paymentExamples,
      catalogue: paymentCatalogue,
    },
    merchant: {
      client: createMerchantClient({ ...MERCHANT, baseUrl: urls.merchant, fetch }),
      operations: merchantOperations,
      examples: merchantExamples,
      catalogue: merchantCatalogue,
    },
    legacy: {
      client: createLegacyClient({ ...MERCHANT, baseUrl: urls.legacy, fetch }),
      operations: legacyOperations,
      examples: legacyExamples,
      catalogue: legacyCatalogue,
    },
  }[api];
  const client = own.client as unknown as Methods;
  return {
    methods: Object.keys(client),
    operations: own.operations,
    examples: own.examples,
    catalogue: own.catalogue,
    async call(operation, { path, query, header, body }, asked) {
      const method = client[operation.operationId];
      if (!method) return { outcome: "failed", error: new Error("the client has no such method") };
      prefer = asked;
      wire = undefined;
      try {
        const result = await method({ path, query, header, body });
        if (!wire) throw new Error("the client answered without asking anybody");
        return { outcome: "answered", result, ...(wire as { sent: Sent; answer: WireAnswer }) };
      } catch (error) {
        if (error instanceof ValidationError) return { outcome: "refused", violations: error.violations };
        return { outcome: "failed", error: error as Error };
      }
    },
  };
}
