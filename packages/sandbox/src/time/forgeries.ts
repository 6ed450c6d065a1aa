/** Events that a shop has to reject, or to take for nothing new: as somebody could send them who knows its URLs. */
import { randomBytes } from "node:crypto";
import { deliverOnce, type FailureReason, withSignature } from "@maksu/service-front";
import { ImpossibleTransition } from "../domain/lifecycle.ts";
import { InputError, requireFound } from "../domain/input-error.ts";
import type { EventRecord } from "../events/event-record.ts";
import { signedEvent } from "../events/signed-event.ts";
import type { World } from "../world/world.ts";
import { contentOf, type DeliveryParts, mayBeSentTo } from "./deliveries.ts";

/**
 * What is wrong with an event: its signature was made without the secret, or is cut short; another merchant of the service has signed it with its own; its
 * amount was changed after it had been signed; it is an old one that was recorded, and is sent once more. The last one is genuine: a status that
 * no document lists, which the service may introduce.
 */
export type Forgery = "forged signature" | "truncated signature" | "another account" | "changed amount" | "replay" | "unknown status";

/** A forged event, and how the shop responded. */
export interface ForgedEvent {
  readonly url: string;
  readonly status?: number;
  /** Why there is no status. */
  readonly failure?: FailureReason;
}

/** What forges an event of a world, and sends it. */
export type Forge = (id: string, forgery: Forgery) => Promise<ForgedEvent>;

/** Makes a forged event of a genuine one; undefined where it can't be one. */
type Make = (parts: DeliveryParts, event: EventRecord) => Promise<Request | undefined>;

const FORGERIES: Readonly<Record<Forgery, Make>> = {
  "forged signature": async (parts, event) =>
    withSignature(await genuine(parts, event), (signature) => randomBytes(64).toString("hex").slice(0, signature.length)),
  "truncated signature": async (parts, event) => withSignature(await genuine(parts, event), (signature) => signature.slice(0, -8)),
  async "another account"(parts, event) {
    const account = anotherAccount(parts.world, event);
    return account === undefined ? undefined : genuine(parts, { ...event, account });
  },
  async "changed amount"(parts, event) {
    const request = await genuine(parts, event);
    const url = new URL(request.url);
    const amount = url.searchParams.get("checkout-amount");
    if (amount === null) return undefined;
    url.searchParams.set("checkout-amount", String(Number(amount) + 1));
    return new Request(url);
  },
  replay: async (_parts, { name, signedUrl }) => (signedUrl === undefined || name === "paymentReport" ? undefined : new Request(signedUrl)),
  async "unknown status"(parts, { fields, ...event }) {
    const field = ["status", "newStatus"].find((name) => name in fields);
    return field === undefined ? undefined : genuine(parts, { ...event, fields: { ...fields, [field]: "unheard-of" } });
  },
};

const NAMES = Object.keys(FORGERIES);

/** Creates the function that forges events: they are in no list, and are sent once. */
export const createForge =
  (parts: DeliveryParts): Forge =>
  async (id, forgery) => {
    const { store, world, allowedHosts } = parts;
    if (!NAMES.includes(forgery)) throw new InputError(`forgery: must be ${NAMES.join(" or ")}`);
    const event = (await store.transaction(({ get }) => get("event", id)))?.body;
    const found = requireFound(event?.world === world.name ? event : undefined, world, `event ${id}`);
    const request = await FORGERIES[forgery](parts, found);
    if (!request) throw await notPossible(parts, found, forgery);
    const { url } = request;
    if (!mayBeSentTo(url, allowedHosts))
      throw new InputError(`event ${id}: ${new URL(url).host} is neither this machine nor in allowEventsTo`);
    const { response, failure } = await deliverOnce(request, parts.ending());
    return { url, ...(response && { status: response.status }), ...(failure !== undefined && { failure }) };
  };

const genuine = async (parts: DeliveryParts, event: EventRecord): Promise<Request> =>
  signedEvent(parts.events, event.name, { ...event, values: { ...event.fields, ...(await contentOf(parts, event)) } });

/** Another merchant that signs events of this kind. Those of orders name no merchant: signed by another one, they are forged. */
function anotherAccount({ merchants }: World, { account, name }: EventRecord): string | undefined {
  if (name === "paymentNotification" || name === "refundStatusChanged") return undefined;
  const own = merchants.get(account)?.kind;
  const other = own === "aggregate" ? "normal" : "aggregate";
  return [...merchants.values()].find(({ kind }) => kind === other)?.account;
}

async function notPossible(parts: DeliveryParts, event: EventRecord, forgery: Forgery): Promise<ImpossibleTransition> {
  const possible: string[] = [];
  for (const [name, make] of Object.entries(FORGERIES)) if (await make(parts, event)) possible.push(name);
  return new ImpossibleTransition(`${forgery}: not possible for the event ${event.name}; possible: ${possible.join(", ")}`, possible);
}
