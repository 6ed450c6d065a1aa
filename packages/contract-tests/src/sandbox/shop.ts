/** A merchant's shop: its requests are signed without the clients, its server receives the events. The referee checks all that the sandbox sends. */
import type { ApiName } from "@maksu/mock-server";
import type { LocatedOperation } from "@maksu/openapi";
import type { PayOptions, Sandbox, SandboxWorld } from "@maksu/sandbox";
import { type Received, startReceiver } from "../contract/events/events.ts";
import { codeIn } from "../contract/checks/error-code.ts";
import { overSockets } from "../contract/requests/exchange.ts";
import type { ContractRequest } from "@maksu/conformance/contract";
import { type WireOptions, wireRequest } from "../contract/requests/wire-request.ts";
import type { DescribedApi } from "./described-api.ts";
import type { Evidence } from "./evidence.ts";
import { jsonOf } from "./json-of.ts";

/** Who signs: by an account, or in the Merchant API and the legacy interface by a merchant ID. */
export interface SignsAs {
  readonly account: number | string;
  readonly secret: string;
}

/** A request of an operation. */
export interface ShopRequest extends Partial<Pick<ContractRequest, "path" | "query" | "header" | "body" | "mediaType">> {
  /** @defaultValue the ordinary merchant; of the Merchant API and the legacy interface the one that they have */
  readonly as?: SignsAs;
  /** A body that is sent as it stands. */
  readonly raw?: WireOptions["raw"];
  readonly apiName?: string;
  /** Whether no description has the response. */
  readonly isUndocumented?: boolean;
}

/** A response of the sandbox. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** Of JSON; empty for no body, and for XML. */
  readonly body: Readonly<Record<string, unknown>> & { readonly transactionId: string; readonly message: string; readonly token: string };
  readonly text: string;
  /** The error code of the Merchant API and of the legacy interface. */
  readonly code: string | undefined;
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
  /** Requests that its server received and nobody has taken, oldest first. */
  readonly received: Received[];
  /** Statuses of its next responses. */
  readonly statuses: number[];
  /** Where an event of this name is received. */
  urls(event: string): Urls;
  /** Sends a request to the Payment API. */
  send(operationId: string, request?: ShopRequest): Promise<Reply>;
  /** Sends a request to another API. */
  call(api: "merchant" | "legacy", operationId: string, request?: ShopRequest): Promise<Reply>;
  /** Goes where a browser is sent: to the shop, unless it is somewhere else. */
  visit(url: string): Promise<void>;
  /** Pays, and returns to the shop. The query of the redirect. */
  pay(transactionId: string, options?: PayOptions): Promise<URLSearchParams>;
}

export async function openShop(sandbox: Sandbox, world: SandboxWorld, apis: readonly DescribedApi[], evidence: Evidence): Promise<Shop> {
  const receiver = await startReceiver({ payment: [world.payment, world.aggregate], secret: world.merchant.secret });
  const urls = (event: string): Urls => ({
    success: `${receiver.url}/${event}?shop=success`,
    cancel: `${receiver.url}/${event}?shop=cancel`,
  });
  const visit = async (url: string): Promise<void> => {
    if (url.startsWith(receiver.url)) await fetch(url, { redirect: "manual" });
  };
  const send = async (
    name: ApiName,
    operationId: string,
    { as = signerOf(world, name), raw, apiName, isUndocumented = false, ...request }: ShopRequest = {},
  ): Promise<Reply> => {
    const api = apis.find((each) => each.name === name);
    if (!api) throw new Error(`unknown API ${name}`);
    const operation = api.operation(operationId);
    const wire = await wireRequest(name, operation, contractRequest(operation, request), {
      account: String(as.account),
      secret: as.secret,
      ...(raw && { raw }),
      ...(apiName !== undefined && { apiName }),
    });
    const response = await overSockets(sandbox.url).send(wire);
    if (!isUndocumented) evidence.response(api, operation, response);
    const body = jsonOf(response.text);
    return { ...response, body: body as Reply["body"], code: codeIn(response.text) };
  };
  return {
    sandbox,
    world,
    received: receiver.received,
    statuses: receiver.statuses,
    urls,
    visit,
    send: (operationId, request) => send("payment", operationId, request),
    call: send,
    async pay(transactionId, options = {}) {
      const redirect = (await world.pay(transactionId, options)) ?? "";
      await visit(redirect);
      return redirect === "" ? new URLSearchParams() : new URL(redirect).searchParams;
    },
    async [Symbol.asyncDispose]() {
      await receiver.close();
      for (const received of receiver.received) {
        const api = apis.find(({ events }) => events.includes(received.url.pathname.slice(1)));
        if (!api) throw new Error(`no API has the event ${received.url.pathname}`);
        evidence.event(api, received, urls("any").success);
      }
    },
  };
}

const signerOf = ({ payment, merchant }: SandboxWorld, api: ApiName): SignsAs =>
  api === "payment" ? payment : { account: merchant.merchantId, secret: merchant.secret };

function contractRequest(
  operation: LocatedOperation,
  { path = {}, query = {}, header = {}, body, ...given }: ShopRequest,
): ContractRequest {
  const mediaType = body === undefined ? undefined : (given.mediaType ?? Object.keys(operation.content)[0]);
  return { operationId: operation.operationId, path, query, header, body, mediaType };
}
