import type { ObservedEvent, TransitionMade } from "../../events/happened.ts";
import type { SandboxExchange } from "../../exchange/sandbox-exchange.ts";
import { createSignal, type Signal } from "../signal.ts";

/** Something that happened in a world: a request, an attempt to send an event, or a transition. */
export type Happening =
  | ({ readonly kind: "request"; readonly at: string } & Omit<SandboxExchange, "at" | "world" | "deliveries">)
  | ({ readonly kind: "event" } & Omit<ObservedEvent, "world">)
  | ({ readonly kind: "transition" } & TransitionMade);

/** An entry of a log. Its number counts from 1. */
export type LogEntry = { readonly number: number } & Happening;

/** The newest of what happened in a world, as far as this process took part. */
export interface WorldLog {
  add(happening: Happening): void;
  /** Entries after the one of a number, oldest first; all of them for a number that is not reached yet. */
  after(number: number): readonly LogEntry[];
  /** Forgets the entries; the numbers go on. */
  clear(): void;
  /** Emitted after something was added. */
  readonly added: Signal;
}

const MOST = 1000;

/** Creates a log that drops the oldest entries when it is full. */
export function createWorldLog(): WorldLog {
  const added = createSignal();
  let kept: LogEntry[] = [];
  let count = 0;
  return {
    add(happening) {
      kept.push({ number: ++count, ...happening });
      if (kept.length > 2 * MOST) kept = kept.slice(-MOST);
      added.emit();
    },
    after: (number) => kept.slice(number > count ? -MOST : -Math.min(MOST, count - number) || kept.length),
    clear() {
      kept = [];
    },
    added,
  };
}
