/** The checks of every request, in this order, before the rules of its operation. The mock server checks the same. */
export const REQUEST_RULES = {
  "request.order": {
    text: "Path and method are checked first; then the signature, the merchant's state, `Mock-Fault`, the body, the description, triggers, and the rules of the operation.",
    source: "sandbox",
    ours: "the order: none is published",
  },
  "request.path": { text: "The path and the method belong to an operation.", source: "Payment API, operations" },
  "request.signature": { text: "The request is signed by a known merchant.", source: "Payment API, Authentication" },
  "request.merchant": {
    text: "A merchant whose state the description has an example of is rejected with it.",
    source: "public documentation, errors",
  },
  "request.fault": { text: "`Mock-Fault: status` rejects a request that would have been accepted so far.", source: "sandbox" },
  "request.description": { text: "Parameters and body fit the description.", source: "Payment API, operations and records" },
  "request.trigger": { text: "Certain values ask for an error, as in the mock server.", source: "sandbox" },
  "request.transaction-id": {
    text: "`checkout-transaction-id` is the id in the path.",
    source: "public documentation, header fields",
    response: { example: "transaction-id-mismatch" },
    checkedBy: "front",
  },
  "request.body": { text: "The body is of a media type of the operation, and can be read.", source: "Payment API, operations" },
  "request.url": {
    text: "The merchant's URLs have no other scheme than http and https, and no user name.",
    source: "sandbox",
    ours: "the rule: no document has it, and clients send such URLs. The mock server has it, too",
    response: "invalid request",
    checkedBy: "front",
  },
  "request.nonce": {
    text: "A nonce may come again, unless the option `rejectUsedNonces` is set.",
    source: "public documentation, header fields",
    ours: "accepted by default",
  },
  "request.other-account": {
    text: "What belongs to another account gets the response of what does not exist.",
    source: "public documentation, errors",
    ours: "that another account's is rejected like an unknown one",
  },
  "request.prefer": { text: "`Prefer` is the mock server's: it is ignored, and logged.", source: "sandbox" },
} as const;
