/** The rules for the input of event creators. */
import { enumOption, type OptionRules } from "@maksu/signing/options";
import { accountRule, secretRule, takeOptions, textRule, type WebhookOptionRule } from "../options/rules.ts";
import type {
  CardEventInput,
  PaymentEventInput,
  PaymentReportInput,
  PaymentSigner,
  ReceiptInput,
  RefundEventInput,
  RefundStatusInput,
  SuccessReceiptInput,
} from "./event-inputs.ts";

const url: WebhookOptionRule = {
  allowed: "an absolute URL",
  accepts: (value) => typeof value === "string" && URL.canParse(value),
  takes: "a string",
  required: true,
};
const record = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);
const encoding: WebhookOptionRule = { ...enumOption("hex", "base64"), code: "encoding-invalid" };

const signer: OptionRules<PaymentSigner, WebhookOptionRule> = {
  url,
  account: accountRule,
  secret: secretRule,
  algorithm: textRule,
  more: {
    allowed: "an object whose values are strings",
    accepts: (value) => record(value) && Object.values(Object(value)).every((each) => typeof each === "string"),
    takes: "an object",
  },
};

const textOrNone: WebhookOptionRule = {
  allowed: "a string, or null for none",
  accepts: (value) => typeof value === "string" || value === null,
};

const ABOUT = {
  ...signer,
  status: textRule,
  amount: { allowed: "a whole number of cents", accepts: Number.isSafeInteger, showsNumbers: true },
  stamp: textRule,
  reference: textRule,
  provider: textOrNone,
  settlementReference: textRule,
} satisfies Record<string, WebhookOptionRule>;

const PAYMENT_EVENT: OptionRules<PaymentEventInput, WebhookOptionRule> = {
  ...ABOUT,
  transactionId: textRule,
  cardToken: textRule,
  acquirerResponseCode: textRule,
  acquirerResponseCodeDescription: textRule,
};

const REFUND_EVENT: OptionRules<RefundEventInput, WebhookOptionRule> = { ...ABOUT, transactionId: textOrNone };

const CARD_EVENT: OptionRules<CardEventInput, WebhookOptionRule> = { ...signer, status: textRule, tokenizationId: textRule };

const { more: _, ...reportSigner } = signer;
const REPORT: OptionRules<PaymentReportInput, WebhookOptionRule> = {
  ...reportSigner,
  format: enumOption("json", "csv"),
  rows: {
    allowed: "a list of objects",
    accepts: (value) => Array.isArray(value) && value.every(record),
    element: { allowed: "an object", accepts: record },
  },
  body: { allowed: "a string or a Uint8Array", accepts: (value) => typeof value === "string" || value instanceof Uint8Array },
};

const RECEIPT: OptionRules<ReceiptInput, WebhookOptionRule> = {
  url,
  secret: secretRule,
  orderNumber: textRule,
  timestamp: { allowed: "a valid Date", accepts: (value) => value instanceof Date && !Number.isNaN(value.getTime()) },
};

const SUCCESS_RECEIPT: OptionRules<SuccessReceiptInput, WebhookOptionRule> = {
  ...RECEIPT,
  paid: textRule,
  method: {
    allowed: "a payment method number of one to three digits",
    accepts: (value) => (typeof value === "string" || typeof value === "number") && /^\d{1,3}$/.test(String(value)),
    takes: "a string",
    showsNumbers: true,
  },
};

const REFUND_STATUS: OptionRules<RefundStatusInput, WebhookOptionRule> = {
  url,
  secret: secretRule,
  refundToken: textRule,
  oldStatus: textRule,
  newStatus: textRule,
  encoding,
};

const NAMES = [PAYMENT_EVENT, CARD_EVENT, REPORT, SUCCESS_RECEIPT, REFUND_STATUS].flatMap((rules) => Object.keys(rules));

/**
 * Validates the input of one event creator. Options of other creators are ignored, so that one object can hold the credentials for every
 * kind of event.
 */
const taker =
  <Input extends object>(rules: OptionRules<Input, WebhookOptionRule>) =>
  (input: Input): Input =>
    takeOptions(input, { ...rules }, NAMES);

export const paymentOptions: (input: PaymentEventInput) => PaymentEventInput = taker(PAYMENT_EVENT);
export const refundOptions: (input: RefundEventInput) => RefundEventInput = taker(REFUND_EVENT);
export const cardOptions: (input: CardEventInput) => CardEventInput = taker(CARD_EVENT);
export const reportOptions: (input: PaymentReportInput) => PaymentReportInput = taker(REPORT);
export const receiptOptions: (input: ReceiptInput) => ReceiptInput = taker(RECEIPT);
export const successReceiptOptions: (input: SuccessReceiptInput) => SuccessReceiptInput = taker(SUCCESS_RECEIPT);
export const refundStatusOptions: (input: RefundStatusInput) => RefundStatusInput = taker(REFUND_STATUS);
