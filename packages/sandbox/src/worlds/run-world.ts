/** A world of this process, made of its record. */
import type { ApiName, EventTable, Merchant as Signer } from "@maksu/service-front";
import type { Merchant } from "../domain/merchant.ts";
import { createFaults } from "../faults/faults.ts";
import { createWorldClock } from "../ground/clock.ts";
import { createSender, sendUnblocked } from "../time/deliveries.ts";
import { createForge, type Forge } from "../time/forge/forge.ts";
import type { ObservedEvent } from "../events/happened.ts";
import { createRunNext } from "../time/run-next.ts";
import { createRunner, type Runner } from "../time/runner.ts";
import type { SandboxStore, SandboxTransaction } from "../world/kept/documents.ts";
import { createIds } from "../ground/ids.ts";
import { inWorld, keepWorld } from "../world/kept/kept-world.ts";
import { keepMoments, momentsKept } from "../world/moments/keep-moments.ts";
import type { MomentLabel } from "../world/moments/moment.ts";
import { stateAt } from "../world/moments/moment-at.ts";
import { addPublished } from "../world/published.ts";
import { createWorldRequests, type WorldRequests } from "../world/logs/request-log.ts";
import type { Dropped, Keep, ObservedDrop } from "../world/retention/keep.ts";
import { createRetention } from "../world/retention/retention.ts";
import { createSecrets } from "../world/secrets.ts";
import { inSession } from "../world/session.ts";
import { createSignal, type Signal } from "../world/signal.ts";
import { type Content, contentFrom, heldIn, NO_CONTENT, replaceContent } from "../world/snapshots/content.ts";
import { snapshotOf, stateIn, type WorldSnapshot } from "../world/snapshots/snapshot.ts";
import type { WorldState } from "../world/snapshots/world-state.ts";
import type { Step } from "../world/step.ts";
import { addStep, noteStart } from "../world/steps.ts";
import type { NewMerchant } from "../world/test-merchants.ts";
import { createTransitionLog } from "../world/logs/transition-log.ts";
import { createWorldLog, type WorldLog } from "../world/logs/world-log.ts";
import type { World } from "../world/world.ts";
import type { Changeable, ClockRecord, WorldRecord } from "../world/kept/world-record.ts";

/** A world with what runs it. */
export interface RunningWorld {
  readonly world: World;
  /** The key of the tokens in its pages' forms. Hex digits. */
  readonly formKey: string;
  readonly runner: Runner;
  readonly requests: WorldRequests;
  /** Requests, transitions and attempts to send events, in the order in which they happened. */
  readonly log: WorldLog;
  /** Called after an event has changed. */
  readonly listeners: Set<() => void>;
  readonly forge: Forge;
  /** Emitted after a request, a transition or an attempt to send an event. */
  readonly changes: Signal;
  /** Aborted when the sandbox is closed. */
  readonly closing: AbortSignal;
  /** How much has been dropped. */
  dropped(): Promise<Dropped>;
  /** Takes what other processes have changed by now. */
  follow(): Promise<void>;
  /** Ends after what is being done. */
  close(): Promise<void>;
  /** Adds what is published of the default world, and keeps what is there; nothing to another one. */
  fill(): Promise<void>;
  /** Whether steps of the seed that it starts with are still to be done. */
  readonly isSeeding: boolean;
  /** Notes that all of these steps have been done. */
  endSeeding(): Promise<void>;
  /** Fills a new world, after it has kept the settings that it was given as the world's first steps. */
  begin(): Promise<void>;
  /** Changes settings or merchants: at once here, and for other processes, with the step or the moment that it is, by the time that it resolves. */
  change(change: () => void, step?: Step, moment?: MomentLabel): Promise<void>;
  /** Keeps a moment of what was changed in this process alone: fault rules. */
  note(moment: MomentLabel): Promise<void>;
  /** Makes the world what it was when it was added, with the same accounts and secrets. */
  reset(): Promise<void>;
  /** Sends the events that were not allowed to leave, and are by now. */
  readonly sendUnblocked: () => Promise<void>;
  /** The world as it is now. */
  snapshot(): Promise<WorldSnapshot>;
  /** Makes the world what it was when a snapshot was taken of it. */
  restore(snapshot: WorldSnapshot): Promise<void>;
  /** The world as it was after a moment, with the requests and transitions of now: these are of this process alone. */
  snapshotAt(moment: string): Promise<WorldSnapshot>;
  /** Makes the world what it was after a moment. Requests and transitions stay. */
  goBack(moment: string): Promise<void>;
  /** The world's record, as it is now. */
  record(): WorldRecord;
}

