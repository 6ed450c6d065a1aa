// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import type { ActBody, ActFilter, ActPath, ActResult } from "../act.ts";

/** The acts and readings of Sandbox control, a method each. */
export interface ActMethods {
  /**
   * Reset a world.
   *
   * Forgets its payments, orders, refunds, cards, settlements, events and requests. Its settings, and those of its merchants, are again those
   * that it was created with; so is its clock. Accounts and secrets stay.
   */
  reset(): Promise<ActResult<"reset">>;
  /**
   * Take a snapshot of a world.
   *
   * All that the world has, as a value to keep: payments, orders, refunds, cards, settlements, events, requests, jobs to come, settings, fault rules and
   * the time. It holds the secrets of merchants and the customer data of requests. An event that is being sent is one to be sent in it.
   *
   * @returns The snapshot
   */
  snapshot(): Promise<ActResult<"snapshot">>;
  /**
   * Count what a world has dropped.
   *
   * A sandbox that is started with limits, such as `--keep payments=500`, drops what is over: the oldest first. What was dropped is unknown from then on,
   * and stays in the sums of settlements.
   *
   * @returns How much has been dropped
   */
  dropped(): Promise<ActResult<"dropped">>;
  /**
   * Restore a world.
   *
   * Makes the world what it was when the snapshot was taken, its clock included. What was made since is unknown. The snapshot is of the world with this
   * name and these accounts, in this sandbox or in another one, on any store: the default world has the same accounts everywhere, others under the same seed.
   * Of those who may control the sandbox, bodies of up to 256 MiB are taken.
   */
  restore(input: ActBody<"restore"> | string): Promise<ActResult<"restore">>;
  /**
   * Export a world as a seed.
   *
   * The steps that were done in the world. In a new world, they make an equal one; ids, tokens, reference numbers and fingerprints are new,
   * unless the sandbox has the same seed and the world the same name.
   *
   * @returns The seed, and what it lacks
   */
  export(): Promise<ActResult<"export">>;
  /**
   * Get the settings of a world.
   *
   * What the API documents leave open, and how this world reads it.
   *
   * @returns All settings
   */
  settings(): Promise<ActResult<"settings">>;
  /**
   * Change settings of a world.
   *
   * Changes the settings that are given. They apply from the next request on.
   *
   * @returns All settings, changed
   */
  configure(input?: ActBody<"configure">): Promise<ActResult<"configure">>;
  /**
   * List the merchants of a world.
   *
   * Its merchants, with their settings.
   *
   * @returns The merchants
   */
  merchants(): Promise<ActResult<"merchants">>;
  /**
   * Change settings of a merchant.
   *
   * Changes the settings that are given. They apply from the next request on.
   *
   * @returns The merchant, changed
   */
  configureMerchant(input?: ActBody<"configureMerchant">, account?: ActPath<"configureMerchant", "account">): Promise<ActResult<"configureMerchant">>;
  /**
   * Issue a second secret.
   *
   * From now on requests may be signed with either secret, and responses are signed as their requests were. The merchant's setting `eventSecret` says
   * which one signs events and redirects.
   *
   * @returns The new secret
   */
  rotateSecret(account?: ActPath<"rotateSecret", "account">): Promise<ActResult<"rotateSecret", "secret">>;
  /**
   * Forget the older of two secrets.
   *
   * Requests are accepted with the newer one alone, which signs everything.
   */
  retireSecret(account?: ActPath<"retireSecret", "account">): Promise<ActResult<"retireSecret">>;
  /**
   * Do the steps of a seed.
   *
   * Does steps in a world, one after the other, each as if a shop, a customer or a bank had done it, and what is due after it: no state comes of it
   * that the APIs could not have made.
   *
   * @returns Done
   */
  seed(input: ActBody<"seed"> | string): Promise<ActResult<"seed", "made">>;
  /**
   * Pay a payment or an order.
   *
   * Does what the customer does on the pay page, and sends the callback that comes of it. A payment that was cancelled is not opened again, an
   * order is.
   *
   * @returns The customer is on the way back, unless `redirect` is absent
   */
  pay(id: ActBody<"pay">["id"], options?: PayOptions): Promise<ActResult<"pay", "redirect">>;
  /**
   * Pass or fail a step-up.
   *
   * Passes or fails the 3DS step-up that a charge or hold waits for.
   *
   * @returns The customer is on the way back
   */
  stepUp(id: ActBody<"stepUp">["id"], options?: StepUpOptions): Promise<ActResult<"stepUp", "redirect">>;
  /**
   * Add a card on the form.
   *
   * Does what the customer does on the form that adds a card.
   *
   * @returns The customer is on the way back
   */
  addCard(id: ActBody<"addCard">["id"], options?: AddCardOptions): Promise<ActResult<"addCard", "redirect">>;
  /**
   * Add a card without a form.
   *
   * Adds a card for a merchant, as if the customer had filled in the form.
   *
   * @returns The token of the card
   */
  addToken(input?: ActBody<"addToken">): Promise<ActResult<"addToken", "token">>;
  /**
   * Do what happens elsewhere.
   *
   * The bank confirms a payment, the fraud check clears or declines one; a refund is approved, rejected or paid out. An order's invoice is
   * accepted or declined, or its payment is found on the bank statement; the customer gives an account number for a refund of the Merchant API,
   * or it is completed, cancelled or rejected.
   */
  resolve(id: ActBody<"resolve">["id"], act: ActBody<"resolve">["act"]): Promise<ActResult<"resolve">>;
  /**
   * Refund a payment or an order.
   *
   * Refunds as the merchant does in its panel: no request of the shop is involved, and no callback goes to it.
   *
   * @returns The refund
   */
  refund(id: ActBody<"refund">["id"], options?: RefundOptions): Promise<ActResult<"refund">>;
  /**
   * Find something.
   *
   * Everything in the world that has a text, as it stands in the shop's log, on the dashboard or on a receipt. Payments come
   * first; of each kind, what has it as a whole, then what is newest.
   *
   * @returns What was found
   */
  find(text: NonNullable<ActFilter<"find">["text"]>, filter?: Omit<ActFilter<"find">, "text">): Promise<ActResult<"find">>;
  /**
   * Settle now.
   *
   * Settles what has been paid and refunded until now: of every account, or of one. Its time comes by itself, too, as the clock is advanced.
   *
   * @returns The settlements that were made; none where nothing above 0 is left
   */
  settle(account?: ActBody<"settle">["account"]): Promise<ActResult<"settle">>;
  /**
   * Pay out a settlement.
   *
   * Pays out a settlement now.
   *
   * @returns The settlement, paid out
   */
  payOut(settlement: ActPath<"payOut", "settlement">): Promise<ActResult<"payOut">>;
  /**
   * Generate payments.
   *
   * Moves the clock forward while so many payments come to the ordinary merchant: most are paid, by all of its methods, some fail, some are
   * refunded. What is due in the meantime happens as well. None of them has callbacks.
   */
  generate(count: ActBody<"generate">["count"], options?: GenerateOptions): Promise<ActResult<"generate">>;
  /**
   * List the transitions.
   *
   * The newest transitions of payments, orders, refunds and tokenizations, oldest first: at least 1,000 are kept, each with the rule that it follows.
   *
   * @returns The transitions
   */
  transitions(): Promise<ActResult<"transitions">>;
  /**
   * Read the log.
   *
   * The newest of what happened, oldest first: requests of the shop, attempts to send events, and transitions, as far as this process of the
   * sandbox took part; 1,000 are kept. To follow the log, ask for what came after the last number, with a time to wait, again and again.
   *
   * @returns The entries; none when the time was over
   */
  logs(filter?: ActFilter<"logs">): Promise<ActResult<"logs">>;
  readonly moments: {
    /**
     * List the moments of a world.
     *
     * What was done, oldest first: acts, requests, timers and events, each with the moment at which it was done. The newest 1,000 are kept, or as many as
     * `--keep moments=500` says; none in a sandbox that drops payments or events.
     *
     * @returns The moments
     */
    list(): Promise<ActResult<"listMoments">>;
    /**
     * Take a snapshot of a world as it was.
     *
     * The world as it was after a moment, in the form of its other snapshots. Requests and transitions are not among what moments keep: the snapshot has those of
     * now, as far as this process took part.
     *
     * @returns The snapshot
     */
    snapshot(moment: ActPath<"snapshotMoment", "moment">): Promise<ActResult<"snapshotMoment">>;
    /**
     * Compare two moments of a world.
     *
     * The documents of the world after a moment that are others after another one, or now.
     *
     * @returns The differences
     */
    compare(moment: ActPath<"compareMoment", "moment">, filter?: ActFilter<"compareMoment">): Promise<ActResult<"compareMoment">>;
    /**
     * Open a world as it was in a sandbox of its own.
     *
     * Starts another sandbox in memory, on a free port of the same address, with the world as it was after a moment, which goes on from there. It ends with this
     * one; of more than five, the oldest ends.
     *
     * @returns The sandbox
     */
    open(moment: ActPath<"openMoment", "moment">): Promise<ActResult<"openMoment">>;
    /**
     * Go back to a moment.
     *
     * Makes the world what it was after a moment, its clock included. That is a moment, too, so that what came in between stays as a branch to go back to. The
     * log of requests and transitions stays, and the shop's own database doesn't go back.
     */
    goBackTo(moment: ActPath<"goBackToMoment", "moment">): Promise<ActResult<"goBackToMoment">>;
  };
  readonly tokens: {
    /**
     * List the tokens.
     *
     * The tokens of cards that fit all that is given, oldest first.
     *
     * @returns The tokens
     */
    list(filter?: ActFilter<"listTokens">): Promise<ActResult<"listTokens">>;
  };
  readonly refunds: {
    /**
     * List the refunds.
     *
     * The refunds of payments and orders that fit all that is given, oldest first.
     *
     * @returns The refunds
     */
    list(filter?: ActFilter<"listRefunds">): Promise<ActResult<"listRefunds">>;
  };
  readonly payments: {
    /**
     * List the payments.
     *
     * The payments that fit all that is given, oldest first.
     *
     * @returns The payments
     */
    list(filter?: ActFilter<"listPayments">): Promise<ActResult<"listPayments">>;
  };
  readonly reports: {
    /**
     * List the reports.
     *
     * The reports that fit all that is given, oldest first. What became of each stands in its event.
     *
     * @returns The reports
     */
    list(filter?: ActFilter<"listReports">): Promise<ActResult<"listReports">>;
  };
  readonly settlements: {
    /**
     * List the settlements.
     *
     * The settlements that fit all that is given, oldest first.
     *
     * @returns The settlements
     */
    list(filter?: ActFilter<"listSettlements">): Promise<ActResult<"listSettlements">>;
  };
  readonly orders: {
    /**
     * List the orders.
     *
     * The orders of the legacy interface that fit all that is given, oldest first.
     *
     * @returns The orders
     */
    list(filter?: ActFilter<"listOrders">): Promise<ActResult<"listOrders">>;
    /**
     * Add an order.
     *
     * Adds an order of the legacy interface as if the shop had made it, of any class of interface.
     *
     * @returns The order
     */
    add(input?: ActBody<"addOrder">): Promise<ActResult<"addOrder">>;
  };
  readonly clock: {
    /**
     * Advance the clock.
     *
     * Moves the clock forward, and runs all that is due until then, each at its own time, with what comes of it. The response comes when it has
     * run.
     *
     * @returns What happened, in order
     */
    advance(input?: ActBody<"advanceClock">): Promise<ActResult<"advanceClock", "happened">>;
  };
  readonly faults: {
    /**
     * List the fault rules.
     *
     * The fault rules of the world, oldest first, each with how often it has hit, and what.
     *
     * @returns The fault rules
     */
    list(): Promise<ActResult<"listFaults">>;
    /**
     * Add a fault rule.
     *
     * Adds a fault rule, which applies from now on. Requests are carried out before their response is lost, unless the rule has `before`. A rule has
     * one effect: `respond` applies to requests; `drop`, `delay` and `truncate` too, or to events where the rule names one; `duplicate` and
     * `outOfOrder` to events; `decline`, `refundOutcome` and `lateOutcome` to what becomes of payments and refunds.
     *
     * @returns The fault rule
     */
    add(input?: ActBody<"addFault">): Promise<ActResult<"addFault">>;
    /**
     * Remove all fault rules.
     *
     * Removes all fault rules of the world. What they have changed stays so.
     */
    clear(): Promise<ActResult<"clearFaults">>;
    /**
     * Remove a fault rule.
     *
     * Removes a fault rule. What it has changed stays so.
     */
    remove(fault: ActPath<"removeFault", "fault">): Promise<ActResult<"removeFault">>;
  };
  readonly outbox: {
    /**
     * List the e-mails.
     *
     * The e-mails to customers that the service would have sent, oldest first.
     *
     * @returns The e-mails
     */
    list(): Promise<ActResult<"listOutbox">>;
  };
  readonly events: {
    /**
     * List the events.
     *
     * The events of the world that fit all that is given, oldest first.
     *
     * @returns The events
     */
    list(filter?: ActFilter<"listEvents">): Promise<ActResult<"listEvents">>;
    /**
     * Wait for an event.
     *
     * Responds once an event has been sent that matches, which may be so already. With `acknowledged: true` in the match, once the shop has
     * acknowledged it; with a `state`, once it has that state. Rejected at once if the event's host is not allowed and, while the clock is
     * frozen, if only a later job could send it.
     *
     * @returns The event
     */
    waitFor(name: ActBody<"waitForEvent">["name"], match?: ActBody<"waitForEvent">["match"], options?: WaitForEventOptions): Promise<ActResult<"waitForEvent">>;
    /**
     * List the attempts to send an event.
     *
     * The newest 20 attempts, oldest first, each with what was sent and how the shop responded.
     *
     * @returns The attempts
     */
    attemptsOf(event: ActPath<"attemptsOfEvent", "event">): Promise<ActResult<"attemptsOfEvent">>;
    /**
     * Send an event again.
     *
     * Sends an event again now, with the same values and a signature of its own, whatever became of it before.
     *
     * @returns The event, with one more attempt
     */
    resend(event: ActPath<"resendEvent", "event">): Promise<ActResult<"resendEvent">>;
    /**
     * Send a forged event.
     *
     * Sends a forged version of an event to the shop, once: what an attacker, a proxy or a later version of the service could send. It is in no list of
     * events.
     *
     * @returns How the shop responded
     */
    forge(id: ActBody<"forgeEvent">["id"], forgery: ActBody<"forgeEvent">["forgery"]): Promise<ActResult<"forgeEvent">>;
  };
  readonly requests: {
    /**
     * List the requests.
     *
     * The newest requests of the shop to the three APIs, oldest first: at most 1,000. Signatures and tokens are masked, customer data is not.
     *
     * @returns The requests
     */
    list(): Promise<ActResult<"listRequests">>;
    /**
     * List the rejected requests.
     *
     * The requests among these that were rejected, with the reason, the rule and its source, and what was wrong with a signature.
     *
     * @returns The requests
     */
    rejected(): Promise<ActResult<"rejectedRequests">>;
  };
}

/** The inputs of `pay` besides its first ones. */
export type PayOptions = Omit<ActBody<"pay">, "id">;

/** The inputs of `stepUp` besides its first ones. */
export type StepUpOptions = Omit<ActBody<"stepUp">, "id">;

/** The inputs of `addCard` besides its first ones. */
export type AddCardOptions = Omit<ActBody<"addCard">, "id">;

/** The inputs of `refund` besides its first ones. */
export type RefundOptions = Omit<ActBody<"refund">, "id">;

/** The inputs of `generate` besides its first ones. */
export type GenerateOptions = Omit<ActBody<"generate">, "count">;

/** The inputs of `waitForEvent` besides its first ones. */
export type WaitForEventOptions = Omit<ActBody<"waitForEvent">, "name" | "match">;
