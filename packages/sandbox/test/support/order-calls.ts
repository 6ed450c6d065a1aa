/** Requests to the legacy interface and the Merchant API, signed by plain node:crypto, and what their events must be signed with. */
import { createHash, createHmac } from "node:crypto";
import type { MerchantIdCredentials, Sandbox, SandboxWorld } from "../../src/index.ts";

/** A response of the sandbox. */
export interface OrderReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Of JSON; empty for other responses. */
  readonly body: Readonly<Record<string, unknown>> & { readonly token: string; readonly url: string; readonly errorCode: string };
  /** `error.title` of the Merchant API, `errorCode` of the legacy interface. */
  readonly code: string | undefined;
}

/** A merchant that calls both. */
export interface OrderCalls {
  /** Creates an order; a text is sent as XML. */
  order(request: object | string, headers?: Readonly<Record<string, string>>): Promise<OrderReply>;
  /** Calls the Merchant API. The path begins behind `/merchant/v1`. */
  call(method: string, path: string, body?: unknown): Promise<OrderReply>;
  /** Refunds an order. Returns the refund's token. */
  refund(orderNumber: string, body: unknown): Promise<string>;
}

/** How requests reach the sandbox, and the names of the service in them. */
export interface CallOptions {
  readonly fetch?: Sandbox["fetch"];
  readonly apiName?: string;
  readonly versionHeader?: string;
}

/** Creates the calls of a world's merchant. */
export function orderCalls(
  url: string,
  { merchant }: { readonly merchant: Omit<MerchantIdCredentials, "merchantId"> & { readonly merchantId: number | string } },
  { fetch = globalThis.fetch, apiName = "ServiceMerchantAPI", versionHeader = "X-Service-Api-Version" }: CallOptions = {},
): OrderCalls {
  const { merchantId, secret } = merchant;
  const send = async (path: string, init: RequestInit): Promise<OrderReply> => {
    const response = await fetch(url + path, init);
    const text = await response.text();
    const body = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, text, body, code: body.error?.title ?? body.errorCode };
  };
  const calls: OrderCalls = {
    order: (request, headers = {}) =>
      send("/api-payment/create", {
        method: "POST",
        body: typeof request === "string" ? request : JSON.stringify(request),
        headers: {
          "content-type": typeof request === "string" ? "application/xml" : "application/json",
          authorization: `Basic ${Buffer.from(`${merchantId}:${secret}`).toString("base64")}`,
          [versionHeader]: "1",
          ...headers,
        },
      }),
    call(method, path, body) {
      const text = body === undefined ? "" : JSON.stringify(body);
      const timestamp = `${new Date().toISOString().slice(0, 19)}+0000`;
      const md5 = createHash("md5").update(text).digest("base64");
      const signed = [method, `/merchant/v1${path}`, `${apiName} ${merchantId}`, timestamp, md5].join("\n");
      const signature = createHmac("sha256", secret).update(signed).digest("base64");
      return send(`/merchant/v1${path}`, {
        method,
        headers: {
          timestamp,
          "content-md5": md5,
          authorization: `${apiName} ${merchantId}:${signature}`,
          "content-type": "application/json",
        },
        ...(body !== undefined && { body: text }),
      });
    },
    async refund(orderNumber, body) {
      const { status, headers, text } = await calls.call("POST", `/payments/${orderNumber}/refunds`, body);
      if (status !== 202) throw new Error(`${status} ${text}`);
      return headers.get("location")?.split("/").at(-1) ?? "";
    },
  };
  return calls;
}

/** The RETURN_AUTHCODE that a receipt must have. */
export function authcodeOf({ searchParams }: URL, { merchant }: Pick<SandboxWorld, "merchant">): string {
  const names = ["ORDER_NUMBER", "TIMESTAMP", "PAID", "METHOD"].filter((name) => searchParams.has(name));
  const values = [...names.map((name) => searchParams.get(name)), merchant.secret].join("|");
  return createHash("md5").update(values).digest("hex").toUpperCase();
}

/** The signature that a refund notification must have. */
export const notificationSignature = ({ searchParams }: URL, { merchant }: Pick<SandboxWorld, "merchant">): string =>
  createHash("sha256")
    .update(["refundToken", "oldStatus", "newStatus"].map((name) => `${searchParams.get(name)}|`).join("") + merchant.secret)
    .digest("hex");
