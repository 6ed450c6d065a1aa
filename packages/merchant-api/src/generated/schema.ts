// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
import type { ErrorCode } from "./errors.ts";
/**
 * A row to refund. Any key that is not listed is rejected with `invalid-key`.
 *
 * - Any other key is rejected. Error code: `invalid-key`.
 */
export interface RefundRow {
    /**
     * In cents, VAT included, at most 2000000, and no more than the payment has left: of the row's VAT percent, when it was made through
     * interface E1 or through E2 with product rows. (Later public documentation allows up to 49999999.)
     *
     * Integer, greater than 0, at most 2000000. Error code: `invalid-amount`.
     */
    amount: number;
    /**
     * VAT percent that the row belongs to, in hundredths: 2550 is 25.5 %. Required for payments made through interface E1 or E2, not
     * allowed for others.
     *
     * Integer, 0 to 10000. Error code: `invalid-vat-percent`.
     */
    vatPercent?: number;
    /**
     * Name of the row as the customer sees it.
     *
     * At most 2000 characters. Error code: `invalid-description`.
     */
    description?: string;
}
/**
 * A refund to create. Any key that is not listed is rejected with `invalid-key`.
 *
 * - Any other key is rejected. Error code: `invalid-key`.
 */
export interface RefundRequest {
    /**
     * The customer's address, used for the refund when given. Payments of the simple interface S1 need it unless they were made by card, and
     * so does each bank or invoice-provider refund; card refunds don't. When it is required and missing, the service returns
     * `missing-email`. Its form is not documented; later public documentation rejects a malformed address with a code `invalid-email`.
     */
    email?: string;
    /**
     * What to refund, 1 to 500 rows.
     *
     * 1 to 500 elements. Error code: `invalid-refund-rows`.
     */
    rows: RefundRow[];
    /**
     * Called each time the refund's status changes, see the event `refundStatusChanged`.
     *
     * Pattern: `^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+([/?#][^\s]*)?$`. Error code: `invalid-notify-url`.
     */
    notifyUrl?: string;
}
/** The body of every 4xx and 5xx response. */
export interface ErrorBody {
    /** What went wrong, and what to do about it. */
    error: {
        /**
         * The error code. The response for a merchant whose API is not activated has no documented code; the descriptions here show it
         * with an empty one.
         */
        title: ErrorCode | (string & {});
        /** What went wrong. */
        description: string;
        /** What to do about it. */
        workaround: string;
    };
}
/**
 * Identifies a refund. The last segment of the link that is returned when the refund is created, as public clients read it.
 *
 * 1 to 64 characters.
 */
export type RefundToken = string;
/**
 * Identifies a payment. A number of at most 12 digits, sent as a string.
 *
 * At most 12 characters. Pattern: `^[0-9]+$`.
 */
export type PaymentId = string;
/** What a refund costs the merchant, in the minor unit of the refund's currency. */
export interface RefundMerchantFees {
    /**
     * Negative, as public documentation shows it.
     *
     * Integer.
     */
    transactionFee: number;
}
/**
 * ISO 4217 code of three capital letters.
 *
 * Exactly 3 characters. Pattern: `^[A-Z]{3}$`.
 */
export type Currency = string;
/**
 * What every refund record has, its status aside. The API's document does not state which fields may be missing; public documentation has
 * each of them once. Only `settlementId` is left optional here: a refund may not have been settled yet.
 */
export interface RefundRecord {
    /**
     * The refund token.
     *
     * 1 to 64 characters.
     */
    id: RefundToken;
    /**
     * With its offset.
     *
     * Format: date-time.
     */
    createdAt: string;
    /**
     * The refunded payment.
     *
     * At most 12 characters. Pattern: `^[0-9]+$`.
     */
    paymentId: PaymentId;
    /**
     * Last change, `null` when there was none.
     *
     * Format: date-time.
     */
    updatedAt: string | null;
    /**
     * In the currency's minor unit, negative for a refund.
     *
     * Integer.
     */
    originalAmount: number;
    /**
     * Amount settled to the merchant, in the currency's minor unit.
     *
     * Integer.
     */
    settledAmount: number;
    merchantFees: RefundMerchantFees;
    /** Exactly 3 characters. Pattern: `^[A-Z]{3}$`. */
    currency: Currency;
    /**
     * The settlement the refund belongs to.
     *
     * At most 64 characters.
     */
    settlementId?: string;
}
/**
 * - `created`: the refund exists
 * - `completed`: it has been paid to the customer; for a bank or invoice-provider refund, its amount is taken off the merchant's settlement
 * - `cancelled`: it was cancelled or has failed
 *
 * More statuses may come.
 */
