/** Mistakes of shops: each with the rule that it breaks first, and the rules that may break because of it. */
import type { RuleName } from "../../src/rules/rule.ts";

/** A mistake, by the name of its shop's file. */
export interface Mistake {
  readonly breaks: RuleName;
  /** Other rules that the same mistake may break. */
  readonly also: readonly RuleName[];
  readonly what: string;
  /** Whether the shop has to be a program: it is killed and started again. */
  readonly isProgram?: true;
}

/** Every mistake. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  "nothing-verified": { breaks: "free", also: ["forged", "lost", "refunds"], what: "signatures are not verified" },
  "url-trusted": { breaks: "free", also: ["lost", "forged"], what: "whoever opens the success URL has paid" },
  "amount-unbound": { breaks: "free", also: [], what: "the amount of the event is not compared with what is due" },
  "order-unbound": { breaks: "free", also: ["lost", "twice"], what: "the order of the URL is paid by another order's event" },
  "pending-is-paid": { breaks: "free", also: [], what: "a pending payment is taken for a paid one" },
  "delayed-is-paid": { breaks: "free", also: [], what: "a delayed payment is taken for a paid one" },
  "failed-after-paid": { breaks: "lost", also: ["refunds", "twice"], what: "a late fail undoes a paid order" },
  "fail-is-final": { breaks: "lost", also: [], what: "after a fail, nothing makes the order paid" },
  "unknown-parameter-dropped": { breaks: "forged", also: [], what: "only the parameters that it knows are verified" },
  "event-before-row": { breaks: "lost", also: [], what: "an event of an order that it does not know yet is acknowledged" },
  "200-before-stored": { breaks: "lost", also: ["refunds"], what: "an event is acknowledged before it is stored", isProgram: true },
  "200-on-an-error": { breaks: "lost", also: ["refunds"], what: "an event is acknowledged although its handling failed" },
  "delivery-unlocked": { breaks: "twice", also: ["lost"], what: "two events at once both start the delivery" },
  "replay-after-refund": { breaks: "free", also: ["refunds", "twice"], what: "an old event makes a refunded order paid again" },
  "refund-event-is-payment": {
    breaks: "twice",
    also: ["free", "lost", "refunds"],
    what: "the event of a refund is read as one of a payment",
  },
  "pending-refund-is-done": { breaks: "refunds", also: [], what: "a refund that waits for approval is shown as done" },
  "late-refund-failure-unseen": { breaks: "refunds", also: [], what: "a refund that fails later stays shown as done" },
  "second-refund-rejected": {
    breaks: "refunds",
    also: ["forged"],
    what: "the event of a second part of a refund is taken for a repetition",
  },
  "second-payment-swallowed": { breaks: "lost", also: [], what: "a second payment of an order is not noticed" },
  "cart-edited": { breaks: "free", also: [], what: "an order is paid at the amount that it has by then" },
  "event-at-the-refund-url": { breaks: "refunds", also: ["forged"], what: "any genuine event at the refund's URL is a refund" },
  "doubled-parameter": { breaks: "forged", also: ["free"], what: "the first of two values is verified, and the last one is used" },
  "published-secret": { breaks: "forged", also: ["free", "lost"], what: "the published test secret is accepted beside its own" },
  "redirect-alone": { breaks: "lost", also: [], what: "only the customer's return makes an order paid" },
  "refund-asked-is-done": { breaks: "refunds", also: [], what: "a refund counts as done when it is asked for" },
  "cancelled-order-paid": { breaks: "lost", also: [], what: "a payment of a cancelled order is ignored" },
  "delivery-at-each-event": { breaks: "twice", also: [], what: "each ok event starts the delivery" },
  "genuine-rejected": { breaks: "lost", also: ["forged"], what: "an event with a parameter of its provider is rejected" },
  "reference-alone": { breaks: "free", also: ["lost"], what: "an event is compared with the order's reference alone" },
  "status-before-verification": {
    breaks: "free",
    also: ["lost", "forged"],
    what: "the status of the return is kept before anything is verified",
  },
  "once-by-timestamp": { breaks: "lost", also: [], what: "an event soon after another one is taken for a repetition" },
  "cancelled-order-ships": { breaks: "lost", also: ["twice"], what: "an order that was cancelled is delivered, and stays cancelled" },
  "refund-counted-twice": { breaks: "refunds", also: [], what: "an event of a refund that is sent again is counted again" },
  "amounts-in-floats": { breaks: "refunds", also: [], what: "amounts are added as floats, and cut" },
  "hold-is-paid": { breaks: "free", also: ["lost"], what: "an order is delivered when the money is held, and the hold is never committed" },
  "hold-committed-with-less": { breaks: "free", also: ["lost"], what: "a hold is committed with another amount than is due" },
  "works-and-fails": { breaks: "twice", also: [], what: "what is done gets an error as its response, and is done again" },
  "delivered-before-commit": { breaks: "twice", also: [], what: "the delivery is started before the order is stored" },
  "late-refund-failure-swallowed": { breaks: "refunds", also: [], what: "a refund that fails later is an error of its handler" },
  "test-merchant-as-fallback": { breaks: "forged", also: ["free", "lost"], what: "events of the test merchant are accepted" },
  "signature-of-the-form": { breaks: "free", also: ["forged", "lost"], what: "what has no signature is accepted" },
  "refund-unverified": { breaks: "forged", also: ["refunds", "free"], what: "events of refunds are not verified" },
  "paid-cancelled": { breaks: "lost", also: ["twice", "free", "refunds"], what: "a paid order is cancelled, and nobody refunds it" },
  "signature-by-prefix": {
    breaks: "free",
    also: ["forged", "lost", "refunds"],
    what: "the beginning of the signature is compared, and not the rest",
  },
  "algorithm-of-the-event": {
    breaks: "free",
    also: ["forged", "lost", "refunds"],
    what: "an event says by which algorithm it is to be verified",
  },
  "verification-cached": {
    breaks: "free",
    also: ["forged", "lost", "refunds"],
    what: "one genuine event of a transaction vouches for all others",
  },
  "failed-by-the-return": {
    breaks: "lost",
    also: ["refunds", "twice"],
    what: "the return of a payment that failed cancels an order that is paid",
  },
  "any-transaction-as-hint": {
    breaks: "free",
    also: ["lost", "twice"],
    what: "the service is asked for whichever transaction the event names",
  },
  "paid-by-the-return": { breaks: "lost", also: [], what: "an order that its customer's return makes paid is never delivered" },
  "busy-is-done": { breaks: "lost", also: ["refunds"], what: "an event that comes while another one is handled is taken for a repetition" },
  "values-not-decoded": { breaks: "forged", also: ["lost"], what: "values are verified as they stand in the URL" },
  "commit-lost-is-failed": { breaks: "lost", also: [], what: "a commit whose response is lost counts as failed" },
  "refund-failure-counted-twice": {
    breaks: "refunds",
    also: [],
    what: "an event of a failed refund that is sent again is taken off again",
  },
  "cleared-by-the-clock": { breaks: "lost", also: ["refunds"], what: "an order that is not paid in time is closed to a late confirmation" },
};

/** The same mistakes in the example shop in PHP: what a line of it becomes. */
export const PHP_MISTAKES: Readonly<
  Record<string, { readonly file: "shop.php" | "service.php"; readonly line: string; readonly becomes: string }>
> = {
  "nothing-verified": {
    file: "service.php",
    line: "return $isWhole && hash_equals(signature($values), $values['signature'] ?? '') ? $event : null;",
    becomes: "return $event;",
  },
  "signature-by-prefix": {
    file: "service.php",
    line: "hash_equals(signature($values), $values['signature'] ?? '') ? $event",
    becomes: "str_starts_with($values['signature'] ?? '', substr(signature($values), 0, 8)) ? $event",
  },
  "late-refund-failure-unseen": {
    file: "shop.php",
    line: "const OF_REFUNDS = ['', 'pending', 'ok', 'fail'];",
    becomes: "const OF_REFUNDS = ['', 'pending', 'fail', 'ok'];",
  },
  "pending-is-paid": {
    file: "shop.php",
    line: "$isPaid = $status === 'ok' &&",
    becomes: "$isPaid = in_array($status, ['ok', 'pending']) &&",
  },
  "fail-is-final": {
    file: "shop.php",
    line: "const OF_PAYMENTS = ['', 'pending', 'delayed', 'fail', 'ok'];",
    becomes: "const OF_PAYMENTS = ['', 'pending', 'delayed', 'ok', 'fail'];",
  },
};
