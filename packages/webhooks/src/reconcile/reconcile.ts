/**
 * Learns the outcome of payments whose callback was lost, by asking the service.
 *
 * @packageDocumentation
 */
import { integerOption } from "@maksu/signing/options";
import { WebhookError } from "../errors.ts";
import { type HandlerOptions, recordKey } from "../handlers/handler.ts";
import { KEEP } from "../handlers/retention.ts";
import { type MismatchName, once } from "../once/once.ts";
import { takeOptions, type WebhookOptionRules } from "../options/rules.ts";
import { requireComparison } from "../handlers/take-handler-options.ts";
import { type ComparedPayments, comparePayment } from "../handlers/compare.ts";
import type { PaymentCallbackTerms } from "../handlers/handler-option-types.ts";
import { OPTION_NAMES, OPTION_TABLE } from "../events/option-table.ts";
import { eventOfState, hasEvent, isFinal, isPaymentState, type PaymentState } from "./payment-state.ts";

export type { PaymentState } from "./payment-state.ts";

/** A payment that your records show as open. */
export interface OpenPayment {
  /** Transaction ID, as `createPayment` returned it. */
  readonly transactionId: string;
}

/** The part of a payment client that is used: that of `createPaymentClient` fits. */
export interface PaymentSource {
  /** Asks for a payment, as the client does. */
  getPayment(input: { readonly path: { readonly transactionId: string } }): Promise<{
    readonly ok: boolean;
    readonly status: number;
    readonly data?: PaymentState | undefined;
  }>;
}

/** Options of {@link reconcile}. Those of `paymentCallbackHandler` fit: what is not used is ignored. */
export type ReconcileOptions = ReconcileTerms & ComparedPayments;

/** {@link ReconcileOptions} without the comparison. */
export interface ReconcileTerms
  extends Pick<PaymentCallbackTerms, "account" | "onPayment" | "onPaymentDetails">, Pick<HandlerOptions, "store" | "lease"> {
  /** The payments to ask about. */
  readonly open: Iterable<OpenPayment> | AsyncIterable<OpenPayment>;
  /** Asks the service. */
  readonly client: PaymentSource;
  /**
   * Milliseconds after which payments that are not final are left as they are; 0 asks about each once.
   * @defaultValue `3_600_000`
   */
  readonly patience?: number;
  /**
   * Milliseconds before those that are not final are asked about again. Doubles each time, up to ten minutes.
   * @defaultValue `10_000`
   */
  readonly wait?: number;
}

/**
 * The outcome of a payment.
 *
 * - `handled`: it is final, and `onPayment` has run now; with an `error` if the store could not record it
 * - `repeated`: it is final, and `onPayment` had run before, such as for a callback
 * - `open`: it is not final yet, or another process is working on it
 * - `mismatch`: your records contradict it; `onMismatch` has resolved, if there is one
 * - `failed`: the service rejected the question, or `onPayment`, the store or the client failed in the end
 */
export type Reconciled = { readonly transactionId: string } & (
  | { readonly outcome: "handled"; readonly status: string; readonly error?: unknown }
  | { readonly outcome: "repeated" | "open"; readonly status: string }
  | { readonly outcome: "mismatch"; readonly status: string; readonly mismatch: MismatchName }
  | { readonly outcome: "failed"; readonly error: unknown }
);

/**
 * Asks the service about payments until each is final, and runs `onPayment` once for each state that a callback reports: with the same `store`
 * and `account` as your handlers, neither this nor a callback that comes late runs it again.
 *
 * Payments are asked about one by one. A question that fails is repeated, unless the service rejected it, such as for an unknown payment.
 *
 * @returns what became of each payment, in the given order
 * @throws WebhookError `account-invalid`, `function-invalid`, `lease-invalid`, `limit-invalid`, `option-invalid`, `option-unknown`,
 * `store-invalid`
 */
export async function reconcile(options: ReconcileOptions): Promise<readonly Reconciled[]> {
  const own = takeOptions(options, RULES, OPTION_NAMES);
  requireComparison(own, "order");
  const { open, patience = 3_600_000, wait: firstWait = 10_000, ...asking } = own;
  const results = new Map<string, Attempt>();
  for await (const payment of open) results.set(transactionOf(payment, results.size + 1), UNASKED);
  const end = Date.now() + patience;
  for (let wait = firstWait; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    for (const [transactionId, { isSettled }] of results) if (!isSettled) results.set(transactionId, await ask(asking, transactionId));
    const left = end - Date.now();
    if (left <= 0 || [...results.values()].every(({ isSettled }) => isSettled)) break;
    await new Promise((resume) => setTimeout(resume, Math.min(wait, left)));
  }
  return Array.from(results, ([transactionId, { result }]) => ({ transactionId, ...result }));
}

