/** The amount that a merchant gets for a payment, or gives for a refund: settlements are made of such lines. Cents. */
export interface Line {
  /** Who gets it. */
  readonly account: string;
  readonly of: "payment" | "refund" | "order" | "merchantRefund";
  /** The transaction id or token of the payment or refund. */
  readonly about: string;
  /** That of the payment, also of a refund. */
  readonly payment: string;
  /** When it was paid, or refunded. */
  readonly at: string;
  /** Negative for a refund. */
  readonly gross: number;
  /** The part that another account gets; negative where a refund takes it back. */
  readonly commission: number;
  /** Fees: a fixed part, and one of the amount. */
  readonly fixed: number;
  readonly provision: number;
  /** The reference of the settlement, where each payment has its own. */
  readonly reference?: string;
  readonly settlementId?: string;
  /** How many lines it stands for, whose payments and refunds have been dropped. */
  readonly dropped?: number;
}

/** Cents that are settled for a line. */
export const netOf = ({ gross, commission, fixed, provision }: Line): number => gross - commission - fixed - provision;

/** Cents that are settled for lines. */
export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + netOf(line), 0);

/** Whether a line is of a payment. */
export const isOfPayment = ({ of }: Line): boolean => of === "payment" || of === "order";

/** The id of a line: an account has one at most of each payment and refund. */
export const lineId = (about: string, account: string): string => `${about} ${account}`;

/** The key of an open line, by which an account's are found in the order of their times. */
export const openKey = (account: string, at: string): string => `${account} ${at}`;

/** The id of a settlement in the store: an account's. */
export const settlementKey = (account: string, id: string): string => `${account} ${id}`;
