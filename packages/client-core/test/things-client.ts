/** A client of a small API of our own: an operation of each kind. */
import { createApiClient } from "../src/api-client.ts";
import type { Api } from "../src/api.ts";
import { type ClientSettings, type Options, takeSettings } from "../src/client-settings.ts";
import type { ClientError } from "../src/errors.ts";
import type { OperationTable, RequestParts } from "@maksu/openapi-runtime";
import type { Validators, Violation } from "@maksu/openapi-runtime/validation";
import type { AnyResult } from "../src/result/result.ts";

const JSON_TYPE = ["application/json"];

export const operations = {
  createThing: {
    method: "POST",
    path: "/things",
    signedHeaders: [],
    requestMediaTypes: JSON_TYPE,
    responses: { 201: JSON_TYPE, 400: JSON_TYPE, 401: [], default: JSON_TYPE },
  },
  listThings: { method: "GET", path: "/things", signedHeaders: [], requestMediaTypes: [], responses: { 200: JSON_TYPE, 404: JSON_TYPE } },
  getThing: {
    method: "GET",
    path: "/things/{id}",
    signedHeaders: [],
    requestMediaTypes: [],
    responses: { 200: JSON_TYPE, 404: JSON_TYPE },
  },
  removeThing: {
    method: "DELETE",
    path: "/things/{id}",
    signedHeaders: [],
    requestMediaTypes: [],
    responses: { 204: [], 404: JSON_TYPE, 503: JSON_TYPE },
  },
  orderThing: {
    method: "POST",
    path: "/orders",
    signedHeaders: [],
    requestMediaTypes: JSON_TYPE,
    responses: { 202: [], 403: JSON_TYPE, 503: JSON_TYPE },
    requiredHeaders: { 202: ["Location"] },
  },
  acceptThing: { method: "POST", path: "/things/{id}/accept/{by}", signedHeaders: [], requestMediaTypes: [], responses: { 202: [] } },
  openForm: {
    method: "POST",
    path: "/form",
    signedHeaders: [],
    requestMediaTypes: JSON_TYPE,
    responses: { 302: [] },
    requiredHeaders: { 302: ["Location"] },
  },
  exportThings: {
    method: "GET",
    path: "/export",
    signedHeaders: [],
    requestMediaTypes: [],
    responses: { 200: ["application/json", "application/xml"], 404: ["application/xml"] },
  },
  readKey: {
    method: "POST",
    path: "/keys/{key-id}",
    signedHeaders: [],
    requestMediaTypes: JSON_TYPE,
    bodyFromPath: ["key-id"],
    responses: { 200: JSON_TYPE },
  },
} satisfies OperationTable;

type OperationId = keyof typeof operations;

// Their keys are those of the table.
const OPERATION_IDS = Object.keys(operations) as OperationId[];

type Things = Readonly<Record<OperationId, (input?: RequestParts, options?: Options) => Promise<AnyResult>>>;

/** Only its calls matter here. */
interface Paths {
  "/things": { get: { responses: { 200: { content: { "application/json": unknown } } } } };
}

/** `name` must be text, `from` must come before `to`. */
const validators: Validators = {
  createThing: async () => ({
    body: (body, mediaType): Violation[] => {
      if (typeof body !== "object" || body === null) return [{ pointer: "", rule: "type", limit: "object", message: "must be object" }];
      const ok = typeof (body as { name?: unknown }).name === "string";
      return ok ? [] : [{ pointer: "/name", rule: "type", limit: "string", message: "must be string", code: `invalid-name-${mediaType}` }];
    },
  }),
  listThings: async () => ({
    parameters: (value): Violation[] => {
      const { query } = value as { query: { from?: string; to?: string } };
      if ("from" in query && query.from === undefined)
        return [{ pointer: "/query/from", rule: "present", message: "must not be undefined" }];
      if (query.from === "")
        return [{ pointer: "/query/from", rule: "minLength", limit: 1, message: "must not be empty", code: "invalid-date" }];
      if ((query.from ?? "") > (query.to ?? "~")) return [{ pointer: "", rule: "in-order", message: "must be in order" }];
      return [];
    },
  }),
};

/** Signs nothing. */
export const unsigned: Pick<Api, "signer" | "signedFetch"> = {
  signer: { isReserved: (name) => name === "signature", sign: () => ({ headers: [] }) },
  signedFetch: (send) => async (request) => {
    const body = new Uint8Array(await request.arrayBuffer());
    const { method, headers, redirect } = request;
    return send(request.url, { method, headers, redirect, body: body.length > 0 ? body : null });
  },
};

export const thingsClient = (baseUrl: string, options: Partial<ClientSettings & Api<OperationId>> = {}): ReturnType<typeof create> => {
  const { settings, own } = takeSettings({ ...options, baseUrl });
  return create(settings, own);
};

const create = (settings: ClientSettings, api: Partial<Api<OperationId>>) =>
  createApiClient<Things, Paths>({
    ...settings,
    operationIds: OPERATION_IDS,
    load: async () => ({ operations, validators, ...unsigned, ...api }),
  });

/** Returns the error of a call. */
export async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  return call.then(
    (result) => {
      throw new Error("the call succeeded", { cause: result });
    },
    (error: ClientError) => error,
  );
}
