/** The typed clients, called by operationId, with what they send and get over the wire recorded. */
import { violationsIn } from "@maksu/openapi-runtime";
import { APIS, type CallResult } from "@maksu/apis";
import type { ApiName } from "@maksu/mock-server";
import { type LocatedViolation, type OperationTable, ValidationError } from "@maksu/client-core";
import type { LocatedOperation } from "@maksu/openapi";
import { type ContractRequest, JSON_TYPE } from "@maksu/conformance/contract";
import type { Exchanges, WireResponse } from "../requests/exchange.ts";

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
}

export type Called =
  | { readonly outcome: "responded"; readonly result: CallResult; readonly sent: Sent; readonly response: WireResponse }
  | { readonly outcome: "rejected"; readonly violations: readonly LocatedViolation[] }
  | { readonly outcome: "failed"; readonly error: Error };

export interface ClientUnderTest {
  readonly methods: readonly string[];
  /** The client's own operation table. */
  readonly operations: OperationTable;
  /** The client's own examples of requests, by operationId and name. */
  readonly examples: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Code to what the client's catalogue says of it. */
  readonly catalogue: Readonly<Record<string, { readonly status: number; readonly operations: readonly string[] }>>;
  /** The violations that the client's validators, which servers use too, find in a request as it stands. */
  violations(operation: LocatedOperation, request: ContractRequest): Promise<readonly LocatedViolation[]>;
  /** Whether there is a client that sends bodies of this media type. */
  speaks(mediaType: string | undefined): boolean;
  /** @param prefer asks the mock server for a certain response */
  call(operation: LocatedOperation, request: ContractRequest, prefer?: string): Promise<Called>;
}

export function clientUnderTest(api: ApiName, baseUrl: string, transport: Exchanges["fetch"]): ClientUnderTest {
  let prefer: string | undefined;
  let wire: { readonly sent: Sent; readonly response: WireResponse } | undefined;
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const sent = { method: init.method ?? "GET", url, headers: new Headers(headers) };
    if (prefer !== undefined) headers.set("prefer", prefer);
    const response = await transport(url, { ...init, headers });
    wire = { sent, response: { status: response.status, headers: response.headers, text: await response.clone().text() } };
    return response;
  };
  const own = APIS[api];
  const clients = own.clients({ baseUrl, platformName: "contract-tests", fetch });
  return {
    methods: Object.keys(clients[JSON_TYPE] ?? {}),
    operations: own.operations,
    examples: own.examples,
    catalogue: own.catalogue,
    async violations({ operationId }, { mediaType, ...parts }) {
      const entry = own.operations[operationId];
      return entry ? violationsIn(operationId, entry, own.validators, parts, mediaType) : [];
    },
    speaks: (mediaType = JSON_TYPE) => Object.hasOwn(clients, mediaType),
    async call(operation, { path, query, header, body, mediaType = JSON_TYPE }, asked) {
      const method = clients[mediaType]?.[operation.operationId];
      if (!method) return { outcome: "failed", error: new Error("the client has no such method") };
      prefer = asked;
      wire = undefined;
      try {
        const result = await method({ path, query, header, body });
        if (!wire) throw new Error("the client returned a result without sending a request");
        const { sent, response } = wire as { sent: Sent; response: WireResponse };
        const written = sent.headers.get("content-type")?.split(";", 1)[0];
        if (body !== undefined && written !== mediaType) throw new Error(`the client sends a body of ${written}, not of ${mediaType}`);
        return { outcome: "responded", result, sent, response };
      } catch (error) {
        if (error instanceof ValidationError) return { outcome: "rejected", violations: error.violations };
        return { outcome: "failed", error: error as Error };
      }
    },
  };
}
