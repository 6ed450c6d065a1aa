/** Checks every event of a description: sent by the mock server on demand, accepted by the merchant's handlers, rejected with an invalid signature. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import {
  addCardCallbackHandler,
  addCardRedirectHandler,
  type Delivery,
  type EventName,
  failureRedirectHandler,
  type Handler,
  memoryStore,
  paymentCallbackHandler,
  paymentNotificationHandler,
  paymentRedirectHandler,
  paymentReportHandler,
  refundCallbackHandler,
  refundStatusChangedHandler,
  successRedirectHandler,
} from "@maksu/webhooks";
import { nodeListener } from "@maksu/webhooks/node";
import { eventsOf, type JsonObject, type LocatedOperation } from "@maksu/openapi";
import { faultsIn, type Referee } from "@maksu/service-front/referee";
import { MERCHANT, PAYMENT_MERCHANT } from "../../live/apis.ts";

/** A form in which an event comes. */
export interface EventForm {
  readonly name: string;
  readonly event: LocatedOperation;
  /** Media type of its body; undefined for none. */
  readonly mediaType: string | undefined;
}

export const eventFormsOf = (bundle: JsonObject): readonly EventForm[] =>
  eventsOf(bundle).flatMap((event): EventForm[] => {
    const mediaTypes = Object.keys(event.content);
    return mediaTypes.length === 0
      ? [{ name: event.operationId, event, mediaType: undefined }]
      : mediaTypes.map((mediaType) => ({ name: `${event.operationId} as ${mediaType}`, event, mediaType }));
  });

/** An event at the merchant's address, and its outcome there. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
  readonly delivery: Delivery | undefined;
  /** The input of the merchant's function. */
  readonly handled: unknown;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** Statuses of the next responses, in place of those of the handlers. */
  readonly statuses: number[];
  close(): Promise<void>;
}

const PAGE = "/thanks";

/** The merchants of a server: of the Payment API, and of the two other APIs. */
interface Merchants {
  readonly payment: readonly { readonly account: number; readonly secret: string }[];
  readonly secret: string;
}

/** A merchant's server, with a handler for each event under the path of its name. */
export async function startReceiver(merchants: Merchants = { payment: [PAYMENT_MERCHANT], secret: MERCHANT.secret }): Promise<Receiver> {
  const received: Received[] = [];
  const statuses: number[] = [];
  let delivery: Delivery | undefined;
  let handled: unknown;
  const keep = async (event: unknown): Promise<void> => {
    handled = event;
  };
  // A store each: the mock sends a callback and a redirect of the same payment, which are one event.
  const common = () => ({ store: memoryStore(), onDelivery: (latest: Delivery) => void (delivery = latest) });
  const merchant = () => ({ secret: merchants.secret, ...common() });
  const handlersOf = ({ account, secret }: Merchants["payment"][number]): Readonly<Record<EventName, Handler>> => {
    const payment = () => ({ account, secret, ...common() });
    return {
      paymentCallback: paymentCallbackHandler({ ...payment(), compare: "by hand", onPayment: keep }),
      paymentRedirect: paymentRedirectHandler({ ...payment(), compare: "by hand", onPayment: keep, paymentPage: () => PAGE }),
      refundCallback: refundCallbackHandler({ ...payment(), compare: "by hand", onRefund: keep }),
      addCardCallback: addCardCallbackHandler({ ...payment(), onCard: keep }),
      addCardRedirect: addCardRedirectHandler({ ...payment(), onCard: keep, cardPage: () => PAGE }),
      paymentReport: paymentReportHandler({ ...payment(), onReport: keep }),
      refundStatusChanged: refundStatusChangedHandler({ ...merchant(), compare: "by hand", onRefundStatus: keep }),
      successRedirect: successRedirectHandler({ ...merchant(), compare: "by hand", onPaid: keep, paidPage: () => PAGE }),
      failureRedirect: failureRedirectHandler({ ...merchant(), compare: "by hand", onUnpaid: keep, unpaidPage: () => PAGE }),
      paymentNotification: paymentNotificationHandler({ ...merchant(), compare: "by hand", onPaid: keep }),
    };
  };
  const byAccount = new Map(merchants.payment.map((each) => [String(each.account), handlersOf(each)]));
  const [first = handlersOf(PAYMENT_MERCHANT)] = byAccount.values();
  const listener = nodeListener(async (request) => {
    delivery = undefined;
    handled = undefined;
    const url = new URL(request.url);
    const name = url.pathname.slice(1);
    const handlers = byAccount.get(url.searchParams.get("checkout-account") ?? request.headers.get("checkout-account") ?? "") ?? first;
    const handler = Object.hasOwn(handlers, name) ? handlers[name as EventName] : undefined;
    const body = await request.clone().text();
    const response = handler ? await handler(request) : new Response(null, { status: 404 });
    received.push({ method: request.method, url, headers: request.headers, body, delivery, handled });
    const status = statuses.shift();
    return status === undefined ? response : new Response(null, { status, headers: { location: "http://192.0.2.1/" } });
  });
  const server: Server = createServer(listener);
  await new Promise<void>((started) => void server.listen(0, "127.0.0.1", started));
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${port}`, received, statuses, close };
}

/** The faults of an event, a line each. */
export async function tryEvent(
  { name, event, mediaType }: EventForm,
  mockUrl: string,
  send: typeof fetch,
  receiver: Receiver,
  referee: Referee,
): Promise<readonly string[]> {
  const gaps: string[] = [];
  const say = (what: string): void => void gaps.push(`event ${name}: ${what}`);
  const format = mediaType === undefined ? {} : { format: mediaType.split("/")[1] };

  const sent = await askFor(send, mockUrl, event.operationId, { url: `${receiver.url}/${event.operationId}?shop=1`, ...format });
  const received = receiver.received.splice(0);
  const [first] = received;
  if (!first) return [`event ${name}: is not sent by the mock server: ${sent}`];
  if (received.length > 1) say(`is sent ${received.length} times`);
  const given = (first.headers.get("content-type") ?? "").split(";", 1)[0];
  if (mediaType !== undefined && given !== mediaType) say(`has a body of ${given}, not of ${mediaType}`);
  for (const fault of faultsIn(referee.event(event.operationId, { ...first, text: first.body, merchantUrl: `${receiver.url}?shop=1` })))
    say(fault);
  if (first.delivery?.outcome !== "handled")
    say(
      `is not accepted by its handler in packages/webhooks: ${first.delivery ? outcomeOf(first.delivery) : "there is no handler of this name"}`,
    );
  else if (first.handled === undefined) say("does not reach the merchant's function");

  for (const signature of ["wrong", "missing"]) {
    await askFor(send, mockUrl, event.operationId, { url: `${receiver.url}/${event.operationId}`, ...format, signature });
    const [tampered] = receiver.received.splice(0);
    if (tampered?.delivery?.outcome !== "rejected") say(`is not rejected by its handler when the signature is ${signature}`);
  }
  return gaps;
}

async function askFor(send: typeof fetch, mockUrl: string, event: string, fields: object): Promise<string> {
  const response = await send(`${mockUrl}/_mock/events/${event}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fields),
  });
  return `${response.status} ${(await response.text()).slice(0, 200)}`;
}

const outcomeOf = (delivery: Delivery): string => ("reason" in delivery ? `rejected for ${delivery.reason}` : delivery.outcome);
