/** The steps of all handlers: verify, parse, run the merchant's function once, and only then respond. */
import type { Reading } from "../events/reading.ts";
import { eventKey } from "../events/event-key.ts";
import { type Compare, type Comparison, type Details, once, type OnceOutcome } from "../once/once.ts";
import type { OnceStore } from "../once/store.ts";
import { textResponse, methodNotAllowed, tryLater } from "./responses.ts";
import { type Delivery, type EventName, logErrors, type OnDelivery, notify } from "./delivery.ts";
import { requireRequest } from "./fetch-request.ts";
import type { Mismatch } from "./compare.ts";
import type { Page } from "./page.ts";
import type { BodyRejection } from "./body/request-body.ts";

/**
 * Responds to a request. Rejects only when given something other than a `Request`, such as Node's own: with a {@link WebhookError}
 * `request-invalid`.
 */
export type Handler = (request: Request) => Promise<Response>;

/** Options of every handler. */
export interface HandlerOptions {
  /** Remembers which events have been handled: `memoryStore()` for one process, a shared store for several. */
  readonly store: OnceStore;
  /**
   * Milliseconds after which an event is handled again when the process that worked on it has died; at most an hour. While that process
   * lives, it keeps the event, but a function that has not settled after ten leases counts as dead, and its event as not handled. A store
   * that does not respond within a sixth of the lease counts as failed: the event is then not acknowledged.
   * @defaultValue `60_000`
   */
  readonly lease?: number;
  /**
   * Called with the outcome of every delivery. `onDelivery: console.log` shows why one was rejected, such as for a signature that does not
   * match your secret; the response does not reveal it. The outcome contains no secret and no signature.
   * @defaultValue logs errors to `console.error`; rejections are not logged
   */
  readonly onDelivery?: OnDelivery;
}

/** The parts in which handlers differ. */
export interface HandlerParts<Event> {
  readonly name: EventName;
  readonly method: "GET" | "POST";
  /** Milliseconds for which a handled event is remembered. */
  readonly keep: number;
  readonly read: (request: Request) => Promise<Reading<Event> | BodyRejection>;
  /** Returns the merchant's work for this event; undefined for none. */
  readonly work: (event: Event) => (() => Promise<unknown>) | undefined;
  /** Returns the merchant's work for details that arrive after the event has been handled; undefined for none. */
  readonly details?: (event: Event) => (() => Promise<unknown>) | undefined;
  /** Compares the event with the merchant's records; undefined where the merchant's function does. */
  readonly compare?: (event: Event) => Compare | undefined;
  /** The event as `onMismatch` takes it. */
  readonly mismatchOf?: (event: Event) => MismatchOf;
  /** The page for the customer who brings the event. Without it, the sender is the service itself, which gets a status. */
  readonly page?: Page<Event>;
}

type MismatchOf = Mismatch extends infer M ? (M extends unknown ? Omit<M, "mismatch"> : never) : never;

/** The outcome of a delivery and its response. */
type Handled = { readonly response: Response } & WithoutPlace<Delivery>;
type WithoutPlace<D> = D extends unknown ? Omit<D, "event" | "status"> : never;

/** Creates a handler from validated options. */
export function createHandler<Event>(
  options: HandlerOptions & { readonly onMismatch?: ((mismatch: Mismatch) => Promise<unknown>) | undefined },
  parts: HandlerParts<Event>,
): Handler {
  const { store, lease = 60_000, onDelivery = logErrors, onMismatch } = options;
  const { name, keep } = parts;
  const patience = parts.page === undefined ? 0 : PATIENCE;
  return async (request) => {
    requireRequest(request);
    const runOnce: RunOnce = async (key, ...works) => patiently(patience, () => once(key, { store, lease, keep }, ...works));
    const handled = await handle(request, parts, runOnce, onMismatch);
    const { response, ...outcome } = handled;
    void notify(onDelivery, { event: name, status: response.status, ...outcome });
    return response;
  };
}

type RunOnce = (key: string, work: () => Promise<unknown>, details: Details, comparison: Comparison | undefined) => Promise<OnceOutcome>;

