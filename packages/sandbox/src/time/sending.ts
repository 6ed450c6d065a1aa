/** The events that a world is sending at the same time. */
import type { ToSend } from "./run-next.ts";

export interface Sending {
  begin(event: ToSend): void;
  /** Waits until one more may be sent. */
  room(): Promise<unknown>;
  /** Waits for all. */
  all(): Promise<unknown>;
  /** The ones of some lanes. */
  of(lanes?: ReadonlySet<string> | "all"): readonly Promise<unknown>[];
}

/** Most events that a world sends at the same time. */
const MOST = 1000;

/**
 * Begins to send events, and waits for the ones that are under way.
 *
 * @param onSent - called after each
 */
export function createSending(onError: (error: unknown) => void, onSent: () => void): Sending {
  /** Their lanes. */
  const sending = new Map<Promise<unknown>, string>();
  return {
    begin({ lane, send }) {
      const sent = send()
        .catch(onError)
        .finally(() => {
          sending.delete(sent);
          onSent();
        });
      sending.set(sent, lane);
    },
    room: async () => sending.size >= MOST && Promise.race(sending.keys()),
    all: () => Promise.all(sending.keys()),
    of: (lanes) => [...sending].filter(([, lane]) => lanes === "all" || lanes?.has(lane)).map(([sent]) => sent),
  };
}
