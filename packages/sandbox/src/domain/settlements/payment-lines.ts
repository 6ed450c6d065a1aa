/** The lines of payments and refunds of the Payment API. Those of an aggregate are shared by its sub-merchants. */
import type { Item } from "@maksu/payment-api";
import { feesOf } from "../fees.ts";
import type { Payment, PaymentContext } from "../payments/payment.ts";
import { amountOfItems } from "../payments/amount-of-items.ts";
import type { Refund } from "../refunds/refund.ts";
import type { Line } from "./line.ts";

/** The lines of a payment that is paid; none of one by a method that the merchant has an agreement of its own for. */
export function linesOfPayment(payment: Payment, { merchant }: PaymentContext): readonly Line[] {
  const { transactionId, provider, request, amount, paidAt = payment.createdAt } = payment;
  if (isDirect(payment, { merchant })) return [];
  const shares = new Shares();
  if (merchant.kind === "aggregate")
    for (const item of request.items) shares.add(item.merchant ?? merchant.account, amountOf(payment, [item]), item.commission);
  shares.add(merchant.account, amount - shares.sold);
  const reference = merchant.settings.perTransactionSettlement ? { reference: request.reference } : {};
  return shares.lines().map(({ sold, ...share }) => {
    const fees = sold > 0 || merchant.kind !== "aggregate" ? feesOf(sold, provider, merchant.settings) : NONE;
    return { ...share, ...fees, of: "payment", about: transactionId, payment: transactionId, at: paidAt, ...reference };
  });
}

/** The lines of a refund that is made. A refund costs nothing. */
export function linesOfRefund(refund: Refund, payment: Payment, { merchant }: PaymentContext): readonly Line[] {
  if (isDirect(payment, { merchant })) return [];
  const { transactionId: about, amount, items, doneAt = refund.createdAt } = refund;
  const shares = new Shares();
  if (merchant.kind === "aggregate")
    for (const { stamp, amount: returned, commission } of items) {
      const item = payment.request.items.find((each) => each.stamp === stamp);
      shares.add(item?.merchant ?? merchant.account, -returned, commission && { ...commission, amount: -(commission.amount ?? 0) });
    }
  shares.add(merchant.account, -amount - shares.sold);
  return shares
    .lines()
    .map(({ sold: _sold, ...share }) => ({ ...share, ...NONE, of: "refund", about, payment: payment.transactionId, at: doneAt }));
}

/** The accounts that can have a share of a payment: the merchant, its sub-merchants of the items, and those of their commissions. */
export const accountsOf = ({ account, request }: Payment): ReadonlySet<string> =>
  new Set([account, ...request.items.flatMap(({ merchant, commission }) => [merchant ?? account, commission?.merchant ?? account])]);

const NONE = { fixed: 0, provision: 0 };

/** Whether the merchant has the money of a payment without the service. */
const isDirect = ({ provider }: Payment, { merchant }: Pick<PaymentContext, "merchant">): boolean =>
  provider !== undefined && merchant.settings.directMethods.includes(provider);

/** Cents of items, VAT included. */
const amountOf = ({ request }: Payment, items: readonly Item[]): number => amountOfItems(items, request.usePricesWithoutVat);

class Shares {
  readonly #byAccount = new Map<string, { sold: number; received: number; commission: number }>();
  /** Cents of all items. */
  sold = 0;

  /** Adds what an account sold, less the commission that another one gets for it. */
  add(account: string, sold: number, commission?: Item["commission"]): void {
    const share = this.#of(account);
    share.sold += sold;
    this.sold += sold;
    if (!commission?.amount) return;
    share.commission += commission.amount;
    this.#of(commission.merchant ?? account).received += commission.amount;
  }

  lines(): readonly (Pick<Line, "account" | "gross" | "commission"> & { readonly sold: number })[] {
    return Array.from(this.#byAccount, ([account, { sold, received, commission }]) => ({
      account,
      sold,
      gross: sold + received,
      commission,
    })).filter(({ gross, commission }, _index, all) => all.length === 1 || gross !== 0 || commission !== 0);
  }

  #of(account: string): { sold: number; received: number; commission: number } {
    const share = this.#byAccount.get(account) ?? { sold: 0, received: 0, commission: 0 };
    this.#byAccount.set(account, share);
    return share;
  }
}
