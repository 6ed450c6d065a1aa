// Generated from the description of Merchant API; do not edit. Change the description and run `npm run generate`.
/**
 * The request examples of Merchant API as inputs of calls: for tests and tours.
 *
 * @packageDocumentation
 */
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The description's request examples, by operationId and name. An operation without a body has one, named `request`. */
export const examples: {
  readonly createRefund: Readonly<Record<"card-payment" | "bank-payment" | "e1-rows", Input<operations["createRefund"]>>>;
  readonly getRefund: Readonly<Record<"request", Input<operations["getRefund"]>>>;
  readonly cancelRefund: Readonly<Record<"request", Input<operations["cancelRefund"]>>>;
  readonly listSettlements: Readonly<Record<"request", Input<operations["listSettlements"]>>>;
  readonly getSettlement: Readonly<Record<"request", Input<operations["getSettlement"]>>>;
  readonly listPayments: Readonly<Record<"request", Input<operations["listPayments"]>>>;
  readonly getPayment: Readonly<Record<"request", Input<operations["getPayment"]>>>;
} = {
  createRefund: {
    "card-payment": {"path": {"orderNumber": "ORDER-1002"}, "body": {"rows": [{"amount": 1599, "description": "Returned scarf"}]}},
    "bank-payment": {
      "path": {"orderNumber": "ORDER-1002"},
      "body": {
        "email": "aino.esimerkki@example.com",
        "rows": [{"amount": 4990, "description": "Returned boots"}, {"amount": 590, "description": "Delivery"}],
        "notifyUrl": "https://shop.example.com/refunds/notify?order=ORDER-1002"
      }
    },
    "e1-rows": {
      "path": {"orderNumber": "ORDER-1002"},
      "body": {
        "email": "aino.esimerkki@example.com",
        "rows": [{"amount": 12550, "vatPercent": 2550, "description": "Winter coat"}, {"amount": 1140, "vatPercent": 1400, "description": "Coffee, two bags"}],
        "notifyUrl": "https://shop.example.com/refunds/notify"
      }
    }
  },
  getRefund: {"request": {"path": {"refundToken": "QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi"}}},
  cancelRefund: {"request": {"path": {"refundToken": "QZ4OTU1NjI3MWVkYzA5ZTQwYTUxOGM2ZDNi"}}},
  listSettlements: {"request": {"query": {"fromDate": "2026-03-01", "toDate": "2026-04-30"}}},
  getSettlement: {"request": {"path": {"id": "1204567"}}},
  listPayments: {"request": {"query": {"order_number": "ORDER-1002"}}},
  getPayment: {"request": {"path": {"id": "102402728626"}}},
};