const LONGEST_WAIT = 600_000;

/** The outcome so far, and whether to ask again. */
interface Attempt {
  readonly result: WithoutId<Reconciled>;
  readonly isSettled: boolean;
}

type WithoutId<R> = R extends unknown ? Omit<R, "transactionId"> : never;

const UNASKED: Attempt = { result: { outcome: "open", status: "new" }, isSettled: false };

type Asking = Omit<ReconcileTerms, "open" | "patience" | "wait"> & ComparedPayments;

async function ask({ client, ...options }: Asking, transactionId: string): Promise<Attempt> {
  try {
    const { ok, status, data } = await client.getPayment({ path: { transactionId } });
    if (ok && isPaymentState(data) && data.transactionId.toLowerCase() === transactionId.toLowerCase()) return await handle(options, data);
    const error = new WebhookError("payment-rejected", `getPayment: ${ok ? "not the payment that was asked for" : `status ${status}`}`);
    return { result: { outcome: "failed", error }, isSettled: status >= 400 && status < 500 && status !== 408 && status !== 429 };
  } catch (error) {
    return { result: { outcome: "failed", error }, isSettled: false };
  }
}

async function handle(
  options: Omit<ReconcileTerms, "open" | "patience" | "wait" | "client"> & ComparedPayments,
  payment: PaymentState,
): Promise<Attempt> {
  const { account, store, lease = 60_000, onPayment, onPaymentDetails, onMismatch } = options;
  const { status } = payment;
  const open: Attempt = { result: { outcome: "open", status }, isSettled: false };
  if (!hasEvent(payment)) return open;
  const reading = eventOfState(account, payment);
  if (!reading.genuine) throw new WebhookError("payment-rejected", "getPayment: the payment lacks a value that its callback has");
  const { event } = reading;
  const details = { names: (await reading.details?.()) ?? [], work: onPaymentDetails && (async () => onPaymentDetails(event)) };
  const compare = comparePayment(options, event);
  const comparison = compare && {
    compare,
    keyOf: recordKey,
    onMismatch: onMismatch && (async (mismatch: MismatchName) => onMismatch({ mismatch, of: "payment", event })),
  };
  const result = await once(await reading.key(), { store, lease, keep: KEEP }, async () => onPayment(event), details, comparison);
  if (result.outcome === "mismatch") return { result: { outcome: "mismatch", mismatch: result.mismatch, status }, isSettled: true };
  return result.outcome === "busy" || !isFinal(payment) ? open : { result: { ...result, status }, isSettled: true };
}

function transactionOf(payment: OpenPayment, place: number): string {
  const { transactionId }: { readonly transactionId?: unknown } = Object(payment);
  if (typeof transactionId === "string" && transactionId !== "") return transactionId;
  throw new WebhookError("option-invalid", `open: payment ${place} must have a transactionId, a non-empty string`);
}

const isIterable = (value: unknown): boolean => Symbol.iterator in Object(value) || Symbol.asyncIterator in Object(value);
const hasGetPayment = (value: unknown): boolean => typeof Object(value).getPayment === "function";

const RULES: WebhookOptionRules = {
  account: OPTION_TABLE.account,
  store: OPTION_TABLE.store,
  lease: OPTION_TABLE.lease,
  onPayment: { ...OPTION_TABLE.onPayment, required: true },
  onPaymentDetails: OPTION_TABLE.onPaymentDetails,
  order: OPTION_TABLE.order,
  compare: OPTION_TABLE.compare,
  onMismatch: OPTION_TABLE.onMismatch,
  open: { allowed: "a list of payments, or another iterable", accepts: isIterable, required: true },
  client: { allowed: "a payment client, with the function getPayment", accepts: hasGetPayment, required: true },
  patience: { ...integerOption(0, undefined, "of milliseconds"), code: "limit-invalid" },
  wait: { ...integerOption(1, LONGEST_WAIT, "of milliseconds"), code: "limit-invalid" },
};
