/** The operations that change what the sandbox remembers, by the word that a seed has for each. */
import type { ApiName, ResponseDraft } from "@maksu/service-front";

/** An operation that a seed can do again. */
export interface RecordedOperation {
  readonly api: ApiName;
  readonly operationId: string;
  /** The parameter of the path that names what it is done to. */
  readonly of?: string;
  /** Fields of the body that are of one request alone. */
  readonly withoutFields?: readonly string[];
}

const payment = (operationId: string, of?: string): RecordedOperation => ({ api: "payment", operationId, ...(of !== undefined && { of }) });

/** Word of a seed to operation. */
export const RECORDED_OPERATIONS = {
  create: payment("createPayment"),
  refundPayment: payment("refundPayment", "transactionId"),
  refundPaymentByEmail: payment("refundPaymentByEmail", "transactionId"),
  activateInvoice: payment("activateInvoice", "transactionId"),
  addCardForm: {
    ...payment("addCardForm"),
    withoutFields: ["checkout-account", "checkout-method", "checkout-nonce", "checkout-timestamp", "signature"],
  },
  payAndAddCard: payment("payAndAddCard"),
  mitCharge: payment("createMitCharge"),
  mitHold: payment("createMitAuthorizationHold"),
  citCharge: payment("createCitCharge"),
  citHold: payment("createCitAuthorizationHold"),
  commit: payment("commitAuthorizationHold", "transactionId"),
  revert: payment("revertAuthorizationHold", "transactionId"),
  requestReport: payment("requestPaymentReport"),
  requestSettlementReport: payment("requestPaymentReportBySettlementId", "settlementId"),
  order: { api: "legacy", operationId: "createPayment" },
  refundOrder: { api: "merchant", operationId: "createRefund", of: "orderNumber" },
  cancelRefund: { api: "merchant", operationId: "cancelRefund", of: "refundToken" },
} as const satisfies Readonly<Record<string, RecordedOperation>>;

/** The word for an operation; undefined for one that changes nothing. */
export const wordOf = (api: ApiName, operationId: string): keyof typeof RECORDED_OPERATIONS | undefined =>
  WORDS.get(`${api} ${operationId}`);

const isWord = (word: string): word is keyof typeof RECORDED_OPERATIONS => Object.hasOwn(RECORDED_OPERATIONS, word);

const WORDS: ReadonlyMap<string, keyof typeof RECORDED_OPERATIONS> = new Map(
  Object.entries(RECORDED_OPERATIONS).flatMap(([word, { api, operationId }]) =>
    isWord(word) ? [[`${api} ${operationId}`, word] as const] : [],
  ),
);

/** The id or the token that a response names: in its body, or at the end of its location. */
export function madeBy({ body, headers: { location } }: ResponseDraft): string | undefined {
  const { transactionId, requestId, token } = (body ?? {}) as Readonly<Record<string, string | undefined>>;
  return transactionId ?? requestId ?? token ?? location?.slice(location.lastIndexOf("/") + 1);
}
