// Generated from the description of Payment API; do not edit. Change the description and run `npm run generate`.
/**
 * The request examples of Payment API as inputs of calls: for tests and tours.
 *
 * @packageDocumentation
 */
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The description's request examples, by operationId and name. An operation without a body has one, named `request`. */
export const examples: {
  readonly createPayment: Readonly<Record<"minimal" | "with-vat-rows" | "without-vat" | "shop-in-shop" | "manual-invoice", Input<operations["createPayment"]>>>;
  readonly getPayment: Readonly<Record<"request", Input<operations["getPayment"]>>>;
  readonly refundPayment: Readonly<Record<"partial" | "shop-in-shop-row", Input<operations["refundPayment"]>>>;
  readonly refundPaymentByEmail: Readonly<Record<"partial" | "shop-in-shop-row", Input<operations["refundPaymentByEmail"]>>>;
  readonly activateInvoice: Readonly<Record<"request", Input<operations["activateInvoice"]>>>;
  readonly listPaymentProviders: Readonly<Record<"request", Input<operations["listPaymentProviders"]>>>;
  readonly listGroupedPaymentProviders: Readonly<Record<"request", Input<operations["listGroupedPaymentProviders"]>>>;
  readonly listSettlements: Readonly<Record<"request", Input<operations["listSettlements"]>>>;
  readonly addCardForm: Readonly<Record<"signed-form", Input<operations["addCardForm"]>>>;
  readonly payAndAddCard: Readonly<Record<"first-payment", Input<operations["payAndAddCard"]>>>;
  readonly getToken: Readonly<Record<"request", Omit<Input<operations["getToken"]>, "body">>>;
  readonly createMitCharge: Readonly<Record<"subscription", Input<operations["createMitCharge"]>>>;
  readonly createMitAuthorizationHold: Readonly<Record<"deposit", Input<operations["createMitAuthorizationHold"]>>>;
  readonly createCitCharge: Readonly<Record<"one-click", Input<operations["createCitCharge"]>>>;
  readonly createCitAuthorizationHold: Readonly<Record<"hotel", Input<operations["createCitAuthorizationHold"]>>>;
  readonly commitAuthorizationHold: Readonly<Record<"part-of-the-hold", Input<operations["commitAuthorizationHold"]>>>;
  readonly revertAuthorizationHold: Readonly<Record<"request", Input<operations["revertAuthorizationHold"]>>>;
  readonly requestPaymentReport: Readonly<Record<"march-as-csv" | "with-rows-as-json", Input<operations["requestPaymentReport"]>>>;
  readonly requestPaymentReportBySettlementId: Readonly<Record<"as-json" | "some-columns-as-csv", Input<operations["requestPaymentReportBySettlementId"]>>>;
} = {
  createPayment: {
    "minimal": {
      "body": {
        "stamp": "unique-identifier-for-merchant",
        "reference": "3759170",
        "amount": 1525,
        "currency": "EUR",
        "language": "FI",
        "items": [{"unitPrice": 1525, "units": 1, "vatPercentage": 25.5, "productCode": "#1234", "deliveryDate": "2018-09-01"}],
        "customer": {"email": "test.customer@example.com"},
        "redirectUrls": {"success": "https://ecom.example.com/cart/success", "cancel": "https://ecom.example.com/cart/cancel"}
      }
    },
    "with-vat-rows": {
      "body": {
        "stamp": "order-20260302-0001",
        "reference": "3759170",
        "amount": 5480,
        "currency": "EUR",
        "language": "EN",
        "orderId": "20260302-0001",
        "items": [
          {
            "unitPrice": 1990,
            "units": 2,
            "vatPercentage": 25.5,
            "productCode": "MUG-RED",
            "description": "Red mug",
            "category": "kitchen",
            "stamp": "order-20260302-0001-1"
          },
          {
            "unitPrice": 1500,
            "units": 1,
            "vatPercentage": 13.5,
            "productCode": "BOOK-042",
            "description": "A book about mugs",
            "category": "books",
            "stamp": "order-20260302-0001-2"
          }
        ],
        "customer": {
          "email": "maija.mallikas@example.com",
          "firstName": "Maija",
          "lastName": "Mallikas",
          "phone": "+358 40 000 0000",
          "vatId": "FI00000000",
          "companyName": "Mallikas Oy"
        },
        "deliveryAddress": {"streetAddress": "Esimerkkikatu 1", "postalCode": "00100", "city": "Helsinki", "county": "Uusimaa", "country": "FI"},
        "invoicingAddress": {"streetAddress": "PL 1", "postalCode": "00101", "city": "Helsinki", "country": "FI"},
        "redirectUrls": {"success": "https://shop.example.com/payment/success", "cancel": "https://shop.example.com/payment/cancel"},
        "callbackUrls": {"success": "https://shop.example.com/callback/success", "cancel": "https://shop.example.com/callback/cancel"},
        "callbackDelay": 60,
        "groups": ["mobile", "bank", "creditcard"]
      }
    },
    "without-vat": {
      "body": {
        "stamp": "order-20260302-0002",
        "reference": "20260302",
        "amount": 7900,
        "currency": "EUR",
        "language": "SV",
        "items": [
          {"unitPrice": 3200, "units": 2, "vatPercentage": 25.5, "productCode": "LAMP-7"},
          {"unitPrice": 1500, "units": 1, "vatPercentage": 10, "productCode": "PAPER-1"}
        ],
        "customer": {"email": "matti.meikalainen@example.org", "firstName": "Matti", "lastName": "Meikäläinen"},
        "redirectUrls": {"success": "https://shop.example.com/payment/success", "cancel": "https://shop.example.com/payment/cancel"},
        "usePricesWithoutVat": true
      }
    },
    "shop-in-shop": {
      "body": {
        "stamp": "order-20260302-0003",
        "reference": "20260303",
        "amount": 3000,
        "currency": "EUR",
        "language": "FI",
        "items": [
          {
            "unitPrice": 1500,
            "units": 2,
            "vatPercentage": 25.5,
            "productCode": "SCARF-3",
            "merchant": "695874",
            "stamp": "order-20260302-0003-1",
            "reference": "202603031",
            "commission": {"merchant": "695861", "amount": 250}
          }
        ],
        "customer": {"email": "maija.mallikas@example.com"},
        "redirectUrls": {"success": "https://mall.example.com/payment/success", "cancel": "https://mall.example.com/payment/cancel"}
      }
    },
    "manual-invoice": {
      "body": {
        "stamp": "order-20260302-0004",
        "reference": "20260304",
        "amount": 12500,
        "currency": "EUR",
        "language": "FI",
        "items": [
          {"unitPrice": 13500, "units": 1, "vatPercentage": 25.5, "productCode": "CHAIR-2", "description": "Chair"},
          {"unitPrice": -1000, "units": 1, "vatPercentage": 25.5, "productCode": "DISCOUNT", "description": "Discount"}
        ],
        "customer": {"email": "matti.meikalainen@example.org"},
        "redirectUrls": {"success": "https://shop.example.com/payment/success", "cancel": "https://shop.example.com/payment/cancel"},
        "groups": ["credit"],
        "manualInvoiceActivation": true
      }
    }
  },
  getPayment: {"request": {"path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"}}},
  refundPayment: {
    "partial": {
      "path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"},
      "body": {
        "amount": 500,
        "email": "test.customer@example.com",
        "refundStamp": "refund-20260305-0001",
        "refundReference": "3759170",
        "callbackUrls": {"success": "https://shop.example.com/refund/success", "cancel": "https://shop.example.com/refund/cancel"}
      }
    },
    "shop-in-shop-row": {
      "path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"},
      "body": {
        "items": [
          {
            "amount": 1500,
            "stamp": "order-20260302-0003-1",
            "refundStamp": "refund-20260305-0002",
            "refundReference": "202603051",
            "commission": {"merchant": "695861", "amount": 125}
          }
        ],
        "callbackUrls": {"success": "https://mall.example.com/refund/success", "cancel": "https://mall.example.com/refund/cancel"}
      }
    }
  },
  refundPaymentByEmail: {
    "partial": {
      "path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"},
      "body": {
        "amount": 500,
        "email": "test.customer@example.com",
        "refundStamp": "refund-20260305-0003",
        "refundReference": "3759170",
        "callbackUrls": {"success": "https://shop.example.com/refund/success", "cancel": "https://shop.example.com/refund/cancel"}
      }
    },
    "shop-in-shop-row": {
      "path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"},
      "body": {
        "email": "maija.mallikas@example.com",
        "items": [{"amount": 1500, "stamp": "order-20260302-0003-1", "refundStamp": "refund-20260305-0004", "refundReference": "202603052"}],
        "callbackUrls": {"success": "https://mall.example.com/refund/success", "cancel": "https://mall.example.com/refund/cancel"}
      }
    }
  },
  activateInvoice: {"request": {"path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"}}},
  listPaymentProviders: {"request": {"query": {"amount": 1525, "groups": ["bank"]}}},
  listGroupedPaymentProviders: {"request": {"query": {"amount": 1525, "groups": ["bank"], "language": "SV"}}},
  listSettlements: {"request": {"header": {"submerchant": "695874"}, "query": {"startDate": "2026-03-01", "endDate": "2026-03-31", "bankReference": "8230247567", "limit": "1"}}},
  addCardForm: {
    "signed-form": {
      "body": {
        "checkout-account": 375917,
        "checkout-algorithm": "sha256",
        "checkout-method": "POST",
        "checkout-nonce": "6501220b16b7",
        "checkout-timestamp": "2023-08-22T04:05:20.253Z",
        "checkout-redirect-success-url": "https://shop.example.com/card/success",
        "checkout-redirect-cancel-url": "https://shop.example.com/card/cancel",
        "language": "EN",
        "signature": "9f2325cd23cb10223bf199dc0d8015c56fcd6f9ca95ea6983a8283143eccb3e2"
      }
    }
  },
  payAndAddCard: {
    "first-payment": {
      "body": {
        "stamp": "order-20260302-0009",
        "reference": "20260309",
        "amount": 1990,
        "currency": "EUR",
        "language": "EN",
        "items": [{"unitPrice": 1990, "units": 1, "vatPercentage": 25.5, "productCode": "MONTH", "description": "A month of mugs"}],
        "customer": {"email": "maija.mallikas@example.com"},
        "redirectUrls": {"success": "https://shop.example.com/payment/success", "cancel": "https://shop.example.com/payment/cancel"},
        "callbackUrls": {"success": "https://shop.example.com/callback/success", "cancel": "https://shop.example.com/callback/cancel"}
      }
    }
  },
  getToken: {"request": {"path": {"checkout-tokenization-id": "818c478e-5682-46bf-97fd-b9c2b93a3fcd"}}},
  createMitCharge: {
    "subscription": {
      "body": {
        "stamp": "subscription-0042-202603",
        "reference": "420326",
        "amount": 1290,
        "currency": "EUR",
        "language": "FI",
        "items": [{"unitPrice": 1290, "units": 1, "vatPercentage": 25.5, "productCode": "SUBSCRIPTION", "description": "March 2026"}],
        "customer": {"email": "maija.mallikas@example.com"},
        "redirectUrls": {"success": "https://shop.example.com/payment/success", "cancel": "https://shop.example.com/payment/cancel"},
        "callbackUrls": {"success": "https://shop.example.com/callback/success", "cancel": "https://shop.example.com/callback/cancel"},
        "token": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f"
      }
    }
  },
  createMitAuthorizationHold: {
    "deposit": {
      "body": {
        "stamp": "hold-20260302-0001",
        "reference": "20260305",
        "amount": 9500,
        "currency": "EUR",
        "language": "EN",
        "items": [{"unitPrice": 9500, "units": 1, "vatPercentage": 25.5, "productCode": "DEPOSIT", "description": "Deposit"}],
        "customer": {"email": "matti.meikalainen@example.org", "firstName": "Matti", "lastName": "Meikäläinen"},
        "redirectUrls": {"success": "https://rental.example.com/payment/success", "cancel": "https://rental.example.com/payment/cancel"},
        "token": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f"
      }
    }
  },
  createCitCharge: {
    "one-click": {
      "body": {
        "stamp": "order-20260302-0005",
        "reference": "20260306",
        "amount": 4470,
        "currency": "EUR",
        "language": "FI",
        "items": [{"unitPrice": 1490, "units": 3, "vatPercentage": 25.5, "productCode": "SOCKS-5", "description": "Socks"}],
        "customer": {"email": "maija.mallikas@example.com", "firstName": "Maija", "lastName": "Mallikas"},
        "redirectUrls": {"success": "https://shop.example.com/payment/success", "cancel": "https://shop.example.com/payment/cancel"},
        "callbackUrls": {"success": "https://shop.example.com/callback/success", "cancel": "https://shop.example.com/callback/cancel"},
        "token": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f"
      }
    }
  },
  createCitAuthorizationHold: {
    "hotel": {
      "body": {
        "stamp": "hold-20260302-0002",
        "reference": "20260307",
        "amount": 25400,
        "currency": "EUR",
        "language": "SV",
        "items": [
          {"unitPrice": 11900, "units": 2, "vatPercentage": 13.5, "productCode": "ROOM-12", "description": "Night"},
          {"unitPrice": 1600, "units": 1, "vatPercentage": 13.5, "productCode": "BREAKFAST", "description": "Breakfast"}
        ],
        "customer": {"email": "matti.meikalainen@example.org", "firstName": "Matti", "lastName": "Meikäläinen"},
        "redirectUrls": {"success": "https://hotel.example.com/payment/success", "cancel": "https://hotel.example.com/payment/cancel"},
        "token": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f"
      }
    }
  },
  commitAuthorizationHold: {
    "part-of-the-hold": {
      "path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"},
      "body": {
        "stamp": "commit-20260304-0001",
        "reference": "20260305",
        "amount": 6200,
        "currency": "EUR",
        "language": "EN",
        "items": [{"unitPrice": 3100, "units": 2, "vatPercentage": 25.5, "productCode": "BICYCLE-DAY", "description": "Bicycle for a day"}],
        "customer": {"email": "matti.meikalainen@example.org", "firstName": "Matti", "lastName": "Meikäläinen"},
        "redirectUrls": {"success": "https://rental.example.com/payment/success", "cancel": "https://rental.example.com/payment/cancel"},
        "token": "c7441208-c2a1-4a10-8eb6-458bd8eaa64f"
      }
    }
  },
  revertAuthorizationHold: {"request": {"path": {"transactionId": "8f1c2a3e-6d57-4b0e-9c41-2f7a5d0be913"}}},
  requestPaymentReport: {
    "march-as-csv": {
      "body": {
        "requestType": "csv",
        "callbackUrl": "https://shop.example.com/report",
        "paymentStatus": "all",
        "startDate": "2026-03-01T00:00:00.000Z",
        "endDate": "2026-03-31T23:59:59.999Z",
        "limit": 5000,
        "reportFields": ["entryDate", "created", "amount", "status", "reference", "stamp"]
      }
    },
    "with-rows-as-json": {"body": {"requestType": "json", "callbackUrl": "https://mall.example.com/report", "submerchant": 695874, "includeItems": true}}
  },
  requestPaymentReportBySettlementId: {
    "as-json": {"path": {"settlementId": "5243867"}, "body": {"requestType": "json", "callbackUrl": "https://shop.example.com/report"}},
    "some-columns-as-csv": {
      "path": {"settlementId": "5243867"},
      "body": {
        "requestType": "csv",
        "callbackUrl": "https://shop.example.com/report",
        "reportFields": ["entryDate", "amount", "reference", "paymentMethodFee", "paymentMethodCommission"]
      }
    }
  },
};
