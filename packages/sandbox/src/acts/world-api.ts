import type { ForgedEvent } from "../time/forge/forge.ts";
import type { Forgery } from "../time/forge/forgery.ts";
import type { Duration } from "../domain/lifecycle.ts";
import type { Merchant } from "../domain/merchant.ts";
import type { MerchantSettings, Settings } from "../domain/settings.ts";
import type { SandboxSettlement } from "./settlements.ts";
import type { Happened, TransitionMade } from "../events/happened.ts";
import type { FaultRule } from "../faults/fault-rule.ts";
import type { SandboxFault } from "../faults/faults.ts";
import type { RecordedRequest } from "@maksu/service-front";
import type { RejectedRequest } from "../world/logs/request-log.ts";
import type { AddCardOptions, StepUpOptions, TokenOptions } from "./customer.ts";
import type { PayOptions, PayOutcome } from "./pay-options.ts";
import type { EventMatch, EventName, WaitOptions } from "./event-match.ts";
import type { SandboxEvent } from "./events.ts";
import type { NewOrder, SandboxOrder } from "./orders.ts";
import type { SandboxEmail } from "./outbox.ts";
import type { Act } from "./acts.ts";
import type { RefundOptions, SandboxRefund } from "./refund.ts";
import type { WholeWorld } from "./whole-world.ts";

/** A merchant's credentials, for a client. */
export interface MerchantCredentials {
  readonly account: number;
  readonly secret: string;
}

/** Credentials of the Merchant API and the legacy interface, for their clients. */
export interface MerchantIdCredentials {
  readonly merchantId: number;
  readonly secret: string;
}

/** A merchant, as a test sees it. */
export type SandboxMerchant = Omit<Merchant, "world">;

