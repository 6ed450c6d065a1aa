/** The values of a request, which the gate has validated against the description that their types are generated from. */
import type {
  AddCardFormRequest,
  CheckoutAlgorithm,
  Language,
  PaymentMethodGroup,
  PaymentRequest,
  TokenPaymentRequest,
} from "@maksu/payment-api";
import type { SentRefund } from "../../domain/refunds/refund.ts";
import type { Report } from "../../domain/reports/report.ts";
import type { Call } from "../call.ts";

export const paymentRequest = ({ accepted }: Call): PaymentRequest => accepted.parts.body as PaymentRequest;

export const tokenPaymentRequest = ({ accepted }: Call): TokenPaymentRequest => accepted.parts.body as TokenPaymentRequest;

export const refundRequest = ({ accepted }: Call): SentRefund => accepted.parts.body as SentRefund;

export const cardForm = ({ accepted }: Call): AddCardFormRequest => accepted.parts.body as AddCardFormRequest;

export const providerQuery = ({ accepted }: Call): ProviderQuery => accepted.parts.query as ProviderQuery;

/** The query of the provider lists. */
export interface ProviderQuery {
  readonly amount?: number;
  readonly groups?: readonly PaymentMethodGroup[];
  readonly language?: Language;
}

export const reportRequest = ({ accepted }: Call): Report["request"] => accepted.parts.body as Report["request"];

export const settlementQuery = ({ accepted }: Call): SettlementQuery => accepted.parts.query as SettlementQuery;

export interface SettlementQuery {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly bankReference?: string;
  /** Digits. */
  readonly limit?: string;
}

/** The algorithm that a request is signed with; undefined for a seed's, which is not signed. */
export const algorithmOf = ({ accepted }: Call): CheckoutAlgorithm | undefined =>
  accepted.parts.header["checkout-algorithm"] as CheckoutAlgorithm | undefined;

/** The sub-merchant that a header names. */
export const subMerchantHeader = ({ accepted }: Call): string | undefined => accepted.parts.header["submerchant"] as string | undefined;

/** The settlement that the path names. */
export const settlementIdOf = ({ accepted }: Call): string => accepted.pathParameters["settlementId"] ?? "";

/** The transaction that the path names. */
export const transactionIdOf = ({ accepted }: Call): string => accepted.pathParameters["transactionId"] ?? "";

/** The tokenization that the path names. */
export const tokenizationIdOf = ({ accepted }: Call): string => accepted.pathParameters["checkout-tokenization-id"] ?? "";
