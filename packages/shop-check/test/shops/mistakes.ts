/** Mistakes of shops: each with the rule that it breaks first, and the rules that may break because of it. */
import type { RuleName } from "../../src/rules/rule.ts";

/** A mistake, by the name of its shop's file. */
export interface Mistake {
  readonly breaks: RuleName;
  /** Other rules that the same mistake may break. */
  readonly also: readonly RuleName[];
  readonly what: string;
  /** Whether the shop has to be a program: it is killed and started again. */
  readonly isProgram: boolean;
}

const mistake = (breaks: RuleName, also: readonly RuleName[], what: string, isProgram = false): Mistake => ({
  breaks,
  also,
  what,
  isProgram,
});

/** Every mistake. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  "nothing-verified": mistake("free", ["forged", "lost", "refunds"], "signatures are not verified"),
  "url-trusted": mistake("free", ["lost", "forged"], "whoever opens the success URL has paid"),
  "amount-unbound": mistake("free", [], "the amount of the event is not compared with what is due"),
  "order-unbound": mistake("free", ["lost", "twice"], "the order of the URL is paid by another order's event"),
  "pending-is-paid": mistake("free", [], "a pending payment is taken for a paid one"),
  "delayed-is-paid": mistake("free", [], "a delayed payment is taken for a paid one"),
  "failed-after-paid": mistake("lost", ["refunds", "twice"], "a late fail undoes a paid order"),
  "fail-is-final": mistake("lost", [], "after a fail, nothing makes the order paid"),
  "unknown-parameter-dropped": mistake("forged", [], "only the parameters that it knows are verified"),
  "event-before-row": mistake("lost", [], "an event of an order that it does not know yet is acknowledged"),
  "200-before-stored": mistake("lost", ["refunds"], "an event is acknowledged before it is stored", true),
  "200-on-an-error": mistake("lost", ["refunds"], "an event is acknowledged although its handling failed"),
  "delivery-unlocked": mistake("twice", ["lost"], "two events at once both start the delivery"),
  "replay-after-refund": mistake("free", ["refunds", "twice"], "an old event makes a refunded order paid again"),
  "refund-event-is-payment": mistake("twice", ["free", "lost", "refunds"], "the event of a refund is read as one of a payment"),
  "pending-refund-is-done": mistake("refunds", [], "a refund that waits for approval is shown as done"),
  "late-refund-failure-unseen": mistake("refunds", [], "a refund that fails later stays shown as done"),
  "second-refund-rejected": mistake("refunds", ["forged"], "the event of a second part of a refund is taken for a repetition"),
  "second-payment-swallowed": mistake("lost", [], "a second payment of an order is not noticed"),
  "cart-edited": mistake("free", [], "an order is paid at the amount that it has by then"),
  "event-at-the-refund-url": mistake("refunds", ["forged"], "any genuine event at the refund's URL is a refund"),
  "doubled-parameter": mistake("forged", ["free"], "the first of two values is verified, and the last one is used"),
  "published-secret": mistake("forged", ["free", "lost"], "the published test secret is accepted beside its own"),
  "redirect-alone": mistake("lost", [], "only the customer's return makes an order paid"),
  "refund-asked-is-done": mistake("refunds", [], "a refund counts as done when it is asked for"),
  "cancelled-order-paid": mistake("lost", [], "a payment of a cancelled order is ignored"),
  "delivery-at-each-event": mistake("twice", [], "each ok event starts the delivery"),
  "genuine-rejected": mistake("lost", ["forged"], "an event with a parameter of its provider is rejected"),
  "reference-alone": mistake("free", ["lost"], "an event is compared with the order's reference alone"),
  "status-before-verification": mistake("free", ["lost", "forged"], "the status of the return is kept before anything is verified"),
  "once-by-timestamp": mistake("lost", [], "an event soon after another one is taken for a repetition"),
  "cancelled-order-ships": mistake("lost", ["twice"], "an order that was cancelled is delivered, and stays cancelled"),
  "refund-counted-twice": mistake("refunds", [], "an event of a refund that is sent again is counted again"),
  "amounts-in-floats": mistake("refunds", [], "amounts are added as floats, and cut"),
  "hold-is-paid": mistake("free", ["lost"], "an order is delivered when the money is held, and the hold is never committed"),
  "hold-committed-with-less": mistake("free", ["lost"], "a hold is committed with another amount than is due"),
  "works-and-fails": mistake("twice", [], "what is done gets an error as its response, and is done again"),
  "delivered-before-commit": mistake("twice", [], "the delivery is started before the order is stored"),
  "late-refund-failure-swallowed": mistake("refunds", [], "a refund that fails later is an error of its handler"),
  "test-merchant-as-fallback": mistake("forged", ["free", "lost"], "events of the test merchant are accepted"),
  "signature-of-the-form": mistake("free", ["forged", "lost"], "what has no signature is accepted"),
  "refund-unverified": mistake("forged", ["refunds", "free"], "events of refunds are not verified"),
  "paid-cancelled": mistake("lost", ["twice", "free", "refunds"], "a paid order is cancelled, and nobody refunds it"),
  "signature-by-prefix": mistake("free", ["forged", "lost", "refunds"], "the beginning of the signature is compared, and not the rest"),
  "algorithm-of-the-event": mistake("free", ["forged", "lost", "refunds"], "an event says by which algorithm it is to be verified"),
  "verification-cached": mistake("free", ["forged", "lost", "refunds"], "one genuine event of a transaction vouches for all others"),
  "failed-by-the-return": mistake("lost", ["refunds", "twice"], "the return of a payment that failed cancels an order that is paid"),
  "any-transaction-as-hint": mistake("free", ["lost", "twice"], "the service is asked for whichever transaction the event names"),
  "paid-by-the-return": mistake("lost", [], "an order that its customer's return makes paid is never delivered"),
  "busy-is-done": mistake("lost", ["refunds"], "an event that comes while another one is handled is taken for a repetition"),
  "values-not-decoded": mistake("forged", ["lost"], "values are verified as they stand in the URL"),
  "commit-lost-is-failed": mistake("lost", [], "a commit whose response is lost counts as failed"),
  "refund-failure-counted-twice": mistake("refunds", [], "an event of a failed refund that is sent again is taken off again"),
  "empty-secret": mistake("forged", ["free", "lost"], "what is signed with an empty secret is accepted"),
  "secret-by-account": mistake("forged", ["free", "lost"], "a merchant that it does not know has an empty secret"),
  "last-refund-event-wins": mistake("refunds", [], "an ok of a refund that comes after its fail makes it done"),
  "refund-failure-clears-all": mistake("refunds", [], "one refund that fails takes back those that did not"),
  "stamps-in-memory": mistake("lost", [], "payments that it began before a restart are not its own", true),
  "cleared-by-the-clock": mistake("lost", ["refunds"], "an order that is not paid in time is closed to a late confirmation"),
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
    line: "return $status === 'ok' && !$order['paidBy'] ?",
    becomes: "return in_array($status, ['ok', 'pending']) && !$order['paidBy'] ?",
  },
  "fail-is-final": {
    file: "shop.php",
    line: "const OF_PAYMENTS = ['', 'pending', 'delayed', 'fail', 'ok'];",
    becomes: "const OF_PAYMENTS = ['', 'pending', 'delayed', 'ok', 'fail'];",
  },
};
