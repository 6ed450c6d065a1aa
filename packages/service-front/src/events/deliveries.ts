/** Sends events to the merchant, and again on the documented schedule while they are not acknowledged. */
import type { Clock } from "../clock.ts";
import type { ServerIdentity } from "../server-identity.ts";
import { warn } from "../warn.ts";

/** A sent event and its outcome. */
export interface Delivery {
  /** When, by the server's clock. ISO 8601. */
  readonly at: string;
  readonly sent: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  };
  /** The response, with at most 1,000 characters of its body. */
  readonly response?: { readonly status: number; readonly body: string };
  /** Why there is no response. */
  readonly failure?: string;
}

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
const PATIENCE = 10_000;
const RESPONSE_LIMIT = 1000;

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

/**
 * Sends an event once. Redirects are not followed.
 *
 * @param at - the time of the server's clock
 * @param closing - aborts it
 */
export async function deliver(event: Request, at: Date, closing: AbortSignal): Promise<Delivery> {
  const request = event.clone();
  const sent = {
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: await event.clone().text(),
  };
  try {
    // A redirect could lead to another machine.
    const response = await fetch(request, { redirect: "manual", signal: AbortSignal.any([closing, AbortSignal.timeout(PATIENCE)]) });
    return { at: at.toISOString(), sent, response: { status: response.status, body: await beginning(response) } };
  } catch (error) {
    return { at: at.toISOString(), sent, failure: reasonOf(error) };
  }
}

async function beginning(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length >= RESPONSE_LIMIT) break;
  }
  return text.slice(0, RESPONSE_LIMIT);
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === "TimeoutError") return `no response within ${PATIENCE / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
}
