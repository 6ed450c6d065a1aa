/** Sends events to the merchant, and again on the documented schedule while they are not acknowledged. */
import type { Clock } from "../ground/clock.ts";
import type { ServerIdentity } from "../ground/server-identity.ts";
import { warn } from "../ground/warn.ts";
import { deliver, type Delivery } from "./deliver.ts";

/** An event, and when to send it again. */
export interface Event {
  readonly request: Request;
  /** Hours after the first time. */
  readonly retryHours: readonly number[];
}

/** Sends events, and retries those that are not acknowledged. */
export interface Deliveries {
  /** Sends an event; again later, if it has a schedule and is not acknowledged with a status of 200 to 299. Of very many, the oldest are dropped. */
  send(event: Event): Promise<Delivery>;
  /** Sends what is due by now, in order. */
  sendDue(): Promise<readonly Delivery[]>;
  /** Drops what waits for a retry. */
  clear(): void;
  /** Aborts deliveries under way and drops pending ones. */
  close(): void;
}

/** The most events kept for retry, so that a merchant's server that is down for days does not fill the memory. */
export const MOST_WAITING = 500;

const HOUR = 3_600_000;

interface Waiting {
  readonly event: Event;
  readonly first: number;
  /** How many times it has been sent again. */
  again: number;
}

/** Creates deliveries that send each event when it is due by the clock. */
export function createDeliveries(server: ServerIdentity, clock: Clock): Deliveries {
  const closing = new AbortController();
  const waiting = new Set<Waiting>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();

  const dueAt = ({ event, first, again }: Waiting): number => first + (event.retryHours[again] ?? Number.POSITIVE_INFINITY) * HOUR;

  const arm = (): void => {
    clearTimeout(timer);
    const next = Math.min(...[...waiting].map(dueAt));
    if (!Number.isFinite(next) || closing.signal.aborted) return;
    timer = setTimeout(() => void sendDue(), Math.min(Math.max(0, next - clock.now().getTime()), 2 ** 31 - 1)).unref();
  };

  const wait = (added: Waiting): void => {
    waiting.add(added);
    const [oldest] = waiting;
    if (waiting.size <= MOST_WAITING || !oldest) return;
    waiting.delete(oldest);
    warn(server, `over ${MOST_WAITING} events are not acknowledged: the oldest is not sent again`);
  };

  const sendAllDue = async (): Promise<Delivery[]> => {
    const sent: Delivery[] = [];
    for (;;) {
      const [next] = [...waiting].toSorted((a, b) => dueAt(a) - dueAt(b));
      if (!next || dueAt(next) > clock.now().getTime() || closing.signal.aborted) return sent;
      const delivery = await deliver(next.event.request, new Date(dueAt(next)), closing.signal);
      sent.push(delivery);
      next.again++;
      if (acknowledged(delivery) || next.again === next.event.retryHours.length) waiting.delete(next);
    }
  };

  /** Sends due events one after the other, so that none is sent twice. */
  const sendDue = async (): Promise<readonly Delivery[]> => {
    const turn = sending.then(sendAllDue);
    sending = turn.catch(() => {});
    const sent = await turn;
    arm();
    return sent;
  };

  const clear = (): void => {
    waiting.clear();
    clearTimeout(timer);
  };

  return {
    async send(event) {
      const first = clock.now();
      const delivery = await deliver(event.request, first, closing.signal);
      if (!acknowledged(delivery) && event.retryHours.length > 0) wait({ event, first: first.getTime(), again: 0 });
      arm();
      return delivery;
    },
    sendDue,
    clear,
    close() {
      clear();
      closing.abort();
    },
  };
}

/** Whether the merchant acknowledged an event: with a status of 200 to 299. */
export const acknowledged = ({ response }: { readonly response?: Pick<Response, "status"> }): boolean =>
  response !== undefined && response.status >= 200 && response.status <= 299;
