/** Which event a test waits for. */
import { objectOption } from "@maksu/service-front";
import { booleanOption, checkOptions, enumOption, integerOption, type OptionRules, stringOption, suggestion } from "@maksu/signing/options";
import { InputError } from "../domain/input-error.ts";
import { EVENT_NAMES, EVENT_STATES, type EventRecord } from "../events/event-record.ts";

/** The name of an event that is sent by itself. */
export type EventName = EventRecord["name"];

/** Which event to wait for: what it is about, what became of it, or some of its values. */
export interface EventMatch {
  readonly transactionId?: string;
  readonly tokenizationId?: string;
  /** The transaction, tokenization, order or refund that it is about. */
  readonly about?: string;
  readonly orderNumber?: string;
  readonly refundToken?: string;
  readonly newStatus?: string;
  readonly status?: string;
  readonly stamp?: string;
  readonly reference?: string;
  readonly amount?: number;
  readonly provider?: string | null;
  readonly state?: EventRecord["state"];
  readonly acknowledged?: boolean;
}

/** How long to wait. */
export interface WaitOptions {
  /** Real milliseconds to wait at most. @defaultValue `5000` */
  readonly timeoutMs?: number;
}

const MATCH_RULES: OptionRules<EventMatch> = {
  transactionId: stringOption,
  tokenizationId: stringOption,
  about: stringOption,
  orderNumber: stringOption,
  refundToken: stringOption,
  newStatus: stringOption,
  status: stringOption,
  stamp: stringOption,
  reference: stringOption,
  amount: integerOption(0, undefined, "of cents"),
  provider: { allowed: `${stringOption.allowed}, or null`, accepts: (value) => value === null || stringOption.accepts(value) },
  state: enumOption(...EVENT_STATES),
  acknowledged: booleanOption,
};

const WAIT_RULES: OptionRules<WaitOptions> = { timeoutMs: integerOption(0, 2 ** 31 - 1, "of milliseconds") };

/**
 * Checks what to wait for: a misspelled name or key would match nothing, however long.
 *
 * @throws InputError that names the event, the key or the option, and what is allowed
 */
export function checkWait(name: EventName, match: EventMatch, options: WaitOptions): void {
  if (!EVENT_NAMES.includes(name)) throw new InputError(`${name}: unknown event; ${suggestion(String(name), EVENT_NAMES, "events")}`);
  checkOptions({ match, options }, { match: objectOption, options: objectOption }, (message) => new InputError(message));
  checkOptions(match, MATCH_RULES, (message) => new InputError(`match.${message}`));
  checkOptions(options, WAIT_RULES, (message) => new InputError(message));
}
