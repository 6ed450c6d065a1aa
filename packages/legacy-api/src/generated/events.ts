// Generated from the description of Legacy payment creation; do not edit. Change the description and run `npm run generate`.
/**
 * What the service of Legacy payment creation sends: types of each event, and what a receiver needs of it when it runs.
 *
 * @packageDocumentation
 */
/** Query parameters of `successRedirect`: the customer comes back after a payment. */
export interface SuccessRedirectQuery {
    /**
     * The order number that the payment was created with.
     *
     * 1 to 64 characters.
     */
    ORDER_NUMBER: string;
    /**
     * Time of the receipt in seconds since 1970 (UNIX time). Text, as its digits are part of what `RETURN_AUTHCODE` is made over.
     *
     * Pattern: `^[0-9]+$`.
     */
    TIMESTAMP: string;
    /**
     * Identifies the payment that was made. Only a receipt that has it confirms a payment.
     *
     * At least 1 character.
     */
    PAID: string;
    /**
     * Number of the payment method.
     *
     * In use: 1 Nordea, 2 Osuuspankki, 3 Danske Bank, 5 Ålandsbanken, 6 Handelsbanken, 9 PayPal, 10 S-Pankki, 18 Jousto, 50 Aktia, 51 POP
     * Pankki, 52 Säästöpankki, 53 Visa, 54 Mastercard, 55 Diners, 56 American Express, 58 MobilePay, 60 Collector Bank, 61 Oma Säästöpankki.
     * Deprecated: 11 Klarna invoice, 12 Klarna instalment, 30 Visa, 31 Mastercard, 34 Diners, 35 JCB. Removed: 4 Tapiola, 19 Collector's
     * former version.
     *
     * Pattern: `^[0-9]+$`.
     */
    METHOD: string;
    /**
     * MD5 sum, in upper-case hexadecimal digits, of the values of the other parameters and the merchant secret, joined by vertical bars:
     * `ORDER_NUMBER|TIMESTAMP|PAID|METHOD|<secret>`, after a failure `ORDER_NUMBER|TIMESTAMP|<secret>`. A code that matches does not prove a
     * payment: `PAID` must be there, too.
     *
     * Pattern: `^[0-9A-F]{32}$`.
     */
    RETURN_AUTHCODE: string;
}
/** Query parameters of `failureRedirect`: the customer comes back without having paid. */
export interface FailureRedirectQuery {
    /**
     * The order number that the payment was created with.
     *
     * 1 to 64 characters.
     */
    ORDER_NUMBER: string;
    /**
     * Time of the receipt in seconds since 1970 (UNIX time). Text, as its digits are part of what `RETURN_AUTHCODE` is made over.
     *
     * Pattern: `^[0-9]+$`.
     */
    TIMESTAMP: string;
    /**
     * MD5 sum, in upper-case hexadecimal digits, of the values of the other parameters and the merchant secret, joined by vertical bars:
     * `ORDER_NUMBER|TIMESTAMP|PAID|METHOD|<secret>`, after a failure `ORDER_NUMBER|TIMESTAMP|<secret>`. A code that matches does not prove a
     * payment: `PAID` must be there, too.
     *
     * Pattern: `^[0-9A-F]{32}$`.
     */
    RETURN_AUTHCODE: string;
}
/** Query parameters of `paymentNotification`: a payment has been marked successful. */
export interface PaymentNotificationQuery {
    /**
     * The order number that the payment was created with.
     *
     * 1 to 64 characters.
     */
    ORDER_NUMBER: string;
    /**
     * Time of the receipt in seconds since 1970 (UNIX time). Text, as its digits are part of what `RETURN_AUTHCODE` is made over.
     *
     * Pattern: `^[0-9]+$`.
     */
    TIMESTAMP: string;
    /**
     * Identifies the payment that was made. Only a receipt that has it confirms a payment.
     *
     * At least 1 character.
     */
    PAID: string;
    /**
     * Number of the payment method.
     *
     * In use: 1 Nordea, 2 Osuuspankki, 3 Danske Bank, 5 Ålandsbanken, 6 Handelsbanken, 9 PayPal, 10 S-Pankki, 18 Jousto, 50 Aktia, 51 POP
     * Pankki, 52 Säästöpankki, 53 Visa, 54 Mastercard, 55 Diners, 56 American Express, 58 MobilePay, 60 Collector Bank, 61 Oma Säästöpankki.
     * Deprecated: 11 Klarna invoice, 12 Klarna instalment, 30 Visa, 31 Mastercard, 34 Diners, 35 JCB. Removed: 4 Tapiola, 19 Collector's
     * former version.
     *
     * Pattern: `^[0-9]+$`.
     */
    METHOD: string;
    /**
     * MD5 sum, in upper-case hexadecimal digits, of the values of the other parameters and the merchant secret, joined by vertical bars:
     * `ORDER_NUMBER|TIMESTAMP|PAID|METHOD|<secret>`, after a failure `ORDER_NUMBER|TIMESTAMP|<secret>`. A code that matches does not prove a
     * payment: `PAID` must be there, too.
     *
     * Pattern: `^[0-9A-F]{32}$`.
     */
    RETURN_AUTHCODE: string;
}

