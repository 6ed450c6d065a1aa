import type { OperationEntry } from "@maksu/openapi-runtime";
import { APIS, type CallResult } from "@maksu/apis";
import { API_NAMES, type ApiName } from "@maksu/mock-server";
import { type Recorder, recorder } from "./recorder.ts";

/** One operation to call, with its request. */
export interface Call {
  readonly api: string;
  readonly operationId: string;
  readonly entry: OperationEntry;
  readonly recorder: Recorder;
  call(): Promise<CallResult>;
}

/** Creates a call of every operation of the APIs, each with the first example of its description. */
export function calls(urls: Readonly<Record<ApiName, string>>): Call[] {
  const sent = recorder();
  return API_NAMES.flatMap((api) => {
    const { clients, operations, examples, inputs } = APIS[api];
    const settings = { baseUrl: urls[api], platformName: "maksu-tour", fetch: sent.fetch };
    const [client = {}] = Object.values(clients(settings));
    return Object.entries(operations).map(([operationId, entry]) => ({
      api,
      operationId,
      entry,
      recorder: sent,
      call: async () => {
        const [example] = Object.values(examples[operationId] ?? {});
        const [method, input] = [client[operationId], (await inputs?.(settings)[operationId]?.()) ?? example];
        if (!method || !input) throw new Error("The client has no such method, or the description no example.");
        return method(input);
      },
    }));
  });
}
