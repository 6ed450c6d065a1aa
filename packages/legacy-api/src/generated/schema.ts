// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
import type { ErrorCode } from "./errors.ts";
/**
 * Address of at most 2048 characters. What the service checks of it is not documented. This description asks for http or https and a host,
 * and for no more: in a captured exchange the service took a host without a dot.
 *
 * 1 to 2048 characters. Pattern: `^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+([/?#][^\s]*)?$`.
 */
export type Url = string;
/** Where the customer's browser and the service's notification go. */
export interface UrlSet {
    /**
     * The customer comes here after a successful payment, see `successRedirect`.
     *
     * 1 to 2048 characters. Pattern: `^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+([/?#][^\s]*)?$`. Error code: `invalid-url-success`.
     */
    success: Url;
    /**
     * The customer comes here when the payment was cancelled or has failed, see `failureRedirect`.
     *
     * 1 to 2048 characters. Pattern: `^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+([/?#][^\s]*)?$`. Error code: `invalid-url-failure`.
     */
    failure: Url;
    /**
     * The customer comes here while the payment is pending. An empty text stands for none.
     *
     * At most 2048 characters. Pattern: `^([Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+([/?#][^\s]*)?)?$`. Error code: `invalid-url-pending`.
     */
    pending?: string;
    /**
     * The service calls it once the payment counts as successful, see `paymentNotification`.
     *
     * 1 to 2048 characters. Pattern: `^[Hh][Tt][Tt][Pp][Ss]?://[^\s/?#]+([/?#][^\s]*)?$`. Error code: `invalid-url-notification`.
     */
    notification: Url;
}
/** The payer's address. */
export interface Address {
    /**
     * Street and number. It has no error code of its own; the address record's code is returned.
     *
     * 1 to 64 characters. Error code: `invalid-contact-address`.
     */
    street: string;
    /**
     * Postal code of the payer's address.
     *
     * 1 to 16 characters. Error code: `invalid-contact-postal-code`.
     */
    postalCode: string;
    /**
     * City or town.
     *
     * 1 to 64 characters. Error code: `invalid-contact-postal-office`.
     */
    postalOffice: string;
    /**
     * ISO 3166-1 code of two capital letters. Used to verify the payer's credit history.
     *
     * Exactly 2 characters. Pattern: `^[A-Z]{2}$`. Error code: `invalid-contact-country`.
     */
    country: string;
}
/** The payer. */
export interface Contact {
    /**
     * First name of the payer.
     *
     * 1 to 64 characters. Error code: `invalid-contact-first-name`.
     */
    firstName: string;
    /**
     * Last name of the payer.
     *
     * 1 to 64 characters. Error code: `invalid-contact-last-name`.
     */
    lastName: string;
    /**
     * Name of the company, where the payer is one.
     *
     * At most 128 characters. Error code: `invalid-contact-company-name`.
     */
    companyName?: string;
    /**
     * E-mail address of the payer. The form that the service demands is not documented. This description asks for text on both sides of an `@`, so that no address is
     * rejected which the service may accept.
     *
     * 1 to 255 characters. Pattern: `^[^\s@]+@[^\s@]+$`. Error code: `invalid-contact-email`.
     */
    email: string;
    /**
     * Telephone number of the payer.
     *
     * At most 64 characters. Error code: `invalid-contact-telephone`.
     */
    telephone?: string;
    /**
     * Mobile telephone number of the payer.
     *
     * At most 64 characters. Error code: `invalid-contact-mobile`.
     */
    mobile?: string;
    /** Error code: `invalid-contact-address`. */
    address: Address;
}
/**
 * A decimal number of at most ten characters with a decimal point. The service takes text and JSON numbers.
 *
 * At most 10 characters. Pattern: `^-?[0-9]+(\.[0-9]+)?$`.
 */
