import type { PaymentRequest } from "@maksu/legacy-api";
import type { Merchant } from "../merchant.ts";
import type { NumberedMethod } from "../methods.ts";
import type { Settings } from "../settings.ts";
import type { Timers } from "../timers.ts";

/** The states of an order: the payment statuses of the Merchant API. */
export type OrderState = "waiting payment" | "paid" | "cancelled" | "waiting acceptance";

/** The class of the interface that an order came through. */
export type InterfaceClass = "S1" | "E1" | "E2" | "1" | "3" | "third-party";

/** A payment of the legacy interface. */
export interface Order {
  /** 64 letters and digits. */
  readonly token: string;
  /** 12 digits. */
  readonly paymentId: string;
  /** The merchant ID. */
  readonly account: string;
  readonly interfaceClass: InterfaceClass;
  readonly status: OrderState | "none";
  readonly waitsFor?: string;
  readonly cause?: string;
  /** When its token expired. */
  readonly expiredAt?: string;
  readonly request: PaymentRequest;
  /** Cents, VAT included. */
  readonly amount: number;
  /** Cents per VAT percent; empty for an order without rows. */
  readonly byVat: readonly VatAmount[];
  /** The number that the service made up. */
  readonly referenceNumber: string;
  readonly createdAt: string;
  readonly paidAt?: string;
  /** Id of the method that took part, its number, and the name that the customer chose it by. */
  readonly method?: string;
  readonly methodNumber?: number;
  readonly methodName?: string;
  /** Cents refunded, by refunds that were not cancelled: in total, and per VAT percent. */
  readonly refunded: number;
  readonly refundedByVat: readonly VatAmount[];
  readonly timers: Timers;
}

/** An amount of one VAT percent. */
export interface VatAmount {
  /** In hundredths of a percent. */
  readonly vatPercent: number;
  /** Cents. */
  readonly amount: number;
}

/** Says that an order of a merchant has a reference number. */
export interface ReferenceClaim {
  readonly account: string;
  /** The order's token. */
  readonly order: string;
}

/** The subject that an order's rows depend on. */
export interface OrderSubject {
  readonly order: Order;
  /** The method that takes part. */
  readonly method: NumberedMethod | undefined;
  readonly merchant: Merchant;
  readonly settings: Settings;
}

/** The merchant and the settings of an order. */
export type OrderContext = Pick<OrderSubject, "merchant" | "settings">;
