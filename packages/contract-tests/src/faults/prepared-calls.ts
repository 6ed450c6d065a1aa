/** A call of each operation, whose second time has the same input as the first. */
import { type TokenPaymentRequest, unwrap } from "@maksu/payment-client";
import type { Clients } from "./clients.ts";

export interface Outcome {
  readonly ok: boolean;
  readonly status: number;
  readonly data?: unknown;
  readonly headers: Pick<Headers, "get">;
}

/** Calls an operation by one of the clients. */
export type Call = (clients: Clients) => Promise<Outcome>;

/** Does what has to have happened before a call, and returns the call. */
type Prepare = (clients: Clients) => Promise<Call>;

const redirectUrls = { success: "https://shop.example.com/success", cancel: "https://shop.example.com/cancel" };

export const PAYMENT: Omit<TokenPaymentRequest, "token"> = {
  stamp: "order-1",
  reference: "3759170",
  amount: 1525,
  currency: "EUR",
  language: "EN",
  items: [{ unitPrice: 1525, units: 1, vatPercentage: 25.5, productCode: "#1" }],
  customer: { email: "maija.mallikas@example.com" },
  redirectUrls,
};

const both = (url: string): { readonly success: string; readonly cancel: string } => ({ success: url, cancel: url });

async function paid({ payment, world }: Clients, method: string, more: object = {}): Promise<{ readonly transactionId: string }> {
  const { transactionId } = unwrap(await payment.createPayment({ body: { ...PAYMENT, stamp: "order-0", ...more } }));
  await world.pay(transactionId, { method });
  return { transactionId };
}

async function held({ payment, world, urls }: Clients): Promise<{ readonly transactionId: string; readonly token: string }> {
  const token = await world.addToken();
  const { transactionId } = unwrap(
    await payment.createMitAuthorizationHold({ body: { ...PAYMENT, stamp: "order-0", token, callbackUrls: both(urls.payment) } }),
  );
  return { transactionId, token };
}

async function paidOrder({ world }: Clients): Promise<{ readonly orderNumber: string; readonly paymentId: string }> {
  const { token, orderNumber, paymentId } = await world.orders.add();
  await world.pay(token, { method: "nordea" });
  return { orderNumber, paymentId };
}

const refundBody = { email: "maija.mallikas@example.com", rows: [{ amount: 100 }] };

async function refundedOrder(clients: Clients): Promise<{ readonly refundToken: string }> {
  const { orderNumber } = await paidOrder(clients);
  const { refundToken } = unwrapped(
    await clients.merchant.createRefund({ path: { orderNumber }, body: { ...refundBody, notifyUrl: clients.urls.orderRefund } }),
  );
  return { refundToken };
}

function unwrapped<Result extends { readonly ok: boolean; readonly status: number }>(result: Result): Extract<Result, { ok: true }> {
  if (!result.ok) throw new Error(`the preparation gets ${result.status}`);
  return result as Extract<Result, { ok: true }>;
}

async function cardForm({ payment, urls }: Clients): Promise<Call & { readonly fields: Awaited<ReturnType<typeof payment.signCardForm>> }> {
  const fields = await payment.signCardForm({
    redirectSuccessUrl: redirectUrls.success,
    redirectCancelUrl: redirectUrls.cancel,
    callbackSuccessUrl: urls.card,
    callbackCancelUrl: urls.card,
  });
  return Object.assign((clients: Clients) => clients.payment.addCardForm({ body: fields }), { fields });
}

const march = { fromDate: "2026-03-01", toDate: "2026-03-31" };

