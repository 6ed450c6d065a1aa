/** How each forgery is made; nothing is made where what it is made of can't be one. */
import { randomBytes } from "node:crypto";
import { mayReceiveEvents, withSignature } from "@maksu/service-front";
import type { Payment } from "../../domain/payments/payment.ts";
import { paymentEventValues } from "../../domain/payments/payment-event.ts";
import type { EventRecord } from "../../events/event-record.ts";
import { reachedAt } from "../../events/shop-address.ts";
import { type Message, signedEvent } from "../../events/signed-event.ts";
import { contextIn, type World } from "../../world/world.ts";
import { contentOf, type DeliveryParts } from "../deliveries.ts";
import type { Forgery } from "./forgery.ts";
import { doubled, inOtherOrder, percentEncoded } from "./rewritten-query.ts";
import { eventOfAnother, ORDER_OF, paymentAndRefunds, type Subject } from "./subject.ts";

/** Makes a request in place of an event; undefined where it is not possible. */
type Make = (parts: DeliveryParts, subject: Subject) => Promise<Request | undefined>;

/** Of an event alone. */
const ofEvent =
  (make: (parts: DeliveryParts, event: EventRecord) => Promise<Request | undefined>): Make =>
  async (parts, { event }) =>
    event && make(parts, event);

const withoutSecret = (request: Request): Request =>
  withSignature(request, (signature) => randomBytes(64).toString("hex").slice(0, signature.length));

/** Of an event whose signature stands in its URL: only a report's does not. */
const ofQuery = (rewrite: (url: string) => string): Make =>
  ofEvent(async (parts, event) => (event.name === "paymentReport" ? undefined : new Request(rewrite((await genuine(parts, event)).url))));

/** Every forgery. */
export const MAKE: Readonly<Record<Forgery, Make>> = {
  "forged signature": ofEvent(async (parts, event) => withoutSecret(await genuine(parts, event))),
  "truncated signature": ofEvent(async (parts, event) => withSignature(await genuine(parts, event), (signature) => signature.slice(0, -8))),
  "another account": ofEvent(async (parts, event) => {
    const account = anotherAccount(parts.world, event);
    return account === undefined ? undefined : genuine(parts, event, { account });
  }),
  "changed amount": ofEvent(async (parts, event) => {
    const request = await genuine(parts, event);
    const url = new URL(request.url);
    const amount = url.searchParams.get("checkout-amount");
    if (amount === null) return undefined;
    url.searchParams.set("checkout-amount", String(Number(amount) + 1));
    return new Request(url);
  }),
  "doubled parameters": ofQuery(doubled),
  async "made-up success"(parts, { payment }) {
    if (!payment || payment.status === "ok" || payment.status === "authorization-hold") return undefined;
    const success: Payment = { ...payment, status: "ok", provider: payment.provider ?? "nordea" };
    return withoutSecret(await paymentMessage(parts, success));
  },
  replay: ofEvent(async (_parts, { name, signedUrl }) =>
    signedUrl === undefined || name === "paymentReport" ? undefined : new Request(signedUrl),
  ),
  "other order of parameters": ofQuery(inOtherOrder),
  "other percent-encoding": ofQuery(percentEncoded),
  "additional parameter": ofEvent(async (parts, event) =>
    "more" in (parts.events[event.name]?.fields ?? {}) ? genuine(parts, event, {}, { more: { "checkout-additional": "1" } }) : undefined,
  ),
  "redirect at the callback URL": ofEvent(async (parts, event) => {
    const redirect = REDIRECTS[event.name];
    const { settlementReference: _ofCallbacks, ...fields } = event.fields;
    return redirect === undefined ? undefined : genuine(parts, { ...event, fields }, {}, {}, redirect);
  }),
  async "event of another order"(parts, { event, payment }) {
    const own = event ?? (payment && { name: "paymentCallback" as const, account: payment.account, about: payment.transactionId });
    if (!own || ORDER_OF[own.name] === undefined) return undefined;
    const other = await eventOfAnother(parts, own);
    const url = event?.url ?? (payment && successUrlOf(payment));
    return other && url !== undefined ? genuine(parts, other, { url }) : undefined;
  },
  async "payment event at the refund URL"(parts, subject) {
    const { event, refunds } = await paymentAndRefunds(parts, subject);
    const urls = refunds.map(({ callbackUrls }) => callbackUrls.success);
    // A refund of the merchant's panel has a URL that nobody has.
    const url = urls.find((each) => mayReceiveEvents(reachedAt(each, parts.world.settings.map), parts.allowEventsTo)) ?? urls[0];
    return event && url !== undefined ? genuine(parts, event, { url }) : undefined;
  },
  async "fail at the success URL"(parts, { event, payment }) {
    if (payment) return payment.status === "fail" ? paymentMessage(parts, payment) : undefined;
    const url = event?.fields["status"] === "fail" ? await successUrlOfEvent(parts, event) : undefined;
    return event && url !== undefined ? genuine(parts, event, { url }) : undefined;
  },
  "unknown status": ofEvent(async (parts, event) => {
    const field = ["status", "newStatus"].find((name) => name in event.fields);
    return field === undefined ? undefined : genuine(parts, event, {}, { [field]: "unheard-of" });
  }),
};

const REDIRECTS: { readonly [name in EventRecord["name"]]?: string } = {
  paymentCallback: "paymentRedirect",
  addCardCallback: "addCardRedirect",
};

/** An event as the service signs it, with changes, or under the name of another one. */
async function genuine(
  parts: DeliveryParts,
  event: EventRecord,
  change: Partial<Pick<EventRecord, "account" | "url">> = {},
  values: Message["values"] = {},
  name: string = event.name,
): Promise<Request> {
  const all = { ...event.fields, ...(await contentOf(parts, event)), ...values };
  const known = Object.entries(all).filter(([field]) => field in (parts.events[name]?.fields ?? {}));
  return signedEvent(parts.events, name, { ...event, ...change, values: Object.fromEntries(known) });
}

/** The service's message about a payment as it is, at its success URL. */
const paymentMessage = ({ events, world }: DeliveryParts, payment: Payment): Promise<Request> => {
  const { account } = payment;
  const values = paymentEventValues(payment, contextIn(world, account));
  return signedEvent(events, "paymentCallback", { account, url: successUrlOf(payment), values });
};

const successUrlOf = ({ request: { callbackUrls, redirectUrls } }: Payment): string => (callbackUrls ?? redirectUrls).success;

const successUrlOfEvent = ({ store }: DeliveryParts, { name, about }: EventRecord): Promise<string | undefined> =>
  store.transaction(async ({ get }) =>
    name === "refundCallback"
      ? (await get("refund", about))?.body.callbackUrls.success
      : (await get("tokenization", about))?.body.form["checkout-callback-success-url"],
  );

/** Another merchant that signs events of this kind. Those of orders name no merchant: signed by another one, they are forged. */
function anotherAccount({ merchants }: World, { account, name }: EventRecord): string | undefined {
  if (name === "paymentNotification" || name === "refundStatusChanged") return undefined;
  const own = merchants.get(account)?.kind;
  const other = own === "aggregate" ? "normal" : "aggregate";
  return [...merchants.values()].find(({ kind }) => kind === other)?.account;
}
