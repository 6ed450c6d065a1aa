/** Makes the calls of these tests on another runtime; see `on-runtimes`. */
import { type AgentModule, serveTasks } from "@maksu/test-server/agent";
import { fetchTransport } from "../src/calls.ts";
import { callInFault } from "./call-in-fault.ts";
import type { SentRequest, SentResponse } from "./remote-transport.ts";

const agent: AgentModule = serveTasks({
  call: ([origin, limits]: Parameters<typeof callInFault>) => callInFault(origin, limits),
  exchange: async ({ body, ...request }: SentRequest, signal): Promise<SentResponse> => {
    const begun: number[] = [];
    const onHead = ({ status }: { readonly status: number }): void => void begun.push(status);
    const response = await fetchTransport()({ ...request, body: body && Uint8Array.from(body), signal, onHead });
    return { status: response.status, headers: [...response.headers], body: [...response.body], begun };
  },
});

export default agent;
