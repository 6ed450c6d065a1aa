/** The attempts to send an event: documents of their own, of which the newest stay. They are dropped with their event. */
import { type AttemptRecord, MOST_ATTEMPTS } from "../events/attempt-record.ts";
import type { SandboxTransaction } from "./kept/documents.ts";
import { ownKeys, ownRange } from "./session.ts";
import type { World } from "./world.ts";

const idOf = (event: string, number: number): string => `${event}/${number}`;

export async function addAttempt(transaction: SandboxTransaction, world: World, attempt: AttemptRecord): Promise<void> {
  const { event, number } = attempt;
  await transaction.insert("attempt", idOf(event, number), attempt, ownKeys(world, { event }));
  if (number > MOST_ATTEMPTS) await transaction.remove("attempt", idOf(event, number - MOST_ATTEMPTS));
}

/** The attempts of an event that are kept, oldest first. */
export const attemptsOf = async ({ find }: SandboxTransaction, world: World, event: string): Promise<readonly AttemptRecord[]> =>
  (await find("attempt", "event", ownRange(world, { equal: event }))).map(({ body }) => body);

/** Removes an event with its attempts. */
export async function removeEvent(
  { remove }: SandboxTransaction,
  event: { readonly id: string; readonly attempts: readonly unknown[] },
): Promise<void> {
  const { id, attempts } = event;
  for (let number = Math.max(1, attempts.length - MOST_ATTEMPTS + 1); number <= attempts.length; number++)
    await remove("attempt", idOf(id, number));
  await remove("event", id);
}