export type RefundStatus = "created" | "completed" | "cancelled" | (string & {});
/** A refund. */
export type Refund = RefundRecord & {
    status: RefundStatus;
};
/**
 * Reference number of a bank transfer. A number of at most 32 digits, sent as a string.
 *
 * At most 32 characters. Pattern: `^[0-9]+$`.
 */
export type ReferenceNumber = string;
/**
 * Money that the service has settled, or is going to settle, to the merchant. That every field is always present comes from public
 * documentation.
 */
export interface Settlement {
    /**
     * Identifies the settlement.
     *
     * At most 64 characters.
     */
    id: string;
    /** At most 32 characters. Pattern: `^[0-9]+$`. */
    referenceNumber: ReferenceNumber;
    /**
     * In the currency's minor unit.
     *
     * Integer, at most 50000000.
     */
    settledAmount: number;
    /**
     * Day the merchant's bank account got it, `null` until then.
     *
     * Format: date.
     */
    settledAt: string | null;
    /** Exactly 3 characters. Pattern: `^[A-Z]{3}$`. */
    currency: Currency;
}
/** What identifies a payment, and its status. Public documentation has a list of these, with each field in each example. */
export interface PaymentSummary {
    /** At most 12 characters. Pattern: `^[0-9]+$`. */
    id: PaymentId;
    /** At most 32 characters. Pattern: `^[0-9]+$`. */
    referenceNumber: ReferenceNumber;
    /**
     * The merchant's order number.
     *
     * At most 64 characters.
     */
    orderNumber: string;
    /**
     * With its offset.
     *
     * Format: date-time.
     */
    createdAt: string;
    /**
     * How a payment moves between these is not part of this interface. By public documentation, `waiting payment` becomes `paid` or
     * `cancelled`, and a cancelled payment can come back to `waiting payment`, or turn out to be `paid`.
     */
    status: "waiting payment" | "paid" | "cancelled" | "waiting acceptance";
    /**
     * The payment method's number, the same that receipts carry as `METHOD`: 1 Nordea, 2 Osuuspankki, 3 Danske Bank, 5 Ålandsbanken,
     * 6 Handelsbanken, 9 PayPal, 10 S-Pankki, 18 Jousto, 50 Aktia, 51 POP Pankki, 52 Säästöpankki, 53 Visa, 54 Mastercard, 55 Diners,
     * 56 American Express, 58 MobilePay, 60 Collector Bank, 61 Oma Säästöpankki. Old payments may have others.
     *
     * Integer.
     */
    paymentMethodId: number;
}
/** Amounts of a payment, in the currency's minor unit. */
export interface PaymentAmounts {
    /**
     * As the web shop's payment data had it.
     *
     * Integer, at most 50000000.
     */
    original: number;
    /**
     * What the customer was charged.
     *
     * Integer, at most 50000000.
     */
    charged: number;
    /**
     * What is settled to the merchant.
     *
     * Integer, at most 50000000.
     */
    settled: number;
    /** Exactly 3 characters. Pattern: `^[A-Z]{3}$`. */
    currency: Currency;
}
/** What the customer pays on top, in the currency's minor unit. */
export interface ConsumerFees {
    /**
     * Fee of the payment method.
     *
     * Integer, at most 50000000.
     */
    paymentMethod: number;
    /** Exactly 3 characters. Pattern: `^[A-Z]{3}$`. */
    currency: Currency;
}
/** What a payment costs the merchant, in the currency's minor unit. Fees are negative, as public documentation shows them. */
export interface PaymentMerchantFees {
    /**
     * Transaction fee.
     *
     * Integer.
     */
    transaction: number;
    /**
     * Provision fee.
     *
     * Integer.
     */
    provision: number;
    /** Exactly 3 characters. Pattern: `^[A-Z]{3}$`. */
    currency: Currency;
}
/**
 * What every payment record has, its refunds aside. The API's document does not state which fields may be missing; public documentation has
 * each of them once. Only `payerName` and `settlementId` are left optional here: the first is for bank payments alone, and a payment may
 * not have been settled yet.
 */
