// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
import type { ErrorCode } from "./errors.ts";
/** The body of every 4xx response. */
export interface ErrorBody {
    /** The error code. */
    code: ErrorCode | (string & {});
    /** What is wrong, where, and what is allowed. */
    message: string;
    /** Of a transition that is impossible, those that are possible instead. */
    possible?: string[];
}
/** The credentials of a merchant of the Payment API. */
export interface Credentials {
    /**
     * Its account.
     *
     * Integer.
     */
    account: number;
    /** Its secret. */
    secret: string;
}
/** The clock of a world. */
export interface Clock {
    /**
     * The time of the world.
     *
     * Format: date-time.
     */
    now: string;
    /** Whether only `advanceClock` moves it. */
    isFrozen: boolean;
    /** Changes whenever the clock is moved, and not while it runs. Give it to `watchClock`. */
    version: string;
}
/** A world, with what the clients of its merchants need. */
export interface World {
    /** Its name. */
    name: string;
    /** An ordinary merchant. */
    payment: Credentials;
    /** An aggregate, which signs for its sub-merchants. */
    aggregate: Credentials;
    /** The accounts of the aggregate's sub-merchants. */
    subMerchants: string[];
    /** A merchant of the Merchant API and the legacy interface. */
    merchant: {
        /**
         * Its merchant ID.
         *
         * Integer.
         */
        merchantId: number;
        /** Its secret. */
        secret: string;
    };
    clock: Clock;
}
/**
 * How a world reads what the API documents leave open.
 *
 * - Any other key is rejected.
 */
export interface Settings {
    /**
     * A stamp that another payment of the account has used.
     *
     * @default "reject"
     */
    duplicateStamp?: "reject" | "accept";
    /**
     * When the callback of a payment is sent, relative to the customer's redirect.
     *
     * @default "before"
     */
    callbackOrder?: "before" | "after" | "race" | "never";
    /**
     * Seconds after the first attempt at which a callback that is not acknowledged is sent again, in ascending order.
     *
     * At most 100 elements.
     *
     * @default [60,300,900,3600,21600,86400]
     */
    callbackRetry?: number[];
    /**
     * How many more times each callback is sent.
     *
     * Integer, 0 to 100.
     *
     * @default 0
     */
    duplicateCallbacks?: number;
    /**
     * `checkout-algorithm` of redirects, callbacks and reports: that of the request which made the payment, the refund or the report, or always one.
     *
     * @default "request"
     */
    algorithm?: "request" | "sha256" | "sha512";
    /**
     * Whether the merchant's URLs must be https.
     *
     * @default false
     */
    requireHttps?: boolean;
    /**
     * Committing a hold that has been committed.
     *
     * @default "reject"
     */
    commitAgain?: "reject" | "accept";
    /**
     * Whether a hold is committed with its own token only.
     *
     * @default false
     */
    sameTokenForCommit?: boolean;
    /**
     * Whether a bank can confirm a payment that was cancelled or has timed out.
     *
     * @default false
     */
    latePaymentAfterCancel?: boolean;
    /**
     * Whether refunds of bank payments go by e-mail on the day of payment, and of Nordea's after 13 weeks.
     *
     * @default false
     */
    bankRefundsByEmail?: boolean;
    /**
     * Whether a refund is at most what is not settled yet of the account that bears it.
     *
     * @default false
     */
    refundsNeedBalance?: boolean;
    /**
     * What becomes of refunds through a provider. `rejected` before, `fail` and `invalid` after they were accepted.
     *
     * @default "ok"
     */
    refundOutcome?: "ok" | "rejected" | "fail" | "invalid";
    /**
     * Seconds after which the shop is notified of a paid order.
     *
     * Integer, 0 to 31622400.
     *
     * @default 0
     */
    notificationDelay?: number;
    /**
     * Whether the customer's account number for a refund of the Merchant API comes by itself, after an hour, or by hand alone.
     *
     * @default "automatic"
     */
    refundAccountNumber?: "automatic" | "by hand";
    /**
     * Days on which no bank works, besides weekends.
     *
     * At most 1000 elements.
     *
     * @default []
     */
    holidays?: string[];
    /**
     * Where shops are whose URLs name another host: scheme and host, each with the address that it stands for. Events go there, and customers' browsers; those that could not be sent are sent by then. An address on another machine must be one that events may go to.
     *
     * @default {}
     */
    map?: {
        [key: string]: string;
    };
}
/**
 * What a payment costs.
 *
 * - Any other key is rejected.
 */
export interface Fees {
    /**
     * Cents.
     *
     * Integer, 0 to 1000000.
     */
    fixed: number;
    /**
     * Thousandths of the amount.
     *
     * Integer, 0 to 1000.
     */
    perMille: number;
}
/**
 * What a merchant has agreed with the service.
 *
 * - Any other key is rejected.
 */
export interface MerchantSettings {
    /**
     * Ids of the methods that it offers; all when there is none.
     *
     * At most 100 elements.
     */
    methods?: string[];
    /**
     * Whether it may tokenize cards.
     *
     * @default true
     */
    tokenization?: boolean;
    /**
     * Whether it may charge cards.
     *
     * @default true
     */
    cards?: boolean;
    /**
     * Whether these may be American Express cards.
     *
     * @default true
     */
    amex?: boolean;
    /**
     * Whether refunds wait for an approval.
     *
     * @default false
     */
    refundApproval?: boolean;
    /**
     * Whether bank payments are delayed.
     *
     * @default false
     */
    delayedPayments?: boolean;
    /**
     * Whether each payment is settled by itself.
     *
     * @default false
     */
    perTransactionSettlement?: boolean;
    /**
     * On which days it is settled.
     *
     * @default "weekdays"
     */
    settlementCycle?: "weekdays" | "mon-wed-fri" | "mon-thu" | "weekly" | "twice a month" | "monthly";
    /**
     * Banking days from a settlement to its payout.
     *
     * Integer, 0 to 30.
     *
     * @default 3
     */
    settlementDelay?: number;
    /**
     * Ids of the methods that it has an agreement of its own for. Their payments are `direct`, and never settled.
     *
     * At most 100 elements.
     *
     * @default []
     */
    directMethods?: string[];
    /** @default {"fixed":35,"perMille":0} */
    fees?: Fees;
    /**
     * Other fees, by the id of the method.
     *
     * @default {}
     */
    methodFees?: {
        [key: string]: Fees;
    };
    /**
     * Of the Merchant API, an account of the Payment API whose payments it sees.
     *
     * 1 to 12 characters.
     */
    linkedAccount?: string;
    /**
     * Whether the queries of the Merchant API are rejected, as the document has it for the demo merchant.
     *
     * @default false
     */
    demoRestrictions?: boolean;
    /**
     * Which of two secrets signs events and redirects, while the merchant's secret is rotated.
     *
     * @default "older"
     */
    eventSecret?: "older" | "newer";
}
/**
 * Steps to do in a world, in the words of the APIs.
 *
 * - Any other key is rejected.
 */
