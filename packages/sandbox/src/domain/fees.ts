/** The fees of a payment. The service's prices are by contract; the defaults are the sandbox's. */
/** The price of a method. */
export interface Fees {
  /** Cents for each payment. */
  readonly fixed: number;
  /** Thousandths of the amount, at most 1000. */
  readonly perMille: number;
}

/** The fees of a payment: a fixed part, and a part of its amount, rounded half up. Both in cents, not negative. */
export interface FeesTaken {
  readonly fixed: number;
  readonly provision: number;
}

/** The prices of a merchant. */
export interface Prices {
  readonly fees: Fees;
  /** By the id of the method. */
  readonly methodFees: Readonly<Record<string, Fees>>;
}

/** The fees of a payment by a method. */
export function feesOf(amount: number, method: string | undefined, { fees, methodFees }: Prices): FeesTaken {
  const { fixed, perMille } = (method === undefined ? undefined : methodFees[method]) ?? fees;
  return { fixed, provision: Math.round((amount * perMille) / 1000) };
}
