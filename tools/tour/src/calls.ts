import type { OperationEntry } from "@maksu/openapi-runtime";
import { createLegacyClient, operationTable as legacyOperations } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient, operationTable as merchantOperations } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import { type ApiName, TEST_CREDENTIALS } from "@maksu/mock-server";
import { createPaymentClient, operationTable as paymentOperations } from "@maksu/payment-client";
import { examples as paymentExamples } from "@maksu/payment-client/examples";
import { type Recorder, recorder } from "./recorder.ts";

/** One operation to call, with its request. */
export interface Call {
  readonly api: string;
  readonly operationId: string;
  readonly entry: OperationEntry;
  readonly recorder: Recorder;
  call(): Promise<AnyResult>;
}

/** The common part of all results. */
export interface AnyResult {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Creates a call of every operation of the three APIs, each with the first example of its description. */
export function calls(urls: Readonly<Record<ApiName, string>>): Call[] {
  const sent = recorder();
  const { fetch } = sent;
  const payment = testMerchant("payment");
  const merchant = testMerchant("merchant");
  const legacy = testMerchant("legacy");
  const payments = createPaymentClient({
    baseUrl: urls.payment,
    account: payment.id,
    secret: payment.secret,
    platformName: "maksu-tour",
    fetch,
  });
  const merchants = createMerchantClient({ baseUrl: urls.merchant, merchantId: merchant.id, secret: merchant.secret, fetch });
  const orders = createLegacyClient({ baseUrl: urls.legacy, merchantId: legacy.id, secret: legacy.secret, fetch });
  /** The card form's signature is a field of its body, and is created for this call. */
  const cardForm = async (): Promise<unknown> => {
    const redirects = { redirectSuccessUrl: "https://shop.example.com/added", redirectCancelUrl: "https://shop.example.com/cancelled" };
    return { body: await payments.signCardForm(redirects) };
  };
  return [
    ...callsOf("payment", payments, paymentOperations, { ...paymentExamples, addCardForm: cardForm }, sent),
    ...callsOf("merchant", merchants, merchantOperations, merchantExamples, sent),
    ...callsOf("legacy", orders, legacyOperations, legacyExamples, sent),
  ];
}

/** Inputs by name, the first of which is sent; or a function that creates the input. */
type Inputs = Readonly<Record<string, object | (() => Promise<unknown>)>>;

function callsOf(
  api: ApiName,
  client: object,
  operations: Readonly<Record<string, OperationEntry>>,
  inputs: Inputs,
  sent: Recorder,
): Call[] {
  // Client, table and examples are generated from one description; that their names match can't be expressed in the types of a loop.
  const methods = client as Readonly<Record<string, (input: unknown) => Promise<AnyResult>>>;
  return Object.entries(operations).map(([operationId, entry]) => ({
    api,
    operationId,
    entry,
    recorder: sent,
    call: async () => {
      const [method, given] = [methods[operationId], inputs[operationId]];
      if (!method || !given) throw new Error("The client has no such method, or the description no example.");
      return method.call(client, typeof given === "function" ? await given() : Object.values(given)[0]);
    },
  }));
}

/** Returns the first test merchant of an API. */
function testMerchant(api: ApiName): { id: string; secret: string } {
  const [[id, secret] = ["", ""]] = Object.entries(TEST_CREDENTIALS[api]);
  return { id, secret };
}
