/** The HTTP side of the control API: which operation a request is for, and what it responds with. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createRouter, type Handle, type WireRequest, type WireResponse } from "@maksu/service-front";
import type { OperationId } from "../../generated/operation-ids.ts";
import { StoreFailure } from "../../store/store-failure.ts";
import { operationTable } from "../../generated/operations.ts";
import { SANDBOX } from "../../ground/identity.ts";
import type { Handlers } from "../handlers/handler.ts";
import { callHandler } from "./call-handler.ts";
import { faultOf } from "./control-fault.ts";
import { readInput } from "./read-input.ts";

/** Creates what handles the requests to the control API that are allowed. */
export function createControl(handlers: Handlers): Handle {
  const route = createRouter(operationTable);
  const respond = async (request: WireRequest): Promise<WireResponse> => {
    const found = route(request.method === "HEAD" ? "GET" : request.method, request.path);
    const id = "operationId" in found ? (found.operationId as OperationId) : undefined;
    if (request.path === DESCRIPTION && request.method !== "POST") return described();
    if (id === undefined || !("pathParameters" in found)) return unrouted("allowed" in found ? found.allowed : []);
    const output = await callHandler(handlers, id, readInput(id, request, found.pathParameters));
    return json(successOf(id), output);
  };
  return async (request) => {
    try {
      return await respond(request);
    } catch (error) {
      if (error instanceof StoreFailure) return unavailable(error);
      const fault = faultOf(error);
      if (!fault) throw error;
      return json(fault.status, fault.body);
    }
  };
}

const DESCRIPTION = `${SANDBOX.controlPath}/openapi.json`;

/** The description of this API, from the package that has it. */
const described = (): WireResponse => ({
  status: 200,
  headers: { "content-type": "application/json" },
  body: readFileSync(createRequire(import.meta.url).resolve("@maksu/sandbox-control-spec/openapi.json"), "utf8"),
});

/** The status of an operation's success: each has one. */
const successOf = (id: OperationId): number => Number(Object.keys(operationTable[id].responses).find((status) => status.startsWith("2")));

/** The response of every operation while the store fails. */
function unavailable({ status, code, message, headers }: StoreFailure): WireResponse {
  const response = json(status, { code: `store-${code}`, message });
  return { ...response, headers: { ...response.headers, ...headers } };
}

function unrouted(allowed: readonly string[]): WireResponse {
  if (allowed.length === 0) return json(404, { code: "unknown-path", message: "the control API has no such path" });
  const { headers, ...rest } = json(405, { code: "method-not-allowed", message: `the path allows only ${allowed.join(", ")}` });
  return { ...rest, headers: { ...headers, allow: allowed.join(", ") } };
}

/** Responses have secrets of merchants: nobody keeps them. */
const json = (status: number, body: unknown): WireResponse =>
  body === undefined
    ? { status, headers: { "cache-control": "no-store" }, body: "" }
    : { status, headers: { "content-type": "application/json", "cache-control": "no-store" }, body: JSON.stringify(body) };
