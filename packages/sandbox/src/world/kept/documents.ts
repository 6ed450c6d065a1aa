import type { DecidedDocuments } from "../../domain/documents.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { EventRecord } from "../../events/event-record.ts";
import type { StepDone } from "../step.ts";
import type { AccountRecord, ClockRecord, LeaseRecord, WorldRecord } from "./world-record.ts";

/** The worlds themselves, kept where other processes share the store. */
export interface WorldDocuments {
  readonly world: WorldRecord;
  readonly clock: ClockRecord;
  readonly account: AccountRecord;
  readonly lease: LeaseRecord;
}

/** What a world counts, by name. */
export type Counters = Readonly<Record<string, number>>;

/** Everything that the sandbox keeps in its store, by kind. */
export interface SandboxDocuments extends DecidedDocuments, WorldDocuments {
  readonly event: EventRecord;
  readonly step: StepDone;
  readonly counters: Counters;
}

/** The sandbox's store. */
export type SandboxStore = Store<SandboxDocuments>;

/** A transaction of the sandbox's store. */
export type SandboxTransaction = Transaction<SandboxDocuments>;
