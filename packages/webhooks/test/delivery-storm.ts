/** Delivers events several times at once to merchants whose functions fail at random. */
import { paymentCallback, paymentNotification, paymentReport, refundStatusChanged } from "../src/testing/index.ts";

/** The test merchant of the storm, and the paths of its router. */
export const MERCHANT = { account: 375917, secret: "SAIPPUAKAUPPIAS" } as const;
export const PATHS = { payment: "/payment", report: "/report", refundStatus: "/refund-status", receipt: "/receipt" } as const;

/** An event, and the name by which its function counts it. */
export interface StormEvent {
  readonly name: string;
  readonly request: Request;
}

/** Creates this many events of four kinds. */
export async function stormEvents(count: number): Promise<StormEvent[]> {
  const at = (path: string) => ({ ...MERCHANT, url: `http://shop.example.com${path}` });
  const kinds = [
    async (name: string) => paymentCallback({ ...at(PATHS.payment), stamp: name }),
    async (name: string) => paymentReport({ ...at(PATHS.report), rows: [{ stamp: name }] }),
    async (name: string) => refundStatusChanged({ ...at(PATHS.refundStatus), refundToken: name }),
    async (name: string) => paymentNotification({ ...at(PATHS.receipt), orderNumber: name }),
  ];
  return Promise.all(
    Array.from({ length: count }, async (_, index): Promise<StormEvent> => {
      const name = `event-${index}`;
      const make = kinds[index % kinds.length];
      if (make === undefined) throw new Error("no kind");
      return { name, request: await make(name) };
    }),
  );
}

/** The results of a storm. */
export interface StormReport {
  /** Deliveries by status; 0 stands for no response. */
  readonly statuses: Readonly<Record<number, number>>;
}

/** Delivers each event several times at once, and retries each delivery until it is acknowledged, as the service does. */
export async function deliveryStorm(
  events: readonly StormEvent[],
  copies: number,
  send: (request: Request, copy: number) => Promise<Response>,
): Promise<StormReport> {
  const statuses: Record<number, number> = {};
  const deliver = async (request: Request, copy: number): Promise<void> => {
    for (let attempt = 0; ; attempt++) {
      const status = await send(request.clone(), copy + attempt).then(
        (response) => response.status,
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) return;
      // A handler that rejects a genuine event would reject it on every retry.
      if (status >= 400 && status < 500) throw new Error(`a genuine event got status ${status}`);
      await new Promise((resume) => setTimeout(resume, 30));
    }
  };
  await Promise.all(events.flatMap(({ request }) => Array.from({ length: copies }, async (_, copy) => deliver(request, copy))));
  return { statuses };
}

/** Random numbers below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