export type Decimal = string;
/** A row of the order. */
export interface Product {
    /**
     * Name of the product, for customers (on the method selection page and on invoices) and for the merchant panel.
     *
     * 1 to 255 characters. Error code: `invalid-product-title`.
     */
    title: string;
    /**
     * Product number.
     *
     * At most 16 characters. Error code: `invalid-product-code`.
     */
    code?: string;
    /**
     * Quantity, usually 1. A decimal of at most ten characters. Unless it is whole, the invoice provider's method is hidden from the
     * customer.
     *
     * At most 10 characters. Pattern: `^-?[0-9]+(\.[0-9]+)?$`. Error code: `invalid-product-amount`.
     */
    amount: Decimal;
    /**
     * Price of one unit, with VAT when `includeVat` is 1. A decimal of at most ten characters. Negative for a discount; the total of the
     * order must still be at least 0.65.
     *
     * At most 10 characters. Pattern: `^-?[0-9]+(\.[0-9]+)?$`. Error code: `invalid-product-price`.
     */
    price: Decimal;
    /**
     * Tax percentage. A decimal of at most ten characters. Its range is not documented.
     *
     * At most 10 characters. Pattern: `^-?[0-9]+(\.[0-9]+)?$`. Error code: `invalid-product-vat`.
     */
    vat: Decimal;
    /**
     * Discount percentage, 0 to 100. A decimal of at most ten characters.
     *
     * At most 10 characters. Pattern: `^0*([0-9]{1,2}(\.[0-9]+)?|100(\.0+)?)$`. Error code: `invalid-product-discount`.
     *
     * @default 0
     */
    discount?: string;
    /**
     * 1 for a normal row, 2 for shipping, 3 for handling. Text or a number.
     *
     * At most 1 character. Error code: `invalid-product-type`.
     *
     * @default 1
     */
    type?: "1" | "2" | "3" | 1 | 2 | 3;
}
/**
 * The payer and the rows of the order. A total of the rows below 0.65, or one that is too high, gives `invalid-total-price`; how high it may
 * be is not documented.
 *
 * - The total of the rows, VAT included and discounts taken off, must not be below 0.65. Error code: `invalid-total-price`.
 */
export interface OrderDetails {
    /**
     * Whether the rows' prices include VAT (1) or it is added to them (0). With 0, the invoice provider's method is hidden from the
     * customer. Text or a number.
     *
     * Error code: `invalid-vat-mode`.
     */
    includeVat: "0" | "1" | 0 | 1;
    /** Error code: `invalid-contact`. */
    contact: Contact;
    /**
     * The rows, 1 to 500. Another number of them gives `invalid-products-amount`.
     *
     * Error code: `invalid-products`.
     *
     * - There must be 1 to 500 products. Error code: `invalid-products-amount`.
     */
    products: Product[];
}
/**
 * A payment to create. It has either a `price` or `orderDetails`: neither gives `missing-order-details-and-price`, both give
 * `order-details-and-price-defined`.
 *
 * A payment that has a `price` alone can't be paid by invoice or in instalments and can't carry fees for its method; and neither the
 * merchant panel nor the page where the customer selects a method can show who pays and what for.
 *
 * - Either price or orderDetails must be sent. Error code: `missing-order-details-and-price`.
 * - Only one of price and orderDetails may be sent. Error code: `order-details-and-price-defined`.
 */
