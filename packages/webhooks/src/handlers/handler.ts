/** What all handlers do: verify, read, run the merchant's function once, and answer only then. */
import { WebhookError } from "../errors.ts";
import type { Reading } from "../events/reading.ts";
import { once, type OnceOutcome } from "../once/once.ts";
import type { OnceStore } from "../once/store.ts";
import { answer, methodNotAllowed, tryLater } from "./answers.ts";
import { type Delivery, type EventName, logError, logErrors, type OnDelivery } from "./delivery.ts";
import { requireRequest } from "./fetch-request.ts";
import { requireFunctions, requireStore } from "./merchant-checks.ts";
import type { Page } from "./page.ts";
import type { BodyRefusal } from "./request-body.ts";

/** Answers a request. It rejects only what is no `Request`, such as one of Node's: with a {@link WebhookError} `request-invalid`. */
export type Handler = (request: Request) => Promise<Response>;

/** What every handler needs. */
export interface HandlerOptions {
  /** Where it is remembered which events have been handled: `memoryStore()` for one process, or one that several share. */
  readonly store: OnceStore;
  /**
   * Milliseconds after which an event is handled again when the process that was at it has died; at most an hour. While the process lives, the
   * event stays its own, but a function that has not ended after ten times as long counts as dead, and its event as not handled.
   * @defaultValue `60_000`
   */
  readonly lease?: number;
  /**
   * Told what became of every delivery. `onDelivery: console.log` shows why one was refused, such as for a signature that your secret does not
   * make; the answer does not say it. It is told no secret and no signature.
   * @defaultValue errors go to `console.error`; a refusal is not told
   */
  readonly onDelivery?: OnDelivery;
}

/** What is particular to a handler. */
export interface HandlerParts<Event> {
  readonly name: EventName;
  readonly method: "GET" | "POST";
  /** Milliseconds for which it is remembered that an event has been handled. */
  readonly keep: number;
  readonly read: (request: Request) => Promise<Reading<Event> | BodyRefusal>;
  /** What the merchant wants done with this event; undefined for nothing. */
  readonly work: (event: Event) => (() => Promise<unknown>) | undefined;
  /** What the customer sees who brings the event. Without it, the service itself comes, and gets a status. */
  readonly page?: Page<Event>;
}

/** The outcome of a delivery and its answer. */
type Answered = { readonly response: Response } & WithoutPlace<Delivery>;
type WithoutPlace<D> = D extends unknown ? Omit<D, "event" | "status"> : never;

/**
 * Makes a handler.
 *
 * @throws WebhookError `function-invalid` (`onDelivery`), `lease-invalid`, `store-invalid`
 */
export function createHandler<Event>(
  { store, lease = 60_000, onDelivery = logErrors }: HandlerOptions,
  parts: HandlerParts<Event>,
): Handler {
  requireStore(store);
  requireFunctions({ onDelivery }, "onDelivery");
  if (!(Number.isInteger(lease) && lease > 0 && lease <= LONGEST_LEASE))
    throw new WebhookError("lease-invalid", "lease: must be a whole number of milliseconds, at most an hour");
  const { name, keep } = parts;
  const patience = parts.page === undefined ? 0 : PATIENCE;
  return async (request) => {
    requireRequest(request);
    const answered = await handle(request, parts, async (key, work) => patiently(patience, () => once(key, { store, lease, keep }, work)));
    const { response, ...outcome } = answered;
    void tell(onDelivery, { event: name, status: response.status, ...outcome });
    return response;
  };
}

const LONGEST_LEASE = 3_600_000;

type RunOnce = (key: string, work: () => Promise<unknown>) => Promise<OnceOutcome>;

async function handle<Event>(request: Request, { method, read, work, page }: HandlerParts<Event>, runOnce: RunOnce): Promise<Answered> {
  if (request.method !== method) return { outcome: "refused", reason: "method", response: methodNotAllowed(method) };
  try {
    const reading = await read(request);
    if (reading === "body-too-large") return { outcome: "refused", reason: reading, response: answer(413) };
    if (reading === "body-broken-off") return { outcome: "refused", reason: reading, response: answer(400) };
    if (!reading.genuine) return { outcome: "refused", reason: reading.refusal, response: answer(403) };
    const { event, key } = reading;
    const task = work(event);
    const result = task === undefined ? ({ outcome: "ignored" } as const) : await resultOf(async () => runOnce(await key(), task));
    if (page === undefined) return { ...result, response: statusAnswer(result.outcome) };
    const handled = result.outcome !== "busy" && result.outcome !== "failed";
    return { ...result, response: await page(event, { request, handled }) };
  } catch (error) {
    return { outcome: "failed", error, response: answer(500) };
  }
}

type Result = OnceOutcome | { readonly outcome: "ignored" } | { readonly outcome: "failed"; readonly error: unknown };

async function resultOf(run: () => Promise<OnceOutcome>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    return { outcome: "failed", error };
  }
}

/** Exactly 200 acknowledges; with anything else, the event is not acknowledged. */
function statusAnswer(outcome: Result["outcome"]): Response {
  if (outcome === "failed") return answer(500);
  return outcome === "busy" ? tryLater() : answer(200);
}

/**
 * The service is told to come back while another delivery is at work. A customer can't be: the callback tends to come at the same moment, so
 * waiting a little mostly gives the page of an event that has been handled.
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

/** The answer does not wait for it, nor does it matter to the answer whether it fails. */
async function tell(onDelivery: OnDelivery, delivery: Delivery): Promise<void> {
  try {
    await onDelivery(delivery);
  } catch (error) {
    logError("onDelivery:", error);
  }
}
