/** Sends what a shop has to reject, or must take for nothing new: as somebody could send it who knows the shop's URLs. */
import { acknowledged, deliverOnce, type FailureReason, mayReceiveEvents } from "@maksu/service-front";
import { InputError, requireFound } from "../../domain/input-error.ts";
import { ImpossibleTransition } from "../../domain/lifecycle.ts";
import { forwarded } from "../../events/shop-address.ts";
import { UnusableUrl } from "../../events/merchant-url.ts";
import type { DeliveryParts } from "../deliveries.ts";
import { FORGERIES, type Forgery } from "./forgery.ts";
import { MAKE } from "./make.ts";
import { findSubject, ORDER_OF, type Subject } from "./subject.ts";

/** A forged event, and how the shop responded. */
export interface ForgedEvent {
  readonly url: string;
  readonly status?: number;
  /** Why there is no status. */
  readonly failure?: FailureReason;
}

/** Forges an event of a world, or one for a payment, and sends it. */
export type Forge = (id: string, forgery: Forgery) => Promise<ForgedEvent>;

/** Creates the function that forges events: they are in no list, and are sent once. */
export const createForge =
  (parts: DeliveryParts): Forge =>
  async (id, forgery) => {
    const { world, allowEventsTo } = parts;
    if (!FORGERIES.includes(forgery)) throw new InputError(`forgery: must be ${FORGERIES.join(" or ")}`);
    const subject = requireFound(await findSubject(parts, id), world, `event or payment ${id}`);
    const make = (name: Forgery): Promise<Request | undefined> =>
      MAKE[name](parts, subject).catch((error: unknown) => {
        throw error instanceof UnusableUrl ? new InputError(`${id}: ${error.message}`) : error;
      });
    const request = await make(forgery);
    if (!request) throw await notPossible(make, subject, forgery);
    const { url } = request;
    const sent = forwarded(request, world.settings.map);
    if (!mayReceiveEvents(sent.url, allowEventsTo))
      throw new InputError(`${id}: ${new URL(sent.url).host} is neither this machine, nor mapped, nor in allowEventsTo`);
    const at = new Date(world.clock.now()).toISOString();
    const start = performance.now();
    const { response, failure } = await deliverOnce(sent, parts.ending());
    const { event, payment } = subject;
    const [address = ""] = url.split("?", 1);
    parts.onAttempt?.({
      at,
      event: event?.name ?? "paymentCallback",
      id,
      about: event?.about ?? payment?.transactionId ?? id,
      attempt: 1,
      ...(response && { status: response.status }),
      ...(failure !== undefined && { failure }),
      state: response && acknowledged({ response }) ? "acknowledged" : "given up",
      world: world.name,
      url: address,
      forgery,
      milliseconds: Math.round(performance.now() - start),
    });
    return { url, ...(response && { status: response.status }), ...(failure !== undefined && { failure }) };
  };

async function notPossible(
  make: (name: Forgery) => Promise<Request | undefined>,
  subject: Subject,
  forgery: Forgery,
): Promise<ImpossibleTransition> {
  const possible: Forgery[] = [];
  for (const name of FORGERIES) if (await make(name)) possible.push(name);
  return new ImpossibleTransition(`${forgery}: ${whyNot(subject, forgery)}; possible: ${possible.join(", ")}`, possible);
}

function whyNot({ event, payment }: Subject, forgery: Forgery): string {
  const { name = "paymentCallback", account = payment?.account } = event ?? {};
  const order = ORDER_OF[name];
  if (forgery === "event of another order" && order !== undefined)
    return `the account ${account} has no ${name} of another ${order} that reports a success`;
  return `not possible for ${event ? `the event ${name}` : "a payment without an event"}`;
}