export type PaymentRequest = {
    /**
     * The merchant's own number of the order. Comes back in the response and in receipts.
     *
     * 1 to 64 characters. Error code: `invalid-order-number`.
     *
     * - There must be no `|` and no control character in it. It comes back in receipts, whose `RETURN_AUTHCODE` is made over values joined by `|`: one that has a `|` could be read as several.
     */
    orderNumber: string;
    /**
     * Finnish reference number with its check digit. It reaches the provider of a payment method that the merchant has a direct agreement
     * for; with any other method the service makes up a number. The field takes up to 22 characters; the standard that it must follow has 4
     * to 20 digits, check digit included, as public sources give it. A number used for another payment gives
     * `invalid-reference-number-used`.
     *
     * At most 22 characters. Format: finnish-reference. Pattern: `^[0-9]{4,20}$`. Error code: `invalid-reference-number`.
     */
    referenceNumber?: string;
    /**
     * Free text, which the merchant panel shows with the payment's details.
     *
     * At most 65000 characters. Error code: `invalid-description`.
     */
    description?: string;
    /**
     * ISO 4217 code in capital letters. Finnish banks need EUR, and the service supports no other.
     *
     * At most 3 characters. Error code: `invalid-currency`.
     */
    currency: "EUR";
    /**
     * Language that the method selection page opens in, with its way to write amounts; also that of `errorMessage`.
     *
     * At most 5 characters. Error code: `invalid-locale`.
     *
     * @default "fi_FI"
     */
    locale?: "fi_FI" | "sv_SE" | "en_US";
    /**
     * Total of the payment, at least 0.65. A decimal of at most ten characters. (A public client sends no more than 499999.99; the
     * document has no other upper limit.)
     *
     * At most 10 characters. Pattern: `^0*([1-9][0-9]*(\.[0-9]+)?|0\.(6[5-9]|[7-9])[0-9]*)$`. Error code: `invalid-price`.
     */
    price?: string;
    /** Error code: `invalid-url-set`. */
    urlSet: UrlSet;
    orderDetails?: OrderDetails;
} & ({
    price: unknown;
    orderDetails?: never;
} | {
    orderDetails: unknown;
    price?: never;
});
/** The created payment. */
export interface PaymentResponse {
    /**
     * The request's order number, as it was sent.
     *
     * At most 64 characters.
     */
    orderNumber: string;
    /**
     * Identifies the payment. It expires once the payment is made, and after 14 days otherwise. A web shop that embeds the method selection
     * page hands it over unchanged.
     *
     * Exactly 64 characters. Pattern: `^[A-Za-z0-9]{64}$`.
     */
    token: string;
    /** Where the customer pays. The token is part of the address. */
    url: string;
}
/** Why the request was rejected. */
export interface ErrorBody {
    /** The error code. */
    errorCode: ErrorCode | (string & {});
    /** What the code means, in the locale that the request chose, `fi_FI` by default. Not meant for customers. */
    errorMessage: string;
}
/** @hidden */
export interface paths {
    "/api-payment/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment
         *
         * Creates a payment in advance. Send the customer to the returned `url` to pay. The token in it expires once the payment is made, and
         * after 14 days otherwise.
         *
         * The body is JSON or XML by its Content-Type, UTF-8, and the response has the same format. Both have the same fields; in XML the root
         * element is `payment`, and the rows are `product` elements inside `products`.
         *
         * What a second request with the same `orderNumber` does is not documented, so never repeat one blindly. When the response was lost, the
         * token and the address are lost with it: only a payment that is made can be recognized, by the `ORDER_NUMBER` of its receipt. A
         * `referenceNumber` in use is rejected, so a request that has one can't create a second payment.
         */
        post: operations["createPayment"];
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
        Url: Url;
        UrlSet: UrlSet;
        Address: Address;
        Contact: Contact;
        Decimal: Decimal;
        Product: Product;
        OrderDetails: OrderDetails;
        PaymentRequest: PaymentRequest;
        PaymentResponse: PaymentResponse;
        Error: ErrorBody;
    };
    responses: {
        /**
         * The request is incorrect. The format of the body is that of the request; when its Content-Type is wrong or could not be read, it is
         * XML. `errorMessage` comes in the request's `locale`, `fi_FI` by default; the examples have it in English, in words of their own. The
         * list has the codes in the document's order. Which one the service returns when several apply is not documented.
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
                "application/xml": ErrorBody;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
/** @hidden */
export interface operations {
    createPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The payment's data. */
        requestBody: {
            content: {
                "application/json": PaymentRequest;
                "application/xml": PaymentRequest;
            };
        };
        responses: {
            /** Created. The format of the body is that of the request. That the status is 201 comes from public documentation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PaymentResponse;
                    "application/xml": PaymentResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * Merchant id or secret is missing or wrong. Inferred from a public client, which reads `errorCode` and `errorMessage` from the body. No
             * body has ever been documented or captured, nor an error code, so none is described here.
             */
            401: {
                headers: {
                    /** Asks for Basic authentication. HTTP itself requires it in a 401 response; the interface's document does not mention it. */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
/** Fields that are text for callers, so that every digit survives, though the wire may carry a number. */
export const textFields: readonly string[] = ["amount","price","vat","discount","referenceNumber"];
/** Fields that are numbers for callers. */
export const numberFields: readonly string[] = ["type","includeVat"];
