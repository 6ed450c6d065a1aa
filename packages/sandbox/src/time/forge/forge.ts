/** Sends what a shop has to reject, or must take for nothing new: as somebody could send it who knows the shop's URLs. */
import { deliverOnce } from "@maksu/service-front";
import { InputError, requireFound } from "../../domain/input-error.ts";
import { ImpossibleTransition } from "../../domain/lifecycle.ts";
import { type DeliveryParts, mayBeSentTo } from "../deliveries.ts";
import { FORGERIES, type Forgery } from "./forgery.ts";
import { MAKE } from "./make.ts";
import { findSubject, type Subject } from "./subject.ts";

/** A forged event, and how the shop responded. */
export interface ForgedEvent {
  readonly url: string;
  readonly status?: number;
  /** Why there is no status. */
  readonly failure?: string;
}

/** What forges an event of a world, or one for a payment, and sends it. */
export type Forge = (id: string, forgery: Forgery) => Promise<ForgedEvent>;

/** Creates the function that forges events: they are in no list, and are sent once. */
export const createForge =
  (parts: DeliveryParts): Forge =>
  async (id, forgery) => {
    const { world, allowedHosts, closing } = parts;
    if (!FORGERIES.includes(forgery)) throw new InputError(`forgery: must be ${FORGERIES.join(" or ")}`);
    const subject = requireFound(await findSubject(parts, id), world, `event or payment ${id}`);
    const request = await MAKE[forgery](parts, subject);
    if (!request) throw await notPossible(parts, subject, forgery);
    const { url } = request;
    if (!mayBeSentTo(url, allowedHosts)) throw new InputError(`${id}: ${new URL(url).host} is neither this machine nor in allowEventsTo`);
    const { response, failure } = await deliverOnce(request, closing);
    return { url, ...(response && { status: response.status }), ...(failure !== undefined && { failure }) };
  };

async function notPossible(parts: DeliveryParts, subject: Subject, forgery: Forgery): Promise<ImpossibleTransition> {
  const possible: Forgery[] = [];
  for (const name of FORGERIES) if (await MAKE[name](parts, subject)) possible.push(name);
  const what = subject.event ? `the event ${subject.event.name}` : "a payment without an event";
  return new ImpossibleTransition(`${forgery}: not possible for ${what}; possible: ${possible.join(", ")}`, possible);
}
