/** The lines of orders, and of their refunds. */
import { feesOf } from "../fees.ts";
import type { MerchantRefund } from "../merchant-refunds/merchant-refund.ts";
import type { Order, OrderContext } from "../orders/order.ts";
import type { Line } from "./line.ts";

/** The line of an order that is paid; none of one by a method that the merchant has an agreement of its own for. */
export function linesOfOrder(
  { token, account, amount, method, referenceNumber, ...order }: Order,
  { merchant }: OrderContext,
): readonly Line[] {
  const { settings } = merchant;
  if (isDirect(method, { merchant })) return [];
  const reference = settings.perTransactionSettlement ? { reference: referenceNumber } : {};
  const at = order.paidAt ?? order.createdAt;
  return [
    {
      account,
      of: "order",
      about: token,
      payment: token,
      at,
      gross: amount,
      commission: 0,
      ...feesOf(amount, method, settings),
      ...reference,
    },
  ];
}

/** The line of a refund that is completed. */
export function linesOfMerchantRefund(refund: MerchantRefund, { merchant }: OrderContext): readonly Line[] {
  const { token, account, amount, fee, method, order, updatedAt = refund.createdAt } = refund;
  if (isDirect(method, { merchant })) return [];
  return [
    {
      account,
      of: "merchantRefund",
      about: token,
      payment: order,
      at: updatedAt,
      gross: -amount,
      commission: 0,
      fixed: fee,
      provision: 0,
    },
  ];
}

const isDirect = (method: string | undefined, { merchant }: Pick<OrderContext, "merchant">): boolean =>
  method !== undefined && merchant.settings.directMethods.includes(method);