/** The events of Legacy payment creation by name, and what comes with each. */
export interface Events {
  /**
   * The customer comes back after a payment
   *
   * The customer's browser opens the success address of the payment, with the receipt as its query. Verify `RETURN_AUTHCODE` before
   * trusting it. By public documentation the notification may have come before; it may also be the only one to come.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `default`: The page that the merchant shows. It isn't part of the interface.
   */
  readonly successRedirect: { readonly query: SuccessRedirectQuery };
  /**
   * The customer comes back without having paid
   *
   * The customer's browser opens the failure address of the payment after it was cancelled or has failed. The receipt has neither `PAID`
   * nor `METHOD`, according to public documentation, and its `RETURN_AUTHCODE` is made without them.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `default`: The page that the merchant shows. It isn't part of the interface.
   */
  readonly failureRedirect: { readonly query: FailureRedirectQuery };
  /**
   * A payment has been marked successful
   *
   * The service calls the notification address once the payment counts as successful, as a rule minutes after it was made, with the
   * parameters of the success address. By public documentation it may come before the customer does, and much later for a payment that was
   * found later. What the service does when it gets no response is not documented.
   *
   * Comes with `GET`. Responses of the receiver:
   * - `2XX`: Received. The body does not matter.
   */
  readonly paymentNotification: { readonly query: PaymentNotificationQuery };
}

/**
 * The events of Legacy payment creation at run time: the method they come with, each parameter's type on the wire (and its known values, where
 * it has a list), the media types of the body, and the hours after
 * the first time at which it is sent again while nobody acknowledges it, where a schedule is documented.
 */
export const eventTable = {
  "successRedirect": {
    "method": "GET",
    "query": {
      "ORDER_NUMBER": {"required": true, "type": "string"},
      "TIMESTAMP": {"required": true, "type": "string"},
      "PAID": {"required": true, "type": "string"},
      "METHOD": {"required": true, "type": "string"},
      "RETURN_AUTHCODE": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "failureRedirect": {
    "method": "GET",
    "query": {
      "ORDER_NUMBER": {"required": true, "type": "string"},
      "TIMESTAMP": {"required": true, "type": "string"},
      "RETURN_AUTHCODE": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  },
  "paymentNotification": {
    "method": "GET",
    "query": {
      "ORDER_NUMBER": {"required": true, "type": "string"},
      "TIMESTAMP": {"required": true, "type": "string"},
      "PAID": {"required": true, "type": "string"},
      "METHOD": {"required": true, "type": "string"},
      "RETURN_AUTHCODE": {"required": true, "type": "string"}
    },
    "headers": {},
    "mediaTypes": [],
    "retryHours": []
  }
} as const;
