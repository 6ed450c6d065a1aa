/** What all handlers do: verify, read, run the merchant's function once, and answer only then. */
import type { Reading } from "../events/reading.ts";
import { type Details, once, type OnceOutcome } from "../once/once.ts";
import type { OnceStore } from "../once/store.ts";
import { answer, methodNotAllowed, tryLater } from "./answers.ts";
import { type Delivery, type EventName, logErrors, type OnDelivery, tell } from "./delivery.ts";
import { requireRequest } from "./fetch-request.ts";
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
   * event stays its own, but a function that has not ended after ten times as long counts as dead, and its event as not handled. A store that does
   * not answer for a sixth of it has failed: the event is then not acknowledged.
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
  /** What the merchant wants done with details that come after the event has been handled; undefined for nothing. */
  readonly details?: (event: Event) => (() => Promise<unknown>) | undefined;
  /** What the customer sees who brings the event. Without it, the service itself comes, and gets a status. */
  readonly page?: Page<Event>;
}

/** The outcome of a delivery and its answer. */
type Answered = { readonly response: Response } & WithoutPlace<Delivery>;
type WithoutPlace<D> = D extends unknown ? Omit<D, "event" | "status"> : never;

/** Makes a handler of options that have been checked. */
export function createHandler<Event>(
  { store, lease = 60_000, onDelivery = logErrors }: HandlerOptions,
  parts: HandlerParts<Event>,
): Handler {
  const { name, keep } = parts;
  const patience = parts.page === undefined ? 0 : PATIENCE;
  return async (request) => {
    requireRequest(request);
    const runOnce: RunOnce = async (key, ...works) => patiently(patience, () => once(key, { store, lease, keep }, ...works));
    const answered = await handle(request, parts, runOnce);
    const { response, ...outcome } = answered;
    void tell(onDelivery, { event: name, status: response.status, ...outcome });
    return response;
  };
}

type RunOnce = (key: string, work: () => Promise<unknown>, details: Details) => Promise<OnceOutcome>;

async function handle<Event>(request: Request, parts: HandlerParts<Event>, runOnce: RunOnce): Promise<Answered> {
  const { method, read, page } = parts;
  if (request.method !== method) return { outcome: "refused", reason: "method", response: methodNotAllowed(method) };
  try {
    const reading = await read(request);
    if (typeof reading === "string") return { outcome: "refused", reason: reading, response: BODY_ANSWERS[reading]() };
    if (!reading.genuine) return { outcome: "refused", reason: reading.refusal, response: answer(403) };
    const { event, key, details } = reading;
    const [work, moreWork] = [parts.work(event), parts.details?.(event)];
    const result = await resultOf(async () => {
      if (work === undefined) return { outcome: "ignored" };
      return runOnce(await key(), work, { names: (await details?.()) ?? [], work: moreWork });
    });
    if (page === undefined) return { ...result, response: statusAnswer(result.outcome) };
    const handled = result.outcome !== "busy" && result.outcome !== "failed";
    return { ...result, response: await page(event, { request, handled }) };
  } catch (error) {
    return { outcome: "failed", error, response: answer(500) };
  }
}

const BODY_ANSWERS: Readonly<Record<BodyRefusal, () => Response>> = {
  "body-too-large": () => answer(413),
  "body-broken-off": () => answer(400),
  "body-timeout": () => answer(408),
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