async function handle<Event>(
  request: Request,
  parts: HandlerParts<Event>,
  runOnce: RunOnce,
  onMismatch: ((mismatch: Mismatch) => Promise<unknown>) | undefined,
): Promise<Handled> {
  const { method, read, page } = parts;
  if (request.method !== method) return { outcome: "rejected", reason: "method", response: methodNotAllowed(method) };
  try {
    const reading = await read(request);
    if (typeof reading === "string") return { outcome: "rejected", reason: reading, response: BODY_RESPONSES[reading]() };
    if (!reading.genuine) return { outcome: "rejected", reason: reading.reason, response: textResponse(403) };
    const { event, key, details } = reading;
    const [work, moreWork] = [parts.work(event), parts.details?.(event)];
    const result = await resultOf(async () => {
      if (work === undefined) return { outcome: "ignored" };
      return runOnce(await key(), work, { names: (await details?.()) ?? [], work: moreWork }, comparisonOf(parts, event, onMismatch));
    });
    if (page === undefined) return { ...outcomeOf(result), response: statusResponse(result) };
    const handled = result.outcome !== "busy" && result.outcome !== "failed" && result.outcome !== "mismatch";
    const mismatch = result.outcome === "mismatch" ? { mismatch: result.mismatch } : {};
    return { ...outcomeOf(result), response: await page(event, { request, handled, ...mismatch }) };
  } catch (error) {
    return { outcome: "failed", error, response: textResponse(500) };
  }
}

/** A customer can repeat a redirect, so it calls no function about a mismatch: the callback does. */
function comparisonOf<Event>(
  { compare, mismatchOf, page }: HandlerParts<Event>,
  event: Event,
  onMismatch: ((mismatch: Mismatch) => Promise<unknown>) | undefined,
): Comparison | undefined {
  const own = compare?.(event);
  const of = mismatchOf?.(event);
  return (
    own && {
      compare: own,
      keyOf: recordKey,
      onMismatch: onMismatch && of && page === undefined ? async (mismatch) => onMismatch({ mismatch, ...of }) : undefined,
    }
  );
}

/** Identifies a record of the merchant's. */
export const recordKey = async (id: string): Promise<string> => eventKey("record", id);

const BODY_RESPONSES: Readonly<Record<BodyRejection, () => Response>> = {
  "body-too-large": () => textResponse(413),
  "body-broken-off": () => textResponse(400),
  "body-timeout": () => textResponse(408),
  "over-capacity": tryLater,
};

type Result = OnceOutcome | { readonly outcome: "ignored" } | { readonly outcome: "failed"; readonly error: unknown };

async function resultOf(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    return { outcome: "failed", error };
  }
}

/** A result as `onDelivery` gets it. */
const outcomeOf = (result: Result): WithoutResponse =>
  result.outcome === "mismatch" ? { outcome: "mismatch", mismatch: result.mismatch } : result;

type WithoutResponse = Handled extends infer H ? (H extends unknown ? Omit<H, "response"> : never) : never;

/** Responds with 200 to acknowledge the event. Any other 20x would acknowledge it, too, so an event in progress gets another status. */
function statusResponse(result: Result): Response {
  if (result.outcome === "failed") return textResponse(500);
  const isLater = result.outcome === "busy" || (result.outcome === "mismatch" && !result.isSettled);
  return isLater ? tryLater() : textResponse(200);
}

/**
 * Retries for a moment while another delivery is in progress, for customers only. The service can be asked to come back; a customer can't.
 * The callback often arrives at the same moment, so after a short wait the page usually shows a handled event.
 */
async function patiently(patience: number, attempt: () => Promise<OnceOutcome>): Promise<OnceOutcome> {
  const until = Date.now() + patience;
  let result = await attempt();
  while (result.outcome === "busy" && Date.now() < until) {
    await new Promise((resume) => setTimeout(resume, PAUSE));
    result = await attempt();
  }
  return result;
}

const PATIENCE = 3000;
const PAUSE = 100;