/** By API and operation. */
export const CALLS: Readonly<Record<"payment" | "merchant" | "legacy", Readonly<Record<string, Prepare>>>> = {
  payment: {
    createPayment:
      async ({ urls }) =>
      ({ payment }) =>
        payment.createPayment({ body: { ...PAYMENT, callbackUrls: both(urls.payment) } }),
    async getPayment(clients) {
      const { transactionId } = await paid(clients, "nordea");
      return ({ payment }) => payment.getPayment({ path: { transactionId } });
    },
    async refundPayment(clients) {
      const { transactionId } = await paid(clients, "nordea");
      return ({ payment }) =>
        payment.refundPayment({ path: { transactionId }, body: { amount: 100, callbackUrls: both(clients.urls.refund) } });
    },
    async refundPaymentByEmail(clients) {
      const { transactionId } = await paid(clients, "spankki");
      const refund = { amount: 100, email: "maija.mallikas@example.com", callbackUrls: both(clients.urls.refund) };
      return ({ payment }) => payment.refundPaymentByEmail({ path: { transactionId }, body: refund });
    },
    async activateInvoice(clients) {
      const { transactionId } = await paid(clients, "walleyb2c", {
        amount: 5000,
        items: [],
        manualInvoiceActivation: true,
        callbackUrls: both(clients.urls.payment),
      });
      return ({ payment }) => payment.activateInvoice({ path: { transactionId } });
    },
    listPaymentProviders:
      async () =>
      ({ payment }) =>
        payment.listPaymentProviders(),
    listGroupedPaymentProviders:
      async () =>
      ({ payment }) =>
        payment.listGroupedPaymentProviders(),
    listSettlements:
      async () =>
      ({ payment }) =>
        payment.listSettlements(),
    addCardForm: cardForm,
    payAndAddCard:
      async ({ urls }) =>
      ({ payment }) =>
        payment.payAndAddCard({ body: { ...PAYMENT, callbackUrls: both(urls.payment) } }),
    async getToken(clients) {
      const call = await cardForm(clients);
      const { headers } = await clients.payment.addCardForm({ body: call.fields });
      const id = headers.get("location")?.split("/").at(-1) ?? "";
      await clients.world.addCard(id);
      return ({ payment }) => payment.getToken({ path: { "checkout-tokenization-id": id } });
    },
    async createMitCharge({ world, urls }) {
      const token = await world.addToken();
      return ({ payment }) => payment.createMitCharge({ body: { ...PAYMENT, token, callbackUrls: both(urls.payment) } });
    },
    async createMitAuthorizationHold({ world, urls }) {
      const token = await world.addToken();
      return ({ payment }) => payment.createMitAuthorizationHold({ body: { ...PAYMENT, token, callbackUrls: both(urls.payment) } });
    },
    async createCitCharge({ world, urls }) {
      const token = await world.addToken();
      return ({ payment }) => payment.createCitCharge({ body: { ...PAYMENT, token, callbackUrls: both(urls.payment) } });
    },
    async createCitAuthorizationHold({ world, urls }) {
      const token = await world.addToken();
      return ({ payment }) => payment.createCitAuthorizationHold({ body: { ...PAYMENT, token, callbackUrls: both(urls.payment) } });
    },
    async commitAuthorizationHold(clients) {
      const { transactionId, token } = await held(clients);
      return ({ payment }) =>
        payment.commitAuthorizationHold({ path: { transactionId }, body: { ...PAYMENT, token, callbackUrls: both(clients.urls.payment) } });
    },
    async revertAuthorizationHold(clients) {
      const { transactionId } = await held(clients);
      return ({ payment }) => payment.revertAuthorizationHold({ path: { transactionId } });
    },
    requestPaymentReport:
      async ({ urls }) =>
      ({ payment }) =>
        payment.requestPaymentReport({ body: { requestType: "json", callbackUrl: urls.report } }),
    async requestPaymentReportBySettlementId(clients) {
      await paid(clients, "nordea");
      const [settlement] = await clients.world.settle();
      const path = { settlementId: settlement?.id ?? "" };
      const report = { requestType: "json", callbackUrl: clients.urls.report } as const;
      return ({ payment }) => payment.requestPaymentReportBySettlementId({ path, body: report });
    },
  },
  merchant: {
    async createRefund(clients) {
      const { orderNumber } = await paidOrder(clients);
      const { orderRefund: notifyUrl } = clients.urls;
      return ({ merchant }) => merchant.createRefund({ path: { orderNumber }, body: { ...refundBody, notifyUrl } });
    },
    async getRefund(clients) {
      const path = await refundedOrder(clients);
      return ({ merchant }) => merchant.getRefund({ path });
    },
    async cancelRefund(clients) {
      const path = await refundedOrder(clients);
      return ({ merchant }) => merchant.cancelRefund({ path });
    },
    listSettlements:
      async () =>
      ({ merchant }) =>
        merchant.listSettlements({ query: march }),
    async getSettlement(clients) {
      await paidOrder(clients);
      const [settlement] = await clients.world.settle();
      return ({ merchant }) => merchant.getSettlement({ path: { id: settlement?.id ?? "" } });
    },
    async listPayments(clients) {
      const { orderNumber } = await paidOrder(clients);
      return ({ merchant }) => merchant.listPayments({ query: { order_number: orderNumber } });
    },
    async getPayment(clients) {
      const { paymentId } = await paidOrder(clients);
      return ({ merchant }) => merchant.getPayment({ path: { id: paymentId } });
    },
  },
  legacy: {
    createPayment:
      async ({ urls }) =>
      ({ legacy }) =>
        legacy.createPayment({
          body: {
            orderNumber: "ORDER-1",
            currency: "EUR",
            price: "99.00",
            urlSet: { success: redirectUrls.success, failure: redirectUrls.cancel, notification: urls.order },
          },
        }),
  },
};
