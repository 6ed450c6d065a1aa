/** How a shop shows an order. */

/** The words for the state of an order. */
export const STATES = ["open", "pending", "reserved", "paid", "cancelled", "refunded", "attention"] as const;

export type OrderState = (typeof STATES)[number];

/** An order as the shop shows it. Amounts in cents. */
export interface Look {
  readonly state: OrderState;
  /** The amount that it counts as paid. */
  readonly paid?: number;
  readonly currency?: string;
  readonly refunded?: number;
  /** How often its delivery was started. */
  readonly deliveries?: number;
  /** How often somebody was notified about it. */
  readonly notices?: number;
}

const AMOUNTS = ["paid", "refunded", "deliveries", "notices"] as const;

/** An order's state that can't be read: the shop's response, or the configuration, has to be corrected. */
export class UnreadableState extends Error {
  override readonly name = "UnreadableState";
  /** Whether the shop has no such order: any other trouble says nothing about it. */
  readonly isGone: boolean;

  constructor(message: string, isGone = false) {
    super(message);
    this.isGone = isGone;
  }
}

/**
 * Reads what a shop shows.
 *
 * @param words - the shop's own words for states
 * @throws UnreadableState that names the field
 */
export function readLook(value: unknown, words: Readonly<Record<string, string>> = {}): Look {
  if (typeof value !== "object" || value === null) throw new UnreadableState(`state: must be an object, not ${JSON.stringify(value)}`);
  const fields = value as Readonly<Record<string, unknown>>;
  const given = String(fields["state"]);
  const word = Object.hasOwn(words, given) ? words[given] : given;
  const state = STATES.find((each) => each === word);
  if (!state)
    throw new UnreadableState(`state.state: must be ${STATES.join(", ")}, or a word that is mapped to one, not ${JSON.stringify(given)}`);
  const { currency } = fields;
  if (isGiven(currency) && typeof currency !== "string") throw new UnreadableState("state.currency: must be a string such as EUR");
  const amounts = AMOUNTS.flatMap((name) => (isGiven(fields[name]) ? [[name, wholeNumber(name, fields[name])] as const] : []));
  return { state, ...Object.fromEntries(amounts), ...(typeof currency === "string" && { currency }) };
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Databases print numbers as text, too. A shop that takes a refund back twice shows less than nothing. */
function wholeNumber(name: string, value: unknown): number {
  const number = typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value;
  const isAmount = name === "paid" || name === "refunded";
  if (!Number.isSafeInteger(number) || (!isAmount && Number(number) < 0))
    throw new UnreadableState(`state.${name}: must be a whole number${isAmount ? " of cents" : ""}, not ${JSON.stringify(value)}`);
  return Number(number);
}

/** Whether two looks show the same. */
export const isSameLook = (one: Look, other: Look): boolean =>
  one.state === other.state && one.currency === other.currency && AMOUNTS.every((name) => one[name] === other[name]);
