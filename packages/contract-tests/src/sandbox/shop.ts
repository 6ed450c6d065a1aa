/** A merchant's shop: its requests are signed without the clients, its server receives the events. The referee checks all that the sandbox sends. */
import type { LocatedOperation } from "@maksu/openapi";
import type { MerchantCredentials, PayOptions, PayOutcome, Sandbox, SandboxWorld } from "@maksu/sandbox";
import { type Received, startReceiver } from "../contract/events/events.ts";
import { send } from "../contract/requests/exchange.ts";
import type { ContractRequest } from "../contract/requests/request.ts";
import { wireRequest } from "../contract/requests/wire-request.ts";
import { MERCHANT } from "../live/apis.ts";
import type { DescribedApi } from "./described-api.ts";
import type { Evidence } from "./evidence.ts";

/** A request of an operation. */
export interface ShopRequest extends Partial<Pick<ContractRequest, "path" | "query" | "header" | "body">> {
  /** Who signs it. @defaultValue the ordinary merchant */
  readonly as?: MerchantCredentials;
  /** A body that is sent as it stands. */
  readonly raw?: { readonly mediaType: string; readonly text: string };
  /** Whether no description has the response. */
  readonly isUndocumented?: boolean;
}

/** A response of the sandbox. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Of JSON; empty for no body. */
  readonly body: Readonly<Record<string, unknown>> & { readonly transactionId: string; readonly message: string };
}

/** The URLs of a payment, a refund or a card. */
export interface Urls {
  readonly success: string;
  readonly cancel: string;
}

/** A shop of a world. */
export interface Shop extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly world: SandboxWorld;
  /** What its server received and nobody has taken, oldest first. */
  readonly received: Received[];
  /** Statuses of its next responses. */
  readonly statuses: number[];
  /** Where an event of this name is received. */
  urls(event: string): Urls;
  send(operationId: string, request?: ShopRequest): Promise<Reply>;
  /** Goes where a browser is sent: to the shop, unless it is somewhere else. */
  visit(url: string): Promise<void>;
  /** Pays, and returns to the shop. The query of the redirect. */
  pay<Outcome extends PayOutcome = "approve">(transactionId: string, options?: PayOptions<Outcome>): Promise<URLSearchParams>;
}

/** Opens a shop. */
export async function openShop(sandbox: Sandbox, world: SandboxWorld, api: DescribedApi, evidence: Evidence): Promise<Shop> {
  const receiver = await startReceiver({ payment: [world.payment, world.aggregate], secret: MERCHANT.secret });
  const urls = (event: string): Urls => ({
    success: `${receiver.url}/${event}?shop=success`,
    cancel: `${receiver.url}/${event}?shop=cancel`,
  });
  const visit = async (url: string): Promise<void> => {
    if (url.startsWith(receiver.url)) await fetch(url, { redirect: "manual" });
  };
  return {
    sandbox,
    world,
    received: receiver.received,
    statuses: receiver.statuses,
    urls,
    visit,
    async send(operationId, { as = world.payment, raw, isUndocumented = false, ...request } = {}) {
      const operation = api.operation(operationId);
      const wire = await wireRequest(api.name, operation, contractRequest(operation, request), {
        account: String(as.account),
        secret: as.secret,
        ...(raw && { raw }),
      });
      const response = await send(sandbox.url, wire);
      if (!isUndocumented) evidence.response(api, operation, response);
      return { ...response, body: JSON.parse(response.text || "{}") as Reply["body"] };
    },
    async pay(transactionId, options = {}) {
      const redirect = (await world.pay(transactionId, options)) ?? "";
      await visit(redirect);
      return redirect === "" ? new URLSearchParams() : new URL(redirect).searchParams;
    },
    async [Symbol.asyncDispose]() {
      await receiver.close();
      for (const received of receiver.received) evidence.event(api, received, urls("any").success);
    },
  };
}

function contractRequest(operation: LocatedOperation, { path = {}, query = {}, header = {}, body }: ShopRequest): ContractRequest {
  const mediaType = body === undefined ? undefined : Object.keys(operation.content)[0];
  return { operationId: operation.operationId, path, query, header, body, mediaType };
}
