// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
import type { CommandOperations } from "@maksu/client-core/command";
import type { Operations } from "./operations.ts";

/** The operations of Payment API, as the command takes them: each input is a flag. */
export const commandOperations: CommandOperations<keyof Operations> = {
  "createPayment": {
    "method": "POST",
    "path": "/payments",
    "summary": "Create a payment",
    "description": "Opens a payment and returns the payment methods that it can be paid with. Send the customer to `href`, or show the methods on a page of\nyour own: each has a form for the customer's browser to post.\n\n`amount` is the sum of the items. With `usePricesWithoutVat`, amount and unit prices come without VAT and there is at least one item.\nPublic documentation adds: unit prices are then not negative; in a shop-in-shop each item names its sub-merchant and has a stamp and a\nreference, and the aggregate merchant signs; unknown keys are rejected.\n\nThe outcome comes by the events `paymentCallback` and `paymentRedirect`.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly. When the response was lost, the payment\nmay be open: its callbacks and redirects carry the `stamp`, and so do the rows of `requestPaymentReport`, with `paymentStatus: all` also\nthose of payments that nobody has paid.",
    "inputs": [
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 1525, "units": 1, "vatPercentage": 25.5, "productCode": "#1234", "deliveryDate": "2018-09-01"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "manualInvoiceActivation",
        "in": "body",
        "type": "boolean",
        "description": "When true and the customer chooses an invoice, it waits until the merchant activates it. Supported by one specific invoice provider only."
      },
      {
        "name": "groups",
        "in": "body",
        "type": "list",
        "values": ["mobile", "bank", "creditcard", "credit", "other"],
        "description": "Return only the payment methods of these groups."
      },
      {
        "name": "usePricesWithoutVat",
        "in": "body",
        "type": "boolean",
        "description": "When true, `amount` and each item's `unitPrice` are given without VAT; the service adds it and rounds each price to the closest cent. There must then be items, and by public documentation none with a negative unit price."
      }
    ],
    "hasBody": true
  },
  "getPayment": {
    "method": "GET",
    "path": "/payments/{transactionId}",
    "summary": "Get a payment",
    "description": "Returns a payment and its state. By public documentation the callbacks report the outcome first; use this operation to ask later.",
    "inputs": [
      {"name": "transactionId", "in": "path", "type": "string", "required": true, "description": "Transaction id of the payment or of the authorization hold."}
    ]
  },
  "refundPayment": {
    "method": "POST",
    "path": "/payments/{transactionId}/refund",
    "summary": "Refund a payment",
    "description": "Refunds a payment in full or in part through the payment method provider. This is the recommended operation: with `email` given, an\ne-mail refund is made when the provider supports no other.\n\nRefunds are processed later. The request is checked, and 201 says that the refund can be made; the outcome comes by the event\n`refundCallback`. By public documentation, an ordinary payment is refunded by `amount`, a shop-in-shop by `items` or in full.\n\n422 says that refunds are not supported by the provider.\n\nWhat a second request does is not documented, so never repeat one blindly: money could be returned twice. When the response was lost,\nwait for the event `refundCallback`, which carries `refundStamp`.",
    "inputs": [
      {"name": "transactionId", "in": "path", "type": "string", "required": true, "description": "Transaction id of the payment or of the authorization hold."},
      {"name": "refundStamp", "in": "body", "type": "string", "description": "The merchant's own identifier of the refund."},
      {"name": "refundReference", "in": "body", "type": "string", "description": "The merchant's reference of the refund."},
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "description": "Rows to refund, for a shop-in-shop.",
        "example": [
          {
            "amount": 1500,
            "stamp": "order-20260302-0003-1",
            "refundStamp": "refund-20260305-0002",
            "refundReference": "202603051",
            "commission": {"merchant": "695861", "amount": 125}
          }
        ]
      },
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "description": "Amount to refund in cents. Needed for an ordinary payment; the aggregate merchant of a shop-in-shop may give the whole amount instead of `items`."
      },
      {
        "name": "email",
        "in": "body",
        "type": "string",
        "description": "Address for an e-mail refund, made when the provider does not support refunds through its API."
      },
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      }
    ],
    "hasBody": true
  },
  "refundPaymentByEmail": {
    "method": "POST",
    "path": "/payments/{transactionId}/refund/email",
    "summary": "Refund a payment by e-mail",
    "description": "Refunds a payment by an e-mail to the customer. When the provider supports refunds through its API, such a refund is made instead.\n`refundPayment` with `email` does the same and is recommended.\n\nPublic documentation says that the callback of an e-mail refund does not show whether the customer got the money.\n\n422 says that e-mail refunds are not supported by the provider.\n\nWhat a second request does is not documented, so never repeat one blindly: money could be returned twice. When the response was lost,\nwait for the event `refundCallback`, which carries `refundStamp`.",
    "inputs": [
      {"name": "transactionId", "in": "path", "type": "string", "required": true, "description": "Transaction id of the payment or of the authorization hold."},
      {"name": "refundStamp", "in": "body", "type": "string", "description": "The merchant's own identifier of the refund."},
      {"name": "refundReference", "in": "body", "type": "string", "description": "The merchant's reference of the refund."},
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "description": "Rows to refund, for a shop-in-shop.",
        "example": [{"amount": 1500, "stamp": "order-20260302-0003-1", "refundStamp": "refund-20260305-0004", "refundReference": "202603052"}]
      },
      {"name": "amount", "in": "body", "type": "number", "description": "Amount to refund in cents."},
      {"name": "email", "in": "body", "type": "string", "required": true, "description": "E-mail address of the customer."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      }
    ],
    "hasBody": true
  },
  "activateInvoice": {
    "method": "POST",
    "path": "/payments/{transactionId}/activate-invoice",
    "summary": "Activate an invoice",
    "description": "Activates the invoice of a payment that was created with `manualInvoiceActivation`. Usable only for a payment that was paid with the\none specific invoice provider that supports it and whose status is `pending`; public documentation adds that the payment may be 90 days\nold at most. Sent without a body.",
    "inputs": [
      {"name": "transactionId", "in": "path", "type": "string", "required": true, "description": "Transaction id of the payment or of the authorization hold."}
    ]
  },
  "listPaymentProviders": {
    "method": "GET",
    "path": "/merchants/payment-providers",
    "summary": "List payment methods",
    "description": "Returns what the merchant's customers can pay with as one list, without creating a payment.",
    "inputs": [
      {
        "name": "amount",
        "in": "query",
        "type": "number",
        "description": "Amount in cents. Leaves out the methods whose smallest or largest purchase does not allow it."
      },
      {
        "name": "groups",
        "in": "query",
        "type": "list",
        "values": ["mobile", "bank", "creditcard", "credit", "other"],
        "description": "Method groups to return, separated by commas."
      }
    ]
  },
  "listGroupedPaymentProviders": {
    "method": "GET",
    "path": "/merchants/grouped-payment-providers",
    "summary": "List payment methods by group",
    "description": "Returns what the merchant's customers can pay with, twice, as one list and by group, without creating a payment. The groups' names, and\na text that links to the terms of payment, are in `language`; the groups have icons, too.",
    "inputs": [
      {
        "name": "amount",
        "in": "query",
        "type": "number",
        "description": "Amount in cents. Leaves out the methods whose smallest or largest purchase does not allow it."
      },
      {
        "name": "groups",
        "in": "query",
        "type": "list",
        "values": ["mobile", "bank", "creditcard", "credit", "other"],
        "description": "Method groups to return, separated by commas."
      },
      {
        "name": "language",
        "in": "query",
        "type": "string",
        "values": ["FI", "SV", "EN"],
        "description": "Language of the groups' names and of the text about the terms of payment."
      }
    ]
  },
  "listSettlements": {
    "method": "GET",
    "path": "/settlements",
    "summary": "List settlements",
    "description": "Returns settlement ids. Public documentation says: the newest first, at most 100. The aggregate merchant of a shop-in-shop can ask for a\nsub-merchant's.",
    "inputs": [
      {
        "name": "submerchant",
        "in": "header",
        "type": "string",
        "description": "Sub-merchant whose settlements are listed. By public documentation not part of the signature."
      },
      {"name": "startDate", "in": "query", "type": "string", "description": "Leaves out settlements created before this date."},
      {"name": "endDate", "in": "query", "type": "string", "description": "Leaves out settlements created after this date."},
      {"name": "bankReference", "in": "query", "type": "string", "description": "Leaves out settlements with another bank reference."},
      {
        "name": "limit",
        "in": "query",
        "type": "string",
        "description": "Largest number of settlement ids to return. By public documentation 1 gives the newest."
      }
    ]
  },
  "addCardForm": {
    "method": "POST",
    "path": "/tokenization/addcard-form",
    "summary": "Open the card addition form",
    "description": "Takes the browser to the card addition form. From there it goes back to the service, which sends it to the merchant's\n`checkout-redirect-success-url` (event `addCardRedirect`). When no form can be shown, the browser is sent to\n`checkout-redirect-cancel-url` instead.\n\nThe request has no signature headers. Public documentation says what it is: a form on the merchant's page, whose fields the merchant has\nsigned, posted by the customer's browser, with the signature as a field; and that success brings a `checkout-tokenization-id`, which\n`getToken` exchanges for a card token.",
    "inputs": [
      {"name": "checkout-account", "in": "body", "type": "string", "required": true, "description": "The merchant's id. A number in JSON, digits in a form."},
      {
        "name": "checkout-algorithm",
        "in": "body",
        "type": "string",
        "required": true,
        "values": ["sha256", "sha512"],
        "description": "HMAC with SHA-256 or with SHA-512."
      },
      {"name": "checkout-method", "in": "body", "type": "string", "values": ["GET", "POST"], "description": "HTTP method of the form."},
      {"name": "checkout-nonce", "in": "body", "type": "string", "description": "Unique random identifier of the form."},
      {"name": "checkout-timestamp", "in": "body", "type": "string", "description": "Current time."},
      {
        "name": "checkout-redirect-success-url",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Where the browser is sent when the card was added."
      },
      {
        "name": "checkout-redirect-cancel-url",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Where the browser is sent when no card was added."
      },
      {"name": "checkout-callback-success-url", "in": "body", "type": "string", "description": "What the service calls when the card was added."},
      {"name": "checkout-callback-cancel-url", "in": "body", "type": "string", "description": "What the service calls when no card was added."},
      {"name": "language", "in": "body", "type": "string", "values": ["FI", "SV", "EN"], "description": "Language of the page. Not part of the signature."},
      {"name": "signature", "in": "body", "type": "string", "description": "HMAC over the form's `checkout-` fields with an empty body."}
    ],
    "hasBody": true
  },
  "payAndAddCard": {
    "method": "POST",
    "path": "/tokenization/pay-and-add-card",
    "summary": "Create a payment that also stores the card",
    "description": "Opens a payment by card, whose card becomes a token when it is paid. The interface description does not have this operation; newer public\ndocumentation and the vendor's SDKs do. Send the customer to `redirectUrl`.\n\nThe body is that of `createPayment`, but `callbackUrls` is required: the token comes by the success callback alone, as\n`checkout-card-token`, and never through the customer's browser. When the card is rejected, the cancel callback has the acquirer's code.\nThe parameters by which the callback describes the card are not named.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly. When the response was lost, the\npayment's callbacks and the rows of `requestPaymentReport` carry the `stamp`.",
    "inputs": [
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 1990, "units": 1, "vatPercentage": 25.5, "productCode": "MONTH", "description": "A month of mugs"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "manualInvoiceActivation",
        "in": "body",
        "type": "boolean",
        "description": "When true and the customer chooses an invoice, it waits until the merchant activates it. Supported by one specific invoice provider only."
      },
      {
        "name": "groups",
        "in": "body",
        "type": "list",
        "values": ["mobile", "bank", "creditcard", "credit", "other"],
        "description": "Return only the payment methods of these groups."
      },
      {
        "name": "usePricesWithoutVat",
        "in": "body",
        "type": "boolean",
        "description": "When true, `amount` and each item's `unitPrice` are given without VAT; the service adds it and rounds each price to the closest cent. There must then be items, and by public documentation none with a negative unit price."
      }
    ],
    "hasBody": true
  },
  "getToken": {
    "method": "POST",
    "path": "/tokenization/{checkout-tokenization-id}",
    "summary": "Get a card token",
    "description": "Exchanges the tokenization id that `addCardRedirect` brought for a card token. The id stands in the path, in a header and in the body. A\ntoken is for charges and holds; treat it as a secret. By public documentation, unknown keys are rejected.",
    "inputs": [
      {"name": "checkout-tokenization-id", "in": "path", "type": "string", "required": true, "description": "Tokenization id from the event `addCardRedirect`."}
    ]
  },
  "createMitCharge": {
    "method": "POST",
    "path": "/payments/token/mit/charge",
    "summary": "Charge a card, customer not present",
    "description": "Charges a tokenized card as a merchant initiated transaction, where the customer takes no part, for example a subscription. `amount` is\nthe sum of the items. Public documentation adds: unknown keys are rejected, and a 400 with an acquirer's code means a declined card.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When\nthe response was lost, wait for the event `paymentCallback`, which carries the stamp.",
    "inputs": [
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 1290, "units": 1, "vatPercentage": 25.5, "productCode": "SUBSCRIPTION", "description": "March 2026"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "token",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Token of the payment card, from `POST /tokenization/{checkout-tokenization-id}`."
      }
    ],
    "hasBody": true
  },
  "createMitAuthorizationHold": {
    "method": "POST",
    "path": "/payments/token/mit/authorization-hold",
    "summary": "Hold an amount on a card, customer not present",
    "description": "Places an authorization hold on a tokenized card as a merchant initiated transaction, where the customer takes no part. Finish it with\n`commitAuthorizationHold` or `revertAuthorizationHold`. `amount` is the sum of the items. Public documentation adds: a hold lives seven\ndays at most, unknown keys are rejected, and a 400 with an acquirer's code means a declined card.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When\nthe response was lost, wait for the event `paymentCallback`, which carries the stamp.",
    "inputs": [
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 9500, "units": 1, "vatPercentage": 25.5, "productCode": "DEPOSIT", "description": "Deposit"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "token",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Token of the payment card, from `POST /tokenization/{checkout-tokenization-id}`."
      }
    ],
    "hasBody": true
  },
  "createCitCharge": {
    "method": "POST",
    "path": "/payments/token/cit/charge",
    "summary": "Charge a card, customer present",
    "description": "Charges a tokenized card as a customer initiated transaction. `amount` is the sum of the items. By public documentation, unknown keys\nare rejected.\n\n403 demands a 3DS step-up: send the customer to `threeDSecureUrl`. Public documentation says that the charge is made after it; the\ncustomer comes back to `redirectUrls`, and the outcome is reported like any payment's.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When\nthe response was lost, wait for the event `paymentCallback`, which carries the stamp.",
    "inputs": [
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 1490, "units": 3, "vatPercentage": 25.5, "productCode": "SOCKS-5", "description": "Socks"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "token",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Token of the payment card, from `POST /tokenization/{checkout-tokenization-id}`."
      }
    ],
    "hasBody": true
  },
  "createCitAuthorizationHold": {
    "method": "POST",
    "path": "/payments/token/cit/authorization-hold",
    "summary": "Hold an amount on a card, customer present",
    "description": "Places an authorization hold on a tokenized card as a customer initiated transaction. Finish it with `commitAuthorizationHold` or\n`revertAuthorizationHold`. `amount` is the sum of the items. Public documentation adds: a hold lives seven days at most, and unknown\nkeys are rejected.\n\n403 demands a 3DS step-up: send the customer to `threeDSecureUrl`. Public documentation says that the hold is placed after it; the\ncustomer comes back to `redirectUrls`.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When\nthe response was lost, wait for the event `paymentCallback`, which carries the stamp.",
    "inputs": [
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 11900, "units": 2, "vatPercentage": 13.5, "productCode": "ROOM-12", "description": "Night"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "token",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Token of the payment card, from `POST /tokenization/{checkout-tokenization-id}`."
      }
    ],
    "hasBody": true
  },
  "commitAuthorizationHold": {
    "method": "POST",
    "path": "/payments/{transactionId}/token/commit",
    "summary": "Commit an authorization hold",
    "description": "Charges a held amount or a part of it, never more. The items need not be the ones that the hold was placed with; `amount` is the sum of\nthose given here. Public documentation adds: unknown keys are rejected, and the response has the hold's transaction id.\n\nWhat a second request with the same `stamp` does is not documented, so never repeat one blindly: a card could be charged twice. When\nthe response was lost, wait for the event `paymentCallback`, which carries the stamp.",
    "inputs": [
      {"name": "transactionId", "in": "path", "type": "string", "required": true, "description": "Transaction id of the payment or of the authorization hold."},
      {
        "name": "stamp",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The merchant's own identifier of this payment, unique among the merchant's payments."
      },
      {"name": "reference", "in": "body", "type": "string", "required": true, "description": "The merchant's reference for the payment."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "Total of the payment in cents: the sum of its items. VAT is included, except in a payment with `usePricesWithoutVat`. Newer documentation allows 1 to 99999998."
      },
      {"name": "currency", "in": "body", "type": "string", "required": true, "values": ["EUR"], "description": "ISO 4217 code of the currency. Only euros."},
      {"name": "language", "in": "body", "type": "string", "required": true, "values": ["FI", "SV", "EN"], "description": "Language of the payment process."},
      {
        "name": "orderId",
        "in": "body",
        "type": "string",
        "description": "Order number. `reference` takes its place when it is absent. Newer documentation discourages it."
      },
      {
        "name": "items",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "What is bought.",
        "example": [{"unitPrice": 3100, "units": 2, "vatPercentage": 25.5, "productCode": "BICYCLE-DAY", "description": "Bicycle for a day"}]
      },
      {
        "name": "customer.email",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "E-mail address of the customer. Newer documentation limits it to 200 characters."
      },
      {"name": "customer.firstName", "in": "body", "type": "string", "description": "First name. Newer documentation limits it to 50 characters."},
      {"name": "customer.lastName", "in": "body", "type": "string", "description": "Last name. Newer documentation limits it to 50 characters."},
      {"name": "customer.phone", "in": "body", "type": "string", "description": "Phone number."},
      {"name": "customer.vatId", "in": "body", "type": "string", "description": "VAT number of a company."},
      {"name": "customer.companyName", "in": "body", "type": "string", "description": "Name of a company."},
      {
        "name": "deliveryAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "deliveryAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "deliveryAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "deliveryAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "deliveryAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {
        "name": "invoicingAddress.streetAddress",
        "in": "body",
        "type": "string",
        "description": "Street and number. Newer documentation limits it to 50 characters."
      },
      {"name": "invoicingAddress.postalCode", "in": "body", "type": "string", "description": "Postal code."},
      {"name": "invoicingAddress.city", "in": "body", "type": "string", "description": "Town or city. Newer documentation limits it to 30 characters."},
      {"name": "invoicingAddress.county", "in": "body", "type": "string", "description": "County, state or province."},
      {
        "name": "invoicingAddress.country",
        "in": "body",
        "type": "string",
        "description": "ISO 3166-1 alpha-2 code. The documentation limits it to these two letters; the service has been seen to take a country's name."
      },
      {"name": "redirectUrls.success", "in": "body", "type": "string", "required": true, "description": "For a payment that is paid, pending or delayed."},
      {"name": "redirectUrls.cancel", "in": "body", "type": "string", "required": true, "description": "For a payment that was cancelled or rejected."},
      {
        "name": "callbackUrls.success",
        "in": "body",
        "type": "string",
        "description": "For a payment that is paid, pending or delayed, or a refund that was made."
      },
      {
        "name": "callbackUrls.cancel",
        "in": "body",
        "type": "string",
        "description": "For a payment that was cancelled or rejected, or a refund that was not made."
      },
      {
        "name": "callbackDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds to wait before calling `callbackUrls`. Public documentation says that the service does not wait without it."
      },
      {
        "name": "token",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Token of the payment card, from `POST /tokenization/{checkout-tokenization-id}`."
      }
    ],
    "hasBody": true
  },
  "revertAuthorizationHold": {
    "method": "POST",
    "path": "/payments/{transactionId}/token/revert",
    "summary": "Revert an authorization hold",
    "description": "Gives up a hold, so that the payer can use the money again. By public documentation, 404 means that the hold was committed or reverted\nbefore; here it comes through the default response. Which status the payment has afterwards is not published. Sent without a body.",
    "inputs": [
      {"name": "transactionId", "in": "path", "type": "string", "required": true, "description": "Transaction id of the payment or of the authorization hold."}
    ]
  },
  "requestPaymentReport": {
    "method": "POST",
    "path": "/payments/report",
    "summary": "Request a payment report",
    "description": "Asks for a report of the payments of a period. The report itself is delivered later to `callbackUrl`, as the event `paymentReport`.",
    "inputs": [
      {"name": "requestType", "in": "body", "type": "string", "required": true, "values": ["json", "csv"], "description": "Form of a report."},
      {
        "name": "callbackUrl",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "HTTPS address that the report is delivered to, as the event `paymentReport`."
      },
      {"name": "submerchant", "in": "body", "type": "number", "description": "Sub-merchant whose payments are reported."},
      {"name": "includeItems", "in": "body", "type": "boolean", "description": "Whether the rows of the payments are reported too. In JSON only."},
      {
        "name": "paymentStatus",
        "in": "body",
        "type": "string",
        "values": ["default", "all", "paid", "settled"],
        "description": "Payments to report. Without it, those paid and those settled."
      },
      {
        "name": "startDate",
        "in": "body",
        "type": "string",
        "description": "Leaves out payments opened earlier. Public documentation asks for ISO 8601, and its example has no offset. Which time zone counts then is not documented: give an offset."
      },
      {
        "name": "endDate",
        "in": "body",
        "type": "string",
        "description": "Leaves out payments opened later. Public documentation asks for ISO 8601, and its example has no offset. Which time zone counts then is not documented: give an offset."
      },
      {"name": "limit", "in": "body", "type": "number", "description": "Largest number of payments to report. Without it, the largest allowed."},
      {
        "name": "reportFields",
        "in": "body",
        "type": "list",
        "values": [
          "entryDate",
          "created",
          "amount",
          "status",
          "firstname",
          "familyname",
          "companyName",
          "vatId",
          "description",
          "reference",
          "paymentMethod",
          "stamp",
          "address",
          "postcode",
          "postoffice",
          "country",
          "checkoutReference",
          "archiveNumber",
          "payerName",
          "settlementId",
          "settlementDate",
          "settlementReference",
          "originalTradeReference",
          "vatPercentage",
          "vatAmount",
          "paymentMethodFee",
          "paymentMethodCommission",
          "shopInShopCommission",
          "shopInShopCommissionVatPercentage",
          "shopInShopCommissionVatAmount",
          "terminalDisplayId",
          "refunditems",
          "tradeitems"
        ],
        "description": "Columns to report. Without it, all."
      }
    ],
    "hasBody": true
  },
  "requestPaymentReportBySettlementId": {
    "method": "POST",
    "path": "/settlements/{settlementId}/payments/report",
    "summary": "Request a report of a settlement's payments",
    "description": "Asks for a report of the payments in a settlement. The report itself is delivered later to `callbackUrl`, as the event `paymentReport`.",
    "inputs": [
      {"name": "settlementId", "in": "path", "type": "string", "required": true, "description": "Settlement id, from `listSettlements`."},
      {"name": "requestType", "in": "body", "type": "string", "required": true, "values": ["json", "csv"], "description": "Form of a report."},
      {
        "name": "callbackUrl",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "HTTPS address that the report is delivered to, as the event `paymentReport`."
      },
      {"name": "submerchant", "in": "body", "type": "number", "description": "Sub-merchant whose payments are reported."},
      {"name": "includeItems", "in": "body", "type": "boolean", "description": "Whether the rows of the payments are reported too. In JSON only."},
      {
        "name": "reportFields",
        "in": "body",
        "type": "list",
        "values": [
          "entryDate",
          "created",
          "amount",
          "status",
          "firstname",
          "familyname",
          "companyName",
          "vatId",
          "description",
          "reference",
          "paymentMethod",
          "stamp",
          "address",
          "postcode",
          "postoffice",
          "country",
          "checkoutReference",
          "archiveNumber",
          "payerName",
          "settlementId",
          "settlementDate",
          "settlementReference",
          "originalTradeReference",
          "vatPercentage",
          "vatAmount",
          "paymentMethodFee",
          "paymentMethodCommission",
          "shopInShopCommission",
          "shopInShopCommissionVatPercentage",
          "shopInShopCommissionVatAmount",
          "terminalDisplayId"
        ],
        "description": "Columns to report. Without it, all."
      }
    ],
    "hasBody": true
  }
};
