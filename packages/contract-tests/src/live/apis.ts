/** The APIs as the tests call them: clients and their examples. */
import { APIS, type CallResult, type ClientSettings } from "@maksu/apis";
import { API_NAMES, type ApiName, type MockServer } from "@maksu/mock-server";

/** The published test merchants. */
export const PAYMENT_MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" } as const;
export const MERCHANT = { merchantId: 13466, secret: "6pKF4jkv97zmqBJ3ZL8gUw5DfT2NMQ" } as const;

/** One API, with every operation callable by its name. */
export interface LiveApi {
  readonly name: ApiName;
  /** Calls an operation with its first example. */
  call(operationId: string): Promise<CallResult>;
}

export function liveApis(urls: MockServer["urls"], options: Pick<ClientSettings, "secret" | "platformName"> = {}): readonly LiveApi[] {
  return API_NAMES.map((name) => {
    const { clients, examples, inputs } = APIS[name];
    const settings = { ...options, baseUrl: urls[name] };
    const [client = {}] = Object.values(clients(settings));
    return {
      name,
      call: async (operationId) => {
        const [example] = Object.values(examples[operationId] ?? {});
        const method = client[operationId];
        if (!method) throw new Error(`the ${name} client has no ${operationId}`);
        return method((await inputs?.(settings)[operationId]?.()) ?? example);
      },
    };
  });
}
