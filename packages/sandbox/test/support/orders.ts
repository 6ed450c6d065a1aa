/** Orders of the legacy interface, and refunds of theirs, for the tests of the domain. */
import type { PaymentRequest, Product } from "@maksu/legacy-api";
import type { RefundRequest } from "@maksu/merchant-api";
import { createMerchantRefund, type NewMerchantRefundState } from "../../src/domain/merchant-refunds/create-merchant-refund.ts";
import type { MerchantRefund } from "../../src/domain/merchant-refunds/merchant-refund.ts";
import { methodNamed, type NumberedMethod, numberedMethods } from "../../src/domain/methods.ts";
import { createOrder, type NewOrderState } from "../../src/domain/orders/create-order.ts";
import { moveOrder } from "../../src/domain/orders/move-order.ts";
import type { InterfaceClass, Order, OrderContext } from "../../src/domain/orders/order.ts";
import type { Rejected } from "../../src/domain/rules/rejected.ts";
import type { Changes } from "../../src/domain/changes.ts";
import { contextOf, made, NOW } from "./payments.ts";

export const TOKEN = "8k3JvQ1tZbX7mRw5LhYc2NfPs9DaUe4GgKx6TiVoBnM0qWyCzErAjHdFlSuOp1I2";
export const REFUND_TOKEN = "QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi";

const URLS = {
  success: "http://127.0.0.1:9/success",
  failure: "http://127.0.0.1:9/failure",
  notification: "http://127.0.0.1:9/notification",
};

/** A request for an order of 99.00 €. */
export const priceRequest = (more: Partial<PaymentRequest> = {}): PaymentRequest =>
  ({ orderNumber: "ORDER-1", currency: "EUR", price: "99.00", urlSet: URLS, ...more }) as PaymentRequest;

/** A row of 50.00 € at 25.5 %. */
export const rowOf = (more: Partial<Product> = {}): Product => ({ title: "Coat", amount: "1", price: "50.00", vat: "25.50", ...more });

/** A request for an order with rows. */
export const rowRequest = (
  products: readonly Product[] = [rowOf(), rowOf({ price: "10.00", vat: "14" })],
  more: Partial<PaymentRequest> = {},
  includeVat: "0" | "1" = "1",
): PaymentRequest => {
  const address = { street: "Mallikatu 1", postalCode: "00100", postalOffice: "Helsinki", country: "FI" };
  const contact = { firstName: "Aino", lastName: "Esimerkki", email: "aino.esimerkki@example.com", address };
  const request = { orderNumber: "ORDER-1", currency: "EUR", urlSet: URLS, orderDetails: { includeVat, contact, products: [...products] } };
  return { ...request, ...more } as PaymentRequest;
};

/** The result of opening an order. */
export const createdOrder = (
  request: PaymentRequest,
  state: Partial<NewOrderState> = {},
  interfaceClass?: InterfaceClass,
): (Changes & { readonly order: Order }) | Rejected =>
  createOrder(
    { request, interfaceClass, token: TOKEN, paymentId: "102402728626", referenceNumber: "10003" },
    { ...contextOf(), isReferenceTaken: false, ...state },
    NOW,
  );

/** A new order. */
export const openedOrder = (request: PaymentRequest = priceRequest(), interfaceClass?: InterfaceClass): Order =>
  made(createdOrder(request, {}, interfaceClass)).order;

/** A method of the legacy page, by its id or its name. */
export function numbered(id: string): NumberedMethod {
  const found = numberedMethods({ enabled: undefined }).find(({ method, name }) => method.id === id || name === id);
  if (!found) throw new Error(`the legacy page has no ${id}; known: ${methodNamed(id)?.id}`);
  return found;
}

/** An order that was paid by a method. */
export const paidOrder = (
  request: PaymentRequest = priceRequest(),
  method = "nordea",
  interfaceClass?: InterfaceClass,
  context: OrderContext = contextOf(),
): Order => moveOrder(openedOrder(request, interfaceClass), "approve", NOW, context, numbered(method)).order;

export const refundOf = (more: Partial<RefundRequest> = {}): RefundRequest => ({
  email: "aino.esimerkki@example.com",
  rows: [{ amount: 1500 }],
  ...more,
});

/** The result of refunding an order. */
export const createdRefund = (
  order: Order,
  request: RefundRequest = refundOf(),
  state: Partial<NewMerchantRefundState> = {},
): (Changes & { readonly refund: MerchantRefund }) | Rejected =>
  createMerchantRefund({ ...contextOf(), orders: [order], linked: 0, ...state }, { request, token: REFUND_TOKEN }, NOW);
