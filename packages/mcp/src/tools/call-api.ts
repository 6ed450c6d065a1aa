/** Calls of the three APIs, signed with a world's merchants. */
import { randomUUID } from "node:crypto";
import { resolve, viewOf } from "@maksu/openapi";
import { createLegacyClient } from "@maksu/legacy-client";
import { createMerchantClient } from "@maksu/merchant-client";
import { createPaymentClient } from "@maksu/payment-client";
import type { World } from "@maksu/sandbox/control";
import { type Described, jsonBody, OPERATIONS } from "../descriptions/descriptions.ts";
import { CallError, record, text, type Tool } from "./tool.ts";

interface AnyResult {
  readonly ok: boolean;
  readonly status: number;
  readonly data?: unknown;
  readonly error?: unknown;
}

type Body = Readonly<Record<string, unknown>>;

type Methods = Readonly<Record<string, (input: object) => Promise<AnyResult>>>;

/** Without a body the first example is sent; what a body lacks of what is required comes from it. A stamp is one that nobody has used. */
function completed(described: Described, body: Body): Body {
  const media = jsonBody(described);
  const [example] = Object.values(media?.examples ?? {});
  const { required } = viewOf(described.document, media?.schema);
  const from = (resolve(described.document, example).value["value"] ?? {}) as Body;
  const isGiven = Object.keys(body).length > 0;
  const missing = Object.keys(from).filter((name) => body[name] === undefined && (!isGiven || required.has(name)));
  return {
    ...Object.fromEntries(missing.map((name) => [name, name === "stamp" ? randomUUID() : from[name]])),
    ...inAgreement(from, body),
    ...body,
  };
}

interface Row {
  readonly unitPrice: number;
  readonly units: number;
}

/** The amount is the sum of the rows: of these two, what is missing follows from the other. */
function inAgreement({ items: rows }: Body, { amount, items }: Body): Body {
  if (Array.isArray(items) && amount === undefined)
    return { amount: (items as readonly Row[]).reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0) };
  return Array.isArray(rows) && amount !== undefined && items === undefined
    ? { items: [{ ...(rows[0] as Row), unitPrice: amount, units: 1 }] }
    : {};
}

/** Calls an operation. */
export const callApi: Tool = {
  name: "call_api",
  description:
    "Call an operation of the payment service as a shop does, signed; without body the description's example is sent, and required members that a body lacks come from it: createPayment takes { amount }.",
  input: {
    type: "object",
    properties: {
      operation: { type: "string", enum: [...OPERATIONS.keys()] },
      path: { type: "object" },
      query: { type: "object" },
      body: { type: "object" },
      world: { type: "string" },
    },
    required: ["operation"],
  },
  async call(session, given) {
    const id = text(given, "operation") ?? "";
    const described = OPERATIONS.get(id);
    if (!described)
      throw new CallError(`operation: unknown. look_up finds operations by what they do; there are ${[...OPERATIONS.keys()].join(", ")}.`);
    const world = (await session.control("getWorld", given)) as World;
    const baseUrl = session.url;
    const clients = {
      payment: () => createPaymentClient({ ...world.payment, baseUrl }),
      merchant: () => createMerchantClient({ ...world.merchant, baseUrl }),
      legacy: () => createLegacyClient({ ...world.merchant, baseUrl }),
    };
    const client = clients[described.api]() as unknown as Methods;
    const path = record(given, "path");
    const query = record(given, "query");
    const body = described.operation.requestBody && completed(described, record(given, "body") ?? {});
    const call = client[described.operationId] as Methods[string];
    const { ok, status, data, error } = await call({ ...(path && { path }), ...(query && { query }), ...(body && { body }) });
    return ok
      ? { sentence: `${id}: status ${status}.`, data: data ?? {} }
      : { sentence: `${id}: status ${status}, not a success. explain says which rule rejected it.`, data: error ?? {} };
  },
};