export interface PaymentRecord {
    /** At most 12 characters. Pattern: `^[0-9]+$`. */
    id: PaymentId;
    /** At most 32 characters. Pattern: `^[0-9]+$`. */
    referenceNumber: ReferenceNumber;
    /**
     * The merchant's order number.
     *
     * At most 64 characters.
     */
    orderNumber: string;
    /**
     * With its offset.
     *
     * Format: date-time.
     */
    createdAt: string;
    /**
     * How a payment moves between these is not part of this interface. By public documentation, `waiting payment` becomes `paid` or
     * `cancelled`, and a cancelled payment can come back to `waiting payment`, or turn out to be `paid`.
     */
    status: "waiting payment" | "paid" | "cancelled" | "waiting acceptance";
    /**
     * The payment method's number, the same that receipts carry as `METHOD`: 1 Nordea, 2 Osuuspankki, 3 Danske Bank, 5 Ålandsbanken,
     * 6 Handelsbanken, 9 PayPal, 10 S-Pankki, 18 Jousto, 50 Aktia, 51 POP Pankki, 52 Säästöpankki, 53 Visa, 54 Mastercard, 55 Diners,
     * 56 American Express, 58 MobilePay, 60 Collector Bank, 61 Oma Säästöpankki. Old payments may have others.
     *
     * Integer.
     */
    paymentMethodId: number;
    /**
     * Only of bank payments.
     *
     * At most 32 characters.
     */
    payerName?: string;
    amounts: PaymentAmounts;
    consumerFees: ConsumerFees;
    merchantFees: PaymentMerchantFees;
    /** Name of the service, which is the only value. A service of another name has another one. */
    paymentServiceProvider: "Paytrail" | (string & {});
    /** Whether the service collects the money (`collecting`) or the merchant has its own agreement with the payment method (`direct`). */
    paymentServiceType: "collecting" | "direct";
    /** The settlement the payment belongs to. */
    settlementId?: string;
}
/**
 * Status of a refund as a settlement's payment lists it: those of any refund, and `settlement linked` when the refund belongs to a
 * settlement. Later public documentation no longer names `settlement linked`. More statuses may come.
 */