export interface Seed {
    /**
     * When the first step is done. A world that is not that far is advanced to it.
     *
     * Format: date-time.
     */
    clock?: string;
    /**
     * The steps. Each is one command with its input, and what goes with it.
     *
     * At most 100000 elements.
     */
    steps: {
        [key: string]: unknown;
    }[];
    /**
     * What an exported seed lacks, and why. Nothing is done with it.
     *
     * At most 100000 elements.
     */
    leftOut?: {
        /** What it is. */
        kind: "payment" | "order" | "secret";
        /**
         * Its id, its token, or its account.
         *
         * At most 200 characters.
         */
        id: string;
        /**
         * Why the seed lacks it.
         *
         * At most 200 characters.
         */
        reason: string;
    }[];
}
/**
 * How a world begins.
 *
 * - Any other key is rejected.
 */
export interface NewWorld {
    /**
     * Its name, from which its ids come under a seed. By default a number.
     *
     * At most 200 characters. Pattern: `^(?!\.{1,2}$)[^\x00-\x1F\x7F-\x9F]+$`.
     */
    name?: string;
    /**
     * How its clock starts. `running` with the system's time; `frozen`, now; or frozen at a time in ISO 8601.
     *
     * 1 to 40 characters.
     */
    clock?: string;
    settings?: Settings;
    merchant?: MerchantSettings;
    /** Steps to do in it at the start. Unless `clock` is given, it starts frozen at theirs. */
    seeds?: Seed;
}
/**
 * A world at a time.
 *
 * - Any other key is rejected.
 */
export interface Snapshot {
    /**
     * The form of the snapshot. A sandbox rejects those of another form.
     *
     * Integer, at most 1000000.
     */
    version: number;
    /** The world's name. */
    name: string;
    /**
     * The accounts of its merchants.
     *
     * At most 100 elements.
     */
    accounts: string[];
    /**
     * The world's time.
     *
     * Format: date-time.
     */
    at: string;
    /** All that the world has. It is the sandbox's own, and may change its form with the version. */
    state: {
        [key: string]: unknown;
    };
}
/** A moment of a world, of which the world after it can be looked at. */
export interface Moment {
    /** Its id. */
    id: string;
    /**
     * When it was, by the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    /** What was done, in the words of a seed, or the trigger of a timer. */
    what: string;
    /** The id of what it was done with. */
    about?: string;
    /** The account that did it. */
    account?: string;
    /**
     * How many documents it has changed.
     *
     * Integer.
     */
    documents: number;
    /** The moment that the world went back to. What came between is a branch. */
    backTo?: string;
}
/** A document that differs between two moments of a world. */
export interface Difference {
    /** Its kind, such as `payment`. */
    kind: string;
    /** Its id; that of a card is masked. */
    id: string;
    /** What became of it between this moment and the one it is compared with, which may be the earlier one. */
    is: "added" | "removed" | "changed";
    /** The fields that have other values. */
    fields: string[];
}
/** A merchant. */
export interface Merchant {
    /** Its account; in the Merchant API and the legacy interface its merchant ID. */
    account: string;
    /** An aggregate signs for its sub-merchants. `merchant` is one of the Merchant API and the legacy interface. */
    kind: "normal" | "aggregate" | "sub-merchant" | "merchant";
    /** The aggregate of a sub-merchant. */
    aggregate?: string;
    settings: MerchantSettings;
}
/** Where the customer's browser goes, and the card that was stored. */
export interface CardRedirect {
    /** The signed URL that the customer returns to. Absent where the shop has none that a browser opens, and for a customer who never comes back. */
    redirect?: string;
    /** The token of the card. Absent where none was stored. */
    token?: string;
}
/** Where the customer's browser goes. */
export interface Redirect {
    /** The signed URL that the customer returns to. Absent for a customer who never comes back, and where the shop has none that a browser opens. */
    redirect?: string;
}
/** The token of a card. */
export interface TokenShown {
    /** The token, for charges and holds. */
    token: string;
    /** The account of the merchant. */
    account: string;
    /** The type of the card. */
    type: string;
    /** The first six and the last four digits of the card. */
    card: string;
}
/** A refund of a payment or of an order. */
export interface RefundShown {
    /** Its transaction id; of an order, its refund token. */
    id: string;
    /** The account of the merchant, or its merchant ID. */
    account: string;
    /** The transaction id of the payment, or the token of the order. */
    of: string;
    /** Its status. */
    status: "pending" | "ok" | "fail" | "created" | "completed" | "cancelled";
    /**
     * Cents.
     *
     * Integer.
     */
    amount: number;
    /** The method that makes it. */
    method: string;
    /**
     * When it was created.
     *
     * Format: date-time.
     */
    createdAt: string;
}
/** A payment. */
export interface PaymentShown {
    /** Its transaction id. */
    id: string;
    /** The account of the merchant. */
    account: string;
    /** Its status. */
    status: "new" | "ok" | "fail" | "pending" | "delayed" | "authorization-hold";
    /**
     * Cents.
     *
     * Integer.
     */
    amount: number;
    /**
     * Cents that were refunded.
     *
     * Integer.
     */
    refunded: number;
    /** The merchant's own identifier. */
    stamp: string;
    /** The merchant's reference. */
    reference: string;
    /** Its bank reference. */
    bankReference: string;
    /** The method that took part. */
    method?: string;
    /**
     * When it was created.
     *
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it was paid.
     *
     * Format: date-time.
     */
    paidAt?: string;
}
/** A report that a merchant has requested. */
export interface ReportShown {
    /** The id of its request. */
    id: string;
    /** The account that has requested it. */
    account: string;
    /** The account whose payments it has. */
    of: string;
    /** The settlement whose lines it has. */
    settlement?: string;
    /**
     * When it was requested.
     *
     * Format: date-time.
     */
    createdAt: string;
}
/** Something that was found. */
export interface Found {
    /** What it is. */
    kind: "payment" | "refund" | "order" | "merchantRefund" | "token" | "tokenization" | "settlement" | "report" | "email" | "event";
    /** Its id, its token or its number. */
    id: string;
    /** The account of the merchant, or its merchant ID. */
    account: string;
    /** Its status. */
    status?: string;
    /** The method that took part; of an event, its name. */
    method?: string;
    /**
     * Cents.
     *
     * Integer.
     */
    amount?: number;
    /** The reference or order number of the merchant. */
    reference?: string;
    /**
     * When it was made.
     *
     * Format: date-time.
     */
    createdAt?: string;
}
/** A settlement. */
export interface Settlement {
    /** Seven digits. */
    id: string;
    /** The account of the merchant. */
    account: string;
    /** Whether it has been paid out. */
    status: "created" | "paid out";
    /** Its reference number. */
    reference: string;
    /**
     * Cents.
     *
     * Integer.
     */
    total: number;
    /**
     * When it was made.
     *
     * Format: date-time.
     */
    createdAt: string;
    /**
     * When it is paid out, or was.
     *
     * Format: date-time.
     */
    settledAt: string;
}
/** An order of the legacy interface. */
export interface Order {
    /** Its token. */
    token: string;
    /** `id` of the Merchant API, and `PAID` of receipts. */
    paymentId: string;
    /** The merchant's own number. */
    orderNumber: string;
    /** What the shop made it with. */
    interfaceClass: "S1" | "E1" | "E2" | "1" | "3" | "third-party";
    /** Its status. */
    status: string;
    /**
     * Cents.
     *
     * Integer.
     */
    amount: number;
    /** Whether its token has expired. */
    isExpired: boolean;
    /** The page where it is paid. */
    url: string;
}
/**
 * A span of time, the sum of its parts.
 *
 * - Any other key is rejected.
 */
