/** A world that runs in this process, and what runs it. */
import type { ApiName, EventTable, Merchant as Signer } from "@maksu/service-front";
import type { ObservedEvent } from "../events/happened.ts";
import type { Forge } from "../time/forge/forge.ts";
import type { Runner } from "../time/runner.ts";
import type { SandboxStore } from "../world/kept/documents.ts";
import type { WorldRecord } from "../world/kept/world-record.ts";
import type { WorldRequests } from "../world/logs/request-log.ts";
import type { WorldLog } from "../world/logs/world-log.ts";
import type { MomentLabel } from "../world/moments/moment.ts";
import type { Dropped, Keep, ObservedDrop } from "../world/retention/keep.ts";
import type { Signal } from "../world/signal.ts";
import type { WorldSnapshot } from "../world/snapshots/snapshot.ts";
import type { WorldState } from "../world/snapshots/world-state.ts";
import type { Step } from "../world/step.ts";
import type { World } from "../world/world.ts";

/** The state of a world at a time. */
export interface StateThen {
  /** By the world's clock. Milliseconds since 1970. */
  readonly at: number;
  readonly state: WorldState;
}

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
  stateAt(moment: string): Promise<StateThen>;
  /** The same as a snapshot. */
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