export type SettlementPaymentRefundStatus = "created" | "completed" | "cancelled" | "settlement linked" | (string & {});
/** A refund as a settlement's payment lists it. */
export type SettlementPaymentRefund = RefundRecord & {
    status: SettlementPaymentRefundStatus;
};
/** A payment as a settlement lists it. Here alone can a refund have the status `settlement linked`. */
export type SettlementPayment = PaymentRecord & {
    /** The refunds linked to the payment. */
    refunds: SettlementPaymentRefund[];
};
/** A settlement with its payments and refunds. */
export type SettlementDetails = Settlement & {
    /**
     * The settled payments, at least one.
     *
     * At least 1 element.
     */
    payments: SettlementPayment[];
    /** The refunds linked to the settlement. */
    refunds: Refund[];
};
/** A payment. */
export type Payment = PaymentRecord & {
    /** The refunds linked to the payment. */
    refunds: Refund[];
};
/** @hidden */
export interface paths {
    "/merchant/v1/payments/{orderNumber}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a refund
         *
         * Creates a refund for the payment that has this order number. The payment must support refunding, and no other payment may have its order
         * number, so that the refund belongs to one. The service e-mails the customer.
         *
         * Accepted with 202 and an empty body; the refund's link, with its token, is in `Location`: keep the token. The refund's status is then
         * `created`. With a `notifyUrl`, each later status is sent as the event `refundStatusChanged`; the creation itself is not.
         *
         * A second request asks for a second refund. When the response was lost, `getPayment` lists the refunds of the payment.
         *
         * 405 means that this payment can't be refunded: because of the interface it came through, its payment method or its status.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/v1/refunds/{refundToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of a refund
         *
         * A refund by its token. Unavailable to the demo merchant.
         */
        get: operations["getRefund"];
        put?: never;
        post?: never;
        /**
         * Cancel a refund
         *
         * Cancels a refund that is still in a state from which it can be cancelled; which states these are is not documented, `created` alone
         * is the likely reading of public documentation. A card refund can't be cancelled. The service e-mails the customer, and the refund's
         * status becomes `cancelled`.
         *
         * 204 has no body. An empty token gets 404, too: `DELETE /merchant/v1/refunds/`. 405 means that the refund exists but can't
         * be cancelled.
         */
        delete: operations["cancelRefund"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/v1/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settlements
         *
         * The settlements created in a time span of at most two months. Unavailable to the demo merchant.
         *
         * 404 means that a date is not written as it should be, that the span is not valid, or that it is too long. According to public
         * documentation, the response is empty in the first two cases: don't rely on its body.
         */
        get: operations["listSettlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/v1/settlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of a settlement
         *
         * A settlement with its payments and with the refunds linked to it. In a payment's own list of refunds, and nowhere else, a refund may
         * have the status `settlement linked`. Unavailable to the demo merchant.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/v1/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of an order number
         *
         * The payments that have an order number, each in short: `getPayment` has the rest. The API's document does not have this operation; the
         * vendor's public documentation and its own library do. Unavailable to the demo merchant.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/merchant/v1/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the details of a payment
         *
         * A payment with its amounts, fees and refunds. Unavailable to the demo merchant.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
/** @hidden */
export interface components {
    schemas: {
        RefundRow: RefundRow;
        RefundRequest: RefundRequest;
        Error: ErrorBody;
        RefundToken: RefundToken;
        PaymentId: PaymentId;
        RefundMerchantFees: RefundMerchantFees;
        Currency: Currency;
        RefundRecord: RefundRecord;
        RefundStatus: RefundStatus;
        Refund: Refund;
        ReferenceNumber: ReferenceNumber;
        Settlement: Settlement;
        PaymentSummary: PaymentSummary;
        PaymentAmounts: PaymentAmounts;
        ConsumerFees: ConsumerFees;
        PaymentMerchantFees: PaymentMerchantFees;
        PaymentRecord: PaymentRecord;
        SettlementPaymentRefundStatus: SettlementPaymentRefundStatus;
        SettlementPaymentRefund: SettlementPaymentRefund;
        SettlementPayment: SettlementPayment;
        SettlementDetails: SettlementDetails;
        Payment: Payment;
    };
    responses: {
        /** The request is not authenticated, or the merchant may not use the API or its refunds. */
        RefundsForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /**
         * The service is temporarily unavailable, which any operation may return. The one code documented for this status speaks of the refunding
         * service.
         */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** The request is not authenticated, or the merchant may not use the API. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * Link to the created refund, which has the refund token in it; as public clients read it, the token is the last part of the path. With it
         * the refund is fetched and cancelled. Whether the link is absolute is not documented.
         *
         * Pattern: `/[^/?#\s]+$`.
         */
        Location: string;
    };
    pathItems: never;
}
/** @hidden */
export interface operations {
    createRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The payment's order number. One payment only may have it.
                 *
                 * 1 to 64 characters. Error code: `payment-not-found`.
                 */
                orderNumber: string;
            };
            cookie?: never;
        };
        /** The refund's rows, VAT included. UTF-8. */
        requestBody: {
            content: {
                "application/json": RefundRequest;
            };
        };
        responses: {
            /** Accepted. The body is empty. */
            202: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is not valid, or the payment can't be identified or refunded by its order number. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            403: components["responses"]["RefundsForbidden"];
            /** Payment not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** The payment can't be refunded. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The refund token, which is the refund's id.
                 *
                 * 1 to 64 characters. Error code: `invalid-refund-token`.
                 */
                refundToken: RefundToken;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Refund;
                };
            };
            403: components["responses"]["RefundsForbidden"];
            /** Refund not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The refund token. An empty one is treated as an unknown one.
                 *
                 * 1 to 64 characters. Error code: `refund-not-found`.
                 */
                refundToken: RefundToken;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            403: components["responses"]["RefundsForbidden"];
            /** Refund not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            /** The refund can't be cancelled. */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSettlements: {
        parameters: {
            query: {
                /**
                 * First day of the span, `yyyy-mm-dd`.
                 *
                 * Format: date. Error code: `invalid-date-format`.
                 */
                fromDate: string;
                /**
                 * Last day of the span, `yyyy-mm-dd`.
                 *
                 * Format: date. Error code: `invalid-date-format`.
                 */
                toDate: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settlements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Settlement[];
                };
            };
            403: components["responses"]["Forbidden"];
            /**
             * A date or the time span is not valid, or the span is too long. The body may be empty: public documentation says so of the first
             * two.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The settlement's id, a string.
                 *
                 * 1 to 64 characters. Error code: `invalid-settlement-id`.
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The settlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SettlementDetails;
                };
            };
            403: components["responses"]["Forbidden"];
            /** Settlement not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPayments: {
        parameters: {
            query: {
                /**
                 * The merchant's order number.
                 *
                 * 1 to 64 characters. Error code: `invalid-order-number`.
                 */
                order_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payments of the order number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentSummary[];
                };
            };
            403: components["responses"]["Forbidden"];
            /** The order number is not valid, or no payment has it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The payment's identification code that the customer has, without its hyphen.
                 *
                 * At most 12 characters. Pattern: `^[0-9A-Za-z]+$`. Error code: `invalid-consumer-payment-id`.
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Payment;
                };
            };
            403: components["responses"]["Forbidden"];
            /** Payment not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrorBody;
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
/** The values of {@link RefundStatus}. */
export const refundStatusValues: readonly ["created","completed","cancelled"] = ["created","completed","cancelled"];
/** The values of {@link SettlementPaymentRefundStatus}. */
export const settlementPaymentRefundStatusValues: readonly ["created","completed","cancelled","settlement linked"] = ["created","completed","cancelled","settlement linked"];
/** Fields that are text for callers, so that every digit survives, though the wire may carry a number. */
export const textFields: readonly string[] = ["paymentId","referenceNumber","id"];
/** Fields that are numbers for callers. */
export const numberFields: readonly string[] = ["amount","vatPercent","transactionFee","originalAmount","settledAmount","paymentMethodId","original","charged","settled","paymentMethod","transaction","provision"];
