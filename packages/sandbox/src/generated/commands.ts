// Generated from the description of Sandbox control; do not edit. Change the description and run `npm run generate`.
/** The operations of Sandbox control, as a command takes them: each input is a flag. */
export const commandOperations = {
  "getHealth": {
    "method": "GET",
    "path": "/_sandbox/health",
    "summary": "Check that the sandbox runs",
    "description": "Responds as soon as the sandbox accepts requests. It needs no token.",
    "inputs": [],
    "act": {"group": "health", "name": "get", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "listViolations": {
    "method": "GET",
    "path": "/_sandbox/violations",
    "summary": "List what differs from the descriptions",
    "description": "The first 1,000 responses and events of the sandbox that differ from the descriptions of the three APIs. Always empty for a sandbox that\nwas started without the referee.",
    "inputs": [],
    "act": {"group": "violations", "name": "list", "positionals": [], "empty": "no violations"},
    "examples": [{"parameters": {}}]
  },
  "listWorlds": {
    "method": "GET",
    "path": "/_sandbox/worlds",
    "summary": "List the worlds",
    "description": "All worlds, oldest first. The first one is `default`, the world of the published test merchants.",
    "inputs": [],
    "act": {"group": "worlds", "name": "list", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "createWorld": {
    "method": "POST",
    "path": "/_sandbox/worlds",
    "summary": "Create a world",
    "description": "Creates a world with merchants, a clock, ids and events of its own, so that tests can run side by side. What is left out is as the sandbox\nwas started with.",
    "inputs": [
      {"name": "name", "in": "body", "type": "string", "description": "Its name, from which its ids come under a seed. By default a number."},
      {
        "name": "clock",
        "in": "body",
        "type": "string",
        "description": "How its clock starts. `running` with the system's time; `frozen`, now; or frozen at a time in ISO 8601."
      },
      {
        "name": "settings.duplicateStamp",
        "in": "body",
        "type": "string",
        "values": ["reject", "accept"],
        "description": "A stamp that another payment of the account has used.",
        "default": "reject"
      },
      {
        "name": "settings.callbackOrder",
        "in": "body",
        "type": "string",
        "values": ["before", "after", "race", "never"],
        "description": "When the callback of a payment is sent, relative to the customer's redirect.",
        "default": "before"
      },
      {
        "name": "settings.callbackRetry",
        "in": "body",
        "type": "json",
        "description": "Seconds after the first attempt at which a callback that is not acknowledged is sent again, in ascending order.",
        "default": [60, 300, 900, 3600, 21600, 86400]
      },
      {
        "name": "settings.duplicateCallbacks",
        "in": "body",
        "type": "number",
        "description": "How many more times each callback is sent.",
        "minimum": 0,
        "maximum": 100,
        "default": 0,
        "isWhole": true
      },
      {
        "name": "settings.algorithm",
        "in": "body",
        "type": "string",
        "values": ["request", "sha256", "sha512"],
        "description": "`checkout-algorithm` of redirects, callbacks and reports: that of the request which made the payment, the refund or the report, or always one.",
        "default": "request"
      },
      {"name": "settings.requireHttps", "in": "body", "type": "boolean", "description": "Whether the merchant's URLs must be https.", "default": false},
      {
        "name": "settings.commitAgain",
        "in": "body",
        "type": "string",
        "values": ["reject", "accept"],
        "description": "Committing a hold that has been committed.",
        "default": "reject"
      },
      {
        "name": "settings.sameTokenForCommit",
        "in": "body",
        "type": "boolean",
        "description": "Whether a hold is committed with its own token only.",
        "default": false
      },
      {
        "name": "settings.latePaymentAfterCancel",
        "in": "body",
        "type": "boolean",
        "description": "Whether a bank can confirm a payment that was cancelled or has timed out.",
        "default": false
      },
      {
        "name": "settings.bankRefundsByEmail",
        "in": "body",
        "type": "boolean",
        "description": "Whether refunds of bank payments go by e-mail on the day of payment, and of Nordea's after 13 weeks.",
        "default": false
      },
      {
        "name": "settings.refundsNeedBalance",
        "in": "body",
        "type": "boolean",
        "description": "Whether a refund is at most what is not settled yet of the account that bears it.",
        "default": false
      },
      {
        "name": "settings.refundOutcome",
        "in": "body",
        "type": "string",
        "values": ["ok", "rejected", "fail", "invalid"],
        "description": "What becomes of refunds through a provider. `rejected` before, `fail` and `invalid` after they were accepted.",
        "default": "ok"
      },
      {
        "name": "settings.notificationDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds after which the shop is notified of a paid order.",
        "minimum": 0,
        "maximum": 31622400,
        "default": 0,
        "isWhole": true
      },
      {
        "name": "settings.refundAccountNumber",
        "in": "body",
        "type": "string",
        "values": ["automatic", "by hand"],
        "description": "Whether the customer's account number for a refund of the Merchant API comes by itself, after an hour, or by hand alone.",
        "default": "automatic"
      },
      {"name": "settings.holidays", "in": "body", "type": "list", "description": "Days on which no bank works, besides weekends.", "default": []},
      {
        "name": "settings.map",
        "in": "body",
        "type": "json",
        "description": "Where shops are whose URLs name another host: scheme and host, each with the address that it stands for. Events go there, and customers' browsers; those that could not be sent are sent by then. An address on another machine must be one that events may go to.",
        "default": {}
      },
      {"name": "merchant.methods", "in": "body", "type": "list", "description": "Ids of the methods that it offers; all when there is none."},
      {"name": "merchant.tokenization", "in": "body", "type": "boolean", "description": "Whether it may tokenize cards.", "default": true},
      {"name": "merchant.cards", "in": "body", "type": "boolean", "description": "Whether it may charge cards.", "default": true},
      {"name": "merchant.amex", "in": "body", "type": "boolean", "description": "Whether these may be American Express cards.", "default": true},
      {"name": "merchant.refundApproval", "in": "body", "type": "boolean", "description": "Whether refunds wait for an approval.", "default": false},
      {"name": "merchant.delayedPayments", "in": "body", "type": "boolean", "description": "Whether bank payments are delayed.", "default": false},
      {
        "name": "merchant.perTransactionSettlement",
        "in": "body",
        "type": "boolean",
        "description": "Whether each payment is settled by itself.",
        "default": false
      },
      {
        "name": "merchant.settlementCycle",
        "in": "body",
        "type": "string",
        "values": ["weekdays", "mon-wed-fri", "mon-thu", "weekly", "twice a month", "monthly"],
        "description": "On which days it is settled.",
        "default": "weekdays"
      },
      {
        "name": "merchant.settlementDelay",
        "in": "body",
        "type": "number",
        "description": "Banking days from a settlement to its payout.",
        "minimum": 0,
        "maximum": 30,
        "default": 3,
        "isWhole": true
      },
      {
        "name": "merchant.directMethods",
        "in": "body",
        "type": "list",
        "description": "Ids of the methods that it has an agreement of its own for. Their payments are `direct`, and never settled.",
        "default": []
      },
      {"name": "merchant.fees.fixed", "in": "body", "type": "number", "description": "Cents.", "minimum": 0, "maximum": 1000000, "isWhole": true},
      {
        "name": "merchant.fees.perMille",
        "in": "body",
        "type": "number",
        "description": "Thousandths of the amount.",
        "minimum": 0,
        "maximum": 1000,
        "isWhole": true
      },
      {"name": "merchant.methodFees", "in": "body", "type": "json", "description": "Other fees, by the id of the method.", "default": {}},
      {
        "name": "merchant.linkedAccount",
        "in": "body",
        "type": "string",
        "description": "Of the Merchant API, an account of the Payment API whose payments it sees."
      },
      {
        "name": "merchant.demoRestrictions",
        "in": "body",
        "type": "boolean",
        "description": "Whether the queries of the Merchant API are rejected, as the document has it for the demo merchant.",
        "default": false
      },
      {
        "name": "merchant.eventSecret",
        "in": "body",
        "type": "string",
        "values": ["older", "newer"],
        "description": "Which of two secrets signs events and redirects, while the merchant's secret is rotated.",
        "default": "older"
      },
      {"name": "seeds.clock", "in": "body", "type": "string", "description": "When the first step is done. A world that is not that far is advanced to it."},
      {"name": "seeds.steps", "in": "body", "type": "json", "description": "The steps. Each is one command with its input, and what goes with it."},
      {"name": "seeds.leftOut", "in": "body", "type": "json", "description": "What an exported seed lacks, and why. Nothing is done with it."}
    ],
    "hasBody": true,
    "act": {"name": "createWorld", "positionals": ["name"], "done": "The world was created."},
    "examples": [
      {
        "parameters": {},
        "body": {"name": "checkout-tests", "clock": "2026-03-02T09:00:00Z", "settings": {"callbackOrder": "after"}, "merchant": {"refundApproval": true}}
      },
      {"parameters": {}, "body": {}}
    ]
  },
  "getWorld": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}",
    "summary": "Get a world",
    "description": "The credentials of its merchants, and its clock.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "world", "name": "get", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "reset": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/reset",
    "summary": "Reset a world",
    "description": "Forgets its payments, orders, refunds, cards, settlements, events and requests. Its settings, and those of its merchants, are again those\nthat it was created with; so is its clock. Accounts and secrets stay.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "reset", "positionals": [], "done": "The world was reset."},
    "examples": [{"parameters": {}}]
  },
  "snapshot": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/snapshot",
    "summary": "Take a snapshot of a world",
    "description": "All that the world has, as a value to keep: payments, orders, refunds, cards, settlements, events, requests, jobs to come, settings, fault rules and\nthe time. It holds the secrets of merchants and the customer data of requests. An event that is being sent is one to be sent in it.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "snapshot", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "dropped": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/dropped",
    "summary": "Count what a world has dropped",
    "description": "A sandbox that is started with limits, such as `--keep payments=500`, drops what is over: the oldest first. What was dropped is unknown from then on,\nand stays in the sums of settlements.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "dropped", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "restore": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/restore",
    "summary": "Restore a world",
    "description": "Makes the world what it was when the snapshot was taken, its clock included. What was made since is unknown. The snapshot is of the world with this\nname and these accounts, in this sandbox or in another one, on any store: the default world has the same accounts everywhere, others under the same seed.\nOf those who may control the sandbox, bodies of up to 256 MiB are taken.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "version",
        "in": "body",
        "type": "number",
        "required": true,
        "description": "The form of the snapshot. A sandbox rejects those of another form.",
        "maximum": 1000000,
        "isWhole": true
      },
      {"name": "name", "in": "body", "type": "string", "required": true, "description": "The world's name."},
      {"name": "accounts", "in": "body", "type": "list", "required": true, "description": "The accounts of its merchants."},
      {"name": "at", "in": "body", "type": "string", "required": true, "description": "The world's time."},
      {
        "name": "state",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "All that the world has. It is the sandbox's own, and may change its form with the version.",
        "example": {}
      }
    ],
    "hasBody": true,
    "act": {"name": "restore", "positionals": [], "text": "file", "done": "The world was restored."},
    "examples": [
      {
        "parameters": {},
        "body": {"version": 1, "name": "checkout-tests", "accounts": ["401933", "518204", "622910", "739155"], "at": "2026-03-02T09:00:00.000Z", "state": {}}
      }
    ]
  },
  "listMoments": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/moments",
    "summary": "List the moments of a world",
    "description": "What was done, oldest first: acts, requests, timers and events, each with the moment at which it was done. The newest 1,000 are kept, or as many as\n`--keep moments=500` says; none in a sandbox that drops payments or events.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "moments", "name": "list", "positionals": [], "empty": "no moments"},
    "examples": [{"parameters": {}}]
  },
  "snapshotMoment": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/moments/{moment}",
    "summary": "Take a snapshot of a world as it was",
    "description": "The world as it was after a moment, in the form of its other snapshots. Requests and transitions are not among what moments keep: the snapshot has those of\nnow, as far as this process took part.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "moment", "in": "path", "type": "string", "required": true, "description": "The id of the moment."}
    ],
    "act": {"group": "moments", "name": "snapshot", "positionals": ["moment"]},
    "examples": [{"parameters": {"moment": "42-9f3b1c2d"}}]
  },
  "compareMoment": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/moments/{moment}/compare",
    "summary": "Compare two moments of a world",
    "description": "The documents of the world after a moment that are others after another one, or now.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "moment", "in": "path", "type": "string", "required": true, "description": "The id of the moment."},
      {"name": "with", "in": "query", "type": "string", "description": "The moment to compare with. By default the world as it is now."}
    ],
    "act": {"group": "moments", "name": "compare", "positionals": ["moment"], "empty": "no differences"},
    "examples": [{"parameters": {"moment": "42-9f3b1c2d"}}]
  },
  "openMoment": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/moments/{moment}/open",
    "summary": "Open a world as it was in a sandbox of its own",
    "description": "Starts another sandbox in memory, on a free port of the same address, with the world as it was after a moment, which goes on from there. It ends with this\none; of more than five, the oldest ends.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "moment", "in": "path", "type": "string", "required": true, "description": "The id of the moment."}
    ],
    "act": {"group": "moments", "name": "open", "positionals": ["moment"], "done": "The world as it was has a sandbox of its own."},
    "examples": [{"parameters": {"moment": "42-9f3b1c2d"}}]
  },
  "goBackToMoment": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/moments/{moment}/go-back",
    "summary": "Go back to a moment",
    "description": "Makes the world what it was after a moment, its clock included. That is a moment, too, so that what came in between stays as a branch to go back to. The\nlog of requests and transitions stays, and the shop's own database doesn't go back.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "moment", "in": "path", "type": "string", "required": true, "description": "The id of the moment."}
    ],
    "act": {"group": "moments", "name": "goBackTo", "positionals": ["moment"], "done": "The world is what it was."},
    "examples": [{"parameters": {"moment": "42-9f3b1c2d"}}]
  },
  "export": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/export",
    "summary": "Export a world as a seed",
    "description": "The steps that were done in the world. In a new world, they make an equal one; ids, tokens, reference numbers and fingerprints are new,\nunless the sandbox has the same seed and the world the same name.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "export", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "settings": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/settings",
    "summary": "Get the settings of a world",
    "description": "What the API documents leave open, and how this world reads it.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "settings", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "configure": {
    "method": "PATCH",
    "path": "/_sandbox/worlds/{world}/settings",
    "summary": "Change settings of a world",
    "description": "Changes the settings that are given. They apply from the next request on.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "duplicateStamp",
        "in": "body",
        "type": "string",
        "values": ["reject", "accept"],
        "description": "A stamp that another payment of the account has used.",
        "default": "reject"
      },
      {
        "name": "callbackOrder",
        "in": "body",
        "type": "string",
        "values": ["before", "after", "race", "never"],
        "description": "When the callback of a payment is sent, relative to the customer's redirect.",
        "default": "before"
      },
      {
        "name": "callbackRetry",
        "in": "body",
        "type": "json",
        "description": "Seconds after the first attempt at which a callback that is not acknowledged is sent again, in ascending order.",
        "example": [60],
        "default": [60, 300, 900, 3600, 21600, 86400]
      },
      {
        "name": "duplicateCallbacks",
        "in": "body",
        "type": "number",
        "description": "How many more times each callback is sent.",
        "minimum": 0,
        "maximum": 100,
        "default": 0,
        "isWhole": true
      },
      {
        "name": "algorithm",
        "in": "body",
        "type": "string",
        "values": ["request", "sha256", "sha512"],
        "description": "`checkout-algorithm` of redirects, callbacks and reports: that of the request which made the payment, the refund or the report, or always one.",
        "default": "request"
      },
      {"name": "requireHttps", "in": "body", "type": "boolean", "description": "Whether the merchant's URLs must be https.", "default": false},
      {
        "name": "commitAgain",
        "in": "body",
        "type": "string",
        "values": ["reject", "accept"],
        "description": "Committing a hold that has been committed.",
        "default": "reject"
      },
      {"name": "sameTokenForCommit", "in": "body", "type": "boolean", "description": "Whether a hold is committed with its own token only.", "default": false},
      {
        "name": "latePaymentAfterCancel",
        "in": "body",
        "type": "boolean",
        "description": "Whether a bank can confirm a payment that was cancelled or has timed out.",
        "default": false
      },
      {
        "name": "bankRefundsByEmail",
        "in": "body",
        "type": "boolean",
        "description": "Whether refunds of bank payments go by e-mail on the day of payment, and of Nordea's after 13 weeks.",
        "default": false
      },
      {
        "name": "refundsNeedBalance",
        "in": "body",
        "type": "boolean",
        "description": "Whether a refund is at most what is not settled yet of the account that bears it.",
        "default": false
      },
      {
        "name": "refundOutcome",
        "in": "body",
        "type": "string",
        "values": ["ok", "rejected", "fail", "invalid"],
        "description": "What becomes of refunds through a provider. `rejected` before, `fail` and `invalid` after they were accepted.",
        "default": "ok"
      },
      {
        "name": "notificationDelay",
        "in": "body",
        "type": "number",
        "description": "Seconds after which the shop is notified of a paid order.",
        "minimum": 0,
        "maximum": 31622400,
        "default": 0,
        "isWhole": true
      },
      {
        "name": "refundAccountNumber",
        "in": "body",
        "type": "string",
        "values": ["automatic", "by hand"],
        "description": "Whether the customer's account number for a refund of the Merchant API comes by itself, after an hour, or by hand alone.",
        "default": "automatic"
      },
      {"name": "holidays", "in": "body", "type": "list", "description": "Days on which no bank works, besides weekends.", "default": []},
      {
        "name": "map",
        "in": "body",
        "type": "json",
        "description": "Where shops are whose URLs name another host: scheme and host, each with the address that it stands for. Events go there, and customers' browsers; those that could not be sent are sent by then. An address on another machine must be one that events may go to.",
        "example": {"https://shop.example.com": "http://localhost:8080"},
        "default": {}
      }
    ],
    "hasBody": true,
    "act": {"name": "configure", "positionals": [], "done": "The settings apply from now on."},
    "examples": [
      {"parameters": {}, "body": {"map": {"https://shop.example.com": "http://localhost:8080"}}},
      {"parameters": {}, "body": {"callbackOrder": "after"}},
      {"parameters": {}, "body": {"callbackRetry": [60, 600]}}
    ]
  },
  "merchants": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/merchants",
    "summary": "List the merchants of a world",
    "description": "Its merchants, with their settings.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "merchants", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "configureMerchant": {
    "method": "PATCH",
    "path": "/_sandbox/worlds/{world}/merchants/{account}/settings",
    "summary": "Change settings of a merchant",
    "description": "Changes the settings that are given. They apply from the next request on.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "account",
        "in": "path",
        "type": "string",
        "required": true,
        "description": "The account of the merchant; in the Merchant API and the legacy interface its merchant ID."
      },
      {"name": "methods", "in": "body", "type": "list", "description": "Ids of the methods that it offers; all when there is none."},
      {"name": "tokenization", "in": "body", "type": "boolean", "description": "Whether it may tokenize cards.", "default": true},
      {"name": "cards", "in": "body", "type": "boolean", "description": "Whether it may charge cards.", "default": true},
      {"name": "amex", "in": "body", "type": "boolean", "description": "Whether these may be American Express cards.", "default": true},
      {"name": "refundApproval", "in": "body", "type": "boolean", "description": "Whether refunds wait for an approval.", "default": false},
      {"name": "delayedPayments", "in": "body", "type": "boolean", "description": "Whether bank payments are delayed.", "default": false},
      {"name": "perTransactionSettlement", "in": "body", "type": "boolean", "description": "Whether each payment is settled by itself.", "default": false},
      {
        "name": "settlementCycle",
        "in": "body",
        "type": "string",
        "values": ["weekdays", "mon-wed-fri", "mon-thu", "weekly", "twice a month", "monthly"],
        "description": "On which days it is settled.",
        "default": "weekdays"
      },
      {
        "name": "settlementDelay",
        "in": "body",
        "type": "number",
        "description": "Banking days from a settlement to its payout.",
        "minimum": 0,
        "maximum": 30,
        "default": 3,
        "isWhole": true
      },
      {
        "name": "directMethods",
        "in": "body",
        "type": "list",
        "description": "Ids of the methods that it has an agreement of its own for. Their payments are `direct`, and never settled.",
        "default": []
      },
      {"name": "fees.fixed", "in": "body", "type": "number", "description": "Cents.", "minimum": 0, "maximum": 1000000, "isWhole": true},
      {"name": "fees.perMille", "in": "body", "type": "number", "description": "Thousandths of the amount.", "minimum": 0, "maximum": 1000, "isWhole": true},
      {
        "name": "methodFees",
        "in": "body",
        "type": "json",
        "description": "Other fees, by the id of the method.",
        "example": {"nordea": {"fixed": 50, "perMille": 5}},
        "default": {}
      },
      {"name": "linkedAccount", "in": "body", "type": "string", "description": "Of the Merchant API, an account of the Payment API whose payments it sees."},
      {
        "name": "demoRestrictions",
        "in": "body",
        "type": "boolean",
        "description": "Whether the queries of the Merchant API are rejected, as the document has it for the demo merchant.",
        "default": false
      },
      {
        "name": "eventSecret",
        "in": "body",
        "type": "string",
        "values": ["older", "newer"],
        "description": "Which of two secrets signs events and redirects, while the merchant's secret is rotated.",
        "default": "older"
      }
    ],
    "hasBody": true,
    "act": {"name": "configureMerchant", "positionals": ["account"], "done": "The merchant’s settings apply from now on."},
    "examples": [
      {"parameters": {"account": "375917"}, "body": {"refundApproval": true}},
      {"parameters": {"account": "375917"}, "body": {"methodFees": {"nordea": {"fixed": 50, "perMille": 5}}}}
    ]
  },
  "rotateSecret": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/merchants/{account}/secrets",
    "summary": "Issue a second secret",
    "description": "From now on requests may be signed with either secret, and responses are signed as their requests were. The merchant's setting `eventSecret` says\nwhich one signs events and redirects.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "account",
        "in": "path",
        "type": "string",
        "required": true,
        "description": "The account of the merchant; in the Merchant API and the legacy interface its merchant ID."
      }
    ],
    "act": {
      "name": "rotateSecret",
      "positionals": ["account"],
      "done": "The merchant has a second secret. The control API and the world’s credentials have it."
    },
    "examples": [{"parameters": {"account": "375917"}}]
  },
  "retireSecret": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/merchants/{account}/secrets/retire",
    "summary": "Forget the older of two secrets",
    "description": "Requests are accepted with the newer one alone, which signs everything.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "account",
        "in": "path",
        "type": "string",
        "required": true,
        "description": "The account of the merchant; in the Merchant API and the legacy interface its merchant ID."
      }
    ],
    "act": {"name": "retireSecret", "positionals": ["account"], "done": "The merchant’s older secret is no longer valid."},
    "examples": [{"parameters": {"account": "375917"}}]
  },
  "seed": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/seed",
    "summary": "Do the steps of a seed",
    "description": "Does steps in a world, one after the other, each as if a shop, a customer or a bank had done it, and what is due after it: no state comes of it\nthat the APIs could not have made.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "clock", "in": "body", "type": "string", "description": "When the first step is done. A world that is not that far is advanced to it."},
      {
        "name": "steps",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The steps. Each is one command with its input, and what goes with it.",
        "example": [{"addOrder": {"request": {"orderNumber": "ORDER-1002", "price": "99.00"}}, "as": "order"}]
      },
      {"name": "leftOut", "in": "body", "type": "json", "description": "What an exported seed lacks, and why. Nothing is done with it."}
    ],
    "hasBody": true,
    "act": {"name": "seed", "positionals": [], "text": "file", "done": "The steps of the seed were carried out."},
    "examples": [
      {
        "parameters": {},
        "body": {
          "steps": [{"addOrder": {"request": {"orderNumber": "ORDER-1002", "price": "99.00"}}, "as": "order"}, {"pay": {"method": "nordea"}, "of": "$order"}]
        }
      }
    ]
  },
  "pay": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/pay",
    "summary": "Pay a payment or an order",
    "description": "Does what the customer does on the pay page, and sends the callback that comes of it. A payment that was cancelled is not opened again, an\norder is.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "id", "in": "body", "type": "string", "required": true, "description": "The transaction id of a payment, or the token of an order."},
      {
        "name": "method",
        "in": "body",
        "type": "string",
        "description": "The id of a method that the payment offers, such as `nordea`; of an order's card, its name, too. By default that of the card."
      },
      {
        "name": "card",
        "in": "body",
        "type": "string",
        "description": "A test card, by its number or its last four digits. By default the first that the method takes."
      },
      {
        "name": "outcome",
        "in": "body",
        "type": "string",
        "values": ["approve", "cancel", "reject", "leave", "pending"],
        "description": "What becomes of it; by default `approve`, and with a card what it is published for. `leave`: approves at the bank, and never comes back. `pending`: of an order, pays by an invoice that waits to be accepted."
      }
    ],
    "hasBody": true,
    "act": {"name": "pay", "positionals": ["id"], "done": "The customer’s choice was carried out."},
    "examples": [
      {"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "method": "nordea"}},
      {"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "card": "0156"}},
      {"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "outcome": "cancel"}}
    ]
  },
  "stepUp": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/step-up",
    "summary": "Pass or fail a step-up",
    "description": "Passes or fails the 3DS step-up that a charge or hold waits for.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "id", "in": "body", "type": "string", "required": true, "description": "The transaction id of the payment."},
      {"name": "outcome", "in": "body", "type": "string", "values": ["approve", "reject"], "description": "How it ends.", "default": "approve"}
    ],
    "hasBody": true,
    "act": {"name": "stepUp", "positionals": ["id"], "done": "The step-up is over."},
    "examples": [{"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6"}}]
  },
  "addCard": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/add-card",
    "summary": "Add a card on the form",
    "description": "Does what the customer does on the form that adds a card.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "id",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The tokenization id, the last segment of the URL that `addCardForm` sends the browser to; or that URL."
      },
      {"name": "card", "in": "body", "type": "string", "description": "A test card, by its number or its last four digits. By default `4153 0139 9970 0024`."},
      {
        "name": "outcome",
        "in": "body",
        "type": "string",
        "values": ["approve", "cancel", "reject"],
        "description": "What becomes of it; by default what the card is published for."
      }
    ],
    "hasBody": true,
    "act": {"name": "addCard", "positionals": ["id"], "done": "The customer has sent the form."},
    "examples": [{"parameters": {}, "body": {"id": "818c478e-5682-46bf-97fd-b9c2b93a3fcd", "card": "0024"}}]
  },
  "listTokens": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/tokens",
    "summary": "List the tokens",
    "description": "The tokens of cards that fit all that is given, oldest first.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "tokens", "name": "list", "positionals": [], "empty": "no tokens"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "addToken": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/tokens",
    "summary": "Add a card without a form",
    "description": "Adds a card for a merchant, as if the customer had filled in the form.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "card", "in": "body", "type": "string", "description": "A test card, by its number or its last four digits. By default `4153 0139 9970 0024`."},
      {
        "name": "account",
        "in": "body",
        "type": "string",
        "description": "The account of the merchant. By default the ordinary one.",
        "minimum": 0,
        "maximum": 999999999999,
        "isWhole": true
      }
    ],
    "hasBody": true,
    "act": {"name": "addToken", "positionals": [], "done": "The card has a token."},
    "examples": [{"parameters": {}, "body": {"card": "1162"}}]
  },
  "resolve": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/resolve",
    "summary": "Do what happens elsewhere",
    "description": "The bank confirms a payment, the fraud check clears or declines one; a refund is approved, rejected or paid out. An order's invoice is\naccepted or declined, or its payment is found on the bank statement; the customer gives an account number for a refund of the Merchant API,\nor it is completed, cancelled or rejected.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "id",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The transaction id of a payment or a refund; the token of an order or of its refund."
      },
      {
        "name": "act",
        "in": "body",
        "type": "string",
        "required": true,
        "values": ["confirm", "clear", "decline", "approve", "reject", "pay out", "accept", "find", "give account", "complete", "cancel"],
        "description": "What happens."
      }
    ],
    "hasBody": true,
    "act": {"name": "resolve", "positionals": ["id", "act"], "done": "The change was made."},
    "examples": [{"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "act": "approve"}}]
  },
  "listRefunds": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/refunds",
    "summary": "List the refunds",
    "description": "The refunds of payments and orders that fit all that is given, oldest first.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {
        "name": "status",
        "in": "query",
        "type": "string",
        "values": ["pending", "ok", "fail", "created", "completed", "cancelled"],
        "description": "The status."
      },
      {"name": "method", "in": "query", "type": "string", "description": "The method that took part; of an event, its name."},
      {"name": "from", "in": "query", "type": "string", "description": "Of this day or time, or later."},
      {"name": "to", "in": "query", "type": "string", "description": "Of this day or an earlier one; before this time."},
      {"name": "least", "in": "query", "type": "number", "description": "The least amount, in cents."},
      {"name": "most", "in": "query", "type": "number", "description": "The largest amount, in cents."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "refunds", "name": "list", "positionals": [], "empty": "no refunds"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "refund": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/refunds",
    "summary": "Refund a payment or an order",
    "description": "Refunds as the merchant does in its panel: no request of the shop is involved, and no callback goes to it.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "id", "in": "body", "type": "string", "required": true, "description": "The transaction id of a payment, or the token of an order."},
      {
        "name": "amount",
        "in": "body",
        "type": "number",
        "description": "Cents. By default all that is left.",
        "minimum": 1,
        "maximum": 9999999999,
        "isWhole": true
      },
      {"name": "email", "in": "body", "type": "string", "description": "The customer's address, where the refund needs one."}
    ],
    "hasBody": true,
    "act": {"name": "refund", "positionals": ["id"], "done": "The refund was created."},
    "examples": [{"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "amount": 500}}]
  },
  "listPayments": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/payments",
    "summary": "List the payments",
    "description": "The payments that fit all that is given, oldest first.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {
        "name": "status",
        "in": "query",
        "type": "string",
        "values": ["new", "ok", "fail", "pending", "delayed", "authorization-hold"],
        "description": "The status."
      },
      {"name": "method", "in": "query", "type": "string", "description": "The method that took part; of an event, its name."},
      {"name": "from", "in": "query", "type": "string", "description": "Of this day or time, or later."},
      {"name": "to", "in": "query", "type": "string", "description": "Of this day or an earlier one; before this time."},
      {"name": "least", "in": "query", "type": "number", "description": "The least amount, in cents."},
      {"name": "most", "in": "query", "type": "number", "description": "The largest amount, in cents."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "payments", "name": "list", "positionals": [], "empty": "no payments"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "listReports": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/reports",
    "summary": "List the reports",
    "description": "The reports that fit all that is given, oldest first. What became of each stands in its event.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {"name": "from", "in": "query", "type": "string", "description": "Of this day or time, or later."},
      {"name": "to", "in": "query", "type": "string", "description": "Of this day or an earlier one; before this time."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "reports", "name": "list", "positionals": [], "empty": "no reports"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "find": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/find",
    "summary": "Find something",
    "description": "Everything in the world that has a text, as it stands in the shop's log, on the dashboard or on a receipt. Payments come\nfirst; of each kind, what has it as a whole, then what is newest.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "required": true,
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"name": "find", "positionals": ["text"], "empty": "nothing that has it"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "listSettlements": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/settlements",
    "summary": "List the settlements",
    "description": "The settlements that fit all that is given, oldest first.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {"name": "status", "in": "query", "type": "string", "values": ["created", "paid out"], "description": "The status."},
      {"name": "from", "in": "query", "type": "string", "description": "Of this day or time, or later."},
      {"name": "to", "in": "query", "type": "string", "description": "Of this day or an earlier one; before this time."},
      {"name": "least", "in": "query", "type": "number", "description": "The least amount, in cents."},
      {"name": "most", "in": "query", "type": "number", "description": "The largest amount, in cents."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "settlements", "name": "list", "positionals": [], "empty": "no settlements"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "settle": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/settlements",
    "summary": "Settle now",
    "description": "Settles what has been paid and refunded until now: of every account, or of one. Its time comes by itself, too, as the clock is advanced.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "account",
        "in": "body",
        "type": "string",
        "description": "The account of the merchant. By default all.",
        "minimum": 0,
        "maximum": 999999999999,
        "isWhole": true
      }
    ],
    "hasBody": true,
    "act": {"name": "settle", "positionals": ["account"], "done": "What was open was settled.", "empty": "nothing to settle"},
    "examples": [{"parameters": {}, "body": {}}]
  },
  "payOut": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/settlements/{settlement}/pay-out",
    "summary": "Pay out a settlement",
    "description": "Pays out a settlement now.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "settlement", "in": "path", "type": "string", "required": true, "description": "The id of the settlement."}
    ],
    "act": {"name": "payOut", "positionals": ["settlement"], "done": "The settlement is paid out."},
    "examples": [{"parameters": {"settlement": "1204567"}}]
  },
  "listOrders": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/orders",
    "summary": "List the orders",
    "description": "The orders of the legacy interface that fit all that is given, oldest first.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {
        "name": "status",
        "in": "query",
        "type": "string",
        "values": ["waiting payment", "paid", "cancelled", "waiting acceptance"],
        "description": "The status."
      },
      {"name": "method", "in": "query", "type": "string", "description": "The method that took part; of an event, its name."},
      {"name": "from", "in": "query", "type": "string", "description": "Of this day or time, or later."},
      {"name": "to", "in": "query", "type": "string", "description": "Of this day or an earlier one; before this time."},
      {"name": "least", "in": "query", "type": "number", "description": "The least amount, in cents."},
      {"name": "most", "in": "query", "type": "number", "description": "The largest amount, in cents."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "orders", "name": "list", "positionals": [], "empty": "no orders"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "addOrder": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/orders",
    "summary": "Add an order",
    "description": "Adds an order of the legacy interface as if the shop had made it, of any class of interface.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "interfaceClass",
        "in": "body",
        "type": "string",
        "values": ["S1", "E1", "E2", "1", "3", "third-party"],
        "description": "What the shop made it with. By default what the request stands for, `S1` with a price and `E1` with rows."
      },
      {
        "name": "request",
        "in": "body",
        "type": "json",
        "description": "Fields of the legacy interface's request. By default an order of 99.00 €.",
        "example": {"orderNumber": "ORDER-1002", "price": "99.00"}
      }
    ],
    "hasBody": true,
    "act": {"group": "orders", "name": "add", "positionals": [], "done": "The order was added."},
    "examples": [{"parameters": {}, "body": {"interfaceClass": "S1", "request": {"orderNumber": "ORDER-1002", "price": "99.00"}}}]
  },
  "generate": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/generate",
    "summary": "Generate payments",
    "description": "Moves the clock forward while so many payments come to the ordinary merchant: most are paid, by all of its methods, some fail, some are\nrefunded. What is due in the meantime happens as well. None of them has callbacks.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "count", "in": "body", "type": "number", "required": true, "description": "How many.", "minimum": 0, "maximum": 1000000, "isWhole": true},
      {
        "name": "days",
        "in": "body",
        "type": "number",
        "description": "How far the clock is moved.",
        "minimum": 0,
        "maximum": 366,
        "default": 30,
        "isWhole": true
      }
    ],
    "hasBody": true,
    "act": {"name": "generate", "positionals": ["count"], "done": "The payments were generated."},
    "examples": [{"parameters": {}, "body": {"count": 500, "days": 30}}]
  },
  "getClock": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/clock",
    "summary": "Read the clock",
    "description": "The time of the world.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "clock", "name": "get", "positionals": []},
    "examples": [{"parameters": {}}]
  },
  "watchClock": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/clock/watch",
    "summary": "Watch the clock",
    "description": "Responds with the clock once it has been moved: its version is then another one than that of the request. Without a version, responds at\nonce. Responds with the same version when the time is over, so that a shop's own clock follows by asking again and again. An event that is\nsent at the new time may reach the shop before the response does.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "version", "in": "body", "type": "string", "description": "The last version that was seen."},
      {
        "name": "timeoutMs",
        "in": "body",
        "type": "number",
        "description": "Real milliseconds to wait at most.",
        "minimum": 0,
        "maximum": 60000,
        "default": 30000,
        "isWhole": true
      }
    ],
    "hasBody": true,
    "act": {"group": "clock", "name": "watch", "positionals": []},
    "examples": [{"parameters": {}, "body": {"version": "1772442000000"}}]
  },
  "advanceClock": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/clock/advance",
    "summary": "Advance the clock",
    "description": "Moves the clock forward, and runs all that is due until then, each at its own time, with what comes of it. The response comes when it has\nrun.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "days", "in": "body", "type": "number", "description": "Days.", "minimum": 0, "maximum": 36600},
      {"name": "hours", "in": "body", "type": "number", "description": "Hours.", "minimum": 0, "maximum": 878400},
      {"name": "minutes", "in": "body", "type": "number", "description": "Minutes.", "minimum": 0, "maximum": 52704000},
      {"name": "seconds", "in": "body", "type": "number", "description": "Seconds.", "minimum": 0, "maximum": 3162240000}
    ],
    "hasBody": true,
    "act": {"group": "clock", "name": "advance", "positionals": [], "text": "duration", "done": "The clock was advanced."},
    "examples": [{"parameters": {}, "body": {"days": 14}}]
  },
  "transitions": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/transitions",
    "summary": "List the transitions",
    "description": "The newest transitions of payments, orders, refunds and tokenizations, oldest first: at least 1,000 are kept, each with the rule that it follows.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"name": "transitions", "positionals": [], "empty": "no transitions"},
    "examples": [{"parameters": {}}]
  },
  "listFaults": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/faults",
    "summary": "List the fault rules",
    "description": "The fault rules of the world, oldest first, each with how often it has hit, and what.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "faults", "name": "list", "positionals": [], "empty": "no fault rules"},
    "examples": [{"parameters": {}}]
  },
  "addFault": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/faults",
    "summary": "Add a fault rule",
    "description": "Adds a fault rule, which applies from now on. Requests are carried out before their response is lost, unless the rule has `before`. A rule has\none effect: `respond` applies to requests; `drop`, `delay` and `truncate` too, or to events where the rule names one; `duplicate` and\n`outOfOrder` to events; `decline`, `refundOutcome` and `lateOutcome` to what becomes of payments and refunds.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "match.operation", "in": "body", "type": "string", "description": "The operation's id."},
      {
        "name": "match.event",
        "in": "body",
        "type": "string",
        "values": ["paymentCallback", "refundCallback", "addCardCallback", "paymentNotification", "refundStatusChanged", "paymentReport"],
        "description": "An event that the service sends by itself."
      },
      {
        "name": "match.merchant",
        "in": "body",
        "type": "string",
        "description": "An account or a merchant ID.",
        "minimum": 0,
        "maximum": 999999999999,
        "isWhole": true
      },
      {
        "name": "match.reference",
        "in": "body",
        "type": "string",
        "description": "The merchant's own reference or order number, where the request or the event names it."
      },
      {
        "name": "match.amount",
        "in": "body",
        "type": "number",
        "description": "Cents, where the request or the event names them.",
        "minimum": 0,
        "maximum": 9999999999,
        "isWhole": true
      },
      {
        "name": "match.nth",
        "in": "body",
        "type": "number",
        "description": "Only the nth of those that match, counted from 1 since the rule was added.",
        "minimum": 1,
        "maximum": 9999999999,
        "isWhole": true
      },
      {
        "name": "times",
        "in": "body",
        "type": "number",
        "description": "How many times it hits at most. Unlimited by default.",
        "minimum": 1,
        "maximum": 9999999999,
        "isWhole": true
      },
      {
        "name": "after",
        "in": "body",
        "type": "number",
        "description": "How many that match it leaves alone first.",
        "minimum": 0,
        "maximum": 9999999999,
        "isWhole": true
      },
      {
        "name": "probability",
        "in": "body",
        "type": "number",
        "description": "How likely it hits one that matches; under a seed, it hits the same ones each time.",
        "minimum": 0,
        "maximum": 1
      },
      {
        "name": "before",
        "in": "body",
        "type": "boolean",
        "description": "Whether a request that gets another response, or none, is left undone. By default it is carried out, and its response lost."
      },
      {"name": "respond.status", "in": "body", "type": "number", "description": "The status.", "minimum": 400, "maximum": 599, "isWhole": true},
      {
        "name": "drop",
        "in": "body",
        "type": "boolean",
        "values": [true],
        "description": "Of a request, the connection breaks without a response. Of an event, an attempt to send it reaches nobody."
      },
      {
        "name": "delay",
        "in": "body",
        "type": "number",
        "description": "Of a request, real milliseconds until its response. Of an event, milliseconds of the world's clock until it is sent.",
        "minimum": 1,
        "maximum": 600000,
        "isWhole": true
      },
      {
        "name": "truncate",
        "in": "body",
        "type": "boolean",
        "values": [true],
        "description": "Of a request, the connection breaks in the middle of its response. Of an event, in the middle of an attempt to send it."
      },
      {
        "name": "duplicate",
        "in": "body",
        "type": "number",
        "description": "Of an event, how many more times it is sent.",
        "minimum": 1,
        "maximum": 100,
        "isWhole": true
      },
      {
        "name": "outOfOrder",
        "in": "body",
        "type": "boolean",
        "values": [true],
        "description": "Of an event, it is sent behind the next event of its merchant, or after a day."
      },
      {
        "name": "decline",
        "in": "body",
        "type": "boolean",
        "values": [true],
        "description": "Of a charge or hold of a token, the acquirer declines it. Of a customer who approves a payment, it is rejected."
      },
      {
        "name": "refundOutcome",
        "in": "body",
        "type": "string",
        "values": ["rejected", "fail"],
        "description": "Of a refund through its provider, it is rejected at once, or fails after it was accepted."
      },
      {
        "name": "lateOutcome",
        "in": "body",
        "type": "boolean",
        "values": [true],
        "description": "Of a customer who approves a bank payment, it is delayed, and confirmed later."
      }
    ],
    "hasBody": true,
    "act": {"group": "faults", "name": "add", "positionals": [], "flat": ["match"], "done": "The fault rule applies from now on."},
    "examples": [{"parameters": {}, "body": {"match": {"operation": "refundPayment"}, "times": 1, "drop": true}}]
  },
  "clearFaults": {
    "method": "DELETE",
    "path": "/_sandbox/worlds/{world}/faults",
    "summary": "Remove all fault rules",
    "description": "Removes all fault rules of the world. What they have changed stays so.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "faults", "name": "clear", "positionals": [], "done": "All fault rules were removed."},
    "examples": [{"parameters": {}}]
  },
  "removeFault": {
    "method": "DELETE",
    "path": "/_sandbox/worlds/{world}/faults/{fault}",
    "summary": "Remove a fault rule",
    "description": "Removes a fault rule. What it has changed stays so.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "fault", "in": "path", "type": "string", "required": true, "description": "The id of the fault rule."}
    ],
    "act": {"group": "faults", "name": "remove", "positionals": ["fault"], "done": "The fault rule was removed."},
    "examples": [{"parameters": {"fault": "1"}}]
  },
  "listOutbox": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/outbox",
    "summary": "List the e-mails",
    "description": "The e-mails to customers that the service would have sent, oldest first.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "outbox", "name": "list", "positionals": [], "empty": "no e-mails"},
    "examples": [{"parameters": {}}]
  },
  "listEvents": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/events",
    "summary": "List the events",
    "description": "The events of the world that fit all that is given, oldest first.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "text",
        "in": "query",
        "type": "string",
        "description": "A part of an id, a reference, an order number, an e-mail address, a name, an amount or a masked card. Those that have it as a whole come first."
      },
      {"name": "account", "in": "query", "type": "string", "description": "The account of the merchant. By default all of the world."},
      {"name": "status", "in": "query", "type": "string", "values": ["waiting", "acknowledged", "given up", "blocked"], "description": "The status."},
      {"name": "method", "in": "query", "type": "string", "description": "The method that took part; of an event, its name."},
      {"name": "from", "in": "query", "type": "string", "description": "Of this day or time, or later."},
      {"name": "to", "in": "query", "type": "string", "description": "Of this day or an earlier one; before this time."},
      {"name": "least", "in": "query", "type": "number", "description": "The least amount, in cents."},
      {"name": "most", "in": "query", "type": "number", "description": "The largest amount, in cents."},
      {
        "name": "sort",
        "in": "query",
        "type": "string",
        "values": ["oldest", "newest", "largest", "smallest"],
        "description": "By time or by amount. Those with the same are in the order in which they were made."
      },
      {"name": "skip", "in": "query", "type": "number", "description": "How many to leave out at the beginning."},
      {"name": "limit", "in": "query", "type": "number", "description": "The most to return. By default all."}
    ],
    "act": {"group": "events", "name": "list", "positionals": [], "empty": "no events"},
    "examples": [{"parameters": {"text": "ORDER-1001"}}]
  },
  "waitForEvent": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/events/wait",
    "summary": "Wait for an event",
    "description": "Responds once an event has been sent that matches, which may be so already. With `acknowledged: true` in the match, once the shop has\nacknowledged it; with a `state`, once it has that state. Rejected at once if the event's host is not allowed and, while the clock is\nfrozen, if only a later job could send it.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "values": ["paymentCallback", "refundCallback", "addCardCallback", "paymentNotification", "refundStatusChanged", "paymentReport"],
        "description": "An event that the service sends by itself."
      },
      {"name": "match.transactionId", "in": "body", "type": "string", "description": "A payment or a refund."},
      {"name": "match.tokenizationId", "in": "body", "type": "string", "description": "A tokenization."},
      {"name": "match.about", "in": "body", "type": "string", "description": "The transaction, tokenization, order or refund that it is about."},
      {"name": "match.orderNumber", "in": "body", "type": "string", "description": "The order number."},
      {"name": "match.refundToken", "in": "body", "type": "string", "description": "The token of a refund of the Merchant API."},
      {"name": "match.newStatus", "in": "body", "type": "string", "description": "The status of such a refund."},
      {"name": "match.status", "in": "body", "type": "string", "description": "The status."},
      {"name": "match.stamp", "in": "body", "type": "string", "description": "The stamp."},
      {"name": "match.reference", "in": "body", "type": "string", "description": "The reference."},
      {"name": "match.amount", "in": "body", "type": "number", "description": "Cents.", "minimum": 0, "maximum": 9999999999, "isWhole": true},
      {"name": "match.provider", "in": "body", "type": "string", "description": "The provider; null for none."},
      {
        "name": "match.state",
        "in": "body",
        "type": "string",
        "values": ["waiting", "acknowledged", "given up", "blocked"],
        "description": "What became of an event. `blocked`: it is for another machine, and that is not allowed."
      },
      {"name": "match.acknowledged", "in": "body", "type": "boolean", "description": "Whether the shop has acknowledged it."},
      {
        "name": "timeoutMs",
        "in": "body",
        "type": "number",
        "description": "Real milliseconds to wait at most. Over HTTP, a wait ends after 60,000.",
        "minimum": 0,
        "maximum": 2147483647,
        "default": 5000,
        "isWhole": true
      }
    ],
    "hasBody": true,
    "act": {"group": "events", "name": "waitFor", "positionals": ["name"], "flat": ["match"]},
    "examples": [
      {
        "parameters": {},
        "body": {"name": "paymentCallback", "match": {"transactionId": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "status": "ok"}, "timeoutMs": 2000}
      }
    ]
  },
  "attemptsOfEvent": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/events/{event}/attempts",
    "summary": "List the attempts to send an event",
    "description": "The newest 20 attempts, oldest first, each with what was sent and how the shop responded.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "event", "in": "path", "type": "string", "required": true, "description": "The id of the event."}
    ],
    "act": {"group": "events", "name": "attemptsOf", "positionals": ["event"], "empty": "no attempts of this event"},
    "examples": [{"parameters": {"event": "1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11"}}]
  },
  "resendEvent": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/events/{event}/resend",
    "summary": "Send an event again",
    "description": "Sends an event again now, with the same values and a signature of its own, whatever became of it before.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "event", "in": "path", "type": "string", "required": true, "description": "The id of the event."}
    ],
    "act": {"group": "events", "name": "resend", "positionals": ["event"], "done": "The event was sent again."},
    "examples": [{"parameters": {"event": "1f6ed1b8-7f7e-4f7a-9d4a-4f9e4a1d0c11"}}]
  },
  "forgeEvent": {
    "method": "POST",
    "path": "/_sandbox/worlds/{world}/forge",
    "summary": "Send a forged event",
    "description": "Sends a forged version of an event to the shop, once: what an attacker, a proxy or a later version of the service could send. It is in no list of\nevents.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {
        "name": "id",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The id of an event. Or the transaction id of a payment, whose newest event it is made of. One without events has what can be made up for it."
      },
      {
        "name": "forgery",
        "in": "body",
        "type": "string",
        "required": true,
        "values": [
          "forged signature",
          "truncated signature",
          "another account",
          "changed amount",
          "doubled parameters",
          "made-up success",
          "replay",
          "other order of parameters",
          "other percent-encoding",
          "additional parameter",
          "redirect at the callback URL",
          "event of another order",
          "payment event at the refund URL",
          "fail at the success URL",
          "unknown status"
        ],
        "description": "Not genuine, so that a right shop responds with 403: `forged signature`, made without the secret; `truncated signature`, cut short; `another account`, named and signed by another merchant of the service; `changed amount`, a cent more than was signed; `doubled parameters`, each twice; `made-up success`, an `ok` for a payment that is not paid. Genuine and nothing new, so that it responds with 200 and does nothing twice: `replay`, byte for byte; `other order of parameters`; `other percent-encoding`; `additional parameter`, one signed `checkout-` parameter more; `redirect at the callback URL`, the customer's. Genuine at another place, so that it responds with 200 and trusts the parameters alone: `event of another order`, at this order's URL; `payment event at the refund URL`, which is for no refund; `fail at the success URL`, which is not paid; `unknown status`, which no document lists and is not paid."
      }
    ],
    "hasBody": true,
    "act": {"group": "events", "name": "forge", "positionals": ["id", "forgery"], "done": "The forged event was sent."},
    "examples": [{"parameters": {}, "body": {"id": "5770642a-9a02-4ca2-8eaa-cc6260a78eb6", "forgery": "forged signature"}}]
  },
  "listRequests": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/requests",
    "summary": "List the requests",
    "description": "The newest requests of the shop to the three APIs, oldest first: at most 1,000. Signatures and tokens are masked, customer data is not.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "requests", "name": "list", "positionals": [], "empty": "no requests"},
    "examples": [{"parameters": {}}]
  },
  "logs": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/logs",
    "summary": "Read the log",
    "description": "The newest of what happened, oldest first: requests of the shop, attempts to send events, and transitions, as far as this process of the\nsandbox took part; 1,000 are kept. To follow the log, ask for what came after the last number, with a time to wait, again and again.",
    "inputs": [
      {"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."},
      {"name": "limit", "in": "query", "type": "number", "description": "How many of the newest to return. By default all."},
      {
        "name": "after",
        "in": "query",
        "type": "number",
        "description": "The number of the last entry that was seen. One that the log has not reached, as after a restart, stands for none."
      },
      {"name": "timeoutMs", "in": "query", "type": "number", "description": "Real milliseconds to wait at most while there is nothing."}
    ],
    "act": {"name": "logs", "positionals": [], "empty": "nothing in its log"},
    "examples": [{"parameters": {"limit": 20}}]
  },
  "rejectedRequests": {
    "method": "GET",
    "path": "/_sandbox/worlds/{world}/requests/rejected",
    "summary": "List the rejected requests",
    "description": "The requests among these that were rejected, with the reason, the rule and its source, and what was wrong with a signature.",
    "inputs": [{"name": "world", "in": "path", "type": "string", "required": true, "description": "The name of the world."}],
    "act": {"group": "requests", "name": "rejected", "positionals": [], "empty": "no rejected requests"},
    "examples": [{"parameters": {}}]
  }
} as const;
