import { createPaymentClient, type PaymentClient } from "@maksu/payment-client";
import { memoryStore, type Order, paymentCallbackHandler, paymentReportHandler, webhookRouter } from "@maksu/webhooks";
import { Inject, Injectable, Module } from "@nestjs/common";
import { HOOKS, HooksController } from "./hooks.controller.js";

const merchant = () => ({ account: Number(process.env.PAYMENT_ACCOUNT), secret: process.env.PAYMENT_SECRET ?? "" });

export const PAYMENTS = Symbol("the payment client");

/** What the shop does when something is paid. */
@Injectable()
export class Orders {
  /** By the stamps that payments were created with. */
  readonly open = new Map<string, Order>();
  readonly paid: string[] = [];
  readonly reported: number[] = [];
}

@Injectable()
export class Checkout {
  constructor(@Inject(PAYMENTS) readonly payments: PaymentClient) {}
}

@Module({
  controllers: [HooksController],
  providers: [
    Orders,
    Checkout,
    { provide: PAYMENTS, useFactory: () => createPaymentClient({ ...merchant(), baseUrl: process.env.PAYMENT_API_URL ?? "" }) },
    {
      provide: HOOKS,
      inject: [Orders],
      useFactory: (orders: Orders) => {
        const options = { ...merchant(), store: memoryStore() };
        return webhookRouter({
          "/hooks/payment": paymentCallbackHandler({
            ...options,
            order: (stamp) => orders.open.get(stamp),
            onPayment: async ({ stamp, status }) => void (status === "ok" && orders.paid.push(stamp)),
          }),
          "/hooks/report": paymentReportHandler({ ...options, onReport: async ({ rows }) => void orders.reported.push([...rows].length) }),
        });
      },
    },
  ],
})
export class PaymentsModule {}