/** A world, as a test sees it: merchants, a clock, ids and events of its own. */
export interface SandboxWorld extends WholeWorld {
  readonly name: string;
  /** An ordinary merchant, with the secret that signs its events. */
  readonly payment: MerchantCredentials;
  /** An aggregate, which signs for its sub-merchants. */
  readonly aggregate: MerchantCredentials;
  /** The accounts of the aggregate's sub-merchants. */
  readonly subMerchants: readonly string[];
  /** A merchant of the Merchant API and the legacy interface. */
  readonly merchant: MerchantIdCredentials;
  /**
   * Does what the customer does on the pay page, and sends the callback that comes of it.
   *
   * @param id - of a payment, or the token of an order of the legacy interface; one that was cancelled is opened again
   * @returns the signed URL that the customer returns to; undefined for a customer who never comes back, empty where the payment has none that a browser
   * opens
   * @throws ImpossibleTransition for an outcome that the payment can't have; the message names those that it can
   * @throws TypeError for a method that the payment does not offer, and for a card that is not a test card
   */
  pay<Outcome extends PayOutcome = "approve">(
    id: string,
    options?: PayOptions<Outcome>,
  ): Promise<Outcome extends "leave" ? undefined : string>;
  /**
   * Passes or fails the 3DS step-up of a charge or hold.
   *
   * @returns the signed URL that the customer returns to
   * @throws ImpossibleTransition for a payment that waits for none
   */
  stepUp(transactionId: string, options?: StepUpOptions): Promise<string>;
  /**
   * Does what the customer does on the form that adds a card.
   *
   * @param tokenizationId - the last segment of the URL that `addCardForm` sends the browser to, or that URL
   * @returns the signed URL that the customer returns to
   */
  addCard(tokenizationId: string, options?: AddCardOptions): Promise<string>;
  /** Adds a card for a merchant without a form. Returns its token. */
  token(options?: TokenOptions): Promise<string>;
  /**
   * Does what happens elsewhere: the bank confirms a payment, the fraud check clears or declines one; a refund is approved, rejected or paid
   * out. An order's invoice is accepted or declined, or its payment is found on the bank statement; the customer gives an account number for a
   * refund of the Merchant API, or it is completed, cancelled or rejected.
   *
   * @param id - of a payment or a refund; the token of an order or of its refund
   * @throws ImpossibleTransition for what can't happen to it; the message names what can
   */
  resolve(id: string, act: Act): Promise<void>;
  /**
   * Settles now what has been paid and refunded until now: of every account, or of one. Its time comes by itself, too, as its clock is advanced.
   *
   * @returns the settlements that were made; none where nothing above 0 is left
   */
  settle(account?: number | string): Promise<readonly SandboxSettlement[]>;
  /**
   * Pays out a settlement now.
   *
   * @throws ImpossibleTransition for one that has been paid out
   */
  payOut(settlementId: string): Promise<SandboxSettlement>;
  /**
   * Moves the clock forward, by a month unless `days` are given, while so many payments come to the ordinary merchant: most are paid, by all of
   * its methods, some fail, some are refunded. What is due in the meantime happens as well. None of them has callbacks.
   */
  generate(count: number, options?: { readonly days?: number }): Promise<void>;
  /**
   * Refunds a payment or an order as the merchant does in its panel, without a callback.
   *
   * @param id - of a payment, or the token of an order
   * @throws RefundRejected for a refund that a rule rejects
   */
  refund(id: string, options?: RefundOptions): Promise<SandboxRefund>;
  /** All settings of the world. */
  settings(): Settings;
  /** The merchants of the world. */
  merchants(): readonly SandboxMerchant[];
  /** Changes settings of the world. */
  configure(settings: Partial<Settings>): Promise<void>;
  /**
   * Issues a second secret for a merchant: by default for the ordinary one. Requests may be signed with either from now on, and responses are signed as their
   * requests were. Which one signs events and redirects is the merchant's setting `eventSecret`: the older one at first.
   *
   * @returns the new secret
   * @throws InputError for a merchant that has two, and for one that signs nothing
   */
  rotateSecret(account?: number | string): Promise<string>;
  /** Forgets the older of a merchant's two secrets: by default of the ordinary one's. */
  retireSecret(account?: number | string): Promise<void>;
  /**
   * Changes settings of a merchant: by default of the ordinary one.
   *
   * @throws InputError for an account that the world does not have: the merchant's, or its `linkedAccount`
   */
  configureMerchant(settings: Partial<MerchantSettings>, account?: number | string): Promise<void>;
  /** The orders of the legacy interface. */
  readonly orders: {
    /**
     * Adds an order as if the shop had made it, of any class of interface.
     *
     * @throws TypeError for an unknown option, and a request that is not valid
     */
    add(order?: NewOrder): Promise<SandboxOrder>;
    /** All orders, by their order numbers. */
    list(): Promise<readonly SandboxOrder[]>;
  };
  readonly outbox: {
    /** The e-mails to customers that the service would have sent, oldest first. */
    list(): Promise<readonly SandboxEmail[]>;
  };
  readonly events: {
    /** All events, oldest first. */
    list(): Promise<readonly SandboxEvent[]>;
    /**
     * Waits until an event has been sent, which may be so already. With `acknowledged: true` in the match, until the shop has acknowledged it; with a
     * `state`, until it has that state. Rejects at once if the event's host is not allowed and, while the clock is frozen, if only a later job could
     * send it.
     *
     * @throws TypeError for a name, a key of the match or an option that is unknown
     */
    waitFor(name: EventName, match?: EventMatch, options?: WaitOptions): Promise<SandboxEvent>;
    /** Sends an event again now, with the same values, whatever became of it before. */
    resend(id: string): Promise<SandboxEvent>;
    /**
     * Sends a forged version of an event to the shop, once: what an attacker, a proxy or a later version of the service could send. It is in no list.
     *
     * @param id - of an event; or of a payment, whose newest event it is made of, and which may have none: then what can be made up for it
     * @returns how the shop responded
     * @throws ImpossibleTransition for what can't be forged of it; the message names what can
     */
    forge(id: string, forgery: Forgery): Promise<ForgedEvent>;
  };
  readonly clock: {
    /** The world's time. */
    now(): Date;
    /** Whether only `advance` moves it. */
    readonly isFrozen: boolean;
    /** Changes whenever the clock is moved, and not while it runs. */
    readonly version: string;
    /**
     * Calls a listener with the world's time, at once and whenever the clock is moved: before the event that is sent at that time, so that the shop's
     * own clock can follow. A clock that runs is not reported from second to second. What the listener throws becomes a warning of the process.
     *
     * @returns what ends it
     */
    subscribe(listener: (now: Date) => void): () => void;
    /**
     * Moves the clock forward, runs all that is due until then, each at its own time, and what comes of it.
     *
     * @returns what happened, in order
     */
    advance(by: Duration): Promise<readonly Happened[]>;
  };
  readonly faults: {
    /**
     * Adds a fault rule, which applies from now on.
     *
     * @throws TypeError that names the field and its rule
     */
    add(rule: FaultRule): SandboxFault;
    /** The fault rules, oldest first, each with how often it has hit, and what. */
    list(): readonly SandboxFault[];
    /** Removes a fault rule. */
    remove(id: string): void;
    /** Removes all fault rules. What they have changed stays so. */
    clear(): void;
  };
  readonly requests: {
    /** The newest requests, oldest first: at most 1,000. Signatures and tokens are masked, customer data is not. */
    list(): readonly RecordedRequest[];
    /** Those that were rejected, with the reason, the rule and its source, and what was wrong with a signature. */
    rejected(): readonly RejectedRequest[];
  };
  /** The newest transitions of payments, orders, refunds and tokenizations, oldest first: at least 1,000, each with the rule that it follows. */
  transitions(): readonly TransitionMade[];
}