/** The parts that all worlds share. */
export interface WorldParts {
  readonly store: SandboxStore;
  readonly seed: string | undefined;
  /** How the merchants' requests to each API are signed, by account or merchant ID: the front reads it with each request. */
  readonly credentials: Readonly<Record<ApiName, Record<string, Signer>>>;
  /** How each event is built and signed. */
  readonly events: EventTable;
  readonly allowEventsTo: readonly string[];
  /** Called with every attempt to send an event. */
  readonly onAttempt: ((event: ObservedEvent) => void) | undefined;
  readonly keep: Keep;
  /** Called after something was dropped. */
  readonly onDropped: (dropped: ObservedDrop) => void;
}

/**
 * Runs a world.
 *
 * @param kept - its clock in the store, where other processes share it
 */
export function runWorld(parts: WorldParts, record: WorldRecord, kept: ClockRecord | undefined, closing: AbortSignal): RunningWorld {
  const { store, credentials, events, allowEventsTo, keep } = parts;
  const { name, seed, salt } = record;
  // Other processes go on from there, too. One that can't be written is with the next command.
  const keepTime = (): void =>
    void inWorld(store, world, async (transaction) => {
      await world.kept?.writeClock(transaction);
      await transaction.announce();
    }).catch(() => {});
  const clock = createWorldClock(record.clock, kept, kept && keepTime);
  const changes = createSignal();
  const log = createWorldLog();
  const onAttempt = (observed: ObservedEvent): void => {
    const { world: _world, ...event } = observed;
    log.add({ kind: "event", ...event });
    parts.onAttempt?.(observed);
  };
  const transitions = createTransitionLog((made) => {
    for (const each of made) log.add({ kind: "transition", ...each });
    changes.emit();
    retention.note();
  });
  const ids = createIds(seed, name, salt);
  const merchants = new Map<string, Merchant>();
  const secrets = createSecrets(ids, record.merchants, (account) => merchants.get(account));
  const world: World = {
    name,
    ids,
    clock,
    merchants,
    settings: record.settings,
    transitions,
    secrets,
    nextDue: -Infinity,
    faults: createFaults(ids, clock),
  };
  for (const { merchant, signers } of record.merchants)
    for (const [api, signer] of Object.entries(signers))
      credentials[api as ApiName][merchant.account] = secrets.signerOf(merchant.account, signer);
  let isSeeding = false;
  const take = ({ settings, merchants: all, secrets: issued, salt: own, isSeeding: isBeginning = false }: Changeable): void => {
    isSeeding = isBeginning;
    world.settings = settings;
    for (const { merchant } of all) merchants.set(merchant.account, merchant);
    secrets.take(issued);
    ids.take(own);
  };
  take(record.changed ?? record);
  const changed = (): Changeable => ({
    settings: world.settings,
    merchants: merchantsOf(record, world),
    secrets: secrets.state(),
    salt: ids.salt,
  });
  const mostMoments = momentsKept(keep);
  const moments = mostMoments > 0 ? keepMoments(store, world, mostMoments, changed) : undefined;
  if (moments) world.besides = moments;
  const present = (): WorldRecord => ({ ...record, changed: { ...changed(), ...(isSeeding && { isSeeding }) } });
  const follow = (other: WorldRecord): void => {
    take(other.changed ?? other);
    moments?.follow();
  };
  if (kept) world.kept = keepWorld({ world, record: present, take: follow }, kept);

  const listeners = new Set<() => void>();
  const onChange = (): void => {
    listeners.forEach((listener) => listener());
    changes.emit();
    retention.note();
  };
  let sending = new AbortController();
  const endSending = (): void => {
    sending.abort();
    if (!closing.aborted) sending = new AbortController();
  };
  closing.addEventListener("abort", endSending);
  const delivery = { store, world, events, allowEventsTo, onChange, onAttempt, ending: () => sending.signal };
  const runner = createRunner({ store, world, runNext: createRunNext(store, world, createSender(delivery)), endSending, closing });
  const requests = createWorldRequests(clock, changes.emit, keep.requests);
  const retention = createRetention(store, world, keep, (dropped) => {
    changes.emit();
    parts.onDropped(dropped);
  });

  const noted = (make: () => void) => (): void => {
    make();
    moments?.noteChange();
  };
  const change: RunningWorld["change"] = async (make, step, moment) => {
    const makeNow = noted(make);
    makeNow();
    if (!world.kept && !step && !moments) return;
    const write = async (transaction: SandboxTransaction): Promise<void> => {
      await world.kept?.write(transaction, makeNow);
      if (step) await addStep(transaction, world, step);
    };
    await inWorld(store, world, write, moment && { moment }).catch((error: unknown) => {
      world.kept?.forget();
      throw error;
    });
  };
  /** Replaces all that is in the store. The clock may go back. */
  const replace = async (content: Content, moment: MomentLabel, make: () => void): Promise<void> => {
    const before = { changed: { ...changed(), isSeeding }, clock: clock.state(), faults: world.faults.state() };
    const makeNow = noted(make);
    const write = async (transaction: SandboxTransaction): Promise<void> => {
      await replaceContent(transaction, world, content);
      if (world.kept) await world.kept.write(transaction, makeNow, true);
      else makeNow();
    };
    await inWorld(store, world, write, { alone: true, moment }).catch((error: unknown) => {
      noted(() => take(before.changed))();
      clock.set(before.clock);
      world.faults.take(before.faults);
      world.kept?.forget(true);
      throw error;
    });
  };
  const fill = async (): Promise<void> => {
    if (record.isDefault) await inSession(store, world, (session) => addPublished(world, session));
  };
  const begin = async (): Promise<void> => {
    await noteStart(store, world, record.given.settings, record.given.merchant);
    await fill();
  };
  /** A snapshot of the world: as it is now, but for what is given. */
  const taken = (now: number, state: Pick<WorldState, "content"> & Partial<WorldState>): WorldSnapshot =>
    snapshotOf(name, now, {
      changed: changed(),
      requests: requests.state(),
      transitions: world.transitions.list(),
      faults: world.faults.state(),
      ...state,
    });
  const snapshotAt = (id: string): Promise<WorldSnapshot> =>
    inWorld(
      store,
      world,
      async (transaction) => {
        const { at, ...state } = await stateAt(transaction, world, id);
        return taken(Date.parse(at), state);
      },
      READING,
    );
  /** Makes the world what it was. */
  const become = async (
    { at }: Pick<WorldSnapshot, "at">,
    { content, changed: was, faults }: Pick<WorldState, "content" | "changed" | "faults">,
    moment: MomentLabel,
    then: () => void = () => {},
  ): Promise<void> => {
    const shown = Date.parse(at);
    await runner.alone(async () => {
      await replace(content, moment, () => {
        take({ ...was, isSeeding });
        clock.set({ isFrozen: clock.isFrozen, shown, since: Date.now() });
        world.faults.take(faults);
      });
      then();
      onChange();
    });
    runner.wake();
  };
  return {
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
    follow: async () => kept && inWorld(store, world, async () => {}, READING),
    close: async () => void (await Promise.all([runner.close(), retention.close()])),
    fill,
    get isSeeding() {
      return isSeeding;
    },
    endSeeding: () => change(() => (isSeeding = false)),
    begin,
    change,
    // The next moment has what this one could not keep.
    note: (moment) => inWorld(store, world, async () => {}, { moment }).catch(() => {}),
    sendUnblocked: async () => {
      await sendUnblocked(delivery);
      runner.wake();
    },
    reset: () =>
      runner.alone(async () => {
        await replace(NO_CONTENT, { what: "reset" }, () => {
          take({ ...record, isSeeding });
          clock.reset();
          world.faults.reset();
        });
        world.transitions.replace([]);
        requests.clear();
        log.clear();
        await begin();
        onChange();
      }),
    snapshot: () =>
      inWorld(
        store,
        world,
        async (transaction) => taken(clock.now(), { content: contentFrom(await heldIn(transaction, world), world) }),
        READING,
      ),
    async restore(snapshot) {
      const state = stateIn(snapshot, name, changed());
      await become(snapshot, state, { what: "restore" }, () => {
        world.transitions.replace(state.transitions);
        requests.take(state.requests);
      });
    },
    snapshotAt,
    goBack: async (id) => {
      const snapshot = await snapshotAt(id);
      await become(snapshot, snapshot.state as unknown as WorldState, { what: "goBack", backTo: id });
    },
    record: present,
  };
}

const READING = { readOnly: true } as const;

/** The merchants of a world as they are now. */
const merchantsOf = ({ merchants }: WorldRecord, world: World): readonly NewMerchant[] =>
  merchants.map((each) => ({ ...each, merchant: world.merchants.get(each.merchant.account) ?? each.merchant }));