export interface Duration {
    /**
     * Days.
     *
     * 0 to 36600.
     */
    days?: number;
    /**
     * Hours.
     *
     * 0 to 878400.
     */
    hours?: number;
    /**
     * Minutes.
     *
     * 0 to 52704000.
     */
    minutes?: number;
    /**
     * Seconds.
     *
     * 0 to 3162240000.
     */
    seconds?: number;
}
/** A transition that was made. */
export interface Transition {
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    /** The rule that it follows. */
    rule: string;
    /** The kind of what changed. */
    of: string;
    /** The id of what changed. */
    about: string;
    /** The state before. */
    from: string;
    /** The trigger. */
    on: string;
    /** The state after. */
    to: string;
}
/** An event that the service sends by itself. */
export type EventName = "paymentCallback" | "refundCallback" | "addCardCallback" | "paymentNotification" | "refundStatusChanged" | "paymentReport";
/** What became of an event. `blocked`: it is for another machine, and that is not allowed. */
export type EventState = "waiting" | "acknowledged" | "given up" | "blocked";
/** An attempt to send an event. */
export interface EventSent {
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    event: EventName;
    /** The event's id. */
    id: string;
    /** What it is about. */
    about: string;
    /**
     * Counts from 1.
     *
     * Integer.
     */
    attempt: number;
    /**
     * The shop's status.
     *
     * Integer.
     */
    status?: number;
    /** Why there was none. */
    failure?: string;
    state: EventState;
}
/**
 * A fault rule. It has one effect.
 *
 * - Any other key is rejected.
 */
export interface FaultRule {
    /**
     * Which requests, events or payments it is for, those that have all of these values. By default all that its effect applies to.
     *
     * - Any other key is rejected.
     */
    match?: {
        /**
         * The operation's id.
         *
         * 1 to 200 characters.
         */
        operation?: string;
        event?: EventName;
        /**
         * An account or a merchant ID.
         *
         * 0 to 999999999999. 1 to 200 characters.
         */
        merchant?: string | number;
        /**
         * The merchant's own reference or order number, where the request or the event names it.
         *
         * 1 to 200 characters.
         */
        reference?: string;
        /**
         * Cents, where the request or the event names them.
         *
         * Integer, 0 to 9999999999.
         */
        amount?: number;
        /**
         * Only the nth of those that match, counted from 1 since the rule was added.
         *
         * Integer, 1 to 9999999999.
         */
        nth?: number;
    };
    /**
     * How many times it hits at most. Unlimited by default.
     *
     * Integer, 1 to 9999999999.
     */
    times?: number;
    /**
     * How many that match it leaves alone first.
     *
     * Integer, 0 to 9999999999.
     */
    after?: number;
    /**
     * How likely it hits one that matches; under a seed, it hits the same ones each time.
     *
     * 0 to 1.
     */
    probability?: number;
    /** Whether a request that gets another response, or none, is left undone. By default it is carried out, and its response lost. */
    before?: boolean;
    /**
     * Of a request, the response that it gets in place of its own.
     *
     * - Any other key is rejected.
     */
    respond?: {
        /**
         * The status.
         *
         * Integer, 400 to 599.
         */
        status: number;
    };
    /** Of a request, the connection breaks without a response. Of an event, an attempt to send it reaches nobody. */
    drop?: true;
    /**
     * Of a request, real milliseconds until its response. Of an event, milliseconds of the world's clock until it is sent.
     *
     * Integer, 1 to 600000.
     */
    delay?: number;
    /** Of a request, the connection breaks in the middle of its response. Of an event, in the middle of an attempt to send it. */
    truncate?: true;
    /**
     * Of an event, how many more times it is sent.
     *
     * Integer, 1 to 100.
     */
    duplicate?: number;
    /** Of an event, it is sent behind the next event of its merchant, or after a day. */
    outOfOrder?: true;
    /** Of a charge or hold of a token, the acquirer declines it. Of a customer who approves a payment, it is rejected. */
    decline?: true;
    /** Of a refund through its provider, it is rejected at once, or fails after it was accepted. */
    refundOutcome?: "rejected" | "fail";
    /** Of a customer who approves a bank payment, it is delayed, and confirmed later. */
    lateOutcome?: true;
}
/** A fault rule of a world, and what it has hit. */
export interface Fault {
    /** Its id; the rules of a world are counted from 1. */
    id: string;
    rule: FaultRule;
    /**
     * How many have matched it.
     *
     * Integer.
     */
    matched: number;
    /**
     * How many of these it has hit.
     *
     * Integer.
     */
    hits: number;
    /** The newest 100 of them, oldest first. */
    hit: {
        /**
         * By the world's clock.
         *
         * Format: date-time.
         */
        at: string;
        /** Of a request, the operation's id. */
        operation?: string;
        /** Of an event, its name. */
        event?: string;
        /** The account or merchant ID. */
        merchant: string;
        /** Of the payment, refund or order. */
        id?: string;
        /** The merchant's own reference or order number. */
        reference?: string;
        /**
         * Cents.
         *
         * Integer.
         */
        amount?: number;
    }[];
}
/** An e-mail to a customer. */
export interface Email {
    /** What it is for. */
    name: "refund created" | "account number wanted" | "refund cancelled";
    /** The customer's address. */
    to: string;
    /** The refund's transaction id or token. */
    about: string;
    /**
     * Cents.
     *
     * Integer.
     */
    amount: number;
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    sentAt: string;
    /** The page of the refund. */
    link: string;
}
/** An event, and what became of it. */
export interface SandboxEvent {
    /** Its id. */
    id: string;
    name: EventName;
    /** The transaction, tokenization, order, refund or report that it is about. */
    about: string;
    state: EventState;
    /** Whether the shop has acknowledged it. */
    acknowledged: boolean;
    /** The attempts to send it. */
    attempts: {
        /**
         * By the world's clock.
         *
         * Format: date-time.
         */
        at: string;
        /**
         * The shop's status.
         *
         * Integer.
         */
        status?: number;
        /** Why there was none. */
        failure?: string;
    }[];
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    createdAt: string;
    /** The signed URL, once it was built; before, the merchant's. */
    url: string;
    /** Status, amount, stamp, reference and the others of its parameters. */
    values: {
        [key: string]: string | number | null;
    };
}
/**
 * Which event to wait for.
 *
 * - Any other key is rejected.
 */
