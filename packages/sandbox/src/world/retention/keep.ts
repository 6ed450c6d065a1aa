/** How much a world keeps of what is over. */
import type { OptionRule } from "@maksu/signing/options";

/** How much each world keeps. What is not limited is kept for good. */
export interface Keep {
  /** The newest requests that this process has taken. @defaultValue `1000` */
  readonly requests?: number;
  /** The newest events that are over: acknowledged, given up, or not allowed to be sent. @defaultValue all */
  readonly events?: number;
  /**
   * The newest payments of the Payment API that are paid or have failed, by when they were created. An older one is dropped once nothing about it is
   * waiting: no event, refund, or settlement of its own, and no report of its account.
   *
   * @defaultValue all
   */
  readonly payments?: number;
  /**
   * The newest moments of the world, to look at and to go back to: 0 for none. There are none where events or payments are limited, which no moment
   * would bring back.
   *
   * @defaultValue `1000`
   */
  readonly moments?: number;
}

/** How much of each has been dropped. */
export type Dropped = Readonly<Record<Exclude<keyof Keep, "moments">, number>>;

/** The documents that are dropped at once. */
export type DroppedNow = Omit<Dropped, "requests">;

/** The documents that a world has dropped, as `onDrop` of a sandbox is called with. */
export interface ObservedDrop extends DroppedNow {
  /** By the world's clock. ISO 8601. */
  readonly at: string;
  /** The name of the world. */
  readonly world: string;
}

const NAMES: readonly (keyof Keep)[] = ["requests", "events", "payments", "moments"];

/** The allowed values in messages, before an example. */
export const ALLOWED_LIMITS = "whole numbers for requests (at least 1), events, payments or moments";

export const keepOption: OptionRule = {
  allowed: `${ALLOWED_LIMITS}, such as { payments: 500 }`,
  accepts: (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value).every(
      ([name, limit]: [string, unknown]) =>
        (NAMES as readonly string[]).includes(name) && Number.isSafeInteger(limit) && Number(limit) >= (name === "requests" ? 1 : 0),
    ),
  takes: "an object",
};
