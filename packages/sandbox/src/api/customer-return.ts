/** How the customer comes back to the shop: with which callback before, and where to. */
import { setTimeout as wait } from "node:timers/promises";
import type { EventTable } from "@maksu/service-front";
import { signedEvent } from "../events/signed-event.ts";
import type { RunningWorld } from "../world/worlds.ts";
import type { Redirect } from "./pay-options.ts";

/** How long a redirect waits for the callback's response, in real milliseconds. */
const PATIENCE = 3000;

/** Sends what is due: before the redirect, or while it is on its way. */
export async function sendDue({ runner, world }: Pick<RunningWorld, "runner" | "world">): Promise<void> {
  runner.wake();
  if (world.settings.callbackOrder !== "before") return;
  const waiting = new AbortController();
  await Promise.race([runner.runDue(), wait(PATIENCE, undefined, { signal: waiting.signal })]);
  waiting.abort();
}

/**
 * The signed URL of a redirect.
 *
 * @throws UnusableUrl when no browser can open the merchant's URL
 */
export const redirectUrl = async (events: EventTable, { name, ...message }: Redirect): Promise<string> =>
  (await signedEvent(events, name, message)).url;
