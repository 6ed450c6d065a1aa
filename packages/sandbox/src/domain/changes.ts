/** The changes of a decision: documents, events, timers. They are written in one transaction. */
import type { DecidedDocuments } from "./documents.ts";
import type { TimerChange } from "./timers.ts";

/** Changes to make together. */
export interface Changes {
  /** Documents to add or to replace. */
  readonly documents: readonly AnyDocument[];
  readonly events: readonly EventDraft[];
  readonly timers: readonly TimerChange[];
  readonly transitions: readonly Transition[];
}

/** The kinds of documents that decisions change. */
export type DecidedKind = keyof DecidedDocuments;

export type AnyDocument<Kind extends DecidedKind = DecidedKind> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly id: string;
    readonly body: DecidedDocuments[Each];
    /** Its keys, by which it is found; a unique one belongs to no other of its kind. One that is replaced keeps those that it has. */
    readonly keys?: Readonly<Record<string, string | { readonly unique: string }>>;
  };
}[Kind];

/** A transition that was made. */
export interface Transition {
  readonly rule: string;
  /** The kind of what changed. */
  readonly of: string;
  readonly about: string;
  readonly from: string;
  /** The trigger. */
  readonly on: string;
  readonly to: string;
}

/** An event to send. */
export interface EventDraft {
  readonly name: "paymentCallback" | "refundCallback" | "addCardCallback" | "paymentNotification" | "refundStatusChanged" | "paymentReport";
  readonly account: string;
  /** The transaction, tokenization, order, refund or report that it is about. */
  readonly about: string;
  /** The payment or order whose events are sent one after the other. @defaultValue what it is about */
  readonly of?: string;
  readonly url: string;
  readonly fields: EventValues;
  /** Seconds to wait before it is sent. */
  readonly delay: number;
}

/** Values of an event, as its builder takes them; null for a parameter that it lacks. */
export type EventValues = Readonly<Record<string, string | number | null>>;
