// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
/**
 * The request examples of Sandbox control as inputs of calls: for tests and tours.
 *
 * @packageDocumentation
 */
import type { Input } from "@maksu/openapi-runtime";
import type { operations } from "./schema.ts";

/** The description's request examples, by operationId and name. An operation without a body has one, named `request`. */
export const examples: {
  readonly getHealth: Readonly<Record<"request", Input<operations["getHealth"]>>>;
  readonly listViolations: Readonly<Record<"request", Input<operations["listViolations"]>>>;
  readonly listWorlds: Readonly<Record<"request", Input<operations["listWorlds"]>>>;
  readonly createWorld: Readonly<Record<"frozen" | "any", Input<operations["createWorld"]>>>;
  readonly getWorld: Readonly<Record<"request", Input<operations["getWorld"]>>>;
  readonly reset: Readonly<Record<"request", Input<operations["reset"]>>>;
  readonly snapshot: Readonly<Record<"request", Input<operations["snapshot"]>>>;
  readonly dropped: Readonly<Record<"request", Input<operations["dropped"]>>>;
  readonly restore: Readonly<Record<"empty-world", Input<operations["restore"]>>>;
  readonly listMoments: Readonly<Record<"request", Input<operations["listMoments"]>>>;
  readonly snapshotMoment: Readonly<Record<"request", Input<operations["snapshotMoment"]>>>;
  readonly compareMoment: Readonly<Record<"request", Input<operations["compareMoment"]>>>;
  readonly openMoment: Readonly<Record<"request", Input<operations["openMoment"]>>>;
  readonly goBackToMoment: Readonly<Record<"request", Input<operations["goBackToMoment"]>>>;
  readonly export: Readonly<Record<"request", Input<operations["export"]>>>;
  readonly settings: Readonly<Record<"request", Input<operations["settings"]>>>;
  readonly configure: Readonly<Record<"public-host" | "late-callbacks" | "own-retries", Input<operations["configure"]>>>;
  readonly merchants: Readonly<Record<"request", Input<operations["merchants"]>>>;
  readonly configureMerchant: Readonly<Record<"approval" | "method-fees", Input<operations["configureMerchant"]>>>;
  readonly rotateSecret: Readonly<Record<"request", Input<operations["rotateSecret"]>>>;
  readonly retireSecret: Readonly<Record<"request", Input<operations["retireSecret"]>>>;
  readonly seed: Readonly<Record<"paid-order", Input<operations["seed"]>>>;
  readonly pay: Readonly<Record<"bank" | "card-rejected" | "cancel", Input<operations["pay"]>>>;
  readonly stepUp: Readonly<Record<"passed", Input<operations["stepUp"]>>>;
  readonly addCard: Readonly<Record<"added", Input<operations["addCard"]>>>;
  readonly listTokens: Readonly<Record<"request", Input<operations["listTokens"]>>>;
  readonly addToken: Readonly<Record<"step-up", Input<operations["addToken"]>>>;
  readonly resolve: Readonly<Record<"approve-refund", Input<operations["resolve"]>>>;
  readonly listRefunds: Readonly<Record<"request", Input<operations["listRefunds"]>>>;
  readonly refund: Readonly<Record<"part", Input<operations["refund"]>>>;
  readonly listPayments: Readonly<Record<"request", Input<operations["listPayments"]>>>;
  readonly listReports: Readonly<Record<"request", Input<operations["listReports"]>>>;
  readonly find: Readonly<Record<"request", Input<operations["find"]>>>;
  readonly listSettlements: Readonly<Record<"request", Input<operations["listSettlements"]>>>;
  readonly settle: Readonly<Record<"all", Input<operations["settle"]>>>;
  readonly payOut: Readonly<Record<"request", Input<operations["payOut"]>>>;
  readonly listOrders: Readonly<Record<"request", Input<operations["listOrders"]>>>;
  readonly addOrder: Readonly<Record<"simple", Input<operations["addOrder"]>>>;
  readonly generate: Readonly<Record<"month", Input<operations["generate"]>>>;
  readonly getClock: Readonly<Record<"request", Input<operations["getClock"]>>>;
  readonly watchClock: Readonly<Record<"seen", Input<operations["watchClock"]>>>;
  readonly advanceClock: Readonly<Record<"two-weeks", Input<operations["advanceClock"]>>>;
  readonly transitions: Readonly<Record<"request", Input<operations["transitions"]>>>;
  readonly listFaults: Readonly<Record<"request", Input<operations["listFaults"]>>>;
  readonly addFault: Readonly<Record<"lost", Input<operations["addFault"]>>>;
  readonly clearFaults: Readonly<Record<"request", Input<operations["clearFaults"]>>>;
  readonly removeFault: Readonly<Record<"request", Input<operations["removeFault"]>>>;
  readonly listOutbox: Readonly<Record<"request", Input<operations["listOutbox"]>>>;
  readonly listEvents: Readonly<Record<"request", Input<operations["listEvents"]>>>;
  readonly waitForEvent: Readonly<Record<"paid", Input<operations["waitForEvent"]>>>;
  readonly attemptsOfEvent: Readonly<Record<"request", Input<operations["attemptsOfEvent"]>>>;
  readonly resendEvent: Readonly<Record<"request", Input<operations["resendEvent"]>>>;
  readonly forgeEvent: Readonly<Record<"signature", Input<operations["forgeEvent"]>>>;
  readonly listRequests: Readonly<Record<"request", Input<operations["listRequests"]>>>;
  readonly logs: Readonly<Record<"request", Input<operations["logs"]>>>;
  readonly rejectedRequests: Readonly<Record<"request", Input<operations["rejectedRequests"]>>>;
} = {
  getHealth: {"request": {}},
  listViolations: {"request": {}},
  listWorlds: {"request": {}},
  createWorld: {
    "frozen": {"body": {"name": "checkout-tests", "clock": "2026-03-02T09:00:00Z", "settings": {"callbackOrder": "after"}, "merchant": {"refundApproval": true}}},
    "any": {"body": {}}
  },
  getWorld: {"request": {"path": {"world": "default"}}},
  reset: {"request": {"path": {"world": "default"}}},
  snapshot: {"request": {"path": {"world": "default"}}},
  dropped: {"request": {"path": {"world": "default"}}},
  restore: {
    "empty-world": {
      "path": {"world": "default"},
      "body": {"version": 1, "name": "checkout-tests", "accounts": ["401933", "518204", "622910", "739155"], "at": "2026-03-02T09:00:00.000Z", "state": {}}
    }
  },
  listMoments: {"request": {"path": {"world": "default"}}},
  snapshotMoment: {"request": {"path": {"world": "default", "moment": "42-9f3b1c2d"}}},
  compareMoment: {"request": {"path": {"world": "default", "moment": "42-9f3b1c2d"}, "query": {"with": "57-9f3b1c2d"}}},
  openMoment: {"request": {"path": {"world": "default", "moment": "42-9f3b1c2d"}}},
  goBackToMoment: {"request": {"path": {"world": "default", "moment": "42-9f3b1c2d"}}},
  export: {"request": {"path": {"world": "default"}}},
  settings: {"request": {"path": {"world": "default"}}},
  configure: {
    "public-host": {"path": {"world": "default"}, "body": {"map": {"https://shop.example.com": "http://localhost:8080"}}},
    "late-callbacks": {"path": {"world": "default"}, "body": {"callbackOrder": "after"}},
    "own-retries": {"path": {"world": "default"}, "body": {"callbackRetry": [60, 600]}}
  },
  merchants: {"request": {"path": {"world": "default"}}},
  configureMerchant: {
    "approval": {"path": {"world": "default", "account": "375917"}, "body": {"refundApproval": true}},
    "method-fees": {"path": {"world": "default", "account": "375917"}, "body": {"methodFees": {"nordea": {"fixed": 50, "perMille": 5}}}}
  },
  rotateSecret: {"request": {"path": {"world": "default", "account": "375917"}}},
  retireSecret: {"request": {"path": {"world": "default", "account": "375917"}}},
  seed: {
    "paid-order": {
      "path": {"world": "default"},
      "body": {
        "steps": [{"addOrder": {"request": {"orderNumber": "ORDER-1002", "price": "99.00"}}, "as": "order"}, {"pay": {"method": "nordea"}, "of": "$order"}]
      }
    }
  },
  pay: {
    "bank": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "method": "nordea"}},
    "card-rejected": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "card": "0156"}},
    "cancel": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "outcome": "cancel"}}
  },
  stepUp: {"passed": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6"}}},
  addCard: {"added": {"path": {"world": "default"}, "body": {"id": "818c478e-5682-46bf-97fd-b9c2b93a3fcd", "card": "0024"}}},
  listTokens: {"request": {"path": {"world": "default"}, "query": {"text": "ORDER-1001", "account": "375917", "sort": "newest", "skip": 50, "limit": 20}}},
  addToken: {"step-up": {"path": {"world": "default"}, "body": {"card": "1162"}}},
  resolve: {"approve-refund": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "act": "approve"}}},
  listRefunds: {
    "request": {
      "path": {"world": "default"},
      "query": {
        "text": "ORDER-1001",
        "account": "375917",
        "status": "ok",
        "method": "nordea",
        "from": "2026-03-01",
        "to": "2026-03-31",
        "least": 1000,
        "most": 5000,
        "sort": "newest",
        "skip": 50,
        "limit": 20
      }
    }
  },
  refund: {"part": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "amount": 500}}},
  listPayments: {
    "request": {
      "path": {"world": "default"},
      "query": {
        "text": "ORDER-1001",
        "account": "375917",
        "status": "ok",
        "method": "nordea",
        "from": "2026-03-01",
        "to": "2026-03-31",
        "least": 1000,
        "most": 5000,
        "sort": "newest",
        "skip": 50,
        "limit": 20
      }
    }
  },
  listReports: {
    "request": {
      "path": {"world": "default"},
      "query": {"text": "ORDER-1001", "account": "375917", "from": "2026-03-01", "to": "2026-03-31", "sort": "newest", "skip": 50, "limit": 20}
    }
  },
  find: {"request": {"path": {"world": "default"}, "query": {"text": "ORDER-1001", "limit": 20}}},
  listSettlements: {
    "request": {
      "path": {"world": "default"},
      "query": {
        "text": "ORDER-1001",
        "account": "375917",
        "status": "paid out",
        "from": "2026-03-01",
        "to": "2026-03-31",
        "least": 1000,
        "most": 5000,
        "sort": "newest",
        "skip": 50,
        "limit": 20
      }
    }
  },
  settle: {"all": {"path": {"world": "default"}, "body": {}}},
  payOut: {"request": {"path": {"world": "default", "settlement": "1204567"}}},
  listOrders: {
    "request": {
      "path": {"world": "default"},
      "query": {
        "text": "ORDER-1001",
        "account": "375917",
        "status": "paid",
        "method": "nordea",
        "from": "2026-03-01",
        "to": "2026-03-31",
        "least": 1000,
        "most": 5000,
        "sort": "newest",
        "skip": 50,
        "limit": 20
      }
    }
  },
  addOrder: {"simple": {"path": {"world": "default"}, "body": {"interfaceClass": "S1", "request": {"orderNumber": "ORDER-1002", "price": "99.00"}}}},
  generate: {"month": {"path": {"world": "default"}, "body": {"count": 500, "days": 30}}},
  getClock: {"request": {"path": {"world": "default"}}},
  watchClock: {"seen": {"path": {"world": "default"}, "body": {"version": "1772442000000"}}},
  advanceClock: {"two-weeks": {"path": {"world": "default"}, "body": {"days": 14}}},
  transitions: {"request": {"path": {"world": "default"}}},
  listFaults: {"request": {"path": {"world": "default"}}},
  addFault: {"lost": {"path": {"world": "default"}, "body": {"match": {"operation": "refundPayment"}, "times": 1, "drop": true}}},
  clearFaults: {"request": {"path": {"world": "default"}}},
  removeFault: {"request": {"path": {"world": "default", "fault": "1"}}},
  listOutbox: {"request": {"path": {"world": "default"}}},
  listEvents: {
    "request": {
      "path": {"world": "default"},
      "query": {
        "text": "ORDER-1001",
        "account": "375917",
        "status": "acknowledged",
        "method": "nordea",
        "from": "2026-03-01",
        "to": "2026-03-31",
        "least": 1000,
        "most": 5000,
        "sort": "newest",
        "skip": 50,
        "limit": 20
      }
    }
  },
  waitForEvent: {
    "paid": {
      "path": {"world": "default"},
      "body": {"name": "paymentCallback", "match": {"transactionId": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "status": "ok"}, "timeoutMs": 2000}
    }
  },
  attemptsOfEvent: {"request": {"path": {"world": "default", "event": "1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11"}}},
  resendEvent: {"request": {"path": {"world": "default", "event": "1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11"}}},
  forgeEvent: {"signature": {"path": {"world": "default"}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "forgery": "forged signature"}}},
  listRequests: {"request": {"path": {"world": "default"}}},
  logs: {"request": {"path": {"world": "default"}, "query": {"limit": 20, "after": 41, "timeoutMs": 30000}}},
  rejectedRequests: {"request": {"path": {"world": "default"}}},
};