export interface EventQuery {
    name: EventName;
    /**
     * What the event is about, what became of it, or any of its values.
     *
     * - Any other key is rejected.
     */
    match?: {
        /**
         * A payment or a refund.
         *
         * 1 to 200 characters.
         */
        transactionId?: string;
        /**
         * A tokenization.
         *
         * 1 to 200 characters.
         */
        tokenizationId?: string;
        /**
         * The transaction, tokenization, order or refund that it is about.
         *
         * 1 to 200 characters.
         */
        about?: string;
        /**
         * The order number.
         *
         * 1 to 200 characters.
         */
        orderNumber?: string;
        /**
         * The token of a refund of the Merchant API.
         *
         * 1 to 200 characters.
         */
        refundToken?: string;
        /**
         * The status of such a refund.
         *
         * 1 to 200 characters.
         */
        newStatus?: string;
        /**
         * The status.
         *
         * 1 to 200 characters.
         */
        status?: string;
        /**
         * The stamp.
         *
         * 1 to 200 characters.
         */
        stamp?: string;
        /**
         * The reference.
         *
         * 1 to 200 characters.
         */
        reference?: string;
        /**
         * Cents.
         *
         * Integer, 0 to 9999999999.
         */
        amount?: number;
        /**
         * The provider; null for none.
         *
         * At most 200 characters.
         */
        provider?: string | null;
        state?: EventState;
        /** Whether the shop has acknowledged it. */
        acknowledged?: boolean;
    };
    /**
     * Real milliseconds to wait at most. Over HTTP, a wait ends after 60,000.
     *
     * Integer, 0 to 2147483647.
     *
     * @default 5000
     */
    timeoutMs?: number;
}
/** An attempt to send an event. Signatures and tokens are masked. */
export interface EventAttempt {
    /** The id of the event. */
    event: string;
    /**
     * Counts the attempts of the event from 1.
     *
     * Integer.
     */
    number: number;
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    /**
     * The status of the shop's response.
     *
     * Integer.
     */
    status?: number;
    /** Why there was no response. */
    failure?: string;
    /**
     * Real milliseconds until the response, or until there was none.
     *
     * Integer.
     */
    milliseconds: number;
    /** What was sent. Absent for an event that can't be built. */
    sent?: {
        /** The method. */
        method: string;
        /** The signed URL. */
        url: string;
        /** The headers. */
        headers: {
            [key: string]: string;
        };
        /** The first 4,096 characters of the body. */
        body: string;
    };
    /** How the shop responded. */
    response?: {
        /** The headers. */
        headers: {
            [key: string]: string;
        };
        /** The first 4,096 characters of the body, as text. */
        body: string;
    };
}
/** A request of the shop. */
export interface RecordedRequest {
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    /** The API. */
    api: string;
    /** Empty when the request could not be read so far. */
    method: string;
    /** Empty when the request could not be read so far. */
    path: string;
    /** The operation. */
    operationId?: string;
    /**
     * The status of the response.
     *
     * Integer.
     */
    status: number;
    /** The documented error code. */
    code?: string;
    /** Why the response is not the usual one. */
    chosen?: string;
    /** The tolerances that replaced undocumented forms of the request. */
    tolerated?: string[];
    /** The faults that were asked for. */
    fault?: string;
    /** By their names in lower case. */
    headers: {
        [key: string]: string;
    };
    /** Parameters of the path and of the query. */
    parameters: {
        /** Parameters of the path. */
        path: {
            [key: string]: unknown;
        };
        /** Parameters of the query. */
        query: {
            [key: string]: unknown;
        };
    };
    /** The parsed body. Absent for a request that was rejected before it was read. */
    body?: unknown;
    /** Why it was rejected. */
    reason?: string;
    /** The rule that rejected it. */
    rule?: string;
}
/** A request of the shop, an attempt to send an event, or a transition. It has no headers, body, query or signature. */
export interface LogEntry {
    /**
     * Counts the entries of the world in this process of the sandbox, from 1.
     *
     * Integer.
     */
    number: number;
    /** What happened. */
    kind: "request" | "event" | "transition";
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    /** The API of a request. */
    api?: string;
    /** The method of a request. */
    method?: string;
    /** The path of a request, without its query. */
    path?: string;
    /** The operation of a request. */
    operationId?: string;
    /**
     * The status of the response; of an event, the shop's.
     *
     * Integer.
     */
    status?: number;
    /** The documented error code of the response. */
    code?: string;
    /** Why a request was rejected. */
    reason?: string;
    /** The rule that rejected a request, or that a transition follows. */
    rule?: string;
    /** Why the response is not the usual one. */
    chosen?: string;
    /** The tolerances that replaced undocumented forms of a request. */
    tolerated?: string[];
    /** The faults that a request asked for. */
    fault?: string;
    /** The name of an event. */
    event?: string;
    /** The id of an event. */
    id?: string;
    /** The payment, refund or other thing that it is about, as far as it is known. */
    about?: {
        /** Its id. */
        id?: string;
        /** The merchant's reference or order number. */
        reference?: string;
        /** Cents. */
        amount?: number;
    };
    /**
     * The number of an attempt to send an event, from 1.
     *
     * Integer.
     */
    attempt?: number;
    /** The status that an event reports, where it reports one. */
    outcome?: string;
    /** Why an event has no response. */
    failure?: string;
    state?: EventState;
    /** Where an event was sent, without its query. */
    url?: string;
    /** What was forged of an event. */
    forgery?: string;
    /**
     * Real milliseconds until the shop's response.
     *
     * Integer.
     */
    milliseconds?: number;
    /** The kind of what a transition changed. */
    of?: string;
    /** The state before a transition. */
    from?: string;
    /** The trigger of a transition. */
    on?: string;
    /** The state after a transition. */
    to?: string;
}
/** A canonical message. */
export interface SignedMessage {
    /** What is the same in both. What is left out of a body is said in brackets. */
    before: string;
    /** The first character that differs; empty at the end of the message. */
    differing: string;
    /** What follows. */
    after: string;
}
/** A request of the shop that was rejected. */
export interface RejectedRequest {
    /**
     * By the world's clock.
     *
     * Format: date-time.
     */
    at: string;
    /** The API. */
    api: string;
    /** Empty when the request could not be read so far. */
    method: string;
    /** Empty when the request could not be read so far. */
    path: string;
    /** The operation. */
    operationId?: string;
    /**
     * The status of the response.
     *
     * Integer.
     */
    status: number;
    /** The documented error code. */
    code?: string;
    /** Why the response is not the usual one. */
    chosen?: string;
    /** The tolerances that replaced undocumented forms of the request. */
    tolerated?: string[];
    /** The faults that were asked for. */
    fault?: string;
    /** By their names in lower case. */
    headers: {
        [key: string]: string;
    };
    /** Parameters of the path and of the query. */
    parameters: {
        /** Parameters of the path. */
        path: {
            [key: string]: unknown;
        };
        /** Parameters of the query. */
        query: {
            [key: string]: unknown;
        };
    };
    /** The parsed body. Absent for a request that was rejected before it was read. */
    body?: unknown;
    /** Why. */
    reason: string;
    /** The rule that rejected it. Absent where a merchant's state or a fault did. */
    rule?: {
        /** Its name. */
        id: string;
        /** What has to hold. */
        text: string;
        /** The document or the public facts that it is from; `sandbox` where there is none. */
        source: string;
        /** What of it is the sandbox's own reading. */
        ours?: string;
        /** What sets another reading. */
        setting?: string;
    };
    /** Of a signature that does not match, what was expected and what was received. */
    signature?: {
        /** How it is signed. */
        scheme: string;
        /** The canonical message that was expected. */
        lines: string;
        /** The first characters of what was received. */
        received: string;
        /** The mistake that produces it, if it is a known one. */
        mistake?: {
            /** Its name. */
            name: string;
            /** What to do. */
            text: string;
        };
        /** What is unusual in the message. */
        notes?: string[];
    };
    /** Of a signature that does not match, the canonical messages up to their first difference, of the body no more than is near it. */
    messages?: {
        /** The message that should have been signed. */
        expected: SignedMessage;
        /** The message that was signed. Absent where no known mistake makes the signature that was received. */
        received?: SignedMessage;
        /**
         * The first byte in which they differ, from 0.
         *
         * Integer.
         */
        differsAt?: number;
    };
}
/** @hidden */
export interface paths {
    "/_sandbox/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the sandbox runs
         *
         * Responds as soon as the sandbox accepts requests. It needs no token.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/violations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what differs from the descriptions
         *
         * The first 1,000 responses and events of the sandbox that differ from the descriptions of the three APIs. Always empty for a sandbox that
         * was started without the referee.
         */
        get: operations["listViolations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the worlds
         *
         * All worlds, oldest first. The first one is `default`, the world of the published test merchants.
         */
        get: operations["listWorlds"];
        put?: never;
        /**
         * Create a world
         *
         * Creates a world with merchants, a clock, ids and events of its own, so that tests can run side by side. What is left out is as the sandbox
         * was started with.
         */
        post: operations["createWorld"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a world
         *
         * The credentials of its merchants, and its clock.
         */
        get: operations["getWorld"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a world
         *
         * Forgets its payments, orders, refunds, cards, settlements, events and requests. Its settings, and those of its merchants, are again those
         * that it was created with; so is its clock. Accounts and secrets stay.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a snapshot of a world
         *
         * All that the world has, as a value to keep: payments, orders, refunds, cards, settlements, events, requests, jobs to come, settings, fault rules and
         * the time. It holds the secrets of merchants and the customer data of requests. An event that is being sent is one to be sent in it.
         */
        get: operations["snapshot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/dropped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what a world has dropped
         *
         * A sandbox that is started with limits, such as `--keep payments=500`, drops what is over: the oldest first. What was dropped is unknown from then on,
         * and stays in the sums of settlements.
         */
        get: operations["dropped"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a world
         *
         * Makes the world what it was when the snapshot was taken, its clock included. What was made since is unknown. The snapshot is of the world with this
         * name and these accounts, in this sandbox or in another one, on any store: the default world has the same accounts everywhere, others under the same seed.
         * Of those who may control the sandbox, bodies of up to 256 MiB are taken.
         */
        post: operations["restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the moments of a world
         *
         * What was done, oldest first: acts, requests, timers and events, each with the moment at which it was done. The newest 1,000 are kept, or as many as
         * `--keep moments=500` says; none in a sandbox that drops payments or events.
         */
        get: operations["listMoments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/moments/{moment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take a snapshot of a world as it was
         *
         * The world as it was after a moment, in the form of its other snapshots. Requests and transitions are not among what moments keep: the snapshot has those of
         * now, as far as this process took part.
         */
        get: operations["snapshotMoment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/moments/{moment}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two moments of a world
         *
         * The documents of the world after a moment that are others after another one, or now.
         */
        get: operations["compareMoment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/moments/{moment}/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a world as it was in a sandbox of its own
         *
         * Starts another sandbox in memory, on a free port of the same address, with the world as it was after a moment, which goes on from there. It ends with this
         * one; of more than five, the oldest ends.
         */
        post: operations["openMoment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/moments/{moment}/go-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to a moment
         *
         * Makes the world what it was after a moment, its clock included. That is a moment, too, so that what came in between stays as a branch to go back to. The
         * log of requests and transitions stays, and the shop's own database doesn't go back.
         */
        post: operations["goBackToMoment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a world as a seed
         *
         * The steps that were done in the world. In a new world, they make an equal one; ids, tokens, reference numbers and fingerprints are new,
         * unless the sandbox has the same seed and the world the same name.
         */
        get: operations["export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of a world
         *
         * What the API documents leave open, and how this world reads it.
         */
        get: operations["settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of a world
         *
         * Changes the settings that are given. They apply from the next request on.
         */
        patch: operations["configure"];
        trace?: never;
    };
    "/_sandbox/worlds/{world}/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the merchants of a world
         *
         * Its merchants, with their settings.
         */
        get: operations["merchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/merchants/{account}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change settings of a merchant
         *
         * Changes the settings that are given. They apply from the next request on.
         */
        patch: operations["configureMerchant"];
        trace?: never;
    };
    "/_sandbox/worlds/{world}/merchants/{account}/secrets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a second secret
         *
         * From now on requests may be signed with either secret, and responses are signed as their requests were. The merchant's setting `eventSecret` says
         * which one signs events and redirects.
         */
        post: operations["rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/merchants/{account}/secrets/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forget the older of two secrets
         *
         * Requests are accepted with the newer one alone, which signs everything.
         */
        post: operations["retireSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do the steps of a seed
         *
         * Does steps in a world, one after the other, each as if a shop, a customer or a bank had done it, and what is due after it: no state comes of it
         * that the APIs could not have made.
         */
        post: operations["seed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a payment or an order
         *
         * Does what the customer does on the pay page, and sends the callback that comes of it. A payment that was cancelled is not opened again, an
         * order is.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass or fail a step-up
         *
         * Passes or fails the 3DS step-up that a charge or hold waits for.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/add-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a card on the form
         *
         * Does what the customer does on the form that adds a card.
         */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tokens
         *
         * The tokens of cards that fit all that is given, oldest first.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Add a card without a form
         *
         * Adds a card for a merchant, as if the customer had filled in the form.
         */
        post: operations["addToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do what happens elsewhere
         *
         * The bank confirms a payment, the fraud check clears or declines one; a refund is approved, rejected or paid out. An order's invoice is
         * accepted or declined, or its payment is found on the bank statement; the customer gives an account number for a refund of the Merchant API,
         * or it is completed, cancelled or rejected.
         */
        post: operations["resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the refunds
         *
         * The refunds of payments and orders that fit all that is given, oldest first.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Refund a payment or an order
         *
         * Refunds as the merchant does in its panel: no request of the shop is involved, and no callback goes to it.
         */
        post: operations["refund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments
         *
         * The payments that fit all that is given, oldest first.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reports
         *
         * The reports that fit all that is given, oldest first. What became of each stands in its event.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find something
         *
         * Everything in the world that has a text, as it stands in the shop's log, on the dashboard or on a receipt. Payments come
         * first; of each kind, what has it as a whole, then what is newest.
         */
        get: operations["find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the settlements
         *
         * The settlements that fit all that is given, oldest first.
         */
        get: operations["listSettlements"];
        put?: never;
        /**
         * Settle now
         *
         * Settles what has been paid and refunded until now: of every account, or of one. Its time comes by itself, too, as the clock is advanced.
         */
        post: operations["settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/settlements/{settlement}/pay-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out a settlement
         *
         * Pays out a settlement now.
         */
        post: operations["payOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders
         *
         * The orders of the legacy interface that fit all that is given, oldest first.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Add an order
         *
         * Adds an order of the legacy interface as if the shop had made it, of any class of interface.
         */
        post: operations["addOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate payments
         *
         * Moves the clock forward while so many payments come to the ordinary merchant: most are paid, by all of its methods, some fail, some are
         * refunded. What is due in the meantime happens as well. None of them has callbacks.
         */
        post: operations["generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the clock
         *
         * The time of the world.
         */
        get: operations["getClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/clock/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch the clock
         *
         * Responds with the clock once it has been moved: its version is then another one than that of the request. Without a version, responds at
         * once. Responds with the same version when the time is over, so that a shop's own clock follows by asking again and again. An event that is
         * sent at the new time may reach the shop before the response does.
         */
        post: operations["watchClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         *
         * Moves the clock forward, and runs all that is due until then, each at its own time, with what comes of it. The response comes when it has
         * run.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transitions
         *
         * The newest transitions of payments, orders, refunds and tokenizations, oldest first: at least 1,000 are kept, each with the rule that it follows.
         */
        get: operations["transitions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fault rules
         *
         * The fault rules of the world, oldest first, each with how often it has hit, and what.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Add a fault rule
         *
         * Adds a fault rule, which applies from now on. Requests are carried out before their response is lost, unless the rule has `before`. A rule has
         * one effect: `respond` applies to requests; `drop`, `delay` and `truncate` too, or to events where the rule names one; `duplicate` and
         * `outOfOrder` to events; `decline`, `refundOutcome` and `lateOutcome` to what becomes of payments and refunds.
         */
        post: operations["addFault"];
        /**
         * Remove all fault rules
         *
         * Removes all fault rules of the world. What they have changed stays so.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/faults/{fault}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a fault rule
         *
         * Removes a fault rule. What it has changed stays so.
         */
        delete: operations["removeFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the e-mails
         *
         * The e-mails to customers that the service would have sent, oldest first.
         */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the events
         *
         * The events of the world that fit all that is given, oldest first.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/events/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for an event
         *
         * Responds once an event has been sent that matches, which may be so already. With `acknowledged: true` in the match, once the shop has
         * acknowledged it; with a `state`, once it has that state. Rejected at once if the event's host is not allowed and, while the clock is
         * frozen, if only a later job could send it.
         */
        post: operations["waitForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/events/{event}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attempts to send an event
         *
         * The newest 20 attempts, oldest first, each with what was sent and how the shop responded.
         */
        get: operations["attemptsOfEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/events/{event}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         *
         * Sends an event again now, with the same values and a signature of its own, whatever became of it before.
         */
        post: operations["resendEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/forge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a forged event
         *
         * Sends a forged version of an event to the shop, once: what an attacker, a proxy or a later version of the service could send. It is in no list of
         * events.
         */
        post: operations["forgeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests
         *
         * The newest requests of the shop to the three APIs, oldest first: at most 1,000. Signatures and tokens are masked, customer data is not.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the log
         *
         * The newest of what happened, oldest first: requests of the shop, attempts to send events, and transitions, as far as this process of the
         * sandbox took part; 1,000 are kept. To follow the log, ask for what came after the last number, with a time to wait, again and again.
         */
        get: operations["logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_sandbox/worlds/{world}/requests/rejected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rejected requests
         *
         * The requests among these that were rejected, with the reason, the rule and its source, and what was wrong with a signature.
         */
        get: operations["rejectedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** @hidden */
export interface components {
    schemas: {
        Error: ErrorBody;
        Credentials: Credentials;
        Clock: Clock;
        World: World;
        Settings: Settings;
        Fees: Fees;
        MerchantSettings: MerchantSettings;
        Seed: Seed;
        NewWorld: NewWorld;
        Snapshot: Snapshot;
        Moment: Moment;
        Difference: Difference;
        Merchant: Merchant;
        CardRedirect: CardRedirect;
        Redirect: Redirect;
        TokenShown: TokenShown;
        RefundShown: RefundShown;
        PaymentShown: PaymentShown;
        ReportShown: ReportShown;
        Found: Found;
        Settlement: Settlement;
        Order: Order;
        Duration: Duration;
        Transition: Transition;
        EventName: EventName;
        EventState: EventState;
        EventSent: EventSent;
        FaultRule: FaultRule;
        Fault: Fault;
        Email: Email;
        SandboxEvent: SandboxEvent;
        EventQuery: EventQuery;
        EventAttempt: EventAttempt;
        RecordedRequest: RecordedRequest;
        LogEntry: LogEntry;
        SignedMessage: SignedMessage;
        RejectedRequest: RejectedRequest;
    };
    responses: {
        /** The control token is missing or wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Requests from there are not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is not valid. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** There is a world of this name; or the seed can't be read or done. */
        WorldRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The body is not JSON by its media type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** Not found in this world. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The seed can't be read, or one of its steps can't be done. */
        SeedRejected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** It is in a state in which this can not happen. */
        Impossible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The rules of refunds reject it. */
        NotRefundable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** No such event was sent. */
        EventNotSent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /**
         * The name of the world.
         *
         * 1 to 200 characters. Error code: `invalid-request`.
         */
        World: string;
        /**
         * The id of the moment.
         *
         * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
         */
        Moment: string;
        /**
         * The moment to compare with. By default the world as it is now.
         *
         * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
         */
        With: string;
        /**
         * The account of the merchant; in the Merchant API and the legacy interface its merchant ID.
         *
         * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
         */
        Account: string;
        /**
         * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
         *
         * 1 to 200 characters. Error code: `invalid-request`.
         */
        Text: string;
        /**
         * The account of the merchant. By default all of the world.
         *
         * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
         */
        Of: string;
        /**
         * By time or by amount. Those with the same are in the order in which they were made.
         *
         * Error code: `invalid-request`.
         *
         * @default "oldest"
         */
        Sort: "oldest" | "newest" | "largest" | "smallest";
        /**
         * How many to leave out at the beginning.
         *
         * Integer, 0 to 10000000. Error code: `invalid-request`.
         *
         * @default 0
         */
        Skip: number;
        /**
         * The most to return. By default all.
         *
         * Integer, 1 to 10000000. Error code: `invalid-request`.
         */
        Limit: number;
        /**
         * The method that took part; of an event, its name.
         *
         * 1 to 100 characters. Error code: `invalid-request`.
         */
        Method: string;
        /**
         * Of this day or time, or later.
         *
         * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
         */
        From: string;
        /**
         * Of this day or an earlier one; before this time.
         *
         * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
         */
        To: string;
        /**
         * The least amount, in cents.
         *
         * Integer, 0 to 100000000. Error code: `invalid-request`.
         */
        Least: number;
        /**
         * The largest amount, in cents.
         *
         * Integer, 0 to 100000000. Error code: `invalid-request`.
         */
        Most: number;
        /**
         * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
         *
         * 1 to 200 characters. Error code: `invalid-request`.
         */
        Sought: string;
        /**
         * The id of the settlement.
         *
         * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
         */
        Settlement: string;
        /**
         * The id of the fault rule.
         *
         * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
         */
        Fault: string;
        /**
         * The id of the event.
         *
         * Format: uuid. Error code: `invalid-request`.
         */
        Event: string;
        /**
         * How many of the newest to return. By default all.
         *
         * Integer, 1 to 10000000. Error code: `invalid-request`.
         */
        Newest: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @hidden */
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** It runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Always `ok`. */
                        status: "ok";
                    };
                };
            };
        };
    };
    listViolations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The differences, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The operation and its status, or the event. */
                        of: string;
                        /** What is wrong, with its place. */
                        fault: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listWorlds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The worlds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": World[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    createWorld: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": NewWorld;
            };
        };
        responses: {
            /** The world, with the credentials of its merchants. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": World;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["WorldRejected"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getWorld: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The world. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": World;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Reset. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    snapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Snapshot;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    dropped: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** How much has been dropped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Requests that this process has taken.
                         *
                         * Integer.
                         */
                        requests: number;
                        /**
                         * Events that were over.
                         *
                         * Integer.
                         */
                        events: number;
                        /**
                         * Payments that were over.
                         *
                         * Integer.
                         */
                        payments: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Snapshot;
            };
        };
        responses: {
            /** Restored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listMoments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The moments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Moment[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    snapshotMoment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the moment.
                 *
                 * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
                 */
                moment: components["parameters"]["Moment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Snapshot;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    compareMoment: {
        parameters: {
            query?: {
                /**
                 * The moment to compare with. By default the world as it is now.
                 *
                 * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
                 */
                with?: components["parameters"]["With"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the moment.
                 *
                 * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
                 */
                moment: components["parameters"]["Moment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The differences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Difference[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    openMoment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the moment.
                 *
                 * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
                 */
                moment: components["parameters"]["Moment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sandbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Its base URL. */
                        url: string;
                        /** The world on its dashboard. */
                        dashboard: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    goBackToMoment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the moment.
                 *
                 * Pattern: `^[0-9]{1,15}-[0-9a-f]{8}$`. Error code: `invalid-request`.
                 */
                moment: components["parameters"]["Moment"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    export: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The seed, and what it lacks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Seed;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    settings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Settings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    configure: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Settings;
            };
        };
        responses: {
            /** All settings, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Settings;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    merchants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The merchants. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Merchant[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    configureMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The account of the merchant; in the Merchant API and the legacy interface its merchant ID.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account: components["parameters"]["Account"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MerchantSettings;
            };
        };
        responses: {
            /** The merchant, changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Merchant;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    rotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The account of the merchant; in the Merchant API and the legacy interface its merchant ID.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account: components["parameters"]["Account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The new secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The new secret. */
                        secret: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    retireSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The account of the merchant; in the Merchant API and the legacy interface its merchant ID.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account: components["parameters"]["Account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Forgotten. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    seed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Seed;
            };
        };
        responses: {
            /** Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The ids and tokens that steps with `as` have made, by that name. */
                        made: {
                            [key: string]: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SeedRejected"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The transaction id of a payment, or the token of an order.
                     *
                     * 1 to 200 characters.
                     */
                    id: string;
                    /**
                     * The id of a method that the payment offers, such as `nordea`; of an order's card, its name, too. By default that of the card.
                     *
                     * 1 to 100 characters.
                     */
                    method?: string;
                    /**
                     * A test card, by its number or its last four digits. By default the first that the method takes.
                     *
                     * 4 to 40 characters.
                     */
                    card?: string;
                    /**
                     * What becomes of it; by default `approve`, and with a card what it is published for. `leave`: approves at the bank, and never comes
                     * back. `pending`: of an order, pays by an invoice that waits to be accepted.
                     */
                    outcome?: "approve" | "cancel" | "reject" | "leave" | "pending";
                };
            };
        };
        responses: {
            /** The customer is on the way back, unless `redirect` is absent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CardRedirect;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Impossible"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The transaction id of the payment.
                     *
                     * 1 to 200 characters.
                     */
                    id: string;
                    /**
                     * How it ends.
                     *
                     * @default "approve"
                     */
                    outcome?: "approve" | "reject";
                };
            };
        };
        responses: {
            /** The customer is on the way back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Redirect;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Impossible"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The tokenization id, the last segment of the URL that `addCardForm` sends the browser to; or that URL.
                     *
                     * 1 to 2000 characters.
                     */
                    id: string;
                    /**
                     * A test card, by its number or its last four digits. By default `4153 0139 9970 0024`.
                     *
                     * 4 to 40 characters.
                     */
                    card?: string;
                    /** What becomes of it; by default what the card is published for. */
                    outcome?: "approve" | "cancel" | "reject";
                };
            };
        };
        responses: {
            /** The customer is on the way back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CardRedirect;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Impossible"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listTokens: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TokenShown[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * A test card, by its number or its last four digits. By default `4153 0139 9970 0024`.
                     *
                     * 4 to 40 characters.
                     */
                    card?: string;
                    /**
                     * The account of the merchant. By default the ordinary one.
                     *
                     * 0 to 999999999999. Pattern: `^[0-9]{1,12}$`.
                     */
                    account?: string | number;
                };
            };
        };
        responses: {
            /** The token of the card. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The token, for charges and holds. */
                        token: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    resolve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The transaction id of a payment or a refund; the token of an order or of its refund.
                     *
                     * 1 to 200 characters.
                     */
                    id: string;
                    /** What happens. */
                    act: "confirm" | "clear" | "decline" | "approve" | "reject" | "pay out" | "accept" | "find" | "give account" | "complete" | "cancel";
                };
            };
        };
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Impossible"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * The status.
                 *
                 * Error code: `invalid-request`.
                 */
                status?: "pending" | "ok" | "fail" | "created" | "completed" | "cancelled";
                /**
                 * The method that took part; of an event, its name.
                 *
                 * 1 to 100 characters. Error code: `invalid-request`.
                 */
                method?: components["parameters"]["Method"];
                /**
                 * Of this day or time, or later.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                from?: components["parameters"]["From"];
                /**
                 * Of this day or an earlier one; before this time.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                to?: components["parameters"]["To"];
                /**
                 * The least amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                least?: components["parameters"]["Least"];
                /**
                 * The largest amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                most?: components["parameters"]["Most"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refunds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RefundShown[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    refund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The transaction id of a payment, or the token of an order.
                     *
                     * 1 to 200 characters.
                     */
                    id: string;
                    /**
                     * Cents. By default all that is left.
                     *
                     * Integer, 1 to 9999999999.
                     */
                    amount?: number;
                    /**
                     * The customer's address, where the refund needs one.
                     *
                     * At most 200 characters. Format: email.
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** The refund. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The transaction id of the refund, or its token. */
                        id: string;
                        /** The status that it has now. */
                        status: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotRefundable"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * The status.
                 *
                 * Error code: `invalid-request`.
                 */
                status?: "new" | "ok" | "fail" | "pending" | "delayed" | "authorization-hold";
                /**
                 * The method that took part; of an event, its name.
                 *
                 * 1 to 100 characters. Error code: `invalid-request`.
                 */
                method?: components["parameters"]["Method"];
                /**
                 * Of this day or time, or later.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                from?: components["parameters"]["From"];
                /**
                 * Of this day or an earlier one; before this time.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                to?: components["parameters"]["To"];
                /**
                 * The least amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                least?: components["parameters"]["Least"];
                /**
                 * The largest amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                most?: components["parameters"]["Most"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentShown[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * Of this day or time, or later.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                from?: components["parameters"]["From"];
                /**
                 * Of this day or an earlier one; before this time.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                to?: components["parameters"]["To"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The reports. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReportShown[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    find: {
        parameters: {
            query: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text: components["parameters"]["Sought"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Found[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSettlements: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * The status.
                 *
                 * Error code: `invalid-request`.
                 */
                status?: "created" | "paid out";
                /**
                 * Of this day or time, or later.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                from?: components["parameters"]["From"];
                /**
                 * Of this day or an earlier one; before this time.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                to?: components["parameters"]["To"];
                /**
                 * The least amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                least?: components["parameters"]["Least"];
                /**
                 * The largest amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                most?: components["parameters"]["Most"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settlements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Settlement[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    settle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The account of the merchant. By default all.
                     *
                     * 0 to 999999999999. Pattern: `^[0-9]{1,12}$`.
                     */
                    account?: string | number;
                };
            };
        };
        responses: {
            /** The settlements that were made; none where nothing above 0 is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Settlement[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    payOut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the settlement.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                settlement: components["parameters"]["Settlement"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settlement, paid out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Settlement;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Impossible"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * The status.
                 *
                 * Error code: `invalid-request`.
                 */
                status?: "waiting payment" | "paid" | "cancelled" | "waiting acceptance";
                /**
                 * The method that took part; of an event, its name.
                 *
                 * 1 to 100 characters. Error code: `invalid-request`.
                 */
                method?: components["parameters"]["Method"];
                /**
                 * Of this day or time, or later.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                from?: components["parameters"]["From"];
                /**
                 * Of this day or an earlier one; before this time.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                to?: components["parameters"]["To"];
                /**
                 * The least amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                least?: components["parameters"]["Least"];
                /**
                 * The largest amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                most?: components["parameters"]["Most"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** What the shop made it with. By default what the request stands for, `S1` with a price and `E1` with rows. */
                    interfaceClass?: "S1" | "E1" | "E2" | "1" | "3" | "third-party";
                    /** Fields of the legacy interface's request. By default an order of 99.00 €. */
                    request?: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Order;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    generate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * How many.
                     *
                     * Integer, 0 to 1000000.
                     */
                    count: number;
                    /**
                     * How far the clock is moved.
                     *
                     * Integer, 0 to 366.
                     *
                     * @default 30
                     */
                    days?: number;
                };
            };
        };
        responses: {
            /** Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Clock;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    watchClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The last version that was seen.
                     *
                     * At most 40 characters.
                     */
                    version?: string;
                    /**
                     * Real milliseconds to wait at most.
                     *
                     * Integer, 0 to 60000.
                     *
                     * @default 30000
                     */
                    timeoutMs?: number;
                };
            };
        };
        responses: {
            /** The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Clock;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Duration;
            };
        };
        responses: {
            /** What happened, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * The time of the world.
                         *
                         * Format: date-time.
                         */
                        now: string;
                        /** Transitions, and attempts to send an event. */
                        happened: (Transition | EventSent)[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    transitions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The transitions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Transition[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The fault rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Fault[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": FaultRule;
            };
        };
        responses: {
            /** The fault rule. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Fault;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the fault rule.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                fault: components["parameters"]["Fault"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listOutbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The e-mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Email[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * The account of the merchant. By default all of the world.
                 *
                 * Pattern: `^[0-9]{1,12}$`. Error code: `invalid-request`.
                 */
                account?: components["parameters"]["Of"];
                /**
                 * The status.
                 *
                 * Error code: `invalid-request`.
                 */
                status?: "waiting" | "acknowledged" | "given up" | "blocked";
                /**
                 * The method that took part; of an event, its name.
                 *
                 * 1 to 100 characters. Error code: `invalid-request`.
                 */
                method?: components["parameters"]["Method"];
                /**
                 * Of this day or time, or later.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                from?: components["parameters"]["From"];
                /**
                 * Of this day or an earlier one; before this time.
                 *
                 * Pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]{5,12}Z)?$`. Error code: `invalid-request`.
                 */
                to?: components["parameters"]["To"];
                /**
                 * The least amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                least?: components["parameters"]["Least"];
                /**
                 * The largest amount, in cents.
                 *
                 * Integer, 0 to 100000000. Error code: `invalid-request`.
                 */
                most?: components["parameters"]["Most"];
                /**
                 * By time or by amount. Those with the same are in the order in which they were made.
                 *
                 * Error code: `invalid-request`.
                 *
                 * @default "oldest"
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * How many to leave out at the beginning.
                 *
                 * Integer, 0 to 10000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * The most to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SandboxEvent[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    waitForEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EventQuery;
            };
        };
        responses: {
            /** The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SandboxEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["EventNotSent"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    attemptsOfEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the event.
                 *
                 * Format: uuid. Error code: `invalid-request`.
                 */
                event: components["parameters"]["Event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EventAttempt[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    resendEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
                /**
                 * The id of the event.
                 *
                 * Format: uuid. Error code: `invalid-request`.
                 */
                event: components["parameters"]["Event"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The event, with one more attempt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SandboxEvent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    forgeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * The id of an event. Or the transaction id of a payment, whose newest event it is made of. One without events has what can be made up for it.
                     *
                     * 1 to 200 characters.
                     */
                    id: string;
                    /**
                     * Not genuine, so that a right shop responds with 403: `forged signature`, made without the secret; `truncated signature`, cut short;
                     * `another account`, named and signed by another merchant of the service; `changed amount`, a cent more than was signed; `doubled parameters`,
                     * each twice; `made-up success`, an `ok` for a payment that is not paid.
                     * Genuine and nothing new, so that it responds with 200 and does nothing twice: `replay`, byte for byte; `other order of parameters`;
                     * `other percent-encoding`; `additional parameter`, one signed `checkout-` parameter more; `redirect at the callback URL`, the customer's.
                     * Genuine at another place, so that it responds with 200 and trusts the parameters alone: `event of another order`, at this order's URL;
                     * `payment event at the refund URL`, which is for no refund; `fail at the success URL`, which is not paid; `unknown status`, which no document lists
                     * and is not paid.
                     */
                    forgery: "forged signature" | "truncated signature" | "another account" | "changed amount" | "doubled parameters" | "made-up success" | "replay" | "other order of parameters" | "other percent-encoding" | "additional parameter" | "redirect at the callback URL" | "event of another order" | "payment event at the refund URL" | "fail at the success URL" | "unknown status";
                };
            };
        };
        responses: {
            /** How the shop responded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The URL that was called. */
                        url: string;
                        /**
                         * The shop's status.
                         *
                         * Integer.
                         */
                        status?: number;
                        /** Why no response arrived. */
                        failure?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Impossible"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RecordedRequest[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    logs: {
        parameters: {
            query?: {
                /**
                 * How many of the newest to return. By default all.
                 *
                 * Integer, 1 to 10000000. Error code: `invalid-request`.
                 */
                limit?: components["parameters"]["Newest"];
                /**
                 * The number of the last entry that was seen. One that the log has not reached, as after a restart, stands for none.
                 *
                 * Integer, 0 to 1000000000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                after?: number;
                /**
                 * Real milliseconds to wait at most while there is nothing.
                 *
                 * Integer, 0 to 60000. Error code: `invalid-request`.
                 *
                 * @default 0
                 */
                timeoutMs?: number;
            };
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The entries; none when the time was over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": LogEntry[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    rejectedRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The name of the world.
                 *
                 * 1 to 200 characters. Error code: `invalid-request`.
                 */
                world: components["parameters"]["World"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RejectedRequest[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
/** The values of {@link EventName}. */
export const eventNameValues: readonly ["paymentCallback","refundCallback","addCardCallback","paymentNotification","refundStatusChanged","paymentReport"] = ["paymentCallback","refundCallback","addCardCallback","paymentNotification","refundStatusChanged","paymentReport"];
/** The values of {@link EventState}. */
export const eventStateValues: readonly ["waiting","acknowledged","given up","blocked"] = ["waiting","acknowledged","given up","blocked"];
/** Fields that are numbers for callers. */
export const numberFields: readonly string[] = ["requests","events","payments","account","amount","count","days","timeoutMs","status","merchantId","duplicateCallbacks","notificationDelay","fixed","perMille","settlementDelay","version","documents","refunded","total","hours","minutes","seconds","attempt","times","after","probability","delay","duplicate","merchant","nth","matched","hits","number","milliseconds","differsAt"];
