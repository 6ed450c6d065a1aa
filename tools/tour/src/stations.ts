import type { OperationEntry } from "@maksu/client-core";
import { createLegacyClient, operationTable as legacyOperations } from "@maksu/legacy-client";
import { examples as legacyExamples } from "@maksu/legacy-client/examples";
import { createMerchantClient, operationTable as merchantOperations } from "@maksu/merchant-client";
import { examples as merchantExamples } from "@maksu/merchant-client/examples";
import { type ApiName, TEST_CREDENTIALS } from "@maksu/mock-server";
import { createPaymentClient, operationTable as paymentOperations } from "@maksu/payment-client";
import { examples as paymentExamples } from "@maksu/payment-client/examples";
import { type Recorder, recorder } from "./recorder.ts";

/** One operation to call, with the request to make. */
export interface Station {
  readonly api: ApiName;
  readonly operationId: string;
  readonly entry: OperationEntry;
  readonly recorder: Recorder;
  call(): Promise<AnyResult>;
}

/** What all results have. */
export interface AnyResult {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly data?: unknown;
  readonly error?: unknown;
}

/** Every operation of the three APIs, each with the first of its description's examples. */
export function stations(urls: Readonly<Record<ApiName, string>>): Station[] {
  const sent = recorder();
  const { fetch } = sent;
  const payments = createPaymentClient({ baseUrl: urls.payment, ...merchant("payment", "account"), platformName: "maksu-tour", fetch });
  const merchants = createMerchantClient({ baseUrl: urls.merchant, ...merchant("merchant", "merchantId"), fetch });
  const legacy = createLegacyClient({ baseUrl: urls.legacy, ...merchant("legacy", "merchantId"), fetch });
  const of = (api: ApiName, client: object, operations: Readonly<Record<string, OperationEntry>>, examples: Examples): Station[] =>
    Object.entries(operations).map(([operationId, entry]) => ({
      api,
      operationId,
      entry,
      recorder: sent,
      // Operation and example belong together by their name, which types of a loop can't say.
      call: async () =>
        (client as Methods)[operationId]?.(await input(operationId, Object.values(examples[operationId] ?? {})[0])) as Promise<AnyResult>,
    }));
  /** The card form's signature is a field of its body, made for this moment. */
  const input = async (operationId: string, example: unknown): Promise<unknown> =>
    operationId === "addCardForm"
      ? {
          body: await payments.signCardForm({
            redirectSuccessUrl: "https://shop.example.com/added",
            redirectCancelUrl: "https://shop.example.com/cancelled",
          }),
        }
      : example;
  return [
    ...of("payment", payments, paymentOperations, paymentExamples),
    ...of("merchant", merchants, merchantOperations, merchantExamples),
    ...of("legacy", legacy, legacyOperations, legacyExamples),
  ];
}

type Methods = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The first test merchant of an API. */
function merchant<Name extends string>(api: ApiName, name: Name): { readonly [key in Name]: string } & { readonly secret: string } {
  const [[id, secret] = ["", ""]] = Object.entries(TEST_CREDENTIALS[api]);
  return { [name]: id, secret } as { readonly [key in Name]: string } & { readonly secret: string };
}
