/** How the customer comes back to the shop: with which callback before, and where to. */
import { setTimeout as wait } from "node:timers/promises";
import type { EventTable } from "@maksu/service-front";
import type { OrderMessage } from "../domain/orders/order-event.ts";
import { reachedAt } from "../events/shop-address.ts";
import { type Message, signedEvent } from "../events/signed-event.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import { inSession, type Session } from "../world/session.ts";
import type { World } from "../world/world.ts";
import type { RunningWorld } from "../worlds/worlds.ts";

/** A redirect of the customer's browser, by the name of the event. */
export interface Redirect extends Message {
  readonly name: "paymentRedirect" | "addCardRedirect" | OrderMessage["name"];
}

/** How long a redirect waits for the callback's response, in real milliseconds. */
const PATIENCE = 3000;

/** Lets somebody act. Returns the result, and whose events came of it: for {@link sendDue}. */
export const inActs = <Result>(
  store: SandboxStore,
  { world }: RunningWorld,
  run: (session: Session) => Promise<Result>,
): Promise<{ readonly result: Result; readonly lanes: ReadonlySet<string> }> =>
  inSession(store, world, async (session) => ({ result: await run(session), lanes: session.lanes }));

/** Sends what is due: the events of these lanes before the redirect, or while it is on its way. */
export async function sendDue({ runner, world }: RunningWorld, lanes: ReadonlySet<string>): Promise<void> {
  runner.wake();
  if (world.settings.callbackOrder !== "before") return;
  const waiting = new AbortController();
  await Promise.race([runner.runDue(lanes), wait(PATIENCE, undefined, { signal: waiting.signal })]);
  waiting.abort();
}

/**
 * The signed URL of a redirect, as the customer's browser reaches the shop.
 *
 * @throws UnusableUrl when no browser can open the merchant's URL
 */
export const redirectUrl = async (events: EventTable, { settings }: World, { name, ...message }: Redirect): Promise<string> =>
  reachedAt((await signedEvent(events, name, message)).url, settings.map);
