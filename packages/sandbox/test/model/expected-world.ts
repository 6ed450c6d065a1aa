/** The expected behaviour of a world, in few lines that share nothing with the sandbox: its clock, its jobs and its events. */

/** The settings that sequences vary. */
export interface ExpectedSettings {
  readonly duplicateStamp: "reject" | "accept";
  readonly callbackOrder: "before" | "after" | "race" | "never";
  readonly callbackRetry: readonly number[];
  readonly duplicateCallbacks: number;
  readonly commitAgain: "reject" | "accept";
  readonly sameTokenForCommit: boolean;
  readonly latePaymentAfterCancel: boolean;
  readonly bankRefundsByEmail: boolean;
  readonly refundOutcome: "ok" | "rejected" | "fail" | "invalid";
  readonly refundAccountNumber: "automatic" | "by hand";
}

/** The amount that a merchant gets for an order, or gives for a refund of one. */
export interface ExpectedLine {
  /** The token of the order or of the refund. */
  readonly about: string;
  readonly isOrder: boolean;
  /** Cents, fees taken off. */
  readonly net: number;
  readonly at: number;
  settlement?: ExpectedSettlement;
}

export interface ExpectedSettlement {
  readonly total: number;
}

/** A refund that is deducted from the first settlement after it is due. */
export interface Deduction {
  readonly amount: number;
  readonly isDue: () => boolean;
  readonly complete: () => object;
}

/** The settings of merchants that sequences vary. */
export interface ExpectedMerchant {
  readonly refundApproval: boolean;
  readonly delayedPayments: boolean;
  readonly fees: { readonly fixed: number; readonly perMille: number };
}

/** An event, and the times at which it is sent. */
export interface ExpectedEvent {
  readonly name: string;
  readonly about: string;
  /** The values of its parameters. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Which of the merchant's URLs is called. */
  readonly outcome: "success" | "cancel";
  /** The status that the shop responds with. */
  readonly status: number;
  readonly attempts: string[];
  state: "waiting" | "acknowledged" | "given up";
}

/** An e-mail to a customer. */
export interface ExpectedEmail {
  readonly name: string;
  readonly about: string;
  readonly to: string;
  /** Cents. */
  readonly amount: number;
}

/** Does a job, and returns the part that is reported. */
type RunJob = () => object | readonly object[];

interface Job {
  readonly due: number;
  readonly key: string;
  readonly run: RunJob;
}

const SECOND = 1000;
export const MINUTE: number = 60 * SECOND;
export const HOUR: number = 60 * MINUTE;
export const DAY: number = 24 * HOUR;

/** A world: jobs run at their time, those of one time in the order in which they were set. */
export class ExpectedWorld {
  readonly settings: ExpectedSettings;
  readonly merchant: ExpectedMerchant;
  readonly events: ExpectedEvent[] = [];
  readonly emails: ExpectedEmail[] = [];
  /** The lines of the merchant of orders. */
  readonly lines: ExpectedLine[] = [];
  readonly settlements: ExpectedSettlement[] = [];
  /** Its refunds, in the order in which they were made. */
  readonly deductions: Deduction[] = [];
  now: number;
  #jobs: readonly Job[] = [];

  constructor(start: number, settings: ExpectedSettings, merchant: ExpectedMerchant) {
    this.now = start;
    this.settings = settings;
    this.merchant = merchant;
  }

  get time(): string {
    return new Date(this.now).toISOString();
  }

  /** Sets a job in place of the one with its key, behind the others of its time. */
  set(key: string, due: number, run: RunJob): void {
    this.stop(key);
    this.#jobs = [...this.#jobs, { key, due, run }];
  }

  stop(key: string): void {
    this.#jobs = this.#jobs.filter((job) => job.key !== key);
  }

  /** Moves the clock by milliseconds. Returns what is reported. */
  advance(by: number): readonly object[] {
    const target = this.now + by;
    const reported: object[] = [];
    for (;;) {
      const [next] = this.#jobs.filter(({ due }) => due <= target).toSorted((a, b) => a.due - b.due);
      if (!next) break;
      this.stop(next.key);
      // One that is set for a time that has passed is run now.
      this.now = Math.max(this.now, next.due);
      reported.push(...[next.run()].flat());
    }
    this.now = target;
    return reported;
  }

  /** Sends an event after some seconds, and again until the shop's status acknowledges it, or no more seconds to wait are left. */
  send(event: Omit<ExpectedEvent, "attempts" | "state">, delay: number, waits = this.settings.callbackRetry): void {
    for (let copy = 0; copy <= this.settings.duplicateCallbacks; copy++) {
      const sent: ExpectedEvent = { ...event, attempts: [], state: "waiting" };
      const key = `event ${this.events.push(sent)}`;
      this.set(key, this.now + delay * SECOND, () => this.#attempt(sent, key, waits));
    }
  }

  #attempt(event: ExpectedEvent, key: string, waits: readonly number[]): object {
    const attempt = event.attempts.push(this.time);
    const wait = waits[attempt - 1];
    const isAcknowledged = event.status >= 200 && event.status < 300;
    event.state = isAcknowledged ? "acknowledged" : wait === undefined ? "given up" : "waiting";
    if (event.state === "waiting")
      this.set(key, Date.parse(event.attempts[0] ?? "") + (wait ?? 0) * SECOND, () => this.#attempt(event, key, waits));
    return { at: this.time, event: event.name, about: event.about, attempt, status: event.status, state: event.state };
  }
}

const LOCAL = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Helsinki",
  weekday: "short",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23",
});

const local = (time: number): Readonly<Record<string, string>> =>
  Object.fromEntries(LOCAL.formatToParts(time).map(({ type, value }) => [type, value]));

/** 06:00 in Helsinki of the next day that is none of a weekend. */
export function nextBankingMorning(now: number): number {
  const today = local(now)["day"];
  for (let time = nextBankingHour(now, 6); ; time = nextBankingHour(time, 6)) if (local(time)["day"] !== today) return time;
}

/** When it is next this hour in Helsinki, on a day that is none of a weekend. */
export function nextBankingHour(now: number, wanted: number): number {
  for (let time = Math.floor(now / HOUR) * HOUR + HOUR; ; time += HOUR) {
    const { hour, weekday = "" } = local(time);
    if (Number(hour) === wanted && !weekday.startsWith("S")) return time;
  }
}
