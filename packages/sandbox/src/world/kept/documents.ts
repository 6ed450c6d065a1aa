import type { DecidedDocuments } from "../../domain/documents.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { AttemptRecord } from "../../events/attempt-record.ts";
import type { EventRecord } from "../../events/event-record.ts";
import type { MomentRecord } from "../moments/moment.ts";
import type { StepDone } from "../step.ts";
import type { AccountRecord, ClockRecord, Counters, LeaseRecord, WorldRecord } from "./world-record.ts";

/** The worlds themselves, kept where other processes share the store. */
export interface WorldDocuments {
  readonly world: WorldRecord;
  readonly clock: ClockRecord;
  readonly account: AccountRecord;
  readonly lease: LeaseRecord;
}

/** Everything that the sandbox keeps in its store, by kind. */
export interface SandboxDocuments extends DecidedDocuments, WorldDocuments {
  readonly event: EventRecord;
  readonly attempt: AttemptRecord;
  readonly step: StepDone;
  readonly moment: MomentRecord;
  readonly counters: Counters;
}

/** The sandbox's store. */
export type SandboxStore = Store<SandboxDocuments>;

/** A transaction of the sandbox's store. */
export type SandboxTransaction = Transaction<SandboxDocuments>;
