/** Runs a world of this process, made of its record. */
import type { ApiName } from "@maksu/service-front";
import type { ObservedEvent } from "../events/happened.ts";
import { createFaults } from "../faults/faults.ts";
import { createWorldClock } from "../ground/clock.ts";
import { createIds } from "../ground/ids.ts";
import { createSender, sendUnblocked } from "../time/deliveries.ts";
import { createForge } from "../time/forge/forge.ts";
import { createRunNext } from "../time/run-next.ts";
import { createRunner } from "../time/runner.ts";
import { inWorld, keepWorld } from "../world/kept/kept-world.ts";
import type { ClockRecord, WorldRecord } from "../world/kept/world-record.ts";
import { createWorldRequests } from "../world/logs/request-log.ts";
import { createTransitionLog } from "../world/logs/transition-log.ts";
import { createWorldLog } from "../world/logs/world-log.ts";
import { keepMoments, momentsKept } from "../world/moments/keep-moments.ts";
import { addPublished } from "../world/published.ts";
import { createRetention } from "../world/retention/retention.ts";
import { createSecrets } from "../world/secrets.ts";
import { inSession } from "../world/session.ts";
import { createSignal } from "../world/signal.ts";
import { noteStart } from "../world/steps.ts";
import type { World } from "../world/world.ts";
import { createChanges } from "./changes.ts";
import { createOwnState } from "./own-state.ts";
import { createRestoring } from "./restoring.ts";
import type { RunningWorld, WorldParts } from "./running-world.ts";

/**
 * Runs a world.
 *
 * @param kept - its clock in the store, where other processes share it
 */
export function runWorld(parts: WorldParts, record: WorldRecord, kept: ClockRecord | undefined, closing: AbortSignal): RunningWorld {
  const { store, events, allowEventsTo, keep } = parts;
  const changes = createSignal();
  const log = createWorldLog();
  const transitions = createTransitionLog((made) => {
    for (const each of made) log.add({ kind: "transition", ...each });
    changes.emit();
    retention.note();
  });
  // Other processes go on from there, too. One that can't be written is with the next command.
  const keepTime = (): void =>
    void inWorld(store, world, async (transaction) => {
      await world.kept?.writeClock(transaction);
      await transaction.announce();
    }).catch(() => {});
  const world = createWorld(parts, record, transitions, kept && { record: kept, keepTime });
  const own = createOwnState(record, world);
  const mostMoments = momentsKept(keep);
  const moments = mostMoments > 0 ? keepMoments(store, world, mostMoments, own.now) : undefined;
  if (moments) world.besides = moments;
  const take = (other: WorldRecord): void => {
    own.take(other.changed ?? other);
    moments?.follow();
  };
  if (kept) world.kept = keepWorld({ world, record: own.record, take }, kept);

  const listeners = new Set<() => void>();
  const onChange = (): void => {
    listeners.forEach((listener) => listener());
    changes.emit();
    retention.note();
  };
  const onAttempt = (observed: ObservedEvent): void => {
    const { world: _world, ...event } = observed;
    log.add({ kind: "event", ...event });
    parts.onAttempt?.(observed);
  };
  let sending = new AbortController();
  const endSending = (): void => {
    sending.abort();
    if (!closing.aborted) sending = new AbortController();
  };
  closing.addEventListener("abort", endSending);
  const delivery = { store, world, events, allowEventsTo, onChange, onAttempt, ending: () => sending.signal };
  const runner = createRunner({ store, world, runNext: createRunNext(store, world, createSender(delivery)), endSending, closing });
  const requests = createWorldRequests(world.clock, changes.emit, keep.requests);
  const retention = createRetention(store, world, keep, (dropped) => {
    changes.emit();
    parts.onDropped(dropped);
  });

  const { change, replace } = createChanges(store, world, own, moments);
  const fill = async (): Promise<void> => {
    if (record.isDefault) await inSession(store, world, (session) => addPublished(world, session));
  };
  const begin = async (): Promise<void> => {
    await noteStart(store, world, record.given.settings, record.given.merchant);
    await fill();
  };
  return {
    ...createRestoring({ store, world, record, own, runner, requests, log, replace, onChange, begin }),
    world,
    formKey: record.formKey,
    runner,
    requests,
    log,
    listeners,
    forge: createForge(delivery),
    changes,
    closing,
    dropped: async () => ({ requests: requests.dropped(), ...(await retention.dropped()) }),
    follow: async () => kept && inWorld(store, world, async () => {}, { readOnly: true }),
    close: async () => void (await Promise.all([runner.close(), retention.close()])),
    fill,
    get isSeeding() {
      return own.isSeeding;
    },
    endSeeding: () => change(() => (own.isSeeding = false)),
    begin,
    change,
    // The next moment has what this one could not keep.
    note: (moment) => inWorld(store, world, async () => {}, { moment }).catch(() => {}),
    sendUnblocked: async () => {
      await sendUnblocked(delivery);
      runner.wake();
    },
    record: own.record,
  };
}

/** Makes a world of its record, and the credentials of its merchants known. */
function createWorld(
  { credentials }: WorldParts,
  { name, seed, salt, clock: start, settings, merchants: all }: WorldRecord,
  transitions: World["transitions"],
  kept: { readonly record: ClockRecord; readonly keepTime: () => void } | undefined,
): World {
  const clock = createWorldClock(start, kept?.record, kept?.keepTime);
  const ids = createIds(seed, name, salt);
  const merchants: World["merchants"] = new Map();
  const secrets = createSecrets(ids, all, (account) => merchants.get(account));
  for (const { merchant, signers } of all)
    for (const [api, signer] of Object.entries(signers))
      credentials[api as ApiName][merchant.account] = secrets.signerOf(merchant.account, signer);
  return { name, ids, clock, merchants, settings, transitions, secrets, nextDue: -Infinity, faults: createFaults(ids, clock) };
}
